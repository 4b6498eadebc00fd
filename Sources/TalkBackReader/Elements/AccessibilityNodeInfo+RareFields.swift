package import AccessibilityTree

extension AccessibilityNodeInfo {
  /// Fields that few nodes have.
  package struct RareFields: Sendable, Hashable {
    package var tooltipText = "", containerTitle = "", paneTitle = "", resourceId = ""
    /// Parts of the text that can be opened.
    package var links: [String] = []
    /// Labels of the author's own actions.
    package var customActions: [String] = []
    /// What a double tap does, in the author's words: the verb after “double tap to”.
    package var clickLabel = ""
    /// What a double tap and hold does, in the author's words.
    package var longClickLabel = ""
    /// What Android 16 tells beside the text and description.
    package var supplementalDescription = ""
    package var range: RangeInfo?
    /// Places in the tree of other nodes this one refers to.
    package var labeledBy: Int?
    /// Places of the labels after the first.
    package var furtherLabels: [Int] = []
    /// The words of a label that is no view of the screen.
    package var labelText = ""
    package var traversalBefore, traversalAfter: Int?
    package var liveRegion: LiveRegion.Politeness = .off
    package var maxTextLength = -1

    /// Places of every node that labels this one.
    var labels: [Int] { (labeledBy.map { [$0] } ?? []) + furtherLabels }
  }

  /// A number in a range.
  package struct RangeInfo: Sendable, Hashable {
    package typealias Kind = AndroidAttributes.RangeInfo.Kind

    package var kind: Kind
    package var minimum, maximum, current: Double

    /// The number without its fraction, as Java casts it: within 32 bits, zero for none.
    package var whole: Int32 {
      current.isNaN ? 0 : Int32(min(max(current, Double(Int32.min)), Double(Int32.max)))
    }

    /// How far the number is in the range, in whole per cent, the rest cut off.
    func share(_ words: TalkBackPhrasebook.Platform) -> Phrase {
      let range = Value.Range(now: current, minimum: minimum, maximum: maximum)
      return range.percentage(words, cutsOff: true) ?? Phrase(Float(current).javaText)
    }

    /// Whether the number lies in the range.
    package var isValid: Bool { maximum > minimum && minimum <= current && current <= maximum }
  }

  /// A list, grid or pager; −1 stands for an unknown count.
  package struct CollectionInfo: Sendable, Hashable {
    package typealias SelectionMode = AndroidAttributes.CollectionInfo.Selection

    package var rows, columns: Int
    package var isHierarchical = false
    package var selectionMode = SelectionMode.none
    package var itemCount = -1, importantItemCount = -1
  }

  /// An item of a list or a cell of a grid, counted from 0.
  package struct CollectionItemInfo: Sendable, Hashable {
    package var row, column: Int
    package var rowSpan = 1, columnSpan = 1
    package var isHeading = false
    package var rowTitle = "", columnTitle = ""
  }
}

extension AccessibilityNodeInfo {
  /// Whether a double tap does something.
  package var isClickable: Bool { flags.contains(.clickable) || actions.contains(.click) }

  /// Whether a double tap and hold does something.
  package var isLongClickable: Bool {
    flags.contains(.longClickable) || actions.contains(.longClick)
  }

  /// Whether a person can do something with it.
  package var isActionable: Bool {
    isClickable || isLongClickable || flags.contains(.focusable) || actions.contains(.focus)
  }

  /// Whether what is said to be editable is not.
  var isReadOnlyField: Bool { flags.isDisjoint(with: [.disabled, .editable]) }

  /// Whether TalkBack can scroll it; the platform's own flag does not count.
  package var isScrollable: Bool { !actions.isDisjoint(with: .anyScroll) }

  /// Whether it is a heading; an item's flag counts as well.
  package var isHeading: Bool { flags.contains(.heading) || item?.isHeading == true }

  /// The description, else the text: what TalkBack takes for a node's own words.
  package var ownText: String { contentDescription.isEmpty ? text : contentDescription }

  /// The name after `:id/` with spaces; empty when the identifier has another form.
  package var spokenIdentifier: String {
    guard hasRareFields, let name = AccessibilityNodeInfo.name(ofResource: rare.resourceId)
    else { return "" }
    return String(name.map { $0 == "_" ? " " : $0 })
  }

  /// Whether the identifier has the form `package:id/name`.
  package var hasResolvableIdentifier: Bool {
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
