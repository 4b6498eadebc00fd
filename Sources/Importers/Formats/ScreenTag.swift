internal import ReactNativeImport
internal import WebImport

/// Properties of tags, for recognizing code blocks that contain a screen.
package enum ScreenTag {
  /// Whether a tag is the name of an element of HTML or SVG, or of a component of React Native or a
  /// common library.
  ///
  /// The result is `false` for a name that only ends like a known component, such as `SiteLink`,
  /// because it may be a component of a web site.
  package static func isKnown(_ name: String) -> Bool {
    if let tag = HTMLTag(rawValue: name) { return tag != .unknown && tag != .characters }
    guard name.first?.isUppercase == true else { return false }
    return ReactComponent.isKnown(name)
  }

  /// Whether the element with this name is a void element, which has neither content nor an end
  /// tag.
  ///
  /// Source: HTML, section 13.1.2.
  package static func isVoid(_ name: String) -> Bool {
    switch HTMLTag(rawValue: name) {
    case .area, .base, .br, .col, .embed, .hr, .img, .input, .link, .meta, .param, .source, .track,
      .wbr:
      true
    default: false
    }
  }

  /// Whether HTML allows the end tag of an element to be left out.
  ///
  /// Source: HTML, section 13.1.2.4.
  package static func mayStayOpen(_ name: String) -> Bool {
    switch HTMLTag(rawValue: name) {
    case .html, .head, .body, .p, .li, .dt, .dd, .option, .optgroup, .thead, .tbody, .tfoot, .tr,
      .td, .th, .colgroup, .caption:
      true
    default: false
    }
  }

  /// Whether the element with this name shows no text or control: a line break, a horizontal rule,
  /// or an element in the head of a page.
  package static func isNothing(_ name: String) -> Bool {
    guard let tag = HTMLTag(rawValue: name) else { return false }
    return tag == .br || tag == .hr || tag == .wbr || tag.isNeverRendered
  }
}
