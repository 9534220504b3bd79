#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// The scene in which an alert gets a window of its own.
  @MainActor
  enum SceneChoice {
    case scene(UIWindowScene)
    /// None is connected: the first one that is.
    case next
    /// The one that was asked for is not there.
    case none

    /// The scene given, else the one that was active last, else the next one.
    @available(iOSApplicationExtension, unavailable)
    static func current(or scene: UIWindowScene?) -> SceneChoice {
      if let scene { return .scene(scene) }
      let scenes = Self.connected
      let states: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive, .background]
      for state in states {
        let candidates = scenes.filter { $0.activationState == state }
        guard !candidates.isEmpty else { continue }
        let latest = ScenePresenters.shared.lastActive
        return .scene(candidates.first { $0 === latest } ?? candidates[0])
      }
      return .next
    }

    /// The scene whose configuration has a name, or whose session has that identifier.
    @available(iOSApplicationExtension, unavailable)
    static func named(_ name: String) -> SceneChoice {
      let scene = connected.first {
        $0.session.configuration.name == name || $0.session.persistentIdentifier == name
      }
      return scene.map { .scene($0) } ?? .none
    }

    /// Scenes with windows; a car's screen has scenes of another kind.
    @available(iOSApplicationExtension, unavailable)
    private static var connected: [UIWindowScene] {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .filter { $0.session.role == .windowApplication }
    }
  }
#endif
