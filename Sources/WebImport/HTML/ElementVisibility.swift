internal import AccessibilityTree

/// The visibility of elements: whether they are hidden from assistive technology, and why.
///
/// Source: WAI-ARIA 1.2, section 7 “Including and excluding elements in the accessibility tree”;
/// HTML Standard for `hidden`, `inert`, `details`, `dialog` and `popover`.
struct ElementVisibility: Sendable {
  private var reasons: [Hidden.Reason?]
  /// The reasons why items are hidden.
  ///
  /// The attribute `aria-hidden` does not count here.
  private var renderingReasons: [Hidden.Reason?]
  /// The hidden elements with exposed descendants: invisible elements with visible descendants, and
  /// the ancestors of a modal dialog.
  private var invisibleContainers: Set<DOM.ID> = []

  init(_ dom: DOM, _ tree: FlatTree, _ styles: Styles) {
    var renderingReasons = [Hidden.Reason?](repeating: .notRendered, count: dom.count)
    for id in tree.order {
      let parent = tree.parent(of: id)
      let inherited =
        parent >= 0 && !(id == dom.capture?.modal && renderingReasons[Int(parent)] == .inert)
        ? ElementVisibility.inherited(
          renderingReasons[Int(parent)], from: parent, to: id, dom, styles) : nil
      let isNotRendered = tree.notRendered.contains(id)
      renderingReasons[Int(id)] =
        inherited
        ?? (isNotRendered ? .notRendered : ElementVisibility.ownReason(of: id, dom, styles))
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
    if let modal = dom.capture?.modal { hideEverything(outside: modal, tree) }
    self = applyingARIA(tree, dom)
  }

  /// Hides everything outside a modal dialog.
  ///
  /// Source: HTML Standard, 6.3.1 “Modal dialogs and inert subtrees”: an `inert` attribute around
  /// the dialog has no effect on the dialog.
  private mutating func hideEverything(outside modal: DOM.ID, _ tree: FlatTree) {
    var ancestor = tree.parent(of: modal)
    while ancestor >= 0, invisibleContainers.insert(ancestor).inserted {
      ancestor = tree.parent(of: ancestor)
    }
    var isInside = [Bool](repeating: false, count: renderingReasons.count)
    for id in tree.order {
      let parent = tree.parent(of: id)
      isInside[Int(id)] = id == modal || parent >= 0 && isInside[Int(parent)]
      guard !isInside[Int(id)], renderingReasons[Int(id)] == nil else { continue }
      renderingReasons[Int(id)] = .outsideModal
    }
  }

  /// Returns the visibility of elements after `aria-hidden` is applied.
  ///
  /// In `tree`, elements in `aria-owns` attributes are children of their owners.
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

  /// Returns the reason why an item is hidden, or `nil` if it is not hidden.
  subscript(id: DOM.ID) -> Hidden.Reason? { reasons[Int(id)] }

  func isHidden(_ id: DOM.ID) -> Bool { reasons[Int(id)] != nil }

  /// Whether an item is visible on the screen.
  ///
  /// The attribute `aria-hidden` does not count here.
  func isRendered(_ id: DOM.ID) -> Bool {
    renderingReasons[Int(id)].map(ElementVisibility.isVisible) ?? true
  }

  /// Returns how an item is hidden, or `nil` if it is not hidden.
  ///
  /// An item that `aria-hidden` hides can still be visible on the screen.
  func hidden(_ id: DOM.ID) -> Hidden? {
    self[id].map { reason in
      let isVisible = renderingReasons[Int(id)].map(ElementVisibility.isVisible) ?? true
      return Hidden(
        reason,
        isVisible: ElementVisibility.isVisible(reason) || reason == .ariaHidden && isVisible,
        keepsChildren: reason != .ariaHidden && invisibleContainers.contains(id))
    }
  }

  /// Whether elements that are hidden for this reason are still visible on the screen.
  private static func isVisible(_ reason: Hidden.Reason) -> Bool {
    reason == .inert || reason == .outsideModal
  }

  private static func inherited(
    _ reason: Hidden.Reason?, from parent: DOM.ID, to id: DOM.ID, _ dom: DOM, _ styles: Styles
  ) -> Hidden.Reason? {
    // All reasons except `visibilityHidden` are inherited. A descendant can override that reason
    // with `visibility: visible`.
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
  /// The `summary` is visible even if the `details` is closed.
  static func isSummary(_ id: DOM.ID, _ dom: DOM) -> Bool {
    let details = dom[id].parent
    return dom.htmlTag(id) == .summary && details >= 0 && dom.htmlTag(details) == .details
      && dom.firstChild(.summary, of: details) == id
  }

  private static func ownReason(of id: DOM.ID, _ dom: DOM, _ styles: Styles) -> Hidden.Reason? {
    let style = styles[id]
    if dom.isText(id) { return style.visibility == .hidden ? .visibilityHidden : nil }
    let tag = dom.htmlTag(id)
    // HTML Standard, 4.8.6: an `embed` element without `src` and `type` represents nothing.
    let isEmptyEmbed = tag == .embed && !dom.has(.src, id) && !dom.has(.type, id)
    if tag == .template || isEmptyEmbed { return .notRendered }
    if style.display == .none { return reasonForNoDisplay(id, tag, dom) }
    if style.visibility == .hidden { return .visibilityHidden }
    return dom.has(.inert, id) ? .inert : nil
  }

  /// Whether a text is in a drawing, but not in a `<text>` or `<foreignObject>` of the drawing.
  ///
  /// Such a text is not shown, but is a part of names. Source: SVG 2, section 11.2: only these
  /// elements and their descendants render text; Chromium 156, measured, for names.
  static func isUnpainted(_ text: DOM.ID, _ dom: DOM) -> Bool {
    var ancestor = dom[text].parent
    while ancestor >= 0, dom[ancestor].namespace == .svg {
      switch dom[ancestor].tag {
      case .text, .foreignobject: return false
      case .svg: return true
      default: ancestor = dom[ancestor].parent
      }
    }
    return false
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
