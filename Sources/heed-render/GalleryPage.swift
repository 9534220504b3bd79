internal import HeedMatrix

/// The page that shows the pictures, with everything it needs but the pictures in one file.
///
/// Without its script it is a list of pictures with the documents beneath. With it, pictures of one
/// appearance, direction and surface are shown, filtered, and opened in a large view; the address
/// says what is shown.
struct GalleryPage {
  let entries: [GalleryEntry]
  /// Where documents are edited, if anywhere.
  var playground: GalleryPlayground?

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="referrer" content="no-referrer">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Heed: gallery</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header class="top">
    <h1>Heed</h1>
    <p>Each of these alerts is one document and one Swift value.</p>
    </header>
    \(toolbar)
    <main>
    <p id="count" role="status">\(entries.count == 1 ? "1 alert" : "\(entries.count) alerts")</p>
    <ul class="cards">
    \(entries.enumerated().map { card($1, number: $0 + 1) }.joined())</ul>
    <p id="none" hidden>No alert is like that. \
    <button type="button" data-reset>Show all</button></p>
    </main>
    \(viewer)
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  /// Nothing comes from elsewhere, and no script runs but the one above.
  private static var policy: String {
    """
    default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; \
    script-src 'sha256-\(SHA256.base64(of: script))'; base-uri 'none'; form-action 'none'
    """
  }

  // MARK: Controls

  private var toolbar: String {
    """
    <form class="tools" role="search" aria-label="Alerts">
    <label class="search"><span>Search</span>\
    <input type="search" data-key="q" autocomplete="off" spellcheck="false"></label>
    \(choice("style", "Style", all: "All styles", Self.options(entries.map(\.style))))
    \(choice("theme", "Theme", all: "All themes", Self.options(entries.map(\.theme))))
    \(choice("feature", "Feature", all: "All features", features))
    <span class="gap"></span>
    <div class="views">
    \(choice("on", "Surface", all: "Each on its own", Self.surfaces))
    \(Self.appearance)
    \(Self.direction)
    </div>
    </form>
    """
  }

  private var viewer: String {
    """
    <dialog id="viewer" aria-labelledby="viewer-name">
    <div class="bar">
    <button type="button" class="icon" data-step="-1" aria-label="Previous alert">\
    \(Self.icon("M15 5l-7 7 7 7"))</button>
    <button type="button" class="icon" data-step="1" aria-label="Next alert">\
    \(Self.icon("M9 5l7 7-7 7"))</button>
    <div class="name" role="status"><h2 id="viewer-name" tabindex="-1"></h2>\
    <span id="position"></span></div>
    <div class="views">
    \(choice("on", "Surface", all: "Its own surface", Self.surfaces))
    \(Self.appearance)
    \(Self.direction)
    \(Self.zoom)
    <button type="button" id="play" aria-pressed="false">Play motion</button>
    </div>
    <button type="button" class="icon close" data-close aria-label="Close">\
    \(Self.icon("M6 6l12 12M18 6L6 18"))</button>
    </div>
    <div class="view">
    <div id="stage" tabindex="0" role="group" aria-label="Picture; scroll or drag to move it"></div>
    <div id="about"></div>
    </div>
    </dialog>
    """
  }

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

  private static let appearance = segments(
    "look", "Appearance", [("light", "Light", nil), ("dark", "Dark", nil)])

  private static let direction = segments(
    "dir", "Direction",
    [("ltr", "LTR", "LTR, left to right"), ("rtl", "RTL", "RTL, right to left")])

  private static let zoom = segments(
    "zoom", "Size",
    [("fit", "Fit", nil), ("1", "1×", nil), ("2", "2×", nil), ("all", "All four", nil)])

  private static let surfaces = GallerySurface.allCases.map {
    (value: $0.rawValue, title: $0.title)
  }

  private static func segments(
    _ key: String, _ label: String, _ options: [(value: String, title: String, label: String?)]
  ) -> String {
    let buttons = options.map {
      """
      <button type="button" data-key="\(key)" data-value="\($0.value)" aria-pressed="false"\
      \($0.label.map { " aria-label=\"\($0)\" title=\"\($0)\"" } ?? "")>\($0.title)</button>
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

  private var features: [(value: String, title: String)] {
    let shown = entries.flatMap { $0.features }
    return GalleryFeature.allCases.filter { shown.contains($0) }.map {
      (value: $0.rawValue, title: $0.title)
    }
  }

  /// Each value once, in the order of their first coming.
  private static func options(_ values: [String]) -> [(value: String, title: String)] {
    var seen: [String] = []
    for value in values where !seen.contains(value) { seen.append(value) }
    return seen.sorted().map { (value: $0, title: $0) }
  }
}
