/// What of an element's style matters to hearing it.
struct Style: Sendable, Hashable {
  /// How an element is laid out.
  enum Display: UInt8, Sendable {
    case none, contents, inline, inlineBlock, block, listItem, flex, inlineFlex
    case table, inlineTable, tableCell, tablePart, ruby
  }

  /// Whether an element can be seen.
  enum Visibility: String, Sendable {
    case visible, hidden
  }

  /// What becomes of white space in text.
  enum WhiteSpace: String, Sendable {
    case collapse, preserve
    case preserveBreaks = "preserve-breaks"
  }

  /// What stands before a list item.
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
  /// Is placed by itself, out of the flow of text.
  var isPositioned = false
  var floats = false
  /// What keeps it out of sight, property by property.
  var concealment: Concealment = []
  /// Floats or is placed by itself, so that it stands apart from the text around it.
  var leavesFlow: Bool { isPositioned || floats }
}

extension Style {
  /// Whether text before and after the element runs on without a break.
  var isInline: Bool {
    switch display {
    case .inline, .contents, .ruby: true
    default: false
    }
  }

  /// Whether the element stands in a line of text, as one piece or as text.
  var isInlineLevel: Bool {
    switch display {
    case .inline, .contents, .ruby, .inlineBlock, .inlineFlex, .inlineTable: true
    default: false
    }
  }
}

/// The properties that matter to hearing an element.
enum StyleProperty: Sendable, CaseIterable {
  case display, visibility, whiteSpace, listStyle, contentVisibility, position, float, content
  case left, top, textIndent, clip, clipPath, opacity

  /// The property of a name, be it that of a shorthand.
  init?(_ name: String) {
    switch name {
    case "display": self = .display
    case "visibility": self = .visibility
    case "white-space", "white-space-collapse": self = .whiteSpace
    case "list-style", "list-style-type": self = .listStyle
    case "content-visibility": self = .contentVisibility
    case "position": self = .position
    case "float": self = .float
    case "content": self = .content
    case "left": self = .left
    case "top": self = .top
    case "text-indent": self = .textIndent
    case "clip": self = .clip
    case "clip-path": self = .clipPath
    case "opacity": self = .opacity
    default: return nil
    }
  }

  /// Whether what is in an element has the element's own value.
  var isInherited: Bool {
    self == .visibility || self == .whiteSpace || self == .listStyle || self == .textIndent
  }
}

/// One thing a declaration changes.
enum StyleChange: Sendable, Equatable {
  case display(Style.Display)
  case visibility(Style.Visibility)
  case whiteSpace(Style.WhiteSpace)
  case listStyle(Style.ListStyle)
  case hidesContent(Bool)
  case isPositioned(Bool)
  case floats(Bool)
  /// Whether what a property says keeps the element out of sight.
  case conceals(Concealment, Bool)
  case content(GeneratedContent)
  /// A value that is taken from somewhere else.
  case keyword(StyleProperty, CSSWideKeyword)
  /// A value with variables, known once those of the element are.
  case variable(StyleProperty, [CSSToken])
  /// A custom property.
  case custom(String, [CSSToken])
}

extension StyleChange {
  /// What it is about: two changes of one subject cannot both hold.
  var subject: String {
    switch self {
    case .display: "display"
    case .visibility: "visibility"
    case .whiteSpace: "whiteSpace"
    case .listStyle: "listStyle"
    case .hidesContent: "contentVisibility"
    case .isPositioned: "position"
    case .floats: "float"
    case .conceals(let concealment, _): "concealment \(concealment.rawValue)"
    case .content: "content"
    case .keyword(let property, _), .variable(let property, _): "\(property)"
    case .custom(let name, _): name
    }
  }
}

/// Values that every property has.
///
/// Source: CSS Cascading and Inheritance Level 5, section 7.3.
enum CSSWideKeyword: String, Sendable {
  case initial, inherit, unset, revert
  case revertLayer = "revert-layer"
}

/// What `content` puts before or after an element.
struct GeneratedContent: Sendable, Hashable {
  /// A piece of content.
  enum Piece: Sendable, Hashable {
    case text(String)
    case attribute(String)
  }

  /// The pieces in order; none for `none`, `normal` and content that is no text.
  var pieces: [Piece]
}
