internal import Heed
internal import HeedDocument
internal import HeedFindings

/// The report as one page beside the pictures: it needs no server and loads nothing else.
///
/// Without its script it lists what was found and all pictures. With it, pictures are filtered, grouped,
/// enlarged and compared; the address says what is shown.
package struct MatrixPage {
  let report: MatrixReport
  /// The words of each document's alert in each language, for those who do not see the pictures and for
  /// the search.
  let words: [[String]]

  /// Makes the page of a report.
  package init(_ report: MatrixReport, words: [[String]]) {
    self.report = report
    self.words = words
  }

  /// The page.
  package var html: [UInt8] {
    var bytes = Array(head.utf8)
    bytes += "<ul class=\"cards\" id=\"cards\">\n".utf8
    for index in report.pictures.indices { bytes += card(index).utf8 }
    bytes += "</ul>\n</section>\n</main>\n\(viewer)\n".utf8
    bytes += "<script type=\"application/json\" id=\"data\">".utf8
    bytes += CompactJSON.bytes(of: data)
    bytes += "</script>\n<script>\(Self.script)</script>\n</body>\n</html>\n".utf8
    return bytes
  }

  /// Nothing comes from elsewhere, no script and no style applies but those of the page.
  private static var policy: String {
    """
    default-src 'none'; img-src 'self' file: data:; style-src 'sha256-\(SHA256.base64(of: styleText))'; \
    script-src 'sha256-\(SHA256.base64(of: script))'; base-uri 'none'; form-action 'none'
    """
  }

  private static var styleText: String { "\n\(style)\n" }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="referrer" content="no-referrer">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTML.text(title))</title>
    <style>\(Self.styleText)</style>
    </head>
    <body>
    <a class="skip" href="#pictures">Skip to the pictures</a>
    <header class="top">
    <h1>\(HTML.text(title))</h1>
    <p>\(HTML.text(summary))</p>
    </header>
    \(toolbar)
    <main>
    \(findings)
    <section id="pictures" aria-labelledby="pictures-title" tabindex="-1">
    <div class="line"><h2 id="pictures-title">Pictures</h2>
    <p id="count" role="status">\(Self.counted(report.pictures.count, "picture"))</p></div>
    <p id="none" hidden>No picture is like that. <button type="button" data-reset>Show all</button></p>

    """
  }

  private var title: String {
    let names = report.files.prefix(2).map { Self.name(of: $0) }
    let more = report.files.count - names.count
    return "Matrix of \(names.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
  }

  private var summary: String {
    let axes = report.plan.axes
    let parts = [
      (report.files.count, "document"), (axes.languages.count, "language"),
      (axes.textSizes.count, "text size"), (axes.appearances.count, "appearance"),
      (axes.contrasts.count, "contrast"), (axes.screens.count, "screen"),
      (axes.themes.count, "theme"), (axes.directions.count, "direction"),
    ]
    let factors = parts.filter { $0.0 > 1 }.map { Self.counted($0.0, $0.1) }
    let count = Self.counted(report.pictures.count, "picture")
    return factors.isEmpty ? count : "\(count): \(factors.joined(separator: " × "))"
  }

  static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  static func name(of file: String) -> String {
    if file == "-" { return "standard input" }
    return file.split(separator: "/").last.map { String($0) } ?? file
  }
}
