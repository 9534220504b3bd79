internal import Heed
internal import HeedDocument
internal import HeedFindings

extension MatrixPage {
  // MARK: Controls

  var toolbar: String {
    let filters = axes.filter { $0.values.count > 1 }.map { axis in
      choice(
        axis.key, axis.title, all: "All",
        axis.values.enumerated().map { (value: "\($0)", title: $1) })
    }
    var kinds = [(value: "any", title: "With findings"), (value: "no", title: "Without findings")]
    var seen: [Finding.Code] = []
    for problem in report.problems where !problem.pictures.isEmpty && !seen.contains(problem.code) {
      seen.append(problem.code)
      kinds.append((value: problem.code.name, title: problem.code.name))
    }
    let groups = axes.filter { $0.values.count > 1 }.map { (value: $0.key, title: $0.title) }
    return """
      <form class="tools" role="search" aria-label="Pictures">
      <label class="search"><span>Search</span>\
      <input type="search" data-key="q" autocomplete="off" spellcheck="false"></label>
      \(filters.joined(separator: "\n"))
      \(choice("found", "Findings", all: "All pictures", kinds))
      \(groups.isEmpty ? "" : choice("group", "Side by side by", all: "Nothing", groups))
      \(segments("size", "Picture size", [("s", "S", "Small"), ("m", "M", "Medium"), ("l", "L", "Large")]))
      \(Self.marksButton)
      </form>
      """
  }

  var viewer: String {
    let compared = axes.filter { $0.values.count > 1 && $0.key != "doc" }.map {
      (value: $0.key, title: "By \($0.title.lowercased())")
    }
    return """
      <dialog id="viewer" aria-labelledby="viewer-name">
      <div class="bar">
      <button type="button" class="icon" data-step="-1" aria-label="Previous picture">\
      \(Self.icon("M15 5l-7 7 7 7"))</button>
      <button type="button" class="icon" data-step="1" aria-label="Next picture">\
      \(Self.icon("M9 5l7 7-7 7"))</button>
      <div class="name" role="status"><h2 id="viewer-name" tabindex="-1"></h2>\
      <span id="position"></span></div>
      \(compared.isEmpty ? "" : choice("compare", "Compare", all: "One picture", compared))
      \(segments("zoom", "Size", [("fit", "Fit", "Fit into the window"), ("1", "1×", "One pixel a point"), ("2", "2×", "Two pixels a point")]))
      \(Self.marksButton)
      <button type="button" class="icon close" data-close aria-label="Close">\
      \(Self.icon("M6 6l12 12M18 6L6 18"))</button>
      </div>
      <div class="view">
      <div id="stage" tabindex="0" role="group" aria-label="Pictures; scroll or drag to move them"></div>
      <aside id="about" aria-label="Findings in this picture" tabindex="0"></aside>
      </div>
      </dialog>
      """
  }

  private static let marksButton =
    "<button type=\"button\" data-marks aria-pressed=\"true\">Marks</button>"

  private func choice(
    _ key: String, _ label: String, all: String, _ options: [(value: String, title: String)]
  ) -> String {
    let rest = options.map {
      "<option value=\"\(HTML.text($0.value))\">\(HTML.text($0.title))</option>"
    }
    return """
      <label><span>\(label)</span><select data-key="\(key)">\
      <option value="">\(all)</option>\(rest.joined())</select></label>
      """
  }

  private func segments(
    _ key: String, _ label: String, _ options: [(value: String, title: String, label: String)]
  ) -> String {
    let buttons = options.map {
      """
      <button type="button" data-key="\(key)" data-value="\($0.value)" aria-pressed="false" \
      aria-label="\($0.label)">\($0.title)</button>
      """
    }
    return """
      <div class="segments" role="group" aria-label="\(label)">\(buttons.joined())</div>
      """
  }

  private static func icon(_ path: String) -> String {
    """
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" \
    stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">\
    <path d="\(path)"/></svg>
    """
  }

  // MARK: Findings

  var findings: String {
    let items = report.problems.enumerated().map { item($1, number: $0 + 1) }
    // Notes may be very many, and the pictures stand beneath them.
    let first =
      report.problems.firstIndex { $0.severity == .note || $0.silence != nil }
      ?? items.count
    let isLong = items.count - first > Self.mostNotes
    let shown = isLong ? first : items.count
    let counts = [Finding.Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = report.count(severity)
      return count == 0 ? nil : Self.counted(count, severity.name)
    }
    let silenced = report.silencedCount
    let text =
      (counts + (silenced > 0 ? ["\(silenced) meant to stay"] : [])).joined(separator: ", ")
    func list(_ items: ArraySlice<String>, from start: Int) -> String {
      items.isEmpty
        ? "" : "<ol class=\"problems\" start=\"\(start + 1)\">\n\(items.joined())</ol>\n"
    }
    let rest =
      isLong
      ? "<details id=\"notes\"><summary>\(items.count - shown) notes, and what is meant to stay</summary>\n"
        + "\(list(items[shown...], from: shown))</details>\n"
      : ""
    return """
      <section id="findings" aria-labelledby="findings-title">
      <div class="line"><h2 id="findings-title">Findings</h2>
      <p>\(text.isEmpty ? "Nothing was found." : HTML.text(text))</p></div>
      \(list(items[..<shown], from: 0))\(rest)\(unused)</section>
      """
  }

  /// How many notes are listed without being asked for.
  private static let mostNotes = 4

  private var unused: String {
    if report.unusedSilences.isEmpty { return "" }
    let items = report.unusedSilences.map {
      "<li>Line \($0.line): <code>\($0.code.name)</code>: \(HTML.text($0.reason))</li>\n"
    }
    return """
      <h3>Silences that nothing was found for</h3>
      <ul>
      \(items.joined())</ul>

      """
  }

  private func item(_ problem: MatrixProblem, number: Int) -> String {
    let where_ = report.whereabouts(of: problem)
    let isMeant = problem.silence != nil
    let link =
      problem.pictures.first.map {
        """
        <a class="show" href="#p\($0)" data-problem="\(number)">\
        \(Self.counted(problem.pictures.count, "picture"))<span class="unseen"> with finding \(number)</span></a>
        """
      } ?? ""
    return """
      <li id="f\(number)" data-number="\(number)" class="\(isMeant ? "meant" : problem.severity.name)">
      <p class="reason"><b class="tag">\(isMeant ? "meant" : problem.severity.name)</b> \
      <code>\(problem.code.name)</code> \(HTML.text(problem.reason))</p>
      <p class="more">\(HTML.text(problem.place))\
      \(problem.path.isEmpty ? "" : " · <code>\(HTML.text(problem.path.string))</code>")\
      \(where_.map { " · \(HTML.text($0))" } ?? "")\
      \(problem.font.map { " · measured with \(HTML.text($0))" } ?? "") \(link)</p>
      <p class="more">\(HTML.text(problem.silence.map { "Meant to stay: \($0)" } ?? problem.remedy))</p>
      </li>

      """
  }

  // MARK: Pictures

  func card(_ index: Int) -> String {
    let cell = report.plan[index]
    let picture = report.pictures[index]
    let caption = HTML.text(caption(of: cell))
    let size = cell.screen.size
    let places = places(of: cell).map(\.description).joined(separator: " ")
    guard picture.bytes > 0 else {
      return """
        <li class="card missing" id="p\(index)" data-v="\(places)"><p>Could not be drawn.</p>\
        <h3>\(caption)</h3></li>

        """
    }
    let address = HTML.address(picture.file)
    return """
      <li class="card" id="p\(index)" data-v="\(places)"><a class="open" href="\(address)">\
      <img src="\(address)" width="\(Int(size.width))" height="\(Int(size.height))" \
      loading="lazy" decoding="async" alt="\(caption)"></a>\
      <h3>\(caption)</h3>\(tally(index))</li>

      """
  }

  /// How much was found in a picture, in words.
  private func tally(_ index: Int) -> String {
    // Notes about texts stand on every picture of their language, and hide what is special here.
    let found = report.marks[index].filter { mark in
      let problem = report.problems[mark.problem]
      return problem.silence == nil && !(problem.isAboutTexts && mark.severity == .note)
    }
    let parts = [Finding.Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = found.count { $0.severity == severity }
      if count == 0 { return nil }
      return "<span class=\"\(severity.name)\">\(Self.counted(count, severity.name))</span>"
    }
    return parts.isEmpty ? "" : "<p class=\"tally\">\(parts.joined(separator: " "))</p>"
  }

  // MARK: Data

  /// What the script needs beyond what stands in the page.
  var data: JSONValue {
    var table: [String] = []
    var known: [String: Int] = [:]
    func place(of text: String) -> JSONValue {
      let index = known[text] ?? table.count
      if index == table.count {
        known[text] = index
        table.append(text)
      }
      return .number(Double(index))
    }
    var marks: [(key: String, value: JSONValue)] = []
    for (index, found) in report.marks.enumerated() where !found.isEmpty {
      let list = found.map { mark -> JSONValue in
        let frame =
          mark.frame.map { [$0.x, $0.y, $0.width, $0.height].map { JSONValue.number($0) } } ?? []
        return .array(
          [
            .number(Double(mark.problem)), .string(mark.severity.name), place(of: mark.reason),
            place(of: mark.font ?? ""),
          ] + frame)
      }
      marks.append(("\(index)", .array(list)))
    }
    return .object([
      (
        "axes",
        .array(
          axes.map { axis in
            .object([
              ("key", .string(axis.key)), ("title", .string(axis.title)),
              ("values", .array(axis.values.map { .string($0) })),
            ])
          })
      ),
      (
        "problems",
        .array(
          report.problems.map { problem in
            .object([
              ("code", .string(problem.code.name)), ("remedy", .string(problem.remedy)),
              ("place", .string(problem.place)), ("path", .string(problem.path.string)),
              ("silence", problem.silence.map { .string($0) } ?? .null),
            ])
          })
      ),
      ("words", .array(words.map { .array($0.map { .string($0) }) })),
      (
        "rtl",
        .array(report.plan.axes.languages.map { .bool($0.direction == .rightToLeft) })
      ),
      ("marks", .object(marks)),
      ("texts", .array(table.map { .string($0) })),
    ])
  }
}
