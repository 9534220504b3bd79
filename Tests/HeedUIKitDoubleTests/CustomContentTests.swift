import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// The app's own views in an alert (requests 10, 22 and 23 of `docs/ios-requests.md`).
  @Suite @MainActor struct CustomContentTests {
    private static var sheet: Alert {
      Alert.question.with {
        $0.style = .sheet
        $0.content = [.slot("own", label: "Own", height: .points(160))]
      }
    }

    private func options(_ view: UIView) -> UIKitOptions {
      UIKitOptions(content: SceneContent(slots: ["own": SlotContent(view)]))
    }

    @Test func leavesEverythingInACustomViewToAssistiveTechnology() async {
      let stage = Stage()
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      button.isAccessibilityElement = true
      button.accessibilityLabel = "Own button"
      let slider = UIControl(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
      slider.isAccessibilityElement = true
      slider.accessibilityLabel = "Own slider"
      own.addSubview(button)
      own.addSubview(slider)
      stage.ask(Self.sheet, options: options(own))
      await stage.wait()
      #expect(stage.element("Own button") === button)
      #expect(stage.element("Own slider") === slider)
      #expect(stage.element("Delete the draft?")?.accessibilityTraits.contains(.header) == true)
      #expect(own.superview?.isAccessibilityElement == false)
      await stage.end()
    }

    @Test func givesAViewTheHeightThatFitsIt() async {
      for height in [40.0, 300] {
        let stage = Stage()
        let own = FittingView(height: height)
        stage.ask(
          Alert.question.with { $0.content = [.slot("own")] }, options: options(own))
        await stage.wait()
        #expect(Double(own.bounds.height) == height)
        #expect(own.bounds.width > 150)
        #expect(own.asked.allSatisfy { $0 > 150 && $0 < 390 })
        await stage.end()
      }
    }

    @Test func asksTheAppForTheHeightOfItsController() async {
      let stage = Stage()
      let own = UIViewController()
      var widths: [Double] = []
      let content = SlotContent(own) { width in
        widths.append(width)
        return 77
      }
      stage.ask(
        Alert.question.with { $0.content = [.slot("own")] },
        options: UIKitOptions(content: SceneContent(slots: ["own": content])))
      await stage.wait()
      #expect(own.view.frame.height == 77)
      #expect(widths.last == Double(own.view.frame.width))
      await stage.end()
    }

    /// What says no size is seen all the same.
    @Test func collapsesNoViewToNothing() async {
      for isController in [true, false] {
        let stage = Stage()
        let controller = UIViewController()
        let own: UIView = isController ? controller.view : UIView()
        let content = isController ? SlotContent(controller) : SlotContent(own)
        stage.ask(
          Alert.question.with { $0.content = [.slot("own")] },
          options: UIKitOptions(content: SceneContent(slots: ["own": content])))
        await stage.wait()
        #expect(own.bounds.height > 20 && own.bounds.width > 100)
        await stage.end()
      }
    }

    @Test func takesTheWidthThatTheAlertSays() async {
      for (width, expected) in [(Length.points(120), 120.0), (.percent(50), nil)] {
        let stage = Stage()
        let own = FittingView(height: 50)
        stage.ask(
          Alert.question.with { $0.content = [.slot("own", width: width)] }, options: options(own))
        await stage.wait()
        let panel = stage.sceneView?.scene?["panel"]?.frame.width ?? 0
        #expect(abs(own.bounds.width - (expected ?? panel / 2)) < 25)
        await stage.end()
      }
    }

    /// A drag on a control of the app's is the control's.
    @Test func leavesADragToAControl() async {
      let stage = Stage()
      let control = DraggedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
      stage.ask(Self.sheet, options: options(control))
      await stage.wait()
      guard let place = stage.place(of: "content/0") else {
        Issue.record("no slot")
        return await stage.end()
      }
      stage.person.drag(from: place, by: CGVector(dx: 0, dy: 300))
      await stage.wait()
      #expect(control.moves == 10)
      #expect(!control.wasCancelled)
      #expect(stage.answers == [])
      #expect(stage.sceneView?.panel.transform == .identity)
      await stage.end()
    }

    /// A list scrolls first; at its end the same drag takes the panel.
    @Test func dragsThePanelOnlyWhereAListIsAtItsEdge() async {
      for offset in [100.0, 0] {
        let stage = Stage()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
        list.contentSize = CGSize(width: 200, height: 900)
        stage.ask(Self.sheet, options: options(list))
        await stage.wait()
        list.contentOffset = CGPoint(x: 0, y: offset)
        guard let place = stage.place(of: "content/0") else {
          Issue.record("no slot")
          return await stage.end()
        }
        stage.person.drag(from: place, by: CGVector(dx: 0, dy: 300), seconds: 0.2)
        await stage.wait()
        #expect(stage.answers.map(\.reason) == (offset == 0 ? [.swipe] : []))
        if offset > 0 { #expect(list.contentOffset.y == 0) }
        await stage.end()
      }
    }

    /// A pan of the app's own, sideways, is not the panel's.
    @Test func leavesADragSidewaysToTheApp() async {
      let stage = Stage()
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
      let pan = SidewaysRecognizer()
      own.addGestureRecognizer(pan)
      stage.ask(Self.sheet, options: options(own))
      await stage.wait()
      if let place = stage.place(of: "content/0") {
        stage.person.drag(from: place, by: CGVector(dx: 120, dy: 40))
      }
      await stage.wait()
      #expect(pan.moves > 5)
      #expect(stage.answers == [])
      #expect(stage.sceneView?.panel.transform == .identity)
      await stage.end()
    }

    /// The app's view is the app's again after each kind of end.
    @Test(arguments: ReasonTests.End.allCases)
    func givesTheAppsViewBack(_ end: ReasonTests.End) async {
      let stage = Stage()
      weak var made: UIViewController?
      do {
        let own = UIViewController()
        own.preferredContentSize = CGSize(width: 100, height: 60)
        made = own
        let alert = Self.sheet.with { if end == .timeout { $0.dismissal.timeout = 3 } }
        let handle = stage.ask(
          alert, from: end == .unavailable ? UIViewController() : nil,
          options: UIKitOptions(content: SceneContent(slots: ["own": SlotContent(own)])))
        await stage.wait(end == .unavailable ? 12 : 2)
        switch end {
        case .action: stage.tap("action/delete")
        case .wayOut: stage.tap("action/keep")
        case .outsideTap: stage.person.tap(CGPoint(x: 5, y: 120))
        case .swipe:
          if let start = stage.place(of: "title") {
            stage.person.drag(from: start, by: CGVector(dx: 0, dy: 300))
          }
        case .escape: stage.person.press(.keyboardEscape)
        case .voiceOver: _ = stage.alertController?.accessibilityPerformEscape()
        case .timeout, .unavailable: break
        case .closed: handle.close()
        case .replaced: stage.ask(.note("Other", "other"), options: .urgent(.replace))
        case .dismissed: stage.root.dismiss(animated: true)
        case .scene: stage.scene.doubleDisconnect()
        }
        await stage.wait(6)
        #expect(stage.answers.count == 1)
        #expect(own.parent == nil)
        #expect(own.view.superview == nil)
      }
      await stage.end()
      DoubleAccessibility.posted = []
      #expect(made == nil)
    }
  }
}

/// Knows how high it has to be.
private final class FittingView: UIView {
  private(set) var asked: [CGFloat] = []
  private let height: CGFloat

  init(height: CGFloat) {
    self.height = height
    super.init(frame: CGRect())
  }
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    asked.append(size.width)
    return CGSize(width: size.width, height: height)
  }
}

private final class DraggedControl: UIControl {
  private(set) var moves = 0
  private(set) var wasCancelled = false
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    wasCancelled = true
  }
}

private final class SidewaysRecognizer: UIGestureRecognizer {
  private(set) var moves = 0
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
    if state == .began || state == .changed { moves += 1 }
  }
}
