internal import Glibc
internal import Heed
internal import HeedUpdate
internal import HeedUpdateClient

/// Times decisions, a phased rollout and a long appcast, and prints what they took as JSON.
///
/// It ends with 1 where the rollout does not keep to its plan or an item of the appcast is lost.
@main
struct Main {
  static func main() {
    var rows: [String] = []
    var failures: [String] = []
    do {
      try measure(&rows, &failures)
    } catch {
      failures.append("\(error)")
    }
    print("[\n\(rows.joined(separator: ",\n"))\n]")
    for failure in failures {
      let line = "UpdateBenchmark: \(failure)\n"
      _ = line.withCString { write(2, $0, strlen($0)) }
    }
    if !failures.isEmpty { exit(1) }
  }

  private static func measure(_ rows: inout [String], _ failures: inout [String]) throws {
    let bytes = Samples.feed
    let document = try FeedReader().read(bytes).document(for: Samples.installed)
    decisions(document, &rows)
    rollout(document, &rows, &failures)
    let reading = CPUTime(batch: 20) { _ = try? FeedReader().read(bytes) }
    rows.append(
      row(
        "reading a feed of five releases", "time", "µs", reading.median * 1e6,
        reading.least * 1e6, reading.most * 1e6, reading.runs))
    try appcast(&rows, &failures)
  }

  private static func decisions(_ document: UpdateDocument, _ rows: inout [String]) {
    let device = Samples.device
    let state = UpdateState(installID: 0x1234_5678_9ABC_DEF0)
    let now = Samples.released + 8 * 86_400
    let time = CPUTime(batch: 1_000) {
      _ = decide(
        document: document, installed: Samples.installed, device: device, state: state, now: now,
        settings: Samples.settings)
    }
    rows.append(
      row(
        "decisions from a feed of five releases, one core", "decisions", "/s", 1 / time.median,
        1 / time.most, 1 / time.least, time.runs))
  }

  private static func rollout(
    _ document: UpdateDocument, _ rows: inout [String], _ failures: inout [String]
  ) {
    let seed: UInt64 = 20_261_130
    let rollout = PhasedRollout(document, seed: seed)
    let days = zip(rollout.shares, PhasedRollout.plan).map { share, plan in
      "\(rounded(share)) of \(rounded(plan)) %"
    }
    rows.append(
      row(
        "rollout to a million installs, seven days", "error", "points", rollout.error,
        notes: [
          "by day: " + days.joined(separator: ", "),
          "\(rollout.decisions) decisions in \(rounded(rollout.seconds)) s of one core, seed \(seed)",
        ], target: "≤ 0.2 points", isMet: rollout.error <= 0.2))
    if rollout.error > 0.2 {
      failures.append("the rollout is \(rollout.error) points away from its plan")
    }
    if rollout.withdrawn > 0 {
      failures.append("\(rollout.withdrawn) installs lost an offer on a later day")
    }
  }

  private static func appcast(_ rows: inout [String], _ failures: inout [String]) throws {
    let bytes = Samples.appcast(2_000)
    let app = InstalledApp(
      platform: "macos", versionText: "2.5", build: BuildNumber(3_005), distribution: .direct)
    let document = try Appcast(bytes, platform: "macos").document(for: app)
    if document.releases.count != 2_000 {
      failures.append("the appcast has 2000 items, of which \(document.releases.count) were read")
    }
    let time = CPUTime(batch: 1) {
      _ = try? Appcast(bytes, platform: "macos").document(for: app)
    }
    rows.append(
      row(
        "reading an appcast of 2,000 items", "time", "ms", time.median * 1e3, time.least * 1e3,
        time.most * 1e3, time.runs, notes: ["\(bytes.count) bytes"]))
  }

  private static func row(
    _ name: String, _ what: String, _ unit: String, _ median: Double, _ least: Double? = nil,
    _ most: Double? = nil, _ runs: Int = 1, notes: [String] = [], target: String? = nil,
    isMet: Bool = true
  ) -> String {
    var text =
      #"  {"name": "\#(name)", "what": "\#(what)", "unit": "\#(unit)", "median": \#(median)"#
    if let least, let most { text += #", "min": \#(least), "max": \#(most)"# }
    text += #", "runs": \#(runs)"#
    if let target { text += #", "target": "\#(target)", "met": \#(isMet)"# }
    if !notes.isEmpty {
      text += #", "notes": ["\#(notes.joined(separator: #"", ""#))"]"#
    }
    return text + "}"
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
