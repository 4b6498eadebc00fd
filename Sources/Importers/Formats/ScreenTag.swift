internal import ReactNativeImport
internal import WebImport

/// What the tag of a snippet says of it.
package enum ScreenTag {
  /// Whether a tag of this name stands for something on a screen: an element of HTML or SVG, or a
  /// component that React Native or one of the usual libraries has.
  ///
  /// Names that only end like a component, such as `SiteLink`, are as likely those of a web site.
  package static func isKnown(_ name: String) -> Bool {
    if let tag = HTMLTag(rawValue: name) { return tag != .unknown && tag != .characters }
    guard name.first?.isUppercase == true else { return false }
    return ReactComponent.isKnown(name)
  }

  /// Whether the element never has content, so that nothing ends it.
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

  /// Whether its end tag may be left out.
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

  /// Whether it shows nothing by itself: breaks, rules, and what belongs into the head of a page.
  package static func isNothing(_ name: String) -> Bool {
    guard let tag = HTMLTag(rawValue: name) else { return false }
    return tag == .br || tag == .hr || tag == .wbr || tag.isNeverRendered
  }
}
