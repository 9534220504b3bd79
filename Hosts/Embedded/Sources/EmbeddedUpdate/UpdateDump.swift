public import Heed
public import HeedUpdate

/// Uses what is generic in the decisions of updates, for what nobody uses is not checked.
public func updateDump(feed bytes: [UInt8], installed: String, now: Double) -> String {
  guard let feed = try? FeedReader().read(bytes) else { return "no feed" }
  let app = InstalledApp(versionText: installed, build: BuildNumber(installed))
  var state = UpdateState(installID: 1)
  var text = ""
  for document in feed.documents {
    let decision = decide(
      document: document, installed: app, device: Device(), state: state,
      now: Timestamp(seconds: now))
    text += decision.summary + "\n"
    for step in decision.trace { text += step.text + "\n" }
    state.recordAnswer(.skip, for: decision, at: Timestamp(seconds: now))
    state.recordAccepted(document, at: Timestamp(seconds: now))
  }
  for finding in FeedLint().findings(of: feed) { text += finding.description + "\n" }
  if let read = try? UpdateState(json: Array(state.json.utf8)) { text += read.json }
  for rules in [VersionRules.heed, .semver, .sparkle, .siren] {
    if let order = try? rules.compare(installed, "1.0.0") { text += order.sign }
  }
  if let lookup = try? LookupReader().read(bytes) { text += lookup.releases[0].versionText }
  if let path = try? FieldPath("apps[0].releases"),
    let document = try? MappedReader(FieldMap(version: path)).read(bytes)
  {
    text += document.releases[0].versionText
  }
  return text + FeedWriter().write(feed)
}
