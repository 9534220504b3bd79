public import Heed

/// Decides what an app has to do about updates now.
///
/// It is a pure function: everything it depends on is an argument. Showing the prompt, and recording
/// that it was shown and what was answered, are calls of their own on ``UpdateState``.
public func decide(
  document: UpdateDocument, installed: InstalledApp, device: Device, state: UpdateState,
  now: Timestamp, kind: CheckKind = .background, settings: UpdateSettings = UpdateSettings()
) -> Decision {
  Decision(.unavailable, installed: installed.versionText, reason: DecisionReason(.noReleases))
}
