import Foundation
import Heed
import HeedDocument
import HeedExamples
import HeedMarkup
import HeedTesting

/// The alerts whose source is compiled: the examples as Swift and as documents have them, odd ones,
/// and generated ones.
enum Originals {
  static let seed: UInt64 = {
    switch ProcessInfo.processInfo.environment["HEED_SEED"] {
    case "random"?: UInt64.random(in: 0...UInt64.max)
    case let text?: UInt64(text) ?? 20_261_130
    case nil: 20_261_130
    }
  }()

  static func all(examples folder: String) throws -> [(name: String, alert: Alert)] {
    var all = ExampleAlerts.all.map { (name: "swift-\($0.name)", alert: $0.alert) }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let reader = DocumentReader(mode: .strict, markup: MarkupReader(options: MarkupOptions()))
    for file in files.sorted() where file.hasSuffix(".json") {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)")))
      all.append(("document-\(file.dropLast(5))", try reader.read(bytes).alert))
    }
    for (number, alert) in OddAlerts.all.enumerated() { all.append(("odd-\(number)", alert)) }
    var generator = AlertGenerator(seed: seed)
    for number in 0..<200 { all.append(("generated-\(number)", generator.alert())) }
    return all
  }
}
