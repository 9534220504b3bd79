import Foundation
import Heed
import Testing

@testable import HeedDocument

@Suite struct SchemaTests {
  let checker: SchemaChecker

  init() throws {
    checker = try SchemaChecker(AlertSchema.json)
  }

  @Test(arguments: BadDocument.all.filter(\.isKnownToSchema))
  func rejectsWhatTheReaderRejects(_ document: BadDocument) throws {
    #expect(try !checker.allows(document.text))
  }

  /// What only the reader finds is right by its form alone; a case that is marked wrongly shows.
  @Test(arguments: BadDocument.all.filter { !$0.isKnownToSchema })
  func allowsWhatOnlyTheReaderCanReject(_ document: BadDocument) throws {
    guard (try? SchemaChecker.parse(document.text)) != nil else { return }
    #expect(try checker.allows(document.text))
  }

  @Test(arguments: UInt64(1)...20)
  func allowsWhatTheWriterWrites(_ seed: UInt64) throws {
    var generator = AlertGenerator(seed: seed)
    for number in 0..<20 {
      let text = DocumentWriter().write(generator.alert())
      #expect(try checker.allows(text), "seed \(seed), alert \(number):\n\(text)")
    }
  }

  @Test(
    .enabled(if: !RoundTripTests.examples.isEmpty, "there are no example documents yet"),
    arguments: RoundTripTests.examples)
  func allowsEveryExample(_ file: URL) throws {
    #expect(try checker.allows(String(decoding: Data(contentsOf: file), as: UTF8.self)))
  }

  @Test(arguments: [
    #"{"heed": 2, "anything": true, "fallback": {"heed": 1, "title": "x"}}"#,
    #"{"heed": 1, "requires": ["hologram"], "new": [], "fallback": {"heed": 1}}"#,
    #"{"$schema": "heed.schema.json", "heed": 1, "requires": ["field"]}"#,
    #"{"heed": 1, "frame": {"width": "100%-114", "height": "50% + 10"}, "close": false}"#,
    #"{"heed": 1, "content": [{"progress": null}], "enter": {"duration": 0}}"#,
  ])
  func allowsWhatTheFormatAllows(_ text: String) throws {
    #expect(try checker.allows(text))
  }

  @Test(arguments: [
    #"{"heed": 2, "fallback": {"heed": 1, "tilt": 1}}"#,
    #"{"heed": 2, "anything": true}"#,
    #"{"heed": 1, "enter": {"duration": 1, "curve": [0, 0, 1, 1, 1]}}"#,
  ])
  func rejectsWhatTheFormatDoesNotAllow(_ text: String) throws {
    #expect(try !checker.allows(text))
  }

  /// The lists of names in the schema are those of the values.
  @Test func listsTheSameNamesAsTheValues() throws {
    var lists: [Set<String>] = []
    func collect(_ value: JSONValue) {
      switch value {
      case .array(let elements): elements.forEach(collect)
      case .object(let members):
        for member in members {
          if member.key == "enum", case .array(let names) = member.value {
            lists.append(
              Set(names.compactMap { if case .string(let name) = $0 { name } else { nil } }))
          }
          collect(member.value)
        }
      default: break
      }
    }
    collect(try SchemaChecker.parse(AlertSchema.json))
    func has<Kind: NamedKind>(_: Kind.Type) -> Bool {
      lists.contains(Set(Kind.allCases.map(\.name)))
    }
    #expect(has(Alert.Style.Kind.self))
    #expect(has(Alert.Arrangement.Kind.self))
    #expect(has(Theme.Base.Kind.self))
    #expect(has(Font.Weight.Kind.self))
    #expect(has(Font.Design.Kind.self))
    #expect(has(Font.Style.Kind.self))
    #expect(has(Color.Named.self))
    #expect(has(TextAlignment.Kind.self))
    #expect(has(Image.Rendering.Kind.self))
    #expect(has(Fit.Kind.self))
    #expect(has(Material.Kind.self))
    #expect(has(Corner.Kind.self))
    #expect(has(HorizontalSide.Kind.self))
    #expect(has(VerticalEdge.Kind.self))
    #expect(has(Transition.Preset.Kind.self))
    #expect(has(Pose.Unit.Kind.self))
    #expect(has(Field.Input.Kind.self))
    #expect(has(Field.Rule.Kind.self))
    #expect(has(Direction.self))
    #expect(has(Appearance.self))
    #expect(lists.contains(Set(DocumentDecoder.features.words)))
  }
}
