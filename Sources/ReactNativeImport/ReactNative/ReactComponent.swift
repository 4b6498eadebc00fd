internal import ImportSupport

/// How a component becomes nodes: the component of React Native it draws and what its props mean.
package struct ReactComponent: Sendable {
  var kind: ReactKind
  /// The name of that for the tree.
  var name: String
  /// The `accessibilityRole` unless the author gives one.
  var role: String?
  /// Props with the label of the element itself, the first given one counts.
  var labels: [String] = []
  /// Props with texts that are drawn inside, in order, before the children.
  var shown: [String] = []
  /// Props with elements that are drawn, before the children.
  var leading: [String] = []
  /// Props with elements that are drawn after the children.
  var trailing: [String] = []
  /// Props with texts that are drawn below a field.
  var below: [String] = []
  /// The prop that tells whether it is checked: true or false, or one of ``ReactComponent/checks``.
  var checked: String?
  /// The prop that tells whether it is selected.
  var selected: String?
  /// The prop that tells whether it is expanded.
  var expanded: String?
  /// The prop that tells whether it is there at all; given only as false, it is not.
  var presence: String?
  /// Whether it stays away until ``presence`` is given as true.
  var isAbsentFirst = false
  /// Whether it draws texts inside as if they stood in a `Text`.
  var drawsText = false
  /// Whether it is one element for what is inside.
  var isAccessible: Bool?
  var isLive = false
  /// Whether it leads to another screen when it is pressed, and may be its child instead of itself.
  var isLink = false
  /// Whether it draws a glyph of an icon font, unless something is inside.
  var isGlyph = false
  /// Whether only its name says what it is.
  var isGuess = false
  /// What an alias names although React Native and the usual libraries have no such component.
  var guessedTarget: String?
  /// Settings that an alias gives: neutral names with the props that hold them.
  var renamed: [Aliases.Setting] = []

  init(_ kind: ReactKind, _ name: String? = nil, role: String? = nil) {
    self.kind = kind
    self.name = name ?? kind.name
    self.role = role
  }

  func with<Fact>(_ fact: WritableKeyPath<ReactComponent, Fact>, _ value: Fact) -> ReactComponent {
    var component = self
    component[keyPath: fact] = value
    return component
  }

  /// Words that libraries use for a check mark.
  static let checks: [String: String] = [
    "checked": "true", "on": "true", "true": "true", "unchecked": "false", "off": "false",
    "false": "false", "indeterminate": "mixed", "mixed": "mixed",
  ]
}

extension ReactComponent {
  /// The component that an element's name stands for.
  ///
  /// An alias file knows best; then React Native itself, then common libraries, then the
  /// package it is from; what is left is a view.
  static func named(
    _ type: String, from origin: ReactElement.Origin = .unsaid, aliases: Aliases
  ) -> ReactComponent {
    if let alias = aliases[type] { return aliased(alias, aliases) }
    let plain = withoutNamespace(type)
    // An app's own `Button` is not React Native's.
    if origin == .project { return guess(plain) }
    if case .package(let name) = origin, name.contains("vector-icons"), !plain.contains(".") {
      return fontIcon
    }
    if let known = own[plain] {
      // The tree keeps a name that React Native knows.
      let isPlain = known.kind == .view || known.kind == .imageBackground
      return isPlain || unnamedHosts.contains(plain) ? known : known.with(\.name, plain)
    }
    if let known = ofLibraries[type] ?? ofLibraries[plain] { return known }
    // Those that React Native has dropped, and those of libraries, keep the name.
    if plain.hasPrefix("Touchable"), plain != "Touchable" { return ReactComponent(.touchable) }
    if fontIconSets.contains(plain) { return fontIcon }
    if iconSets.contains(plain) { return icon }
    if nativeContainers.contains(where: { plain.hasPrefix($0) }) { return ReactComponent(.view) }
    return guess(plain)
  }

  /// `Animated.View` and `Reanimated.View` are what they animate.
  private static func withoutNamespace(_ type: String) -> String {
    for prefix in ["Animated.", "Reanimated.", "RN.", "ReactNative.", "React."]
    where type.hasPrefix(prefix) {
      return String(type.dropFirst(prefix.count))
    }
    // `Styled(View)` and `Connect(LoginForm)` are what they wrap.
    guard type.hasSuffix(")"), let open = type.lastIndex(of: "(") else { return type }
    return String(type[type.index(after: open)...].prefix { $0 != ")" })
  }

  private static func aliased(_ alias: Aliases.Alias, _ aliases: Aliases) -> ReactComponent {
    // An alias of an alias would never end.
    var component = named(alias.target, aliases: Aliases())
    component.guessedTarget = component.isGuess ? alias.target : nil
    component.isGuess = false
    if let role = alias["role"].first { component.role = role }
    component.labels = alias["label"].filter { $0 != "children" } + component.labels
    component.drawsText = true
    component.renamed = alias.settings.filter { $0.key != "role" && $0.key != "label" }
    return component
  }
}
