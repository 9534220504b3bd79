/// Reads HTML into the tokens of the WHATWG standard.
public enum HTMLTokens {
  /// The tokens of some markup in UTF-8, in their order.
  ///
  /// Nothing is an error: malformed markup gives what the standard says. After a start tag such as
  /// `title` or `script` the tokenizer reads on as a browser's parser would tell it to.
  ///
  /// - Parameters:
  ///   - bytes: The markup; newlines may have any form.
  ///   - model: How it is read at its beginning.
  ///   - lastStartTag: The element that it stands in, whose end tag ends raw text.
  ///   - references: The names of characters that are known.
  ///   - followsElements: Whether start tags change how what follows is read; otherwise all of it is
  ///     read as it begins, which is what tests of the tokenizer alone expect.
  /// - Returns: The tokens; two texts never follow each other.
  public static func of(
    _ bytes: [UInt8], model: HTMLContentModel = .data, lastStartTag: String = "",
    references: CharacterReferences = .common, followsElements: Bool = true
  ) -> [HTMLToken] {
    NewlineForm.single(bytes).withUnsafeBufferPointer { source in
      var tokenizer = HTMLTokenizer(
        source, references: references, sink: TokenList(followsElements: followsElements),
        model: model, lastStartTag: Array(lastStartTag.utf8))
      tokenizer.run()
      tokenizer.sink.endText()
      return tokenizer.sink.tokens
    }
  }
}

/// Keeps the tokens.
private struct TokenList: HTMLTokenSink {
  let followsElements: Bool

  init(followsElements: Bool) { self.followsElements = followsElements }
  private(set) var tokens: [HTMLToken] = []
  private var collected: [UInt8] = []
  var allowsCDATA: Bool { false }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    collected.append(contentsOf: bytes)
  }

  mutating func endText() {
    if collected.isEmpty { return }
    tokens.append(.text(HTMLText(collected)))
    collected.removeAll()
  }

  private mutating func add(_ token: HTMLToken) {
    endText()
    tokens.append(token)
  }

  mutating func startTag(_ tag: HTMLTag) -> HTMLContentModel {
    var names: Set<ArraySlice<UInt8>> = []
    var attributes: [HTMLAttribute] = []
    for attribute in tag.attributes where names.insert(tag.bytes[attribute.name]).inserted {
      attributes.append(
        HTMLAttribute(
          name: HTMLText(Array(tag.bytes[attribute.name])),
          value: HTMLText(Array(tag.bytes[attribute.value]))))
    }
    add(
      .startTag(
        name: HTMLText(Array(tag.bytes[..<tag.nameLength])), attributes: attributes,
        isSelfClosing: tag.isSelfClosing))
    return followsElements ? HTMLElement(tag).contentModel : .data
  }

  mutating func endTag(_ tag: HTMLTag) {
    add(.endTag(name: HTMLText(Array(tag.bytes[..<tag.nameLength]))))
  }

  mutating func comment(_ bytes: [UInt8]) { add(.comment(HTMLText(bytes))) }

  mutating func doctype(_ doctype: HTMLDoctype) {
    add(
      .doctype(
        name: doctype.name.map { HTMLText($0) }, publicID: doctype.publicID.map { HTMLText($0) },
        systemID: doctype.systemID.map { HTMLText($0) }, forcesQuirks: doctype.forcesQuirks))
  }

  mutating func unfinished(at offset: Int) {}
}
