import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG file as an XML parser reads it.
final class SVGFile: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The places of the elements that it is inside of, from the outside.
    var parents: [Int]
    /// The text inside it and inside its elements.
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []
  private var error: (any Error)?

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    parser.shouldResolveExternalEntities = false
    if !parser.parse() { throw try #require(parser.parserError ?? error) }
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The element of an id.
  func element(id: String) -> Element? { elements.first { $0.attributes["id"] == id } }

  /// The elements inside an element, at any depth.
  func inside(_ id: String) -> [Element] {
    guard let place = elements.firstIndex(where: { $0.attributes["id"] == id }) else { return [] }
    return elements.filter { $0.parents.contains(place) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, parents: open))
    open.append(elements.count - 1)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    for place in open { elements[place].text += string }
  }
}
