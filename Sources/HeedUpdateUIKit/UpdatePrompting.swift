#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  public import HeedUpdate
  internal import UIKit

  /// Raises a mask over the app that asks to update, with one call, in any type that adopts it.
  ///
  /// For apps whose own server says that there is a new version. Nothing has to be implemented.
  ///
  /// ```swift
  /// struct Launcher: UpdatePrompting {
  ///   func ask(_ answer: VersionAnswer) throws {
  ///     try raiseUpdateMask(
  ///       answer.mustUpdate ? .forced : .remind, version: answer.version, notes: answer.notes,
  ///       link: answer.link)
  ///   }
  /// }
  /// ```
  @MainActor
  public protocol UpdatePrompting {
    /// The prompt; by default a card with the app's own name, in the person's language.
    var updatePrompt: UpdatePrompt { get }

    /// What the update may lead to; Apple's stores by default.
    var updateLinks: LinkAllowList { get }

    /// The person put the update off, or closed the card.
    func updateWasPutOff(_ version: String)

    /// The person chose to update; the address is opened without this, too.
    func updateWasChosen(_ version: String)
  }

  extension UpdatePrompting {
    public var updatePrompt: UpdatePrompt { .ofThisApp(look: .card()) }
    public var updateLinks: LinkAllowList { .appStore }
    public func updateWasPutOff(_ version: String) {}
    public func updateWasChosen(_ version: String) {}
  }

  @available(iOSApplicationExtension, unavailable)
  extension UpdatePrompting {
    /// Raises the mask over all that the app shows.
    ///
    /// A forced one stays until `UpdateGate.stop()`, whatever takes it off the screen. An
    /// address that does not open is shown. A mask takes the place of the last one; the same one, raised
    /// again, changes nothing.
    ///
    /// - Parameters:
    ///   - mask: Whether the person may put the update off.
    ///   - version: The new version, as the server names it.
    ///   - notes: What is new, in HTML; without a reader of markup it is shown as plain text.
    ///   - link: Where the update is; `updateLinks` has to allow its scheme and host.
    /// - Returns: What shows the mask; it need not be kept.
    /// - Throws: an error where the address is not one that may be opened; nothing is shown then.
    @discardableResult
    public func raiseUpdateMask(
      _ mask: UpdateMask, version: String, notes: String = "", link: String
    ) throws(StoreLinkError) -> UpdateGate {
      try raiseUpdateMask(
        mask, version: version, notes: ReleaseNotes(notes, format: .html), link: link)
    }

    /// Raises the mask over all that the app shows, with notes of any format.
    @discardableResult
    public func raiseUpdateMask(
      _ mask: UpdateMask, version: String, notes: ReleaseNotes, link: String
    ) throws(StoreLinkError) -> UpdateGate {
      let address = try StoreLink(link, allowed: updateLinks)
      let isForced = mask == .forced
      // Siren's rules read any text; what the server says is not compared with anything.
      let order = try? ComparedVersion(version, by: .siren)
      let decision = Decision(
        isForced ? .forced : .offer, installed: ThisApp.version,
        release: order.map { Release(order: $0, versionText: version) }, canRemind: !isForced,
        reason: DecisionReason(isForced ? .forcedByRule : .offered), notes: notes, link: address)
      let backend = UpdateBackend(
        now: { Timestamp(seconds: ProcessInfo.processInfo.systemUptime) },
        // The server was asked already.
        check: { _, _ in },
        recordAnswer: { answer, _ in
          if answer == .update { updateWasChosen(version) } else { updateWasPutOff(version) }
        })
      let gate = UpdateGate(prompt: updatePrompt, backend: backend)
      gate.take(decision)
      return GatePresenter.startMask(gate, asking: decision)
    }
  }
#endif
