package import AccessibilityTree

extension AccessibilityNodeInfo {
  package struct RareFields: Sendable, Hashable {
    package var tooltipText = "", containerTitle = "", paneTitle = "", resourceId = ""
    package var links: [String] = []
    package var customActions: [String] = []
    /// The author's name for what a double tap does; TalkBack says it after “double tap to”.
    package var clickLabel = ""
    /// The author's name for what a double tap and hold does.
    package var longClickLabel = ""
    /// A description in addition to the text and the content description, since Android 16.
    package var supplementalDescription = ""
    package var range: RangeInfo?
    /// The index, in the tree, of the first node that labels this one.
    package var labeledBy: Int?
    /// The indices, in the tree, of all nodes that label this one, except the first.
    package var furtherLabels: [Int] = []
    /// The text of the label, if the label is not a node of the tree.
    package var labelText = ""
    /// The indices of the nodes before and after which the author wants this node to be visited.
    package var traversalBefore, traversalAfter: Int?
    package var liveRegion: LiveRegion.Politeness = .off
    /// The shortest time in milliseconds between two announced changes of a live region.
    package var changeInterval = 0
    package var maxTextLength = -1

    var labels: [Int] { (labeledBy.map { [$0] } ?? []) + furtherLabels }
  }

  package struct RangeInfo: Sendable, Hashable {
    package typealias Kind = AndroidAttributes.RangeInfo.Kind

    package var kind: Kind
    package var minimum, maximum, current: Double

    /// The current number, converted to a 32-bit integer as in Java; 0 for NaN.
    var whole: Int32 {
      current.isNaN ? 0 : Int32(min(max(current, Double(Int32.min)), Double(Int32.max)))
    }

    /// Returns the current number as a percentage of the range, rounded down.
    func percentage(_ words: TalkBackPhrasebook.Platform) -> Phrase {
      let range = Value.Range(now: current, minimum: minimum, maximum: maximum)
      return range.percentage(words, roundsDown: true) ?? Phrase(Float(current).javaText)
    }

    var isValid: Bool { maximum > minimum && minimum <= current && current <= maximum }
  }

  /// The size of a list, grid or pager; −1 stands for an unknown count.
  package struct CollectionInfo: Sendable, Hashable {
    package typealias SelectionMode = AndroidAttributes.CollectionInfo.Selection

    package var rows, columns: Int
    package var isHierarchical = false
    package var selectionMode = SelectionMode.none
    package var itemCount = -1, importantItemCount = -1
  }

  /// The position of an item in a list or of a cell in a grid, counted from 0.
  package struct CollectionItemInfo: Sendable, Hashable {
    package var row, column: Int
    package var rowSpan = 1, columnSpan = 1
    package var isHeading = false
    package var rowTitle = "", columnTitle = ""
  }
}

extension AccessibilityNodeInfo {
  /// Whether a double tap has an effect.
  package var isClickable: Bool { flags.contains(.clickable) || actions.contains(.click) }

  /// Whether a double tap and hold has an effect.
  var isLongClickable: Bool {
    flags.contains(.longClickable) || actions.contains(.longClick)
  }

  var isActionable: Bool {
    isClickable || isLongClickable || flags.contains(.focusable) || actions.contains(.focus)
  }

  /// Whether a field is enabled but cannot be changed.
  var isReadOnlyField: Bool { flags.isDisjoint(with: [.disabled, .editable]) }

  /// Whether TalkBack can scroll the node: whether it has a scroll action.
  ///
  /// TalkBack ignores Android's flag `scrollable`.
  var isScrollable: Bool { !actions.isDisjoint(with: .anyScroll) }

  /// Whether the node is a heading by itself, or a heading of the list or grid that contains it.
  package var isHeading: Bool { flags.contains(.heading) || item?.isHeading == true }

  /// The words of the node itself.
  ///
  /// The words are the node's content description or, if the description is empty, its text.
  var ownText: String { contentDescription.isEmpty ? text : contentDescription }

  /// The name after `:id/` in the identifier, with spaces for underscores: `app:id/send_button` →
  /// “send button”.
  ///
  /// The result is empty if the identifier does not have the form `package:id/name`.
  var spokenIdentifier: String {
    guard hasRareFields, let name = AccessibilityNodeInfo.name(ofResource: rare.resourceId)
    else { return "" }
    return String(name.map { $0 == "_" ? " " : $0 })
  }

  /// Whether the identifier has the form `package:id/name`.
  var hasResolvableIdentifier: Bool {
    hasRareFields && AccessibilityNodeInfo.name(ofResource: rare.resourceId) != nil
  }

  private static func name(ofResource identifier: String) -> Substring? {
    guard let colon = identifier.firstIndex(of: ":"), colon != identifier.startIndex else {
      return nil
    }
    let rest = identifier[identifier.index(after: colon)...]
    guard rest.hasPrefix("id/"), rest.utf8.count > 3 else { return nil }
    return rest.dropFirst(3)
  }
}
