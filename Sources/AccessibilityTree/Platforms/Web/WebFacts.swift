/// The facts of a node that exist only on web pages.
///
/// Only the code for mapping web content to a platform reads these facts.
@usableFromInline package struct WebFacts: Sendable, Hashable {
  /// The value of an element's CSS property `display`.
  package enum Display: String, Sendable, Hashable, CaseIterable {
    case inline, block
    case inlineBlock = "inline-block"
    case tableCell = "table-cell"
  }

  /// The local name of the element in lower case.
  ///
  /// For generated content it is `::before` or `::after`. For text it is empty.
  @usableFromInline package var element: String
  /// The attribute `type` of an `<input>` or `<button>`.
  package var type: String?
  /// The CSS property `display` of the element.
  package var display: Display
  /// Whether the element has an effective `role` attribute.
  package var hasExplicitRole: Bool
  /// The bullet or number before a list item (`•`, `◦`, `▪`, `1`).
  package var marker: String?
  /// The URL of a link, or of an image without `alt`.
  package var target: String?
  /// The `title` attribute, even if it has no effect on name or description.
  package var title: String?
  /// Whether a person can edit the text of the element, as with `contenteditable`.
  @usableFromInline package var isEditable: Bool
  /// Whether the element has `role="text"`, which only Safari supports.
  ///
  /// Safari exposes the whole content of an element with this role as one text.
  package var isSingleText = false
  /// Whether the element controls another element through the attribute `popovertarget` or
  /// `commandfor`.
  package var isInvoker = false
  /// Whether the video plays automatically.
  package var autoplays = false
  /// Whether the element has the `autofocus` attribute.
  package var hasAutofocus = false
  /// The `tabindex` attribute, unless it is 0.
  ///
  /// The Tab key skips elements with a negative number. It visits elements with a positive number
  /// first.
  package var tabIndex: Int?
  /// The role of the control that a `<label>` names; `nil` for any other element.
  package var labels: Role?
  /// The constraints that the control's value violates when the page is loaded.
  ///
  /// The set includes violations that no browser exposes to readers.
  package var violations: Violations = []
  /// Whether the element has a click handler.
  package var isClickable = false
  /// Whether the style of the element moves the element and its descendants out of sight.
  ///
  /// Browsers still expose the element, because it has a box.
  package var isOutOfSight = false
  /// Whether the style of the element lets people scroll content larger than the element.
  package var scrolls = false
  /// Whether the style of the element hides the parts of its content that are outside its frame.
  ///
  /// People may scroll them into the frame if ``scrolls`` is true.
  package var clips = false
  /// Whether another element refers to this element with `aria-labelledby` or `aria-describedby`.
  package var isReferenced = false
  /// Whether Chrome keeps the element in the accessibility tree because of an attribute or its
  /// style.
  ///
  /// Such attributes are an `id`, the `name` of an anchor, and any ARIA attribute. The style is
  /// `position: relative` of an inline element.
  package var isKeptByChrome = false
  /// Whether Chrome omits the element from the accessibility tree, because it has no role and only
  /// lays out other boxes.
  package var isOnlyLayout = false
  /// Whether a text field owns the element through `aria-owns`.
  ///
  /// Chrome ignores this ownership. Safari moves the element into the field.
  package var isOwnedByField = false
  /// Whether the style of the element creates a `::before` or `::after` box, even an empty box.
  package var drawsBox = false
  /// Whether the style of the element creates a `::before` or `::after` box without text that
  /// Chrome exposes.
  package var hasEmptyBox = false
  /// Whether the element is an HTML list with a `role` attribute that has no effect.
  ///
  /// Chrome has no nodes for the items of such a list.
  package var hasIgnoredRole = false
  /// The `aria-label` of an element for which ARIA prohibits a name.
  ///
  /// Some browsers expose such a name nevertheless.
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
  /// The last component of the URL's path, such as `logo.svg`.
  ///
  /// The result is empty for a link to a fragment of the same page.
  package var lastPartOfTarget: Substring {
    let path = target?.prefix { $0 != "?" && $0 != "#" } ?? ""
    guard let last = path.split(separator: "/").last, last.last != ":" else { return "" }
    return last
  }
}
