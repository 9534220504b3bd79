internal import Heed
internal import HeedCommand
internal import HeedMatrix

extension GalleryPage {
  /// One alert in the list, with all that the large view shows of it.
  func card(_ entry: GalleryEntry, number: Int) -> String {
    let features = entry.features.map { $0.rawValue }.joined(separator: " ")
    let tags = [entry.style, "\(entry.theme) theme"] + entry.features.map { $0.title }
    return """
      <li class="card" id="alert-\(number)" data-name="\(HTML.text(entry.name))" \
      data-style="\(entry.style)" data-theme="\(entry.theme)" data-features="\(features)" \
      data-on="\(entry.surface.rawValue)">
      <article aria-labelledby="name-\(number)">
      \(link(entry, number: number))
      <h2 id="name-\(number)">\(HTML.text(entry.title))</h2>
      <p class="tags">\(HTML.text(tags.joined(separator: " · ")))</p>
      <details>
      <summary>Document and motion<span class="unseen"> of \(HTML.text(entry.title))</span></summary>
      <div class="detail">
      <div class="codes">
      \(code(
        entry.document, id: "document-\(number)", "Document", FilePath.name(of: entry.file),
        link: editing(entry)))\
      \(entry.swift.map { code($0.text, id: "swift-\(number)", "Swift", $0.name) } ?? "")</div>
      \(motion(entry, number: number))</div>
      </details>
      </article>
      </li>

      """
  }

  private func link(_ entry: GalleryEntry, number: Int) -> String {
    let first = GalleryPicture(
      surface: entry.surface, appearance: .light, direction: .leftToRight)
    let size = entry.surface.environment.size
    let address = entry.address(of: first)
    let others = GalleryPicture.all.map { "data-\($0.key)=\"\(entry.address(of: $0))\"" }
    return """
      <a class="open" href="\(address)" aria-labelledby="name-\(number) picture-\(number)">\
      <img id="picture-\(number)" src="\(address)" width="\(Int(size.width))" \
      height="\(Int(size.height))" loading="lazy" decoding="async" \
      alt="Light, left to right: \(HTML.text(entry.words))" \
      data-words="\(HTML.text(entry.words))" \(others.joined(separator: " "))></a>
      """
  }

  /// A link to the page that edits the document.
  private func editing(_ entry: GalleryEntry) -> String {
    guard let playground else { return "" }
    return """
      <a href="\(HTML.text(playground.address(of: entry)))">Edit<span class="unseen"> \
      \(HTML.text(entry.title)) in the playground</span></a>
      """
  }

  private func code(
    _ text: String, id: String, _ title: String, _ file: String, link: String = ""
  ) -> String {
    """
    <section class="code" aria-labelledby="\(id)-title">
    <div class="head"><h3 id="\(id)-title">\(title)</h3><span>\(HTML.text(file))</span>\
    \(link)<button type="button" data-copy="\(id)" aria-describedby="\(id)-title">Copy</button></div>
    <pre tabindex="0" id="\(id)" aria-labelledby="\(id)-title"><code>\(lines(of: text))</code></pre>
    </section>

    """
  }

  /// Each line by itself, so that what does not fit goes on beneath its beginning.
  private func lines(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      return "<span style=\"--in:\(indent)\">\(HTML.text(String(line)))</span>"
    }.joined()
  }

  /// The way onto the surface: where it is at some moments, and an address for all of it.
  private func motion(_ entry: GalleryEntry, number: Int) -> String {
    let size = GalleryMotion.environment.size
    let frames = GalleryMotion.parts.indices.map { index in
      let time = GalleryMotion.parts[index] * entry.entryDuration
      let label = "\(Int((time * 1000).rounded())) ms"
      let address = HTML.address(GalleryMotion.frameName(for: entry.file, index))
      return """
        <figure><img src="\(address)" width="\(Int(size.width))" height="\(Int(size.height))" \
        loading="lazy" alt="After \(label)"><figcaption>\(label)</figcaption></figure>

        """
    }
    return """
      <section class="motion" aria-labelledby="motion-\(number)">
      <div class="head"><h3 id="motion-\(number)">Entry</h3>\
      <a href="\(HTML.address(GalleryMotion.name(for: entry.file)))">The whole motion<span \
      class="unseen"> of \(HTML.text(entry.title))</span></a></div>
      <div class="frames" tabindex="0" role="group" aria-labelledby="motion-\(number)">
      \(frames.joined())</div>
      </section>

      """
  }
}
