import Heed
import HeedTesting
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Text sizes, appearances, gestures and motion as they are seen (requests 3, 11, 13, 21 and 24 of
  /// `docs/ios-requests.md`).
  @Suite @MainActor struct LookTests {
    // MARK: Long texts

    @Test(arguments: [
      CGSize(width: 320, height: 480), CGSize(width: 667, height: 375),
      CGSize(width: 390, height: 844),
    ])
    func keepsItsActionsInSightUnderALongText(_ size: CGSize) async {
      for style in [Alert.Style.alert, .sheet, .card] {
        let stage = Stage(size: size)
        let alert = Alert.question.with {
          $0.style = style
          $0.message = PlacedText(RichText(String(repeating: "Terms and conditions. ", count: 400)))
        }
        stage.ask(alert)
        await stage.wait()
        let areas = stage.sceneView?.views.values.compactMap { $0 as? ScrollAreaView } ?? []
        let content = areas.first { $0.area?.id == "content" }
        #expect((content?.contentSize.height ?? 0) > (content?.bounds.height ?? 0))
        if let middle = content.map({ $0.convert($0.bounds, to: nil).middle }) {
          stage.person.drag(from: middle, by: CGVector(dx: 0, dy: -60))
        }
        #expect((content?.contentOffset.y ?? 0) > 30)
        let screen = CGRect(origin: CGPoint(), size: size)
        #expect(stage.place(of: "action/delete").map { screen.contains($0) } == true)
        stage.tap("action/delete")
        await stage.wait()
        #expect(stage.answers.map(\.action) == ["delete"])
        await stage.end()
      }
    }

    // MARK: Text sizes

    /// Heights of an action by text size, as they were measured on iOS.
    private static let heights: [(UIContentSizeCategory, Double)] = [
      (.extraSmall, 44.5), (.small, 44.5), (.medium, 44.5), (.large, 44.5), (.extraLarge, 47),
      (.extraExtraLarge, 49.5), (.extraExtraExtraLarge, 51.5), (.accessibilityMedium, 67.5),
      (.accessibilityLarge, 79.5), (.accessibilityExtraLarge, 96),
      (.accessibilityExtraExtraLarge, 112.5), (.accessibilityExtraExtraExtraLarge, 125.5),
    ]

    @Test func growsWithTheTextSizeWhileItIsUp() async {
      let stage = Stage()
      stage.ask(Alert.question.with { $0.actions.append(Action("Other", id: "other")) })
      await stage.wait()
      let view = stage.sceneView?.views["action/other"] as? ActionView
      var sizes: [Double] = []
      for (category, height) in Self.heights + Self.heights.reversed() {
        stage.scene.doubleChange { $0.preferredContentSizeCategory = category }
        await stage.wait(0.5)
        // Half a point of it is the line to the next action.
        #expect(view.map { Double($0.bounds.height) + 0.5 } == height, "\(category.rawValue)")
        sizes.append(view?.state?.title?.request.runs.first?.font.size ?? 0)
      }
      #expect(sizes.prefix(4).allSatisfy { $0 == 17 }, "never below the usual size")
      #expect(Array(sizes.prefix(12)) == sizes.prefix(12).sorted())
      #expect(sizes == sizes.reversed())
      stage.tap("action/other")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["other"])
      await stage.end()
    }

    // MARK: Rich text

    /// A title, a message and actions of every style keep the looks that parts of them have.
    @Test(arguments: [Alert.Style.alert, .sheet, .card, .banner])
    func drawsPartsOfTextsInTheirOwnLook(_ style: Alert.Style) async {
      let stage = Stage()
      func text(_ word: String) -> RichText {
        var text = RichText("\(word) ")
        text.append(RichText("red", TextAttributes(color: .red)))
        return text
      }
      let alert = Alert(
        style: style, title: PlacedText(text("Title")), message: PlacedText(text("Message")),
        actions: [Action(text("Go"), id: "go")], cancel: Action(text("Stop"), id: "stop"))
      stage.ask(alert)
      await stage.wait()
      for id in ["title", "message"] as [Name] {
        let request = stage.sceneView?.scene?[id]?.text?.request
        #expect(request.map { Set($0.runs.map(\.color)).count } == 2, "\(id)")
      }
      for id in ["action/go", "action/stop"] as [Name] {
        guard let action = stage.sceneView?.views[id] as? ActionView else { continue }
        #expect(action.state.map { Set(($0.title?.request.runs ?? []).map(\.color)).count } == 2)
      }
      await stage.end()
    }

    // MARK: Gestures

    /// A touch beside it and a swipe are two choices, and both are off where something is decided.
    @Test func isDismissedOnlyAsItSays() async {
      for style in [Alert.Style.alert, .sheet] {
        for (tap, swipe) in [(nil, nil), (true, false), (false, true), (true, true)]
          as [(
            Bool?, Bool?
          )]
        {
          for isSwipe in [true, false] {
            let stage = Stage()
            let alert = Alert.question.with {
              $0.style = style
              $0.dismissal.outsideTap = tap
              $0.dismissal.swipe = swipe
            }
            stage.ask(alert)
            await stage.wait()
            if isSwipe, let start = stage.place(of: "title") {
              stage.person.drag(from: start, by: CGVector(dx: 0, dy: 350))
            } else {
              stage.person.tap(CGPoint(x: 5, y: 120))
            }
            await stage.wait()
            let isAllowed = (isSwipe ? swipe : tap) ?? (style == .sheet)
            let reason: Answer.Reason = isSwipe ? .swipe : .outsideTap
            let label: Comment = "\(style) \(String(describing: tap)) \(String(describing: swipe))"
            #expect(stage.answers.map(\.reason) == (isAllowed ? [reason] : []), label)
            await stage.end()
          }
        }
      }
    }

    /// One without any action closes by itself or by code, and not by accident.
    @Test func becomesDismissableByAnUpdate() async {
      let stage = Stage()
      let alert = Alert.question.with { $0.dismissal.outsideTap = false }
      let handle = stage.ask(alert)
      await stage.wait()
      stage.person.tap(CGPoint(x: 5, y: 120))
      await stage.wait()
      #expect(stage.answers == [])
      handle.update(alert.with { $0.dismissal.outsideTap = true })
      await stage.wait()
      stage.person.tap(CGPoint(x: 5, y: 120))
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.outsideTap])
      await stage.end()
    }

    // MARK: Appearance

    @Test(arguments: [Appearance.light, .dark])
    func keepsThePinnedAppearanceWhateverTheSystemDoes(_ pinned: Appearance) async {
      let stage = Stage()
      stage.ask(Alert.question.with { $0.appearance = pinned })
      await stage.wait()
      let fill = stage.sceneView?.scene?["panel"]?.fill
      let other: UIUserInterfaceStyle = pinned == .light ? .dark : .light
      for style in [other, pinned == .light ? .light : .dark, other] {
        stage.scene.doubleChange { $0.userInterfaceStyle = style }
        await stage.wait(0.5)
        #expect(stage.sceneView?.scene?["panel"]?.fill == fill)
        let own: UIUserInterfaceStyle = pinned == .light ? .light : .dark
        #expect(stage.alertController?.traitCollection.userInterfaceStyle == own)
        #expect(stage.sceneView?.traitCollection.userInterfaceStyle == own)
      }
      await stage.end()
    }

    /// The look of one version of iOS stays, whichever one the device has.
    @Test func keepsThePinnedTheme() async {
      for theme in [Theme.ios, .ios26] {
        let stage = Stage()
        stage.ask(Alert.question.with { $0.theme = theme })
        await stage.wait()
        let width = stage.sceneView?.scene?["panel"]?.frame.width
        #expect(width == (theme == .ios ? 270 : 320))
        await stage.end()
      }
    }

    /// Nothing of a picture is remembered from the appearance it was drawn in first.
    @Test func tintsItsPicturesAnewInTheDark() async {
      let stage = Stage()
      let alert = Alert.question.with {
        $0.actions = [Action("Share", id: "share", image: .symbol("share"))]
      }
      stage.ask(alert)
      await stage.wait()
      let light = tints(in: stage.sceneView)
      stage.scene.doubleChange { $0.userInterfaceStyle = .dark }
      await stage.wait()
      let dark = tints(in: stage.sceneView)
      #expect(!light.isEmpty)
      #expect(light.count == dark.count)
      #expect(zip(light, dark).allSatisfy { $0 != $1 })
      await stage.end()
    }

    private func tints(in view: UIView?) -> [UIColor] {
      guard let view else { return [] }
      let own = (view as? PictureView)?.tintColor.map { [$0] } ?? []
      return own + view.subviews.flatMap { tints(in: $0) }
    }

    /// One more stop is another gradient, although the first ones are the same.
    @Test func drawsAGradientAnewThatGotAnotherStop() async {
      let stage = Stage()
      func alert(_ colors: [Color]) -> Alert {
        Alert.question.with { $0.background = .gradient(Gradient(colors: colors)) }
      }
      let handle = stage.ask(alert([.red, .blue]))
      await stage.wait()
      func shown() -> Int? { gradient(in: stage.sceneView)?.colors?.count }
      #expect(shown() == 2)
      handle.update(alert([.red, .blue, .green]))
      await stage.wait()
      #expect(shown() == 3)
      handle.update(alert([.red, .blue]))
      await stage.wait()
      #expect(shown() == 2)
      await stage.end()
    }

    private func gradient(in view: UIView?) -> CAGradientLayer? {
      guard let view else { return nil }
      if let layer = view.layer as? CAGradientLayer { return layer }
      return view.subviews.lazy.compactMap { gradient(in: $0) }.first
    }

    /// A blur that nobody asked for costs nothing.
    @Test func blursTheAppOnlyWhereThatIsAskedFor() async {
      for blur in [0.0, 12] {
        let stage = Stage()
        stage.ask(Alert.question.with { $0.backdrop = .dimming(blur: blur) })
        await stage.wait()
        let views = stage.alertController?.backdrop?.subviews ?? []
        let effects = views.compactMap { ($0 as? UIVisualEffectView)?.effect }
        #expect(effects.isEmpty == (blur == 0))
        await stage.end()
      }
    }

    // MARK: Motion

    /// Host and core agree on where the panel is at any time of its way: springs, delays and curves.
    @Test(arguments: MotionCase.all)
    func movesAsTheSceneSays(_ motion: MotionCase) async {
      let stage = Stage()
      stage.ask(
        Alert.question.with {
          // Not in the middle of the screen, so that it shows around which point it grows.
          $0.style = .sheet
          $0.enter = motion.transition
          $0.exit = motion.transition
        })
      let start = stage.clock.now
      var isLeaving = false
      for _ in 0..<2 {
        for _ in 0..<14 {
          await stage.wait(0.04)
          guard let session = stage.session, let view = stage.sceneView else { continue }
          let moment = session.moment(at: stage.clock.now)
          let scale = view.panel.doubleTransform.a
          #expect(abs(scale - max(moment.scale, 0.001)) < 0.03, "at \(stage.clock.now - start)")
          let center = view.scene?.panelCenter ?? Point()
          let middle = Point(x: view.bounds.midX, y: view.bounds.midY)
          let shift = (1 - Double(scale)) * (center.y - middle.y)
          let way = Double(view.panel.doubleTransform.ty) - moment.offset.y
          #expect(abs(way - shift) < 4, "it grows around its own middle")
          #expect(abs(opacity(of: view) - moment.opacity) < 0.03, "at \(stage.clock.now - start)")
        }
        guard !isLeaving else { break }
        isLeaving = true
        await stage.wait(2)
        stage.tap("action/keep")
      }
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"])
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isSeenUntilItsDelayedExitIsOver(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(
        Alert.question.with {
          $0.exit = .custom(Pose(opacity: 0, scale: 0.5), duration: 0.3, delay: 0.6)
        })
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait(0.5)
      #expect(stage.sceneView.map { opacity(of: $0) } == 1)
      #expect(stage.sceneView?.panel.doubleTransform == .identity)
      await stage.wait(0.3)
      #expect(stage.sceneView.map { opacity(of: $0) < 0.9 } == true)
      let panel = stage.sceneView?.views["panel"] as? NodeView
      #expect(panel?.material != nil && panel?.material?.effect == nil, "its material goes too")
      #expect(stage.answers == [])
      await stage.wait(0.3)
      #expect(stage.answers.map(\.action) == ["keep"])
      stage.expectNothingLeft()
      await stage.end()
    }

    /// A panel with a material fades what is on it instead.
    private func opacity(of view: SceneView) -> Double {
      let text = view.views["title"]
      var opacity = Double(view.panel.doubleAlpha)
      var here = text
      while let part = here, part !== view.panel {
        opacity *= Double(part.doubleAlpha)
        here = part.superview
      }
      return opacity
    }

    struct MotionCase: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let transition: Heed.Transition
      static let all = [
        MotionCase(testDescription: "classic", transition: .preset(.classic)),
        MotionCase(testDescription: "popup", transition: .preset(.popup)),
        MotionCase(testDescription: "controller", transition: .preset(.controller)),
        MotionCase(testDescription: "fade", transition: .preset(.fade)),
        MotionCase(
          testDescription: "delayed",
          transition: .custom(Pose(opacity: 0, scale: 0.7), duration: 0.2, delay: 0.2)),
      ]
    }
  }
}
