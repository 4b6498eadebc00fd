internal import Simulator

/// Which elements are not in the tree, and why.
///
/// Source: WAI-ARIA 1.2, section 7 “Including and excluding elements in the accessibility tree”;
/// HTML Standard for `hidden`, `inert`, `details`, `dialog` and `popover`.
struct Hiddenness: Sendable {
  /// Why an item is hidden, from everyone or from assistive technology.
  enum Cause: UInt8, Sendable {
    case none, notRendered, hiddenAttribute, displayNone, closedDialog, closedPopover
    case closedDetails, contentVisibility, visibilityHidden, inert, ariaHidden
  }

  private var causes: [Cause]

  /// What hides the items of a page; owned elements stay as hidden as they are where they stand.
  init(_ dom: DOM, _ tree: FlatTree, _ styles: Styles) {
    causes = [Cause](repeating: .notRendered, count: dom.count)
    for id in tree.order {
      let parent = tree.parent(of: id)
      let outer = parent >= 0 ? causes[Int(parent)] : .none
      let inherited =
        parent >= 0
        ? Hiddenness.inherited(outer, from: parent, to: id, dom, styles) : .none
      causes[Int(id)] =
        inherited != .none
        ? inherited
        : tree.unshown.contains(id) ? .notRendered : Hiddenness.own(of: id, dom, styles)
    }
  }

  /// Why an item is hidden; `none` when it is not.
  subscript(id: DOM.ID) -> Cause { causes[Int(id)] }

  /// Whether an item is hidden from assistive technology.
  func isHidden(_ id: DOM.ID) -> Bool { causes[Int(id)] != .none }

  /// Hides owned elements whose owner is hidden.
  mutating func follow(_ tree: FlatTree, insteadOf original: FlatTree) {
    for id in tree.order {
      let parent = tree.parent(of: id)
      guard parent >= 0, causes[Int(id)] == .none else { continue }
      let outer = causes[Int(parent)]
      let isMoved = parent != original.parent(of: id)
      if outer != .none, outer != .visibilityHidden, isMoved || outer != .closedDetails {
        causes[Int(id)] = outer
      }
    }
  }

  private static func inherited(
    _ outer: Cause, from parent: DOM.ID, to id: DOM.ID, _ dom: DOM, _ styles: Styles
  ) -> Cause {
    switch outer {
    case .none:
      if dom.htmlTag(parent) == .details, !dom.has(.open, parent), !isSummary(id, parent, dom) {
        return .closedDetails
      }
      switch dom.htmlTag(parent) {
      case .meter, .progress, .audio, .video: return .notRendered
      default: break
      }
      return styles[parent].hidesContent ? .contentVisibility : .none
    case .visibilityHidden:
      // Visibility is inherited as style, so that descendants can come back.
      return .none
    default: return outer
    }
  }

  /// Whether an item is the `summary` that stays when its `details` is closed.
  static func isSummary(_ id: DOM.ID, _ details: DOM.ID, _ dom: DOM) -> Bool {
    dom.htmlTag(id) == .summary && dom.firstChild(.summary, of: details) == id
  }

  private static func own(of id: DOM.ID, _ dom: DOM, _ styles: Styles) -> Cause {
    let style = styles[id]
    if dom.isText(id) { return style.visibility == .hidden ? .visibilityHidden : .none }
    let tag = dom.htmlTag(id)
    if tag == .template { return .notRendered }
    if style.display == .none { return reasonOfNone(id, tag, dom) }
    if style.visibility == .hidden { return .visibilityHidden }
    if dom.has(.inert, id) { return .inert }
    let isHidden = dom.keyword(.ariaHidden, of: id) == "true"
    return isHidden && tag != .body && tag != .html ? .ariaHidden : .none
  }

  private static func reasonOfNone(_ id: DOM.ID, _ tag: HTMLTag, _ dom: DOM) -> Cause {
    if dom.has(.hidden, id) { return .hiddenAttribute }
    if tag == .dialog, !dom.has(.open, id) { return .closedDialog }
    if dom.has(.popover, id) { return .closedPopover }
    let isHiddenInput = tag == .audio || tag == .input && dom.keyword(.type, of: id) == "hidden"
    return tag.isNeverRendered || isHiddenInput || dom[id].namespace != .html
      ? .notRendered : .displayNone
  }
}

extension Hiddenness.Cause {
  /// The cause as a fact of a node.
  var hidden: Hidden? {
    switch self {
    case .none: nil
    case .notRendered: Hidden(.notRendered)
    case .hiddenAttribute: Hidden(.hiddenAttribute)
    case .displayNone: Hidden(.displayNone)
    case .closedDialog: Hidden(.closedDialog)
    case .closedPopover: Hidden(.closedPopover)
    case .closedDetails: Hidden(.closedDetails)
    case .contentVisibility: Hidden(.contentVisibility)
    case .visibilityHidden: Hidden(.visibilityHidden)
    case .inert: Hidden(.inert, isVisible: true)
    case .ariaHidden: Hidden(.ariaHidden, isVisible: true)
    }
  }
}
