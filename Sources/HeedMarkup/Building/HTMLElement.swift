/// The elements that mean something here, ordered by the length of their names and then by the names.
enum HTMLElement: UInt8, CaseIterable {
  case unknown, a, b, i, p, q, s, u, br, dd, dl, dt, em, h1, h2, h3, h4, h5, h6, hr, li, ol, rp,
    rt, td, th, tr, tt, ul, bdi, bdo, big, col, del, dfn, dir, div, img, ins, kbd, map, nav, pre,
    sub, sup, svg, `var`, wbr, xmp, abbr, area, base, body, cite, code, data, font, form, head,
    html, link, main, mark, math, menu, meta, nobr, ruby, samp, span, time, aside, audio, embed,
    frame, image, input, label, param, small, style, table, tbody, tfoot, thead, title, track,
    video, button, canvas, center, dialog, figure, footer, header, hgroup, iframe, keygen,
    legend, object, option, script, search, select, source, strike, strong, acronym, address,
    article, bgsound, caption, details, listing, marquee, noembed, section, summary, basefont,
    colgroup, datalist, fieldset, noframes, noscript, optgroup, progress, template, textarea,
    plaintext, blockquote, figcaption

  /// The element that a tag names.
  init(_ tag: HTMLTag) {
    self = .unknown
    let length = tag.nameLength
    guard let (names, first) = HTMLElement.names(ofLength: length) else { return }
    var offset = 0
    while offset < names.utf8CodeUnitCount {
      var index = 0
      while index < length, tag.bytes[index] == names.utf8Start[offset + index] { index += 1 }
      if index == length {
        let place = first.rawValue + UInt8(truncatingIfNeeded: offset / length)
        self = HTMLElement(rawValue: place) ?? .unknown
        return
      }
      offset += length
    }
  }

  /// The names of a length without anything between them, and the first of them.
  private static func names(ofLength length: Int) -> (StaticString, HTMLElement)? {
    switch length {
    case 1: ("abipqsu", .a)
    case 2: ("brdddldtemh1h2h3h4h5h6hrliolrprttdthtrttul", .br)
    case 3: ("bdibdobigcoldeldfndirdivimginskbdmapnavpresubsupsvgvarwbrxmp", .bdi)
    case 4:
      (
        """
        abbrareabasebodycitecodedatafontformheadhtml\
        linkmainmarkmathmenumetanobrrubysampspantime
        """, .abbr
      )
    case 5:
      (
        """
        asideaudioembedframeimageinputlabelparam\
        smallstyletabletbodytfoottheadtitletrackvideo
        """, .aside
      )
    case 6:
      (
        """
        buttoncanvascenterdialogfigurefooterheaderhgroupiframe\
        keygenlegendobjectoptionscriptsearchselectsourcestrikestrong
        """, .button
      )
    case 7:
      (
        """
        acronymaddressarticlebgsoundcaption\
        detailslistingmarqueenoembedsectionsummary
        """, .acronym
      )
    case 8:
      (
        """
        basefontcolgroupdatalistfieldsetnoframes\
        noscriptoptgroupprogresstemplatetextarea
        """, .basefont
      )
    case 9: ("plaintext", .plaintext)
    case 10: ("blockquotefigcaption", .blockquote)
    default: nil
    }
  }
}
