extension Alert {
  /// Replaces each text that is known by its key, and says which could not be.
  ///
  /// What looks, alignment and line limit a text has beside its key stays. A key that the source does
  /// not know keeps what is shown for it, which is the key unless the alert says something else.
  ///
  /// - Parameter source: Where the texts are, in one language.
  /// - Returns: The keys that were not found, or whose places could not be filled as meant, in the
  ///   order of the alert.
  @discardableResult
  public mutating func localize(by source: TextSource) -> [UnresolvedText] {
    var unresolved: [UnresolvedText] = []
    updateTexts { text, path in
      guard let key = text.localizedKey else { return }
      guard let found = source.text(key) else {
        unresolved.append(UnresolvedText(path: path.name, key: key.key, problem: nil))
        return
      }
      if let problem = found.problem {
        unresolved.append(UnresolvedText(path: path.name, key: key.key, problem: problem))
      }
      text.resolve(found.text)
    }
    return unresolved
  }

  /// Calls with each text of the alert and its path; what is done to the text is done to the alert.
  package mutating func updateTexts(_ body: (inout RichText, ProblemPath) -> Void) {
    let root = ProblemPath.root
    if var placed = title {
      body(&placed.text, placed.isPlain ? root / "title" : root / "title" / "text")
      title = placed
    }
    if var placed = message {
      body(&placed.text, placed.isPlain ? root / "message" : root / "message" / "text")
      message = placed
    }
    for index in content.indices {
      content[index].updateTexts((root / "content")[index], body)
    }
    // Actions are counted as a document lists them, with the way out among them.
    let place = min(max(0, cancelPosition ?? actions.count), actions.count)
    for index in actions.indices {
      let listed = cancel != nil && index >= place ? index + 1 : index
      body(&actions[index].title, (root / "actions")[listed] / "title")
    }
    if var action = cancel {
      body(&action.title, (root / "actions")[place] / "title")
      cancel = action
    }
  }
}

extension Block {
  fileprivate mutating func updateTexts(
    _ path: ProblemPath, _ body: (inout RichText, ProblemPath) -> Void
  ) {
    switch kind {
    case .text(var text, let font, let color):
      body(&text, path / "text")
      kind = .text(text, font: font, color: color)
    case .badge(var text, let color, let background):
      body(&text, path / "badge")
      kind = .badge(text, color: color, background: background)
    case .toggle(let id, var title, let isOn):
      body(&title, path / "switch" / "title")
      kind = .toggle(id: id, title: title, isOn: isOn)
    case .progress(let value, let title):
      guard var title else { return }
      body(&title, path / "title")
      kind = .progress(value: value, title: title)
    case .choices(var choices):
      for index in choices.items.indices {
        body(&choices.items[index].title, (path / "choices" / "items")[index] / "title")
      }
      kind = .choices(choices)
    case .image, .field, .separator, .space, .slot: break
    }
  }
}

extension RichText {
  /// Puts the text of its key in, with the looks of the first run.
  package mutating func resolve(_ found: String) {
    var text = RichText(found, runs.first?.attributes ?? TextAttributes())
    text.alignment = alignment
    text.lineLimit = lineLimit
    self = text
  }
}
