#if canImport(UIKit) && !os(watchOS)
  public import HeedUpdate
  internal import UIKit

  @available(iOSApplicationExtension, unavailable)
  extension UpdateGate {
    /// Makes a gate and shows what it wants, from the app's start on.
    ///
    /// ```swift
    /// UpdateGate.start(backend: backend)
    /// ```
    ///
    /// A prompt comes in a window of its own, above everything. One that is forced is in every scene; it
    /// stays through the background, the trip to the store and whatever else takes it off the screen,
    /// until a check says otherwise.
    ///
    /// - Parameters:
    ///   - prompt: The prompts; by default plain alerts with the app's own name, in the person's language.
    ///   - backend: Where decisions come from, and where answers are kept.
    /// - Returns: The gate; it need not be kept.
    @discardableResult
    public static func start(
      _ prompt: UpdatePrompt = .ofThisApp(), backend: UpdateBackend
    ) -> UpdateGate {
      let gate = UpdateGate(prompt: prompt, backend: backend)
      gate.start()
      return gate
    }

    /// Shows what the gate wants from now on; once is enough.
    public func start() { GatePresenter.start(self) }

    /// Takes back what is shown, and shows nothing more.
    public func stop() { GatePresenter.stop(self) }
  }
#endif
