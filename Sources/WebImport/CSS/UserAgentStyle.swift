extension HTMLTag {
  /// Whether the element consists of one box, so that `display: contents` removes it completely.
  ///
  /// Source: CSS Display Module Level 3, appendix B “Effects of display: contents on unusual
  /// elements”.
  var isOneBox: Bool {
    switch self {
    case .br, .wbr, .meter, .progress, .canvas, .embed, .object, .audio, .iframe, .img, .video,
      .frame, .frameset, .input, .textarea, .select:
      true
    default: false
    }
  }
}

extension Style.Display {
  /// Returns the display that browsers give to an element by default.
  ///
  /// Source: HTML Standard, section 15 “Rendering”.
  static func byDefault(_ tag: HTMLTag) -> Style.Display {
    switch tag {
    case .address, .article, .aside, .blockquote, .body, .center, .dd, .details, .dialog, .dir,
      .div, .dl, .dt, .fieldset, .figcaption, .figure, .footer, .form, .frameset, .h1, .h2, .h3,
      .h4, .h5, .h6, .header, .hgroup, .hr, .html, .legend, .listing, .main, .menu, .nav, .ol,
      .optgroup, .option, .p, .plaintext, .pre, .search, .section, .summary, .ul, .xmp:
      .block
    case .li: .listItem
    case .button, .input, .meter, .progress, .select, .textarea, .marquee: .inlineBlock
    case .slot: .contents
    case .table: .table
    case .td, .th: .tableCell
    case .tr, .tbody, .thead, .tfoot, .caption: .tablePart
    case .ruby, .rt: .ruby
    case let tag where tag.isNeverRendered: .none
    default: .inline
    }
  }
}
