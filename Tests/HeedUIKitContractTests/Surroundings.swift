import Heed
import HeedUIKit
import UIKit

/// Where the clauses run, and the only file that knows: a simulator or a device with an app around
/// them, or the stand-in of UIKit on which they run on other systems.
///
/// On iOS nothing can touch the screen from inside the app, so actions are activated as VoiceOver
/// does it, and what needs a finger or a key says that it could not be done.
@MainActor
enum Surroundings {
  #if os(iOS)
    /// A way in which everything runs once; on iOS there is only the device's own.
    struct Variant: Sendable, CustomStringConvertible {
      var description: String { "this device" }
    }
    nonisolated static let variants = [Variant()]

    /// The app's scene, once it is active.
    static func scene(_ variant: Variant) async -> UIWindowScene? {
      for _ in 0..<100 {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        if let scene = scenes.first(where: { $0.activationState == .foregroundActive }) {
          return scene
        }
        await wait(0.1)
      }
      return nil
    }

    /// The app's scene where nothing can be waited for.
    static func sceneNow(_ variant: Variant) -> UIWindowScene? {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .first { $0.activationState == .foregroundActive }
    }

    /// Lets seconds go by.
    static func wait(_ seconds: Double) async {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    /// Lets seconds go by where nothing can be waited for: the main run loop turns meanwhile.
    static func advance(_ seconds: Double) {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }

    /// Chooses what a view stands for.
    static func touch(_ view: UIView) {
      _ = view.accessibilityActivate()
    }

    /// Touches a place of a window; false where nobody can.
    static func touch(_ place: CGPoint, in window: UIWindow) -> Bool { false }

    /// Drags from the middle of a view; false where nobody can.
    static func drag(_ view: UIView, by way: CGVector) -> Bool { false }

    /// Presses Escape; false where nobody can.
    static func pressEscape(in scene: UIWindowScene) -> Bool { false }

    /// Takes away what a clause brought, and says what UIKit had to complain about.
    static func end(_ scene: UIWindowScene, _ window: UIWindow) async -> [String] {
      window.isHidden = true
      window.rootViewController = nil
      window.windowScene = nil
      await wait(0.2)
      return []
    }

    /// Takes away at once what ``HostClauses`` brought.
    static func endNow(_ scene: UIWindowScene, _ window: UIWindow) {
      window.isHidden = true
      window.rootViewController = nil
      window.windowScene = nil
    }
  #else
    /// An order of what Apple leaves open, and a kind of screen.
    struct Variant: Sendable, CustomStringConvertible {
      let order: DoubleOrder
      let isTablet: Bool
      var description: String { "\(isTablet ? "tablet" : "phone"), \(order)" }
    }
    nonisolated static let variants =
      DoubleOrder.all.map { Variant(order: $0, isTablet: false) }
      + [Variant(order: DoubleOrder(), isTablet: true)]

    static func scene(_ variant: Variant) async -> UIWindowScene? { sceneNow(variant) }

    static func sceneNow(_ variant: Variant) -> UIWindowScene? {
      DoubleOrder.current = variant.order
      DoubleLog.faults = []
      DoubleAccessibility.reset()
      let scene =
        variant.isTablet
        ? UIWindowScene(
          size: CGSize(width: 1024, height: 1366),
          traits: UITraitCollection.doublePhone.doubleWith { $0.horizontalSizeClass = .regular })
        : UIWindowScene()
      // Who listens for the keyboard remembers it.
      DoublePerson(scene).moveKeyboard(to: 0)
      return scene
    }

    static func wait(_ seconds: Double) async {
      let clock = DoubleClock.shared
      let end = clock.now + seconds
      await settle()
      while clock.step(within: end - clock.now) { await settle() }
      clock.advance(by: end - clock.now)
      await settle()
    }

    private static func settle() async {
      for _ in 0..<12 { await Task.yield() }
      DoublePerson.layOut()
    }

    static func advance(_ seconds: Double) { DoubleClock.shared.advance(by: seconds) }

    static func touch(_ view: UIView) {
      guard let window = view.window else { return }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      _ = touch(view.convert(middle, to: nil), in: window)
    }

    static func touch(_ place: CGPoint, in window: UIWindow) -> Bool {
      guard let scene = window.windowScene else { return false }
      DoublePerson(scene).tap(place)
      return true
    }

    static func drag(_ view: UIView, by way: CGVector) -> Bool {
      guard let scene = view.window?.windowScene else { return false }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      DoublePerson(scene).drag(from: view.convert(middle, to: nil), by: way)
      return true
    }

    static func pressEscape(in scene: UIWindowScene) -> Bool {
      DoublePerson(scene).press(.keyboardEscape)
      return true
    }

    static func end(_ scene: UIWindowScene, _ window: UIWindow) async -> [String] {
      scene.doubleDisconnect()
      window.rootViewController = nil
      await wait(12)
      DoubleClock.shared.reset()
      return DoubleLog.faults
    }

    static func endNow(_ scene: UIWindowScene, _ window: UIWindow) {
      scene.doubleDisconnect()
      DoubleClock.shared.reset()
    }
  #endif
}
