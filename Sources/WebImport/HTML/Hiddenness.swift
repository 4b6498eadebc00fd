internal import Simulator

/// Which elements are not in the tree, and why.
///
/// Source: WAI-ARIA 1.2, section 7 “Including and excluding elements in the accessibility tree”;
/// HTML Standard for `hidden`, `inert`, `details`, `dialog` and `popover`.
struct Hiddenness: Sendable {
  private var reasons: [Hidden.Reason?]
  /// What hides items from everyone, whatever owns them.
  private var unseen: [Hidden.Reason?]
  /// Elements that are not visible and hold others that are again.
  private var revealing: Set<DOM.ID> = []

  /// What hides the items of a page where they stand.
  init(_ dom: DOM, _ tree: FlatTree, _ styles: Styles) {
    var unseen = [Hidden.Reason?](repeating: .notRendered, count: dom.count)
    for id in tree.order {
      let parent = tree.parent(of: id)
      let inherited =
        parent >= 0
        ? Hiddenness.inherited(unseen[Int(parent)], from: parent, to: id, dom, styles) : nil
      let isUnshown = tree.unshown.contains(id)
      unseen[Int(id)] =
        inherited ?? (isUnshown ? .notRendered : Hiddenness.own(of: id, dom, styles))
    }
    self.unseen = unseen
    reasons = unseen
    for id in tree.order where unseen[Int(id)] == nil {
      var outer = tree.parent(of: id)
      while outer >= 0, unseen[Int(outer)] == .visibilityHidden, revealing.insert(outer).inserted {
        outer = tree.parent(of: outer)
      }
    }
    self = following(tree, dom)
  }

  /// The same where elements stand below their owners: `aria-hidden` hides what is owned, whatever
  /// it stands in; what is not rendered stays so.
  ///
  /// Source: Core-AAM 1.2, section 5.1.2; as Chromium does it.
  func following(_ tree: FlatTree, _ dom: DOM) -> Hiddenness {
    var result = self
    // What is not visible may be hidden by ARIA as well, which holds for what is visible in it again.
    var isHiding = [Bool](repeating: false, count: reasons.count)
    for id in tree.order {
      let parent = tree.parent(of: id)
      let outer = parent >= 0 ? result.reasons[Int(parent)] : nil
      let isInside =
        outer == .ariaHidden || outer == .visibilityHidden && isHiding[Int(parent)]
      let isOwn = Hiddenness.isARIAHidden(id, dom)
      isHiding[Int(id)] = isInside || isOwn
      result.reasons[Int(id)] =
        isInside ? .ariaHidden : unseen[Int(id)] ?? (isOwn ? .ariaHidden : nil)
    }
    return result
  }

  /// Why an item is hidden; absent when it is not.
  subscript(id: DOM.ID) -> Hidden.Reason? { reasons[Int(id)] }

  /// Whether an item is hidden from assistive technology.
  func isHidden(_ id: DOM.ID) -> Bool { reasons[Int(id)] != nil }

  /// That an item is hidden, as a fact of its node; what `aria-hidden` hides is seen unless nobody
  /// sees it anyway.
  func hidden(_ id: DOM.ID) -> Hidden? {
    self[id].map { reason in
      let isSeen = unseen[Int(id)] == nil || unseen[Int(id)] == .inert
      return Hidden(
        reason, isVisible: reason == .inert || reason == .ariaHidden && isSeen,
        keepsChildren: reason == .visibilityHidden && revealing.contains(id))
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
    default:
      let isBox = styles[parent].display != .inline && styles[parent].display != .contents
      return styles[parent].hidesContent && isBox ? .contentVisibility : nil
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
    return dom.has(.inert, id) ? .inert : nil
  }

  private static func isARIAHidden(_ id: DOM.ID, _ dom: DOM) -> Bool {
    guard dom.keyword(.ariaHidden, of: id) == "true" else { return false }
    let tag = dom.htmlTag(id)
    return tag != .body && tag != .html
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
