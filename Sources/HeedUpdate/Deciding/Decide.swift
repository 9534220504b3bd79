internal import Heed

/// Decides what an app has to do about updates now.
///
/// It is a pure function: everything it depends on is an argument. Showing the prompt, and recording
/// that it was shown and what was answered, are calls of their own on ``UpdateState``.
///
/// The order is: the installed version, the document, the way the app came to the device, the releases
/// that this device can install, the oldest supported and the blocked versions, what is newer, how hard
/// it is asked for, then rollout, skipped lines and waiting, which a manual check passes over.
///
/// Nobody is forced without a release that this device can install, by a store's catalogue, or, where
/// a key is configured, by a document whose signature was not verified.
public func decide(
  document: UpdateDocument, installed: InstalledApp, device: Device, state: UpdateState,
  now: Timestamp, kind: CheckKind = .background, settings: UpdateSettings = UpdateSettings()
) -> Decision {
  var decider = Decider(
    document: document, installed: installed, device: device, state: state, now: now, kind: kind,
    settings: settings)
  return decider.decide()
}
