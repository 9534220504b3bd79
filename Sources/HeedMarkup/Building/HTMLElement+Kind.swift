extension HTMLElement {
  /// How what the element holds is read.
  var contentModel: HTMLContentModel {
    switch self {
    case .title, .textarea: .escapableRawText
    case .style, .xmp, .iframe, .noembed, .noframes: .rawText
    case .script: .scriptData
    case .plaintext: .plainText
    default: .data
    }
  }

  /// Whether it holds nothing and has no end tag.
  var isVoid: Bool {
    switch self {
    case .area, .base, .basefont, .bgsound, .br, .col, .embed, .frame, .hr, .image, .img, .input,
      .keygen, .link, .meta, .param, .source, .track, .wbr:
      true
    default: false
    }
  }

  /// Whether it stands on lines of its own.
  var isBlock: Bool {
    switch self {
    case .address, .article, .aside, .blockquote, .body, .caption, .center, .dd, .details, .dialog,
      .dir, .div, .dl, .dt, .fieldset, .figcaption, .figure, .footer, .form, .h1, .h2, .h3, .h4,
      .h5, .h6, .header, .hgroup, .hr, .html, .legend, .li, .listing, .main, .menu, .nav, .ol,
      .optgroup,
      .option, .p, .plaintext, .pre, .search, .section, .summary, .table, .tbody, .textarea, .tfoot,
      .thead, .tr, .td, .th, .ul, .xmp:
      true
    default: false
    }
  }

  /// Whether it is one of those that go on behind a block in which they were left open.
  var isFormatting: Bool {
    switch self {
    case .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u: true
    default: false
    }
  }

  /// Whether nothing of what it holds is text to read.
  var isDropped: Bool {
    switch self {
    case .script, .style, .title, .template, .iframe, .noembed, .noframes, .svg, .datalist: true
    default: false
    }
  }

  var isHeading: Bool {
    switch self {
    case .h1, .h2, .h3, .h4, .h5, .h6: true
    default: false
    }
  }

  var isList: Bool {
    switch self {
    case .ul, .ol, .dir, .menu: true
    default: false
    }
  }

  /// Whether what is open outside cannot be ended from within.
  var isBarrier: Bool {
    switch self {
    case .table, .td, .th, .caption, .template, .button, .object, .marquee: true
    default: false
    }
  }

  /// Whether an open paragraph ends where it begins.
  var endsParagraph: Bool {
    switch self {
    case .address, .article, .aside, .blockquote, .center, .dd, .details, .dialog, .dir, .div, .dl,
      .dt, .fieldset, .figcaption, .figure, .footer, .form, .h1, .h2, .h3, .h4, .h5, .h6, .header,
      .hgroup, .hr, .li, .listing, .main, .menu, .nav, .ol, .p, .plaintext, .pre, .search, .section,
      .summary, .table, .ul, .xmp:
      true
    default: false
    }
  }
}

extension HTMLElement {
  /// Whether its end tag reaches out of a cell.
  var isTablePart: Bool {
    switch self {
    case .table, .tbody, .thead, .tfoot, .tr, .td, .th, .caption: true
    default: false
    }
  }

  /// Whether its end tag may be left out.
  var mayStayOpen: Bool {
    switch self {
    case .p, .li, .dt, .dd, .td, .th, .tr, .tbody, .thead, .tfoot, .option, .optgroup, .body, .html,
      .rt, .rp, .colgroup, .caption, .head:
      true
    default: false
    }
  }
}
