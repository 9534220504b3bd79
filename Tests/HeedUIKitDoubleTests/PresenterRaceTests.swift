import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// What presents an alert changes, comes, goes or is busy at a bad time.
  @Suite @MainActor struct PresenterRaceTests {
    @Test(arguments: DoubleOrder.all)
    func isAskedForByTwoPagesInOneTurn(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let pages = [UIViewController(), UIViewController()]
      for page in pages {
        stage.root.addChild(page)
        stage.root.view.addSubview(page.view)
      }
      stage.ask(.note("One", "one"), from: pages[0])
      stage.ask(.note("Two", "two"), from: pages[1])
      await stage.wait()
      stage.tap("action/one")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["one"])
      stage.tap("action/two")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["one", "two"])
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    /// The app presents something of its own in the same turn, before or after it asks.
    @Test(arguments: DoubleOrder.all)
    func sharesItsTurnWithAControllerOfTheApp(_ order: DoubleOrder) async {
      for isFirst in [true, false] {
        for isAnimated in [true, false] {
          let stage = Stage(order: order)
          let own = UIViewController()
          own.modalPresentationStyle = .overFullScreen
          let label: Comment = "\(order), first: \(isFirst), animated: \(isAnimated)"
          if isFirst { stage.root.present(own, animated: isAnimated) }
          stage.ask(.question)
          if !isFirst { stage.root.present(own, animated: isAnimated) }
          await stage.wait()
          if isFirst { #expect(own.presentedViewController is AlertViewController, label) }
          stage.tap("action/keep")
          await stage.wait()
          #expect(stage.answers.map(\.action) == ["keep"], label)
          #expect(own.presentedViewController == nil, label)
          if own.presentingViewController != nil { own.dismiss(animated: false) }
          await stage.wait()
          stage.expectNothingLeft(label)
          await stage.end()
        }
      }
    }

    @Test(arguments: DoubleOrder.all)
    func endsWhenItsSheetIsDismissedWithIt(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.05, 0.3, 2] {
        for isAnimated in [true, false] {
          let stage = Stage(order: order)
          let sheet = UIViewController()
          sheet.modalPresentationStyle = .overFullScreen
          stage.root.present(sheet, animated: false)
          await stage.wait()
          let handle = stage.ask(.question, from: sheet)
          await stage.wait(seconds)
          let remains = Remains(stage)
          let label: Comment = "\(order), after \(seconds), animated: \(isAnimated)"
          stage.root.dismiss(animated: isAnimated)
          await stage.wait()
          // On the alert's way in UIKit refuses, and both stay.
          if stage.root.presentedViewController != nil {
            #expect(stage.answers == [], label)
            handle.close()
            await stage.wait()
            #expect(stage.root.presentedViewController === sheet, label)
            stage.root.dismiss(animated: isAnimated)
            await stage.wait()
          }
          await stage.wait(12)
          #expect(stage.answers.count == 1, label)
          #expect(stage.answers.first?.action == nil, label)
          stage.expectNothingLeft(label, of: remains)
          await stage.end()
        }
      }
    }

    @Test(arguments: DoubleOrder.all)
    func keepsNoPageThatIsGone(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.1, 2] {
        let stage = Stage(order: order)
        weak var page: UIViewController?
        var made: UIViewController? = UIViewController()
        if let made {
          page = made
          stage.root.addChild(made)
          stage.root.view.addSubview(made.view)
          stage.ask(.question, from: made)
        }
        await stage.wait(seconds)
        made?.view.removeFromSuperview()
        made?.removeFromParent()
        made = nil
        await stage.wait()
        #expect(page == nil, "\(order), after \(seconds)")
        stage.tap("action/keep")
        await stage.wait(12)
        #expect(stage.answers.count == 1, "\(order), after \(seconds)")
        stage.expectNothingLeft("\(order), after \(seconds)")
        await stage.end()
      }
    }

    /// UIKit tells nobody that a window is hidden for good, or that nobody has it any more.
    @Test(arguments: [UIKitAppearance.drawn, .system], DoubleOrder.all)
    func isAnsweredWhereItsWindowGoes(
      _ appearance: UIKitAppearance, _ order: DoubleOrder
    ) async {
      for seconds in [0.0, 0.1, 2] {
        for isClosed in [true, false] {
          let stage = Stage(order: order)
          do {
            let second = UIWindow(windowScene: stage.scene)
            second.rootViewController = UIViewController()
            second.makeKeyAndVisible()
            let options = UIKitOptions(appearance: appearance)
            let handle = Alert.question.present(in: second, options: options) {
              stage.answers.append($0)
            }
            await stage.wait(seconds)
            second.isHidden = true
            stage.window.makeKey()
            if isClosed { handle.close() }
          }
          await stage.wait(20)
          let label: Comment = "\(order), after \(seconds), closed: \(isClosed)"
          #expect(stage.answers.count == 1, label)
          #expect(stage.answers.first?.action == nil, label)
          stage.ask(.note("Next", "next"))
          await stage.wait(12)
          stage.tap("action/next")
          await stage.wait()
          #expect(stage.answers.last?.action == "next", label)
          stage.expectNothingLeft(label)
          await stage.end()
        }
      }
    }

    @Test(arguments: DoubleOrder.all)
    func losesTheRootOfItsWindowAtAnyTime(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.05, 0.2, 2] {
        for isLeaving in [true, false] {
          let stage = Stage(order: order)
          stage.ask(.question)
          if isLeaving {
            await stage.wait(2)
            stage.tap("action/delete")
          }
          await stage.wait(seconds)
          let remains = Remains(stage)
          stage.window.rootViewController = UIViewController()
          await stage.wait(20)
          let label: Comment = "\(order), after \(seconds), leaving: \(isLeaving)"
          // Where it is on the screen still, it can be answered.
          if stage.answers.isEmpty {
            #expect(remains.controller?.view.window?.isHidden == false, label)
            if let view = remains.scene, let frame = view.scene?["action/keep"]?.frame {
              stage.person.tap(view.convert(CGRect(frame), to: nil).middle)
            }
            await stage.wait(12)
          }
          #expect(stage.answers.count == 1, label)
          #expect(stage.window.subviews.count == 1, label)
          stage.ask(.note("Next", "next"), from: stage.window.rootViewController)
          await stage.wait(2)
          stage.tap("action/next")
          await stage.wait()
          #expect(stage.answers.last?.action == "next", label)
          await stage.end()
          #expect(remains.names == [], label)
        }
      }
    }

    /// A controller that its own gesture dismisses may stay after all.
    @Test(arguments: DoubleOrder.all)
    func waitsForAGestureThatDismissesSomethingElse(_ order: DoubleOrder) async {
      for isFinished in [true, false] {
        let stage = Stage(order: order)
        let dragged = DraggedController()
        stage.root.present(dragged, animated: false)
        await stage.wait()
        stage.root.dismiss(animated: true)
        await stage.wait(0.1)
        dragged.driver.update(0.3)
        stage.ask(.question)
        await stage.wait(1)
        let label: Comment = "\(order), finished: \(isFinished)"
        #expect(stage.alertController == nil, label)
        if isFinished { dragged.driver.finish() } else { dragged.driver.cancel() }
        await stage.wait(2)
        let presenter = isFinished ? stage.root : dragged
        #expect(presenter.presentedViewController is AlertViewController, label)
        stage.tap("action/delete")
        await stage.wait()
        #expect(stage.answers.map(\.action) == ["delete"], label)
        await stage.end()
      }
    }

    @Test(arguments: DoubleOrder.all)
    func comesOverAControllerWhereverThatIs(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.05, 0.34, 0.36, 2] {
        let stage = Stage(order: order)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        stage.root.present(sheet, animated: true)
        await stage.wait(seconds)
        stage.ask(.question)
        await stage.wait()
        let label: Comment = "\(order), after \(seconds)"
        #expect(sheet.presentedViewController is AlertViewController, label)
        stage.tap("action/delete")
        await stage.wait()
        #expect(stage.answers.map(\.action) == ["delete"], label)
        #expect(stage.root.presentedViewController === sheet, label)
        sheet.dismiss(animated: true)
        await stage.wait()
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }

    /// What is asked by a controller on its way off is asked over what stays.
    @Test(arguments: DoubleOrder.all)
    func comesOverWhatIsBehindAControllerThatGoes(_ order: DoubleOrder) async {
      for seconds in [0.01, 0.2] {
        let stage = Stage(order: order)
        let sheet = UIViewController()
        stage.root.present(sheet, animated: false)
        await stage.wait()
        stage.root.dismiss(animated: true)
        await stage.wait(seconds)
        stage.ask(.question, from: sheet)
        await stage.wait()
        let label: Comment = "\(order), after \(seconds)"
        #expect(stage.root.presentedViewController is AlertViewController, label)
        stage.tap("action/keep")
        await stage.wait()
        #expect(stage.answers.map(\.action) == ["keep"], label)
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }

    /// An app that clears the screen takes what lies over the alert along.
    @Test(arguments: DoubleOrder.all)
    func goesTogetherWithWhatCoversIt(_ order: DoubleOrder) async {
      for isAnimated in [true, false] {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
          let stage = Stage(order: order)
          stage.ask(.question)
          await stage.wait()
          let cover = UIViewController()
          cover.modalPresentationStyle = style
          stage.alertController?.present(cover, animated: false)
          await stage.wait()
          let remains = Remains(stage)
          stage.root.dismiss(animated: isAnimated)
          await stage.wait(0.9)
          let label: Comment = "\(order), animated: \(isAnimated), \(style)"
          #expect(stage.answers.map(\.reason) == [.interrupted], label)
          stage.expectNothingLeft(label, of: remains)
          await stage.end()
        }
      }
    }

    @Test(arguments: DoubleOrder.all)
    func isDismissedByTheAppAtOnce(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.02, 0.2, 0.5, 2] {
        let stage = Stage(order: order)
        let handle = stage.ask(.question)
        await stage.wait(seconds)
        let remains = Remains(stage)
        stage.root.dismiss(animated: false)
        await stage.wait(2)
        let label: Comment = "\(order), after \(seconds)"
        // While it comes UIKit refuses.
        if stage.answers.isEmpty { handle.close() }
        await stage.wait()
        #expect(stage.answers.count == 1, label)
        stage.expectNothingLeft(label, of: remains)
        await stage.end()
      }
    }

    @Test(arguments: DoubleOrder.all)
    func showsTwoThatAreEqual(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let first = stage.ask(.question)
      let second = stage.ask(.question)
      #expect(first.token != second.token)
      await stage.wait()
      #expect(first.isUp)
      #expect(!second.isUp)
      stage.tap("action/keep")
      await stage.wait()
      #expect(second.isUp)
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep", "delete"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func leavesNothingOfManyThatAreTakenBackInAnyOrder(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let handles = (0..<12).map { _ in stage.ask(.question) }
      await stage.wait(0.1)
      for index in [5, 0, 11, 1, 3, 2, 4, 10, 6, 9, 7, 8] {
        handles[index].close()
        if index % 3 == 0 { await stage.wait(0.05) }
      }
      await stage.wait(12)
      #expect(stage.answers.count == 12, "\(order)")
      #expect(stage.answers.filter(\.wasShown).count <= 3, "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    /// Answers that ask again and present something of the app's compete for one presenter.
    @Test(arguments: DoubleOrder.all)
    func asksAndPresentsFromACompletion(_ order: DoubleOrder) async {
      for asksFirst in [true, false] {
        let stage = Stage(order: order)
        let own = UIViewController()
        own.modalPresentationStyle = .overFullScreen
        Alert.question.present(from: stage.root) { answer in
          stage.answers.append(answer)
          if asksFirst { stage.ask(.note("Next", "next")) }
          stage.root.present(own, animated: true)
          if !asksFirst { stage.ask(.note("Next", "next")) }
        }
        await stage.wait()
        stage.tap("action/keep")
        await stage.wait(4)
        let label: Comment = "\(order), asks first: \(asksFirst)"
        if !asksFirst { #expect(stage.root.presentedViewController === own, label) }
        stage.tap("action/next")
        await stage.wait()
        #expect(stage.answers.map(\.action) == ["keep", "next"], label)
        if own.presentingViewController != nil { own.dismiss(animated: false) }
        await stage.wait()
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }
  }
}
