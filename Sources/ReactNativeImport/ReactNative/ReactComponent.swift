internal import AccessibilityTree
internal import ImportSupport

/// The mapping of a component to nodes: the React Native component that it draws, and the meaning
/// of its props.
package struct ReactComponent: Sendable {
  var kind: ReactKind
  var name: String
  var role: String?
  /// Props with the label of the element, of which the first given one counts.
  var labelProps: [String] = []
  /// Props with texts that are drawn before the children, in order.
  var textProps: [String] = []
  /// Props with elements that are drawn before the children.
  var leadingProps: [String] = []
  var trailingProps: [String] = []
  /// The prop for the checked state: a Boolean, or one of ``ReactComponent/checks``.
  var checkedProp: String?
  var selectedProp: String?
  var expandedProp: String?
  /// The prop for whether the component is shown; if it is false, it is not.
  var visibilityProp: String?
  /// Whether the component is hidden unless ``visibilityProp`` is true.
  var isHiddenByDefault = false
  /// Whether it draws texts inside as if they were in a `Text`.
  var drawsText = false
  /// Whether it is one element for its content.
  var isAccessible: Bool?
  var isLive = false
  /// Whether it is a link, which may give its props to its child instead.
  var isLink = false
  /// Whether it draws a character of an icon font, unless it has content.
  var isGlyph = false
  /// The prop that disables it, besides `disabled`.
  var disabledProp: String?
  /// The label if no prop gives one.
  var defaultLabel: String?
  /// Whether it is disabled without a handler for presses.
  var isDisabledWhenIdle = false
  /// The component that it is with a handler for presses.
  var kindWhenPressed: ReactKind?
  /// The props for the value of a range, its minimum and its maximum; empty names are missing.
  var rangeProps: [String] = []
  /// Whether the range is that of a native slider.
  var hasNativeRange = false
  /// The prop for the value of the radio button that is checked inside.
  var chosenProp: String?
  /// What the platform draws for it.
  var nativePart: NativePart?
  /// Whether the component is unknown, and this is a guess.
  var isGuess = false
  /// The target of an alias that is not a known component.
  var guessedTarget: String?
  /// Other settings of an alias, with the props that have their values.
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

  /// Words of libraries for checked states.
  static let checks: [String: String] = [
    "checked": "true", "on": "true", "true": "true", "unchecked": "false", "off": "false",
    "false": "false", "indeterminate": "mixed", "mixed": "mixed",
  ]
}

extension ReactComponent {
  /// Returns the component of an element's name.
  ///
  /// The alias file comes first, then React Native, common libraries, and the package it is
  /// imported from; any other name is guessed to be a view.
  static func named(
    _ type: String, from origin: ReactElement.Origin = .unknown, aliases: Aliases
  ) -> ReactComponent {
    if let alias = aliases[type] { return aliased(alias, aliases) }
    let plain = withoutNamespace(type)
    // Contexts draw nothing themselves.
    if plain.hasSuffix(".Provider") || plain.hasSuffix(".Consumer") {
      return ofLibraries[type] ?? ReactComponent(.fragment)
    }
    // An app's own `Button` is not React Native's.
    if origin == .project { return guess(plain) }
    if case .package(let name) = origin, name.contains("vector-icons"), !plain.contains(".") {
      return fontIcon
    }
    if case .package(let name) = origin, let drawn = drawing(plain, of: name) { return drawn }
    if case .package(let name) = origin, let alias = ComponentLibrary.alias(of: type, in: name) {
      return aliased(alias, Aliases())
    }
    if let known = nativeBars[type] { return known }
    if let known = own[plain] {
      // The tree keeps names that React Native knows.
      let isPlain = known.kind == .view || known.kind == .imageBackground
      return isPlain || unnamedHosts.contains(plain) ? known : known.with(\.name, plain)
    }
    if let known = ofLibraries[type] ?? ofLibraries[plain] { return known }
    // Components that React Native has removed, and those of libraries, keep their name.
    if plain.hasPrefix("Touchable"), plain != "Touchable" { return ReactComponent(.touchable) }
    if fontIconSets.contains(plain) { return fontIcon }
    if iconSets.contains(plain) { return icon }
    if origin == .unknown, shapes.contains(plain) { return ReactComponent(.view) }
    if case .package = origin, plain.hasSuffix("Provider") { return ReactComponent(.fragment) }
    if nativeContainers.contains(where: { plain.hasPrefix($0) }) { return ReactComponent(.view) }
    return guess(plain)
  }

  /// Removes namespaces: `Animated.View` is a `View`.
  private static func withoutNamespace(_ type: String) -> String {
    for prefix in ["Animated.", "Reanimated.", "RN.", "ReactNative.", "React."]
    where type.hasPrefix(prefix) {
      return String(type.dropFirst(prefix.count))
    }
    // `Styled(View)` and `Connect(LoginForm)` are what they wrap.
    guard type.hasSuffix(")"), let open = type.lastIndex(of: "(") else { return type }
    return String(type[type.index(after: open)...].prefix { $0 != ")" })
  }

  /// The target of an alias for a component that draws nothing for readers.
  private static let nothing = "nothing"

  private static func aliased(_ alias: Aliases.Alias, _ aliases: Aliases) -> ReactComponent {
    // Aliases are not resolved recursively.
    var component =
      alias.target == nothing
      ? ReactComponent(.nothing) : named(alias.target, aliases: Aliases())
    component.guessedTarget = component.isGuess ? alias.target : nil
    component.isGuess = false
    if let role = alias["role"].first { component.role = role }
    component.labelProps = alias["label"].filter { $0 != "children" } + component.labelProps
    component.drawsText = true
    component.adopt(alias)
    component.renamed = alias.settings.filter { $0.key != "role" && $0.key != "label" }
    return component
  }

  /// Adopts the settings of an alias that are no renamed props.
  private mutating func adopt(_ alias: Aliases.Alias) {
    textProps = alias["text"] + textProps
    leadingProps += alias["before"]
    trailingProps += alias["after"]
    checkedProp = alias["checked"].first ?? checkedProp
    selectedProp = alias["selected"].first ?? selectedProp
    expandedProp = alias["expanded"].first ?? expandedProp
    disabledProp = alias["disabled"].first ?? disabledProp
    if let shown = alias["shown"].first {
      visibilityProp = shown
      isHiddenByDefault = true
    }
    if alias["accessible"] == ["true"] { isAccessible = true }
    defaultLabel = alias["named"].first
    isDisabledWhenIdle = alias["idle"] == ["disabled"]
    kindWhenPressed = alias["pressed"].first.map {
      ReactComponent.named($0, aliases: Aliases()).kind
    }
    rangeProps = alias["range"]
    hasNativeRange = alias["native"] == ["true"]
    chosenProp = alias["chosen"].first
  }
}

extension ReactComponent {
  /// Whether a name is a component of React Native or of a common library.
  package static func isKnown(_ name: String) -> Bool { !named(name, aliases: Aliases()).isGuess }

  /// Returns the name of a component of React Native that is spelled almost like this one, or `nil`.
  static func nearestName(to name: String) -> String? {
    NearestWord.nearest(to: name, among: own.keys.sorted())
  }

  /// Returns the stand-in for an unknown component: a view that draws its texts.
  ///
  /// It has no role and no label: what the component does with its props is unknown, and announcing
  /// a control that does not exist is worse than announcing less.
  static func guess(_ name: String) -> ReactComponent {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let guess = ReactComponent(.view).with(\.textProps, shownByUnknown).with(\.isGuess, true)
      .with(\.drawsText, true)
    // Whether a window is open is known even if its content is a guess.
    return windows.contains(where: last.hasSuffix) ? guess.with(\.visibilityProp, "visible") : guess
  }

  /// Props whose text most components show, in the usual order.
  private static let shownByUnknown = [
    "heading", "header", "title", "label", "text", "subtitle", "subTitle", "description", "caption",
    "message", "content", "body", "placeholder", "hint", "helperText", "error", "errorMessage",
    "errorText", "buttonText", "buttonTitle", "buttonLabel",
  ]

  private static let windows = ["Modal", "Dialog", "Sheet", "Popup", "Snackbar", "Toast"]
}
