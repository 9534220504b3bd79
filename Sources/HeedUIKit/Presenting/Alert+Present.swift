#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension Alert {
    /// Presents the alert over a view controller and waits for the answer.
    ///
    /// One that lets touches through, as a banner does, has a window of its own above the controller's,
    /// so that the controller may present something meanwhile.
    ///
    /// Cancelling the task closes the alert: it ends as `withdrawn`, and is not shown at all if the
    /// task was cancelled before.
    ///
    /// - Parameters:
    ///   - controller: What presents it. Where that presents something already, the topmost one does.
    ///   - handlers: What runs while it is up.
    ///   - options: When it has its turn, with which views, and by what.
    /// - Returns: What came back, once UIKit has taken the alert off the screen.
    @MainActor
    @discardableResult
    public func present(
      from controller: UIViewController, handlers: Handlers = Handlers(),
      options: UIKitOptions = UIKitOptions()
    ) async -> Answer {
      await AlertRequest(self, from: .controller(controller), handlers, options).answer()
    }

    /// Presents the alert over a view controller.
    ///
    /// - Parameters:
    ///   - controller: What presents it. Where that presents something already, the topmost one does.
    ///   - handlers: What runs while it is up.
    ///   - options: When it has its turn, with which views, and by what.
    ///   - completion: Runs exactly once, when UIKit has taken the alert off the screen, so that it may
    ///     present something itself.
    /// - Returns: The way to change or close it.
    @MainActor
    @discardableResult
    public func present(
      from controller: UIViewController, handlers: Handlers = Handlers(),
      options: UIKitOptions = UIKitOptions(),
      completion: @escaping @MainActor (Answer) -> Void = { _ in }
    ) -> AlertHandle {
      AlertRequest(self, from: .controller(controller), handlers, options).present(completion)
    }

    /// Presents the alert over whatever a window shows, and waits for the answer.
    ///
    /// Cancelling the task closes the alert.
    @MainActor
    @discardableResult
    public func present(
      in window: UIWindow, handlers: Handlers = Handlers(), options: UIKitOptions = UIKitOptions()
    ) async -> Answer {
      await AlertRequest(self, from: .window(window), handlers, options).answer()
    }

    /// Presents the alert over whatever a window shows.
    ///
    /// The completion runs exactly once, when UIKit has taken the alert off the screen.
    @MainActor
    @discardableResult
    public func present(
      in window: UIWindow, handlers: Handlers = Handlers(), options: UIKitOptions = UIKitOptions(),
      completion: @escaping @MainActor (Answer) -> Void = { _ in }
    ) -> AlertHandle {
      AlertRequest(self, from: .window(window), handlers, options).present(completion)
    }
  }

  @available(iOSApplicationExtension, unavailable, message: "Present from a view controller.")
  extension Alert {
    /// Presents the alert in a window of its own, above everything that a scene shows, and waits for
    /// the answer.
    ///
    /// Touches beside a panel whose backdrop is `passthrough` reach the app, and so do keys, unless the
    /// alert has something to type in. Otherwise the window is the key window while it is up, and
    /// gives that back.
    ///
    /// - Parameters:
    ///   - scene: Where it is shown; by default the one that was active last. Where there is none yet,
    ///     the alert waits for one.
    ///   - handlers: What runs while it is up.
    ///   - options: When it has its turn, with which views, and by what.
    /// - Returns: What came back, once UIKit has taken the alert off the screen.
    @MainActor
    @discardableResult
    public func present(
      inScene scene: UIWindowScene? = nil, handlers: Handlers = Handlers(),
      options: UIKitOptions = UIKitOptions()
    ) async -> Answer {
      await AlertRequest(self, from: .scene(.current(or: scene)), handlers, options).answer()
    }

    /// Presents the alert in a window of its own, above everything that a scene shows.
    ///
    /// The completion runs exactly once, when UIKit has taken the alert off the screen.
    @MainActor
    @discardableResult
    public func present(
      inScene scene: UIWindowScene? = nil, handlers: Handlers = Handlers(),
      options: UIKitOptions = UIKitOptions(),
      completion: @escaping @MainActor (Answer) -> Void = { _ in }
    ) -> AlertHandle {
      AlertRequest(self, from: .scene(.current(or: scene)), handlers, options).present(completion)
    }

    /// Presents the alert in a window of its own in the scene of a configuration's name or a session's
    /// identifier, and waits for the answer.
    ///
    /// Where no such scene is connected, the alert is answered as `unavailable`.
    @MainActor
    @discardableResult
    public func present(
      inSceneNamed name: String, handlers: Handlers = Handlers(),
      options: UIKitOptions = UIKitOptions()
    ) async -> Answer {
      await AlertRequest(self, from: .scene(.named(name)), handlers, options).answer()
    }

    /// Presents the alert in a window of its own in the scene of a configuration's name or a session's
    /// identifier.
    ///
    /// The completion runs exactly once; where no such scene is connected, before this method returns.
    ///
    /// - Parameters:
    ///   - name: The configuration's name or the session's persistent identifier.
    ///   - handlers: What runs while it is up.
    ///   - options: When it has its turn, with which views, and by what.
    ///   - completion: Takes the answer.
    /// - Returns: The way to change or close it.
    @MainActor
    @discardableResult
    public func present(
      inSceneNamed name: String, handlers: Handlers = Handlers(),
      options: UIKitOptions = UIKitOptions(),
      completion: @escaping @MainActor (Answer) -> Void = { _ in }
    ) -> AlertHandle {
      AlertRequest(self, from: .scene(.named(name)), handlers, options).present(completion)
    }
  }
#endif
