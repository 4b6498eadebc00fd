internal import AccessibilityTree

/// The props of an element.
///
/// ARIA props and other alternative names are replaced by React Native's own props.
///
/// Source: React Native 0.81, View.js, Pressable.js, Text.js, TextInput.js, Image.ios.js.
struct ReactProps {
  /// The name of the prop that holds a label with words of a navigator.
  ///
  /// This prop distinguishes these words from the words of the app's author.
  static let navigatorLabel = "navigatorLabel"

  let type: String
  let origin: ReactElement.Origin
  let position: Node.Position
  private(set) var hasUnknownContent: Bool
  private(set) var behaviour: ReactBehaviour?
  private(set) var byName: [String: ReactProp] = [:]
  private(set) var given: [ReactProp]
  /// Names of props whose texts are on the screen.
  private(set) var used: Set<String> = []
  /// Props that have no effect, because other props override them.
  private(set) var overridden: [ReactProp] = []

  init(_ element: ReactElement, at position: Node.Position, diagnostics: inout DiagnosticCollector)
  {
    type = element.type
    origin = element.origin
    self.position = position
    behaviour = element.behaviour
    hasUnknownContent = element.hasUnknownContent
    given = element.props
    for prop in element.props {
      if let other = byName.updateValue(prop, forKey: prop.name), prop.name != ReactProp.spread {
        diagnostics.record(.duplicate(prop.name), at: prop.position)
        overridden.append(other)
      }
    }
  }

  /// Replaces ARIA props by React Native's own props.
  ///
  /// If an element has both, the ARIA prop applies.
  mutating func resolveAliases(for kind: ReactKind, diagnostics: inout DiagnosticCollector) {
    for (alias, name) in ReactProps.aliases {
      guard var prop = byName[alias], prop.value.given != nil else { continue }
      if !kind.supportsAllARIAProps, alias != "aria-label", alias != "aria-labelledby",
        alias != "id"
      {
        diagnostics.record(.noAlias(alias, on: kind.name), at: prop.position)
        continue
      }
      if alias == "aria-label", kind == .textInput {
        diagnostics.record(.labelOfInput, at: prop.position)
      }
      prop.name = name
      if let other = byName.updateValue(prop, forKey: name), other.value.given != nil {
        overridden.append(other)
      }
      byName[alias] = nil
      if name != "nativeID" { used.insert(alias) }
    }
    if string("aria-live") == "off" { set("accessibilityLiveRegion", .string("none")) }
  }

  private static let aliases: [(String, String)] = [
    ("aria-label", "accessibilityLabel"), ("aria-labelledby", "accessibilityLabelledBy"),
    ("aria-live", "accessibilityLiveRegion"), ("aria-modal", "accessibilityViewIsModal"),
    ("id", "nativeID"),
  ]

  mutating func set(_ name: String, _ value: PropValue) {
    byName[name] = ReactProp(name, value, at: byName[name]?.position ?? position)
  }

  /// Adds the props of another element.
  ///
  /// If both elements have a prop with the same name, the prop of this element is kept.
  mutating func inherit(_ inner: ReactProps) {
    given += inner.given
    hasUnknownContent = hasUnknownContent || inner.hasUnknownContent
    if let other = inner.behaviour {
      behaviour = behaviour ?? ReactBehaviour()
      behaviour?.inherit(other)
    }
    for prop in inner.given where self[prop.name] == nil { byName[prop.name] = prop }
  }

  /// Returns the prop with this name, or `nil` if it is missing, `null` or `undefined`.
  subscript(name: String) -> ReactProp? {
    byName[name].flatMap { $0.value.given == nil ? nil : $0 }
  }

  /// Returns the position of a prop, or the position of the element if it has no such prop.
  func position(of name: String) -> Node.Position { self[name]?.position ?? position }

  /// Whether the element has the prop, regardless of the prop's value.
  func has(_ name: String) -> Bool { self[name] != nil }

  /// Returns the text of a prop, and marks the prop as used.
  mutating func text(_ name: String) -> String? {
    guard let text = self[name]?.value.textOrExcerpt else { return nil }
    used.insert(name)
    return text
  }

  /// Returns the first text that is not empty among several props, and marks the text's prop as
  /// used on the screen.
  mutating func text(anyOf names: [String]) -> String? {
    for name in names {
      if let text = text(name), !text.isEmpty { return text }
    }
    return nil
  }

  /// Marks the texts of a prop as used on the screen.
  mutating func use(_ name: String) { used.insert(name) }

  mutating func remove(_ name: String) {
    byName[name] = nil
    used.insert(name)
  }

  /// Returns the text of a prop for programs rather than for people, such as a role.
  func string(_ name: String) -> String? { self[name]?.value.text }

  /// Returns the Boolean of a prop, which can also be a string such as `"true"`.
  func flag(_ name: String, diagnostics: inout DiagnosticCollector) -> Bool? {
    guard let prop = self[name] else { return nil }
    return ReactProps.flag(prop, diagnostics: &diagnostics)
  }

  static func flag(_ prop: ReactProp, diagnostics: inout DiagnosticCollector) -> Bool? {
    switch prop.value.rested {
    case .bool(let flag): return flag
    case .string(let text) where text == "true" || text == "false":
      diagnostics.record(.stringForBoolean(prop.name), at: prop.position)
      return text == "true"
    default: return nil
    }
  }
}
