internal import AccessibilityTree

/// The visibility of elements: which are hidden from assistive technology, and why.
///
/// Source: WAI-ARIA 1.2, section 7 “Including and excluding elements in the accessibility tree”;
/// HTML Standard for `hidden`, `inert`, `details`, `dialog` and `popover`.
struct ElementVisibility: Sendable {
  private var reasons: [Hidden.Reason?]
  /// The reasons why items are hidden from everyone, not counting `aria-hidden`.
  private var renderingReasons: [Hidden.Reason?]
  /// Invisible elements that have visible descendants.
  private var invisibleContainers: Set<DOM.ID> = []

  init(_ dom: DOM, _ tree: FlatTree, _ styles: Styles) {
    var renderingReasons = [Hidden.Reason?](repeating: .notRendered, count: dom.count)
    for id in tree.order {
      let parent = tree.parent(of: id)
      let inherited =
        parent >= 0
        ? ElementVisibility.inherited(
          renderingReasons[Int(parent)], from: parent, to: id, dom, styles) : nil
      let isNotRendered = tree.notRendered.contains(id)
      renderingReasons[Int(id)] =
        inherited ?? (isNotRendered ? .notRendered : ElementVisibility.own(of: id, dom, styles))
    }
    self.renderingReasons = renderingReasons
    reasons = renderingReasons
    for id in tree.order where renderingReasons[Int(id)] == nil {
      var ancestor = tree.parent(of: id)
      while ancestor >= 0, renderingReasons[Int(ancestor)] == .visibilityHidden,
        invisibleContainers.insert(ancestor).inserted
      {
        ancestor = tree.parent(of: ancestor)
      }
    }
    self = applyingARIA(tree, dom)
  }

  /// Returns a copy that also takes `aria-hidden` into account.
  ///
  /// In `tree`, elements are below their owners if `aria-owns` names them.
  ///
  /// Source: Core-AAM 1.2, section 5.1.2; as Chromium does it.
  func applyingARIA(_ tree: FlatTree, _ dom: DOM) -> ElementVisibility {
    var result = self
    // An invisible element with `aria-hidden` also hides its visible descendants.
    var isHiding = [Bool](repeating: false, count: reasons.count)
    for id in tree.order {
      let parent = tree.parent(of: id)
      let parentReason = parent >= 0 ? result.reasons[Int(parent)] : nil
      let isInside =
        parentReason == .ariaHidden || parentReason == .visibilityHidden && isHiding[Int(parent)]
      let isOwn = ElementVisibility.isARIAHidden(id, dom)
      isHiding[Int(id)] = isInside || isOwn
      result.reasons[Int(id)] =
        isInside ? .ariaHidden : renderingReasons[Int(id)] ?? (isOwn ? .ariaHidden : nil)
    }
    return result
  }

  /// The reason why an item is hidden, or `nil` if it is not hidden.
  subscript(id: DOM.ID) -> Hidden.Reason? { reasons[Int(id)] }

  func isHidden(_ id: DOM.ID) -> Bool { reasons[Int(id)] != nil }

  /// Returns how an item is hidden, or `nil` if it is not.
  ///
  /// Content with `aria-hidden` can be visible.
  func hidden(_ id: DOM.ID) -> Hidden? {
    self[id].map { reason in
      let isVisible = renderingReasons[Int(id)] == nil || renderingReasons[Int(id)] == .inert
      return Hidden(
        reason, isVisible: reason == .inert || reason == .ariaHidden && isVisible,
        keepsChildren: reason == .visibilityHidden && invisibleContainers.contains(id))
    }
  }

  private static func inherited(
    _ reason: Hidden.Reason?, from parent: DOM.ID, to id: DOM.ID, _ dom: DOM, _ styles: Styles
  ) -> Hidden.Reason? {
    // CSS `visibility` is inherited, but a descendant can override it.
    guard reason == nil else { return reason == .visibilityHidden ? nil : reason }
    switch dom.htmlTag(parent) {
    case .details where !dom.has(.open, parent) && !isSummary(id, dom): return .closedDetails
    case .meter, .progress, .audio, .video: return .notRendered
    default:
      let isBox = styles[parent].display != .inline && styles[parent].display != .contents
      return styles[parent].hidesContent && isBox ? .contentVisibility : nil
    }
  }

  /// Whether an item is the `summary` of a `details`.
  ///
  /// It is visible even if the `details` is closed.
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
    if style.display == .none { return reasonForNoDisplay(id, tag, dom) }
    if style.visibility == .hidden { return .visibilityHidden }
    return dom.has(.inert, id) ? .inert : nil
  }

  private static func isARIAHidden(_ id: DOM.ID, _ dom: DOM) -> Bool {
    guard dom.keyword(.ariaHidden, of: id) == "true" else { return false }
    let tag = dom.htmlTag(id)
    return tag != .body && tag != .html
  }

  private static func reasonForNoDisplay(_ id: DOM.ID, _ tag: HTMLTag, _ dom: DOM) -> Hidden.Reason
  {
    if dom.has(.hidden, id) { return .hiddenAttribute }
    if tag == .dialog, !dom.has(.open, id) { return .closedDialog }
    if dom.has(.popover, id) { return .closedPopover }
    let isHiddenInput = tag == .audio || tag == .input && dom.keyword(.type, of: id) == "hidden"
    return tag.isNeverRendered || isHiddenInput || dom[id].namespace != .html
      ? .notRendered : .displayNone
  }
}
