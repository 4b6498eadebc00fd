/// What a web page says about a node beyond what every platform has.
///
/// Only the mappings of web content read it.
public struct WebFacts: Sendable, Hashable {
  /// How an element takes part in the flow of text.
  public enum Display: String, Sendable, Hashable, CaseIterable {
    case inline, block
    case inlineBlock = "inline-block"
    case tableCell = "table-cell"
  }

  /// Local name of the element in lower case; `::before` and `::after` for generated content,
  /// empty for text.
  public var element: String
  /// The `type` of an input or button.
  public var type: String?
  /// How the element takes part in the flow of text.
  public var display: Display
  /// Whether `role` was given by the author and took effect.
  public var hasExplicitRole: Bool
  /// Bullet or number that is shown before a list item (`•`, `◦`, `▪`, `1`).
  public var marker: String?
  /// Where a link leads; where a picture without `alt` comes from.
  public var target: String?
  /// The `title` attribute, whatever became of it.
  public var title: String?
  /// Whether text can be edited.
  public var isEditable: Bool
  /// Whether the author calls it one text, by `role="text"`, which only Safari knows.
  public var isSingleText = false
  /// Whether it opens something by `popovertarget` or `commandfor`.
  public var isInvoker = false
  /// Whether a video plays by itself.
  public var autoplays = false
  /// Whether the page gives it focus as soon as it is there.
  public var hasAutofocus = false
  /// The `tabindex` attribute, unless it is 0: a hardware keyboard passes over what has one below that, and comes
  /// first to what has one above.
  public var tabIndex: Int?
  /// What a `<label>` names, by its role; absent where the label names nothing.
  public var labels: Role?
  /// What HTML's own rules find wrong with the value of a control when the page is loaded, whatever
  /// a browser makes of it.
  public var violations: Violations = []
  /// Whether the author listens for clicks.
  public var isClickable = false
  /// Whether its style keeps it, and what is inside, out of sight though it is laid out.
  public var isOutOfSight = false
  /// Whether `aria-labelledby` or `aria-describedby` of another element points at it.
  public var isReferenced = false
  /// An `aria-label` where ARIA allows no name, which some browsers take all the same.
  public var forbiddenName: String?

  /// Facts about an element.
  public init(
    element: String, type: String? = nil, display: Display = .inline,
    hasExplicitRole: Bool = false, marker: String? = nil, target: String? = nil,
    title: String? = nil, isEditable: Bool = false
  ) {
    self.element = element
    self.type = type
    self.display = display
    self.hasExplicitRole = hasExplicitRole
    self.marker = marker
    self.target = target
    self.title = title
    self.isEditable = isEditable
  }
}

extension WebFacts {
  /// The last part of the address, such as `logo.svg`; empty for a place on the same page.
  package var lastPartOfTarget: Substring {
    let path = target?.prefix { $0 != "?" && $0 != "#" } ?? ""
    guard let last = path.split(separator: "/").last, last.last != ":" else { return "" }
    return last
  }
}
