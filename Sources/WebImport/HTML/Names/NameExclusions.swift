/// The elements whose text is not part of names.
struct NameExclusions {
  let dom: DOM

  /// Whether an element gives no text, even if another element refers to it.
  func hasNoText(_ id: DOM.ID) -> Bool {
    switch dom[id].tag {
    case .script, .style, .template, .noscript: true
    default: false
    }
  }

  /// Whether the text of an element is not part of its parent's name.
  ///
  /// Annotations of ruby are left out, except inside the target of a reference. Source: Chromium
  /// 156, measured.
  func isExcluded(_ id: DOM.ID, _ context: NameContext) -> Bool {
    switch dom[id].tag {
    case .script, .style, .template, .noscript, .desc, .metadata, .datalist: true
    case .rt, .rp: !context.contains(.insideReference)
    case .title: dom[id].namespace == .svg
    default: false
    }
  }
}
