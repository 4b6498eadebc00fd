/// The local name of an element in lower case.
///
/// Unlisted names are `unknown`.
package enum HTMLTag: String, CaseIterable, Sendable {
  // The tags of HTML.
  case a, abbr, acronym, address, applet, area, article, aside, audio, b, base, bdi, bdo, big
  case blockquote, body, br, button, canvas, caption, center, cite, code, col, colgroup, data
  case datalist, dd, del, details, dfn, dialog, dir, div, dl, dt, em, embed, fieldset, figcaption
  case figure, font, footer, form, frame, frameset, h1, h2, h3, h4, h5, h6, head, header, hgroup
  case hr, html, i, iframe, image, img, input, ins, kbd, label, legend, li, link, listing, main
  case map, mark, marquee, math, menu, meta, meter, nav, nobr, noembed, noframes, noscript, object
  case ol, optgroup, option, output, p, param, picture, plaintext, pre, progress, q, rb, rp, rt, rtc
  case ruby, s, samp, script, search, section, select, slot, small, source, span, strike, strong
  case style, sub, summary, sup, svg, table, tbody, td, template, textarea, tfoot, th, thead, time
  case title, tr, track, tt, u, ul, `var`, video, wbr, xmp
  // The tags of SVG.
  case circle, clippath, defs, desc, ellipse, foreignobject, g, line, lineargradient, marker, mask
  case metadata, path, pattern, polygon, polyline, radialgradient, rect, symbol, text, textpath
  case tspan, use
  // The tags of MathML.
  case annotation
  case annotationXML = "annotation-xml"
  case unknown
  /// A text, which is no element.
  case characters
}

extension HTMLTag {
  var headingLevel: Int? {
    [.h1, .h2, .h3, .h4, .h5, .h6].firstIndex(of: self).map { $0 + 1 }
  }

  /// Whether browsers never render the element and its content in a drawing or formula.
  ///
  /// Source: SVG 2, user agent style sheet; MathML Core, user agent style sheet.
  var isNeverRenderedInDrawings: Bool {
    switch self {
    case .title, .desc, .metadata, .defs, .style, .script, .symbol, .clippath, .marker, .mask,
      .pattern, .lineargradient, .radialgradient, .annotation, .annotationXML:
      true
    default: false
    }
  }

  /// Whether browsers never render the element and its content.
  package var isNeverRendered: Bool {
    switch self {
    case .head, .script, .style, .template, .datalist, .noscript, .area, .param, .source, .track,
      .rp, .base, .link, .meta, .title, .noframes, .noembed, .col, .colgroup:
      true
    default: false
    }
  }
}
