/// What an element or its generated content does to CSS counters.
///
/// Source: CSS Lists and Counters Module Level 3, section 4.
struct CounterChanges: Sendable, Hashable {
  struct Change: Sendable, Hashable {
    var name: String
    var value: Int
  }

  /// The counters that the element creates, with their first values.
  var resets: [Change] = []
  var increments: [Change] = []
  var sets: [Change] = []

  init() {}

  /// Creates the changes in a style that a browser computed.
  init(_ style: CSSDeclarations) {
    for entry in style.entries {
      if case .counters(let property, let changes) = entry.change { apply(property, changes) }
    }
  }

  /// Applies a declaration of one of the three properties.
  mutating func apply(_ property: StyleProperty, _ changes: [Change]) {
    switch property {
    case .counterReset: resets = changes
    case .counterIncrement: increments = changes
    case .counterSet: sets = changes
    default: break
    }
  }

  /// Returns the changes in the value of a property, or `nil` if the value is invalid.
  ///
  /// The tokenizer returns a negative number as an identifier.
  static func changes(_ property: StyleProperty, _ value: [CSSToken]) -> [Change]? {
    let standard = property == .counterIncrement ? 1 : 0
    if value.count == 1, value.first?.word == "none" { return [] }
    var changes: [Change] = []
    var isNumbered = true
    for token in value where token != .space {
      switch token {
      case .ident(let text), .number(let text):
        if let number = number(text) {
          guard !isNumbered, let last = changes.indices.last else { return nil }
          changes[last].value = number
          isNumbered = true
        } else {
          guard case .ident = token else { return nil }
          changes.append(Change(name: text, value: standard))
          isNumbered = false
        }
      default: return nil
      }
    }
    return changes.isEmpty ? nil : changes
  }

  /// The values that a counter can have.
  ///
  /// Source: Chromium, which stores 32 bits.
  static let values = Int(Int32.min)...Int(Int32.max)

  /// Returns the integer that a token writes, or `nil` if it writes none.
  ///
  /// A larger or smaller integer than a counter can have becomes the nearest value.
  private static func number(_ text: String) -> Int? {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard text.utf8.count - digits.count < 2, !digits.isEmpty,
      digits.allSatisfy({ 48...57 ~= $0 })
    else { return nil }
    let limit = text.utf8.first == UInt8(ascii: "-") ? values.lowerBound : values.upperBound
    return min(max(Int(text) ?? limit, values.lowerBound), values.upperBound)
  }
}

extension StyleProperty {
  /// Whether the property changes counters.
  var changesCounters: Bool {
    switch self {
    case .counterReset, .counterIncrement, .counterSet: true
    default: false
    }
  }
}

extension GeneratedContent {
  /// The value of a counter, or the values of all counters of a name, as text.
  struct Counter: Sendable, Hashable {
    var name: String
    /// The text between the values of all counters of the name.
    ///
    /// `nil` means that only the value of the innermost counter is text.
    var separator: String?
    var style = Style.ListStyle.decimal

    /// Parses the arguments of `counter()`, or of `counters()` if there is a separator.
    ///
    /// A style that is not a keyword of CSS counts as `decimal`.
    init?(_ arguments: ArraySlice<CSSToken>, hasSeparator: Bool) {
      var rest = arguments.split(separator: .delimiter(","))[...]
      guard case .ident(let name)? = rest.popFirst()?.first else { return nil }
      self.name = name
      if hasSeparator {
        guard case .string(let text)? = rest.popFirst()?.first else { return nil }
        separator = text
      }
      if let word = rest.popFirst()?.first?.word {
        style = CSSDeclarations.listStyle(word) ?? .decimal
      }
    }
  }
}
