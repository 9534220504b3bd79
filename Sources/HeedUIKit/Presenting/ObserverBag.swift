#if canImport(UIKit) && !os(watchOS)
  package import UIKit

  /// Observes notifications for as long as it lives.
  package final class ObserverBag: @unchecked Sendable {
    private let center: NotificationCenter
    // Changed where its owner lives, read when nobody has it any more.
    private var observers: [any NSObjectProtocol] = []

    package init(_ center: NotificationCenter) {
      self.center = center
    }

    deinit {
      for observer in observers { center.removeObserver(observer) }
    }

    /// Does something on the main actor whenever a notification is posted: before the poster goes on,
    /// if that is on the main thread, as it is with UIKit.
    @MainActor
    package func observe(
      _ name: Notification.Name, _ perform: @escaping @MainActor (Notification) -> Void
    ) {
      let observer = center.addObserver(forName: name, object: nil, queue: nil) { notification in
        let parcel = Parcel(notification: notification)
        if Thread.isMainThread {
          MainActor.assumeIsolated { perform(parcel.notification) }
        } else {
          Task { @MainActor in perform(parcel.notification) }
        }
      }
      observers.append(observer)
    }

    /// Takes a notification to the actor on whose thread it was posted.
    private struct Parcel: @unchecked Sendable {
      let notification: Notification
    }
  }
#endif
