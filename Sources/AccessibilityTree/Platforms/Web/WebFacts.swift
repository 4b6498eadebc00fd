/// The facts of a node that only web pages have.
///
/// Only the mappings of web content read them.
@usableFromInline package struct WebFacts: Sendable, Hashable {
  /// The CSS `display` of an element.
  package enum Display: String, Sendable, Hashable, CaseIterable {
    case inline, block
    case inlineBlock = "inline-block"
    case tableCell = "table-cell"
  }

  /// The local name of the element in lower case; `::before` and `::after` for generated content,
  /// empty for text.
  @usableFromInline package var element: String
  /// The `type` of an input or button.
  package var type: String?
  /// The CSS `display` of the element.
  package var display: Display
  /// Whether the author gave a `role` that has an effect.
  package var hasExplicitRole: Bool
  /// The bullet or number before a list item (`•`, `◦`, `▪`, `1`).
  package var marker: String?
  /// The URL of a link, or of a picture without `alt`.
  package var target: String?
  /// The `title` attribute, whether it has an effect or not.
  package var title: String?
  /// Whether the text can be edited.
  @usableFromInline package var isEditable: Bool
  /// Whether the author marks it as one text by `role="text"`, which only Safari supports.
  package var isSingleText = false
  /// Whether it has `popovertarget` or `commandfor`.
  package var isInvoker = false
  /// Whether the video plays automatically.
  package var autoplays = false
  /// Whether it has the `autofocus` attribute.
  package var hasAutofocus = false
  /// The `tabindex` attribute, unless it is 0.
  ///
  /// A hardware keyboard skips elements with a negative one and visits those with a positive one
  /// first.
  package var tabIndex: Int?
  /// The role of the control that a `<label>` names, or `nil` if it names none.
  package var labels: Role?
  /// The constraints of HTML that the value violates when the page is loaded, whether a browser
  /// exposes that or not.
  package var violations: Violations = []
  /// Whether the element has a click handler.
  package var isClickable = false
  /// Whether its style moves it and its descendants out of sight although it is laid out.
  package var isOutOfSight = false
  /// Whether `aria-labelledby` or `aria-describedby` of another element refers to it.
  package var isReferenced = false
  /// An `aria-label` where ARIA prohibits a name; some browsers expose it nevertheless.
  package var forbiddenName: String?

  /// Creates the facts of an element.
  package init(
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
  /// The last component of the URL's path, such as `logo.svg`; empty for a fragment of the same
  /// page.
  package var lastPartOfTarget: Substring {
    let path = target?.prefix { $0 != "?" && $0 != "#" } ?? ""
    guard let last = path.split(separator: "/").last, last.last != ":" else { return "" }
    return last
  }
}
