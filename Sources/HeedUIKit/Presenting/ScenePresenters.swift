#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// The hosts of an app: one for each scene, and for each window that has none.
  ///
  /// A scene's alerts wait for one another; those of two scenes do not.
  @MainActor
  final class ScenePresenters {
    static let shared = ScenePresenters()

    /// The scene that was active last.
    private(set) weak var lastActive: UIWindowScene?
    private let clock: HostClock
    private let keyboard: KeyboardTracker
    private var lanes: [SurfaceLane] = []
    /// Holds alerts until the first scene is there.
    private var waiting: SurfaceLane?
    private var observers: [any NSObjectProtocol] = []

    init(clock: HostClock = .system, center: NotificationCenter = .default) {
      self.clock = clock
      keyboard = KeyboardTracker(center: center)
      observe(UIScene.didActivateNotification, center) { $0.activated($1) }
      observe(UIScene.willEnterForegroundNotification, center) { $0.isSeen($1, true) }
      observe(UIScene.didEnterBackgroundNotification, center) { $0.isSeen($1, false) }
      observe(UIScene.didDisconnectNotification, center) { $0.disconnected($1) }
    }

    /// The lane of the surface that an origin is on.
    ///
    /// A controller that is in no window yet gets one of its own, because nobody knows whose turn its
    /// alerts would have to wait for.
    func lane(for origin: AlertOrigin) -> SurfaceLane {
      forgetGoneSurfaces()
      if origin.waitsForScene {
        let lane = waiting ?? makeLane(on: HostSurface())
        waiting = lane
        return lane
      }
      let surface = HostSurface(scene: origin.scene, window: origin.window)
      guard surface.isThere else { return makeLane(on: surface) }
      if let lane = lanes.first(where: { $0.host.surface.isSame(as: surface) }) { return lane }
      let lane = makeLane(on: surface)
      lanes.append(lane)
      return lane
    }

    private func makeLane(on surface: HostSurface) -> SurfaceLane {
      SurfaceLane(UIKitHost(surface: surface, keyboard: keyboard, clock: clock))
    }

    // MARK: Scenes

    private func observe(
      _ name: Notification.Name, _ center: NotificationCenter,
      _ perform: @escaping @MainActor (ScenePresenters, UIWindowScene) -> Void
    ) {
      let observer = center.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        // UIKit posts them where scenes live.
        let sender = UncheckedSender(notification.object)
        MainActor.assumeIsolated {
          guard let self, let scene = sender.value as? UIWindowScene else { return }
          perform(self, scene)
        }
      }
      observers.append(observer)
    }

    private func activated(_ scene: UIWindowScene) {
      lastActive = scene
      guard let lane = waiting else { return }
      waiting = nil
      lane.host.attach(to: HostSurface(scene: scene))
      lanes.append(lane)
    }

    private func isSeen(_ scene: UIWindowScene, _ isSeen: Bool) {
      for lane in lanes where lane.host.surface.scene === scene {
        lane.host.surfaceIsSeen(isSeen)
      }
    }

    private func disconnected(_ scene: UIWindowScene) {
      forget { $0.host.surface.scene === scene }
    }

    private func forgetGoneSurfaces() {
      forget { !$0.host.surface.isThere }
    }

    private func forget(_ isGone: (SurfaceLane) -> Bool) {
      let gone = lanes.filter(isGone)
      lanes.removeAll(where: isGone)
      for lane in gone { lane.presenter.surfaceGone() }
    }
  }

  /// What a notification is about, on its way to the actor that it was sent from.
  private struct UncheckedSender: @unchecked Sendable {
    let value: Any?

    init(_ value: Any?) {
      self.value = value
    }
  }
#endif
