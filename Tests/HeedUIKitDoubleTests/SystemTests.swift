import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct SystemTests {
    static let tablet = UITraitCollection.doublePhone.doubleWith {
      $0.horizontalSizeClass = .regular
    }
    static var sheet: Alert {
      var alert = Alert.question
      alert.style = .sheet
      return alert
    }

    private func system(_ stage: Stage) -> UIAlertController? {
      stage.root.presentedViewController as? UIAlertController
    }

    @Test(arguments: DoubleOrder.all)
    func asksByTheSystemsOwnController(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(.question, options: UIKitOptions(appearance: .system))
      await stage.wait()
      weak let controller = system(stage)
      #expect(controller?.title == "Delete the draft?")
      #expect(Set((controller?.actions ?? []).map(\.style)) == [.cancel, .destructive])
      controller?.doubleChoose("Delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      #expect(stage.root.presentedViewController == nil)
      #expect(controller == nil)
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func closesTheSystemsController(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let handle = stage.ask(.question, options: UIKitOptions(appearance: .system))
      await stage.wait()
      weak let controller = system(stage)
      handle.close()
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.withdrawn])
      #expect(stage.root.presentedViewController == nil)
      #expect(controller == nil)
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isInterruptedWithTheSystemsController(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(.question, options: UIKitOptions(appearance: .system))
      await stage.wait()
      stage.root.dismiss(animated: true)
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.interrupted])
      await stage.end()
    }

    @Test func closesTheSystemsControllerOnItsWayIn() async {
      for order in DoubleOrder.all {
        let stage = Stage(order: order)
        let handle = stage.ask(.question, options: UIKitOptions(appearance: .system))
        await stage.wait(0.1)
        handle.close()
        await stage.wait(12)
        #expect(stage.answers.map(\.reason) == [.withdrawn], "\(order)")
        #expect(stage.root.presentedViewController == nil, "\(order)")
        await stage.end()
      }
    }

    @Test func readsTheSystemsTextFields() async {
      let stage = Stage()
      var alert = Alert.question
      alert.content = [.field(Field("name", placeholder: "Name", value: "A"))]
      stage.ask(alert, options: UIKitOptions(appearance: .system))
      await stage.wait()
      let field = system(stage)?.textFields?.first
      #expect(field?.text == "A")
      field?.doubleType("da")
      await stage.drain()
      system(stage)?.doubleChoose("Keep")
      await stage.wait()
      #expect(stage.answers.first?[field: "name"] == "Ada")
      await stage.end()
    }

    @Test func namesThePreferredActionToTheSystem() async {
      let stage = Stage()
      let alert = Alert.question.with { $0.preferred = "delete" }
      stage.ask(alert, options: UIKitOptions(appearance: .system))
      await stage.wait()
      #expect(system(stage)?.preferredAction?.title == "Delete")
      await stage.end()
    }

    /// The system takes its controller down with each choice; it comes again where the alert goes on.
    @Test(arguments: DoubleOrder.all)
    func comesAgainWhereTheSystemTookItDown(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      var runs = 0
      var handlers = Handlers()
      handlers.beginWork(on: "delete") { context in
        runs += 1
        context.finish(runs == 1 ? .failed("No connection.") : .succeeded)
      }
      stage.ask(.question, handlers: handlers, options: UIKitOptions(appearance: .system))
      await stage.wait()
      weak let first = system(stage)
      first?.doubleChoose("Delete")
      await stage.wait()
      #expect(stage.answers == [])
      #expect(system(stage)?.message?.contains("No connection.") == true)
      #expect(first == nil)
      system(stage)?.doubleChoose("Delete")
      await stage.wait()
      #expect(runs == 2)
      #expect(stage.answers.map(\.action) == ["delete"])
      stage.expectNothingLeft()
      await stage.end()
    }

    /// Other texts go into the same controller, other actions need another one.
    @Test func changesTheSystemsController() async {
      let stage = Stage()
      let alert = Alert.question.with { $0.content = [.field(Field("name", value: "Ada"))] }
      let handle = stage.ask(alert, options: UIKitOptions(appearance: .system))
      await stage.wait()
      let first = system(stage)
      handle.update(
        alert.with {
          $0.title = "Delete it?"
          $0.actions[0].isEnabled = false
          $0.content = [.field(Field("name", value: "Grace"))]
        })
      await stage.wait()
      #expect(system(stage) === first)
      #expect(first?.title == "Delete it?")
      #expect(first?.actions.first { $0.title == "Delete" }?.isEnabled == false)
      #expect(first?.textFields?.first?.text == "Grace")
      handle.update(alert.with { $0.actions.append(Action("Archive", id: "archive")) })
      await stage.wait()
      #expect(system(stage) !== first)
      system(stage)?.doubleChoose("Archive")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["archive"])
      stage.expectNothingLeft()
      await stage.end()
    }

    /// A decision that is not to be taken by accident is not.
    @Test func staysForATouchBesideThePopoverWhereThatEndsNothing() async {
      let stage = Stage(size: CGSize(width: 1024, height: 768), traits: Self.tablet)
      let button = UIButton(frame: CGRect(x: 500, y: 300, width: 80, height: 40))
      stage.root.view.addSubview(button)
      stage.ask(
        Self.sheet.with { $0.dismissal.outsideTap = false },
        options: UIKitOptions(anchor: PopoverAnchor(button)))
      await stage.wait()
      stage.alertController?.popoverPresentationController?.doubleTouchBeside()
      await stage.wait()
      #expect(stage.answers == [])
      #expect(stage.alertController?.isPopover == true)
      let height = stage.session?.environment.size.height ?? 0
      stage.person.moveKeyboard(to: 300)
      await stage.wait()
      #expect(stage.session?.environment.size.height == height - 300)
      stage.person.moveKeyboard(to: 0)
      await stage.end()
    }

    @Test func pointsTheSystemsSheetToSomething() async {
      UITraitCollection.current = Self.tablet
      defer { UITraitCollection.current = .doublePhone }
      let stage = Stage(size: CGSize(width: 1024, height: 768), traits: Self.tablet)
      stage.ask(Self.sheet, options: UIKitOptions(appearance: .system))
      await stage.wait()
      system(stage)?.doubleChoose("Keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"])
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isAPopoverWhereThereIsRoom(_ order: DoubleOrder) async {
      let stage = Stage(
        size: CGSize(width: 1024, height: 768), traits: Self.tablet, order: order)
      let button = UIButton(frame: CGRect(x: 500, y: 300, width: 80, height: 40))
      stage.root.view.addSubview(button)
      stage.ask(Self.sheet, options: UIKitOptions(anchor: PopoverAnchor(button)))
      await stage.wait(0.1)
      #expect(
        stage.alertController?.panelView.doubleTransform == .identity, "it moves as UIKit has it")
      await stage.wait()
      let remains = Remains(stage)
      weak let popover = stage.alertController?.popoverPresentationController
      #expect(popover?.sourceView === button)
      #expect(popover?.doubleStyle == UIModalPresentationStyle.none)
      let panel = stage.sceneView?.scene?.panelFrame
      #expect(stage.alertController?.view.bounds.size == panel.map { CGSize($0.size) })
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      #expect(remains.names == [])
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func endsByATouchBesideThePopover(_ order: DoubleOrder) async {
      let stage = Stage(
        size: CGSize(width: 1024, height: 768), traits: Self.tablet, order: order)
      let button = UIButton(frame: CGRect(x: 500, y: 300, width: 80, height: 40))
      stage.root.view.addSubview(button)
      stage.ask(Self.sheet, options: UIKitOptions(anchor: PopoverAnchor(button)))
      await stage.wait()
      stage.alertController?.popoverPresentationController?.doubleTouchBeside()
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"])
      #expect(stage.root.presentedViewController == nil)
      await stage.end()
    }

    @Test func becomesASheetWhereTheRoomShrinks() async {
      let stage = Stage(size: CGSize(width: 1024, height: 768), traits: Self.tablet)
      let button = UIButton(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
      stage.root.view.addSubview(button)
      stage.ask(Self.sheet, options: UIKitOptions(anchor: PopoverAnchor(button)))
      await stage.wait()
      stage.window.doubleResize(to: CGSize(width: 390, height: 768), traits: .doublePhone)
      await stage.wait()
      #expect(stage.sceneView?.scene?.size == Size(width: 390, height: 768))
      #expect(stage.alertController?.isPopover == false)
      #expect(stage.alertController?.backdrop?.isHidden == false)
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"])
      await stage.end()
    }

    @Test func drawsASheetWithoutAnAnchorOnAWideScreen() async {
      let stage = Stage(size: CGSize(width: 1024, height: 768), traits: Self.tablet)
      stage.ask(Self.sheet)
      await stage.wait()
      #expect(stage.alertController != nil)
      stage.person.tap(CGPoint(x: 5, y: 120))
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.outsideTap])
      await stage.end()
    }
  }
}
