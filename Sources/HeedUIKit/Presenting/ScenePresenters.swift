#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// The hosts of an app: one for each scene, and for each window that has none.
  ///
  /// A scene's alerts wait for one another; those of two scenes do not. Those behind which the app goes
  /// on, as banners, wait for their like alone.
  @MainActor
  final class ScenePresenters {
    private struct GoneScene {
      weak var scene: UIWindowScene?
    }

    static let shared = ScenePresenters()

    /// The scene that was active last.
    private(set) weak var lastActive: UIWindowScene?
    private let clock: HostClock
    private let keyboard: KeyboardTracker
    private var lanes: [SurfaceLane] = []
    /// Holds alerts until the first scene is there.
    private var waiting: [SurfaceLane] = []
    /// Scenes that the system disconnected; an app may hold one, and its windows, for longer.
    private var goneScenes: [GoneScene] = []
    private let observers: ObserverBag

    init(clock: HostClock = .system, center: NotificationCenter = .default) {
      self.clock = clock
      keyboard = KeyboardTracker(center: center)
      observers = ObserverBag(center)
      observe(UIScene.didActivateNotification) { $0.activated($1) }
      observe(UIScene.willEnterForegroundNotification) { $0.isSeen($1, true) }
      observe(UIScene.didEnterBackgroundNotification) { $0.isSeen($1, false) }
      observe(UIScene.didDisconnectNotification) { $0.disconnected($1) }
    }

    /// The lane of the surface that an origin is on.
    ///
    /// A controller that is in no window yet gets one of its own, because nobody knows whose turn its
    /// alerts would have to wait for.
    func lane(for origin: AlertOrigin, isPassing: Bool) -> SurfaceLane {
      forgetGoneSurfaces()
      if origin.waitsForScene {
        if let lane = waiting.first(where: { $0.isPassing == isPassing }) { return lane }
        let lane = makeLane(on: HostSurface(), isPassing)
        waiting.append(lane)
        return lane
      }
      let surface = HostSurface(scene: origin.scene, window: origin.window)
      guard surface.isThere else { return makeLane(on: surface, isPassing) }
      if goneScenes.contains(where: { $0.scene === surface.scene && surface.scene != nil }) {
        let lane = makeLane(on: surface, isPassing)
        lane.host.surfaceGone()
        return lane
      }
      let known = lanes.first {
        $0.isPassing == isPassing && $0.host.surface.isSame(as: surface)
      }
      if let known { return known }
      let lane = makeLane(on: surface, isPassing)
      lanes.append(lane)
      return lane
    }

    private func makeLane(on surface: HostSurface, _ isPassing: Bool) -> SurfaceLane {
      let host = UIKitHost(surface: surface, keyboard: keyboard, clock: clock)
      return SurfaceLane(host, isPassing: isPassing)
    }

    // MARK: Scenes

    private func observe(
      _ name: Notification.Name,
      _ perform: @escaping @MainActor (ScenePresenters, UIWindowScene) -> Void
    ) {
      observers.observe(name) { [weak self] notification in
        guard let self, let scene = notification.object as? UIWindowScene else { return }
        perform(self, scene)
      }
    }

    private func activated(_ scene: UIWindowScene) {
      lastActive = scene
      let waiting = self.waiting
      self.waiting = []
      lanes += waiting
      for lane in waiting { lane.host.attach(to: HostSurface(scene: scene)) }
    }

    private func isSeen(_ scene: UIWindowScene, _ isSeen: Bool) {
      for lane in lanes where lane.host.surface.scene === scene {
        lane.host.surfaceIsSeen(isSeen)
      }
    }

    private func disconnected(_ scene: UIWindowScene) {
      goneScenes.removeAll { $0.scene == nil }
      goneScenes.append(GoneScene(scene: scene))
      forget { $0.host.surface.scene === scene }
    }

    private func forgetGoneSurfaces() {
      forget { !$0.host.surface.isThere }
    }

    private func forget(_ isGone: (SurfaceLane) -> Bool) {
      let gone = lanes.filter(isGone)
      lanes.removeAll(where: isGone)
      for lane in gone { lane.host.surfaceGone() }
    }
  }
#endif
