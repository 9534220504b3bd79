internal import Heed
internal import HeedExamples
internal import HeedTesting

/// Times the layout of alerts whose texts are measured already, and prints what it took as JSON.
@main
struct Main {
  static func main() {
    var rows: [String] = []
    func add(_ name: String, _ alert: Alert) {
      let time = LayoutTime(of: alert)
      rows.append(
        "  {\"name\": \"\(name)\", \"median\": \(time.median), \"min\": \(time.least), "
          + "\"max\": \(time.most), \"runs\": \(time.runs)}")
    }
    add("two actions", Subjects.twoActions)
    for example in ExampleAlerts.all { add(example.name.string, example.alert) }
    for count in [10, 100, 1000] { add("\(count) blocks", Subjects.blocks(count)) }
    for count in [10, 100, 1000] { add("\(count) actions", Subjects.actions(count)) }
    print("[\n\(rows.joined(separator: ",\n"))\n]")
  }
}
