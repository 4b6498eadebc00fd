internal import Simulator

/// The props of one element after React Native's aliases are resolved.
///
/// Source: React Native 0.81, View.js, Pressable.js, Text.js, TextInput.js, Image.ios.js.
struct ReactProps {
  /// The name of the component as written.
  let type: String
  let origin: ReactElement.Origin
  let position: Node.Position
  /// Whether there may be more inside than the file tells.
  private(set) var hasUnknownContent: Bool
  /// What the element does when something happens to it.
  private(set) var behaviour: ReactBehaviour?
  private(set) var byName: [String: ReactProp] = [:]
  /// Props in the order of the file.
  private(set) var given: [ReactProp]
  /// Names of props whose texts are in the tree.
  private(set) var used: Set<String> = []
  /// Texts that another prop takes the place of.
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
        diagnostics.note(.duplicate(prop.name), at: prop.position)
        overridden.append(other)
      }
    }
  }

  /// Renames the props of ARIA and those of an alias; where both are given, that of ARIA wins.
  mutating func resolveAliases(for kind: ReactKind, diagnostics: inout DiagnosticCollector) {
    for (alias, name) in ReactProps.aliases {
      guard var prop = byName[alias], prop.value.given != nil else { continue }
      if !kind.knowsAllOfARIA, alias != "aria-label", alias != "aria-labelledby", alias != "id" {
        diagnostics.note(.noAlias(alias, on: kind.name), at: prop.position)
        continue
      }
      if alias == "aria-label", kind == .textInput {
        diagnostics.note(.labelOfInput, at: prop.position)
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

  /// Gives a prop a value.
  mutating func set(_ name: String, _ value: PropValue) {
    byName[name] = ReactProp(name, value, at: byName[name]?.position ?? position)
  }

  /// Takes over the props of an element inside that are not given here.
  mutating func inherit(_ inner: ReactProps) {
    given += inner.given
    hasUnknownContent = hasUnknownContent || inner.hasUnknownContent
    if let other = inner.behaviour {
      behaviour = behaviour ?? ReactBehaviour()
      behaviour?.inherit(other)
    }
    for prop in inner.given where self[prop.name] == nil { byName[prop.name] = prop }
  }

  /// The prop, unless it is `null` or `undefined`.
  subscript(name: String) -> ReactProp? {
    byName[name].flatMap { $0.value.given == nil ? nil : $0 }
  }

  /// Where a prop stands; the place of the element without one.
  func position(of name: String) -> Node.Position { self[name]?.position ?? position }

  /// Whether the prop is given at all, also as a function or as what only the app knows.
  func has(_ name: String) -> Bool { self[name] != nil }

  /// A text that belongs in the tree.
  mutating func text(_ name: String) -> String? {
    guard let text = self[name]?.value.textOrExcerpt else { return nil }
    used.insert(name)
    return text
  }

  /// The first text among several props.
  mutating func text(anyOf names: [String]) -> String? {
    for name in names {
      if let text = text(name), !text.isEmpty { return text }
    }
    return nil
  }

  /// Remembers that the texts of a prop are in the tree.
  mutating func use(_ name: String) { used.insert(name) }

  /// Takes away a prop that is dealt with.
  mutating func remove(_ name: String) {
    byName[name] = nil
    used.insert(name)
  }

  /// A text that is no text for people, such as a role.
  func string(_ name: String) -> String? { self[name]?.value.text }

  /// A word of a closed list; where a condition chooses between several, the first.
  func word(_ name: String) -> String? { self[name]?.value.textOrFirst }

  /// True or false, also where it is given as a string.
  func flag(_ name: String, diagnostics: inout DiagnosticCollector) -> Bool? {
    guard let prop = self[name] else { return nil }
    return ReactProps.flag(prop, diagnostics: &diagnostics)
  }

  static func flag(_ prop: ReactProp, diagnostics: inout DiagnosticCollector) -> Bool? {
    switch prop.value {
    case .bool(let flag): return flag
    case .string(let text) where text == "true" || text == "false":
      diagnostics.note(.stringForBoolean(prop.name), at: prop.position)
      return text == "true"
    default: return nil
    }
  }
}
