internal import Simulator

/// Which elements are not in the tree, and why.
///
/// Source: WAI-ARIA 1.2, section 7 “Including and excluding elements in the accessibility tree”;
/// HTML Standard for `hidden`, `inert`, `details`, `dialog` and `popover`.
struct Hiddenness: Sendable {
  private var reasons: [Hidden.Reason?]

  /// What hides the items of a page; owned elements stay as hidden as they are where they stand.
  init(_ dom: DOM, _ tree: FlatTree, _ styles: Styles) {
    reasons = [Hidden.Reason?](repeating: .notRendered, count: dom.count)
    for id in tree.order {
      let parent = tree.parent(of: id)
      let inherited =
        parent >= 0
        ? Hiddenness.inherited(reasons[Int(parent)], from: parent, to: id, dom, styles) : nil
      let isUnshown = tree.unshown.contains(id)
      reasons[Int(id)] =
        inherited ?? (isUnshown ? .notRendered : Hiddenness.own(of: id, dom, styles))
    }
  }

  /// Why an item is hidden; absent when it is not.
  subscript(id: DOM.ID) -> Hidden.Reason? { reasons[Int(id)] }

  /// Whether an item is hidden from assistive technology.
  func isHidden(_ id: DOM.ID) -> Bool { reasons[Int(id)] != nil }

  /// That an item is hidden, as a fact of its node.
  func hidden(_ id: DOM.ID) -> Hidden? {
    self[id].map { Hidden($0, isVisible: $0 == .inert || $0 == .ariaHidden) }
  }

  /// Hides owned elements whose owner is hidden.
  mutating func follow(_ tree: FlatTree, insteadOf original: FlatTree) {
    for id in tree.order {
      let parent = tree.parent(of: id)
      guard parent >= 0, reasons[Int(id)] == nil else { continue }
      let outer = reasons[Int(parent)]
      let isMoved = parent != original.parent(of: id)
      if outer != .visibilityHidden, isMoved || outer != .closedDetails {
        reasons[Int(id)] = outer
      }
    }
  }

  private static func inherited(
    _ outer: Hidden.Reason?, from parent: DOM.ID, to id: DOM.ID, _ dom: DOM, _ styles: Styles
  ) -> Hidden.Reason? {
    // Visibility is inherited as style, so that descendants can come back.
    guard outer == nil else { return outer == .visibilityHidden ? nil : outer }
    switch dom.htmlTag(parent) {
    case .details where !dom.has(.open, parent) && !isSummary(id, dom): return .closedDetails
    case .meter, .progress, .audio, .video: return .notRendered
    default: return styles[parent].hidesContent ? .contentVisibility : nil
    }
  }

  /// Whether an item is the `summary` that stays when its `details` is closed.
  static func isSummary(_ id: DOM.ID, _ dom: DOM) -> Bool {
    let details = dom[id].parent
    return dom.htmlTag(id) == .summary && details >= 0 && dom.htmlTag(details) == .details
      && dom.firstChild(.summary, of: details) == id
  }

  private static func own(of id: DOM.ID, _ dom: DOM, _ styles: Styles) -> Hidden.Reason? {
    let style = styles[id]
    if dom.isText(id) { return style.visibility == .hidden ? .visibilityHidden : nil }
    let tag = dom.htmlTag(id)
    if tag == .template { return .notRendered }
    if style.display == .none { return reasonOfNone(id, tag, dom) }
    if style.visibility == .hidden { return .visibilityHidden }
    if dom.has(.inert, id) { return .inert }
    let isHidden = dom.keyword(.ariaHidden, of: id) == "true"
    return isHidden && tag != .body && tag != .html ? .ariaHidden : nil
  }

  private static func reasonOfNone(_ id: DOM.ID, _ tag: HTMLTag, _ dom: DOM) -> Hidden.Reason {
    if dom.has(.hidden, id) { return .hiddenAttribute }
    if tag == .dialog, !dom.has(.open, id) { return .closedDialog }
    if dom.has(.popover, id) { return .closedPopover }
    let isHiddenInput = tag == .audio || tag == .input && dom.keyword(.type, of: id) == "hidden"
    return tag.isNeverRendered || isHiddenInput || dom[id].namespace != .html
      ? .notRendered : .displayNone
  }
}
