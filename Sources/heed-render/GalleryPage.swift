internal import Heed
internal import HeedCommand
internal import HeedDocument

/// The page that shows the pictures, with everything it needs but the pictures in one file.
struct GalleryPage {
  /// A document and its pictures.
  struct Entry {
    let name: String
    let file: String
    let alert: Alert
    let text: String
    /// Seconds until the alert is at its place.
    let entryDuration: Double

    init(_ source: DocumentSource, entryDuration: Double) {
      self.entryDuration = entryDuration
      name = FilePath.stem(of: source.file)
      file = source.file
      alert = source.document.alert
      text = String(decoding: source.bytes, as: UTF8.self)
    }
  }

  let entries: [Entry]

  var html: String {
    var links = ""
    var sections = ""
    for (index, entry) in entries.enumerated() {
      links += "<li><a href=\"#alert-\(index + 1)\">\(HTML.text(entry.name))</a></li>\n"
      sections += section(entry, number: index + 1)
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Heed: gallery</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>Heed</h1>
      <p>Each of these alerts is one document. Here it is drawn on a phone of 390 × 844 points.</p>
      <nav aria-label="Alerts"><ul>
      \(links)</ul></nav>
      </header>
      <main>
      \(sections)</main>
      </body>
      </html>

      """
  }

  private func section(_ entry: Entry, number: Int) -> String {
    """
    <section id="alert-\(number)" aria-labelledby="name-\(number)">
    <h2 id="name-\(number)">\(HTML.text(entry.name))</h2>
    <div class="pictures">
    \(figure(entry, .light))\(figure(entry, .dark))\(motion(entry))</div>
    <details>
    <summary>Frames of its entry<span class="unseen">: \(HTML.text(entry.name))</span></summary>
    <div class="frames">
    \(frames(entry))</div>
    </details>
    <p><a href="\(HTML.address(GalleryPicture.small.name(for: entry.file)))">The same at 1 pixel a \
    point<span class="unseen">: \(HTML.text(entry.name))</span></a></p>
    <details>
    <summary>The document<span class="unseen"> of \(HTML.text(entry.name))</span></summary>
    <pre tabindex="0"><code>\(HTML.text(entry.text))</code></pre>
    </details>
    </section>

    """
  }

  private func figure(_ entry: Entry, _ picture: GalleryPicture) -> String {
    let address = HTML.address(picture.name(for: entry.file))
    let size = picture.environment.size
    return """
      <figure>
      <a href="\(address)"><img src="\(address)" width="\(Int(size.width))" \
      height="\(Int(size.height))" loading="lazy" alt="\(HTML.text(description(entry, picture)))"></a>
      <figcaption>\(HTML.text(picture.title))</figcaption>
      </figure>

      """
  }

  /// The alert as it comes, stays and goes.
  private func motion(_ entry: Entry) -> String {
    let size = GalleryMotion.environment.size
    return """
      <figure>
      <picture>
      <source media="(prefers-reduced-motion: reduce)" \
      srcset="\(HTML.address(GalleryPicture.small.name(for: entry.file)))">
      <img src="\(HTML.address(GalleryMotion.name(for: entry.file)))" width="\(Int(size.width))" \
      height="\(Int(size.height))" loading="lazy" alt="\(HTML.text(entry.name)) comes and goes.">
      </picture>
      <figcaption>In motion</figcaption>
      </figure>

      """
  }

  private func frames(_ entry: Entry) -> String {
    GalleryMotion.parts.indices.map { index in
      let time = GalleryMotion.parts[index] * entry.entryDuration
      let label = "\(Int((time * 1000).rounded())) ms"
      let address = HTML.address(GalleryMotion.frameName(for: entry.file, index))
      return """
        <figure><img src="\(address)" width="130" height="281" loading="lazy" \
        alt="After \(label)"><figcaption>\(label)</figcaption></figure>

        """
    }.joined()
  }

  /// The alert in words, for those who do not see the picture.
  private func description(_ entry: Entry, _ picture: GalleryPicture) -> String {
    var parts = ["\(picture.title)."]
    for text in [entry.alert.title, entry.alert.message] {
      if let text, !text.text.isEmpty { parts.append("“\(text.text.plainText)”") }
    }
    let titles = entry.alert.actionEntries.map { $0.action.title.plainText }
    if !titles.isEmpty { parts.append("Actions: \(titles.joined(separator: ", ")).") }
    return parts.joined(separator: " ")
  }
}
