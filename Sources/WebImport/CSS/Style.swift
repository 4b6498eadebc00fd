/// The part of an element's style that affects announcements.
struct Style: Sendable, Hashable {
  enum Display: String, Sendable {
    case none, contents, inline, block, flex, table, ruby
    case inlineBlock = "inline-block"
    case listItem = "list-item"
    case inlineFlex = "inline-flex"
    case inlineTable = "inline-table"
    case tableCell = "table-cell"
    case tablePart = "table-part"
  }

  enum Visibility: String, Sendable {
    case visible, hidden
  }

  enum Position: Sendable {
    case unshifted, shifted, outOfFlow

    /// Creates the position with a keyword of the property `position`.
    init?(_ word: String) {
      switch word {
      case "static": self = .unshifted
      case "relative", "sticky", "-webkit-sticky": self = .shifted
      case "absolute", "fixed": self = .outOfFlow
      default: return nil
      }
    }
  }

  /// What happens to content that is larger than its element.
  enum Overflow: Sendable {
    case visible, clipped, scrollable
  }

  enum WhiteSpace: String, Sendable {
    case collapse, preserve
    case preserveBreaks = "preserve-breaks"
  }

  enum ListStyle: String, Sendable {
    case none, disc, circle, square, decimal
    case decimalLeadingZero = "decimal-leading-zero"
    case lowerAlpha = "lower-alpha"
    case upperAlpha = "upper-alpha"
    case lowerRoman = "lower-roman"
    case upperRoman = "upper-roman"
    case lowerGreek = "lower-greek"
  }

  var display = Display.inline
  var visibility = Visibility.visible
  var whiteSpace = WhiteSpace.collapse
  var listStyle = ListStyle.disc
  var hidesContent = false
  var position = Position.unshifted
  /// Whether the position is `absolute` or `fixed`.
  var isPositioned: Bool { position == .outOfFlow }
  var floats = false
  var overflow = Overflow.visible
  /// The techniques that hide the element visually but not from screen readers.
  var visualHiding: VisualHiding = []
  /// The quotation marks for quotations inside the element.
  var quotes = QuotationMarks.auto
  /// Whether people can scroll the element if its content is larger.
  var scrolls: Bool { overflow == .scrollable }
  /// Whether people see no content outside the element's box.
  ///
  /// The property `overflow` has no effect on inline boxes and on rows of tables.
  var clips: Bool { overflow != .visible && !isInline && display != .tablePart }
  /// Whether the element is outside the flow of text.
  var leavesFlow: Bool { isPositioned || floats }
}

extension Style {
  /// Whether the text of the element is on the same line as the text before it and after it.
  var isInline: Bool {
    switch display {
    case .inline, .contents, .ruby: true
    default: false
    }
  }

  /// Whether the element is part of a line of text.
  var isInlineLevel: Bool {
    switch display {
    case .inline, .contents, .ruby, .inlineBlock, .inlineFlex, .inlineTable: true
    default: false
    }
  }
}

/// The CSS properties that affect announcements.
enum StyleProperty: Sendable, CaseIterable {
  case display, visibility, whiteSpace, listStyle, contentVisibility, position, float, content
  case overflow, overflowX
  case left, top, textIndent, clip, clipPath, opacity, quotes
  case counterReset, counterIncrement, counterSet

  /// Creates the property with a name.
  ///
  /// The name of a shorthand property is accepted, too.
  init?(_ name: String) {
    switch name {
    case "display": self = .display
    case "visibility": self = .visibility
    case "white-space", "white-space-collapse": self = .whiteSpace
    case "list-style", "list-style-type": self = .listStyle
    case "content-visibility": self = .contentVisibility
    case "position": self = .position
    case "float": self = .float
    case "overflow", "overflow-y": self = .overflow
    case "overflow-x": self = .overflowX
    case "content": self = .content
    case "left": self = .left
    case "top": self = .top
    case "text-indent": self = .textIndent
    case "clip": self = .clip
    case "clip-path": self = .clipPath
    case "opacity": self = .opacity
    case "quotes": self = .quotes
    case "counter-reset": self = .counterReset
    case "counter-increment": self = .counterIncrement
    case "counter-set": self = .counterSet
    default: return nil
    }
  }

  var isInherited: Bool {
    switch self {
    case .visibility, .whiteSpace, .listStyle, .textIndent, .quotes: true
    default: false
    }
  }
}

enum StyleChange: Sendable, Equatable {
  case display(Style.Display)
  case visibility(Style.Visibility)
  case whiteSpace(Style.WhiteSpace)
  case listStyle(Style.ListStyle)
  case hidesContent(Bool)
  case position(Style.Position)
  case floats(Bool)
  case overflow(Style.Overflow)
  /// A technique hides the element visually.
  ///
  /// The Boolean states whether the technique is in use.
  case visualHiding(VisualHiding, Bool)
  case content(GeneratedContent)
  case quotes(QuotationMarks)
  case counters(StyleProperty, [CounterChanges.Change])
  /// A property is set to a CSS-wide keyword, such as `inherit`.
  case keyword(StyleProperty, CSSWideKeyword)
  case variable(StyleProperty, [CSSToken])
  case custom(String, [CSSToken])
}

extension StyleChange {
  /// The name of the property or technique that the change affects.
  ///
  /// A later change with the same name replaces this change.
  var subject: String {
    switch self {
    case .display: "display"
    case .visibility: "visibility"
    case .whiteSpace: "whiteSpace"
    case .listStyle: "listStyle"
    case .hidesContent: "contentVisibility"
    case .position: "position"
    case .floats: "float"
    case .overflow: "overflow"
    case .visualHiding(let technique, _): "visualHiding \(technique.rawValue)"
    case .content: "content"
    case .quotes: "quotes"
    case .keyword(let property, _), .variable(let property, _), .counters(let property, _):
      "\(property)"
    case .custom(let name, _): name
    }
  }
}

/// A keyword that every property accepts, such as `initial`.
///
/// Source: CSS Cascading and Inheritance Level 5, section 7.3.
enum CSSWideKeyword: String, Sendable {
  case initial, inherit, unset, revert
  case revertLayer = "revert-layer"
}
