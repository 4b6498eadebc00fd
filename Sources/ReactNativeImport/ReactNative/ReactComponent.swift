internal import AccessibilityTree
internal import ImportSupport

/// The mapping of a component to nodes.
///
/// It consists of the React Native component that the component renders, and the meaning of its
/// props.
package struct ReactComponent: Sendable {
  var kind: ReactKind
  var name: String
  var role: String?
  /// Props whose value is the label of the element.
  ///
  /// The first prop with a value applies.
  var labelProps: [String] = []
  /// Props with texts that are shown before the children, in this order.
  var textProps: [String] = []
  /// Props with elements that are shown before the children.
  var leadingProps: [String] = []
  var trailingProps: [String] = []
  /// The prop for the checked state.
  ///
  /// Its value is a Boolean or a key of ``ReactComponent/checks``.
  var checkedProp: String?
  var selectedProp: String?
  var expandedProp: String?
  /// The prop for whether the component is shown.
  ///
  /// If its value is false, the component is hidden.
  var visibilityProp: String?
  /// Whether the component is hidden unless ``visibilityProp`` is true.
  var isHiddenByDefault = false
  /// Whether the component shows text children as if they were in a `Text`.
  var drawsText = false
  /// Whether the component is one accessibility element that represents its content.
  var isAccessible: Bool?
  var isLive = false
  /// Whether the component is a link.
  ///
  /// A link can give its props to its child.
  var isLink = false
  /// Whether the component shows a character of an icon font when it has no content.
  var isGlyph = false
  /// The prop that disables the component, in addition to `disabled`.
  var disabledProp: String?
  /// The label that applies if no prop has a label.
  var defaultLabel: String?
  /// Whether the component is disabled when it has no press handler.
  var isDisabledWithoutHandler = false
  /// The kind of the component when it has a press handler.
  var kindWithHandler: ReactKind?
  /// The props for the value, minimum and maximum of a range.
  ///
  /// An empty name means no prop.
  var rangeProps: [String] = []
  /// Whether a native slider shows the range.
  var hasNativeRange = false
  /// The prop for the value of the checked radio button inside the component.
  var chosenProp: String?
  /// The part that the platform draws for the component.
  var nativePart: NativePart?
  /// Whether the component is unknown, so that this mapping is a guess.
  var isGuess = false
  /// The target of an alias, if the target is not a known component.
  var guessedTarget: String?
  /// Further settings of an alias: facts, with the props that hold their values.
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

  /// Words for checked states in libraries, with the state that each means.
  static let checks: [String: String] = [
    "checked": "true", "on": "true", "true": "true", "unchecked": "false", "off": "false",
    "false": "false", "indeterminate": "mixed", "mixed": "mixed",
  ]
}

extension ReactComponent {
  /// Returns the component with the name of an element.
  ///
  /// The name is looked up in the alias file, in React Native, in common libraries, and in the
  /// package that declares the component. A name that is found nowhere is guessed to be a view.
  static func named(
    _ type: String, from origin: ReactElement.Origin = .unknown, aliases: Aliases
  ) -> ReactComponent {
    if let alias = aliases[type] { return aliased(alias, aliases) }
    let plain = withoutNamespace(type)
    // Providers and consumers of a context show nothing themselves.
    if plain.hasSuffix(".Provider") || plain.hasSuffix(".Consumer") {
      return ofLibraries[type] ?? ReactComponent(.fragment)
    }
    // A `Button` that the project declares is not React Native's.
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
      // Keep the name if React Native has a component with this name.
      let isPlain = known.kind == .view || known.kind == .imageBackground
      return isPlain || hostsWithoutOwnName.contains(plain) ? known : known.with(\.name, plain)
    }
    if let known = ofLibraries[type] ?? ofLibraries[plain] { return known }
    // These are removed components of React Native, or components of libraries.
    if plain.hasPrefix("Touchable"), plain != "Touchable" { return ReactComponent(.touchable) }
    if fontIconSets.contains(plain) { return fontIcon }
    if iconSets.contains(plain) { return icon }
    if origin == .unknown, shapes.contains(plain) { return ReactComponent(.view) }
    if case .package = origin, plain.hasSuffix("Provider") { return ReactComponent(.fragment) }
    if nativeContainers.contains(where: { plain.hasPrefix($0) }) { return ReactComponent(.view) }
    return guess(plain)
  }

  /// Returns a name without its namespace: `Animated.View` → `View`.
  private static func withoutNamespace(_ type: String) -> String {
    for prefix in ["Animated.", "Reanimated.", "RN.", "ReactNative.", "React."]
    where type.hasPrefix(prefix) {
      return String(type.dropFirst(prefix.count))
    }
    // `Styled(View)` and `Connect(LoginForm)` are named after the component that they wrap.
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

  /// Adopts the settings of an alias other than renamed props.
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
    isDisabledWithoutHandler = alias["idle"] == ["disabled"]
    kindWithHandler = alias["pressed"].first.map {
      ReactComponent.named($0, aliases: Aliases()).kind
    }
    rangeProps = alias["range"]
    hasNativeRange = alias["native"] == ["true"]
    chosenProp = alias["chosen"].first
  }
}

extension ReactComponent {
  /// Whether React Native or a common library has a component with this name.
  package static func isKnown(_ name: String) -> Bool { !named(name, aliases: Aliases()).isGuess }

  /// Returns the name of a React Native component with almost the same spelling, or `nil`.
  static func nearestName(to name: String) -> String? {
    NearestWord.nearest(to: name, among: own.keys.sorted())
  }

  /// Returns the mapping for an unknown component: a view that shows its texts.
  ///
  /// The view has no role and no label, because the effect of the component's props is unknown.
  /// Announcing a control that does not exist would be worse than announcing less.
  static func guess(_ name: String) -> ReactComponent {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let guess = ReactComponent(.view).with(\.textProps, shownByUnknown).with(\.isGuess, true)
      .with(\.drawsText, true)
    // Whether a window is open is known, even if its content is a guess.
    return windows.contains(where: last.hasSuffix) ? guess.with(\.visibilityProp, "visible") : guess
  }

  /// Props with text that most components show, in the usual order.
  private static let shownByUnknown = [
    "heading", "header", "title", "label", "text", "subtitle", "subTitle", "description", "caption",
    "message", "content", "body", "placeholder", "hint", "helperText", "error", "errorMessage",
    "errorText", "buttonText", "buttonTitle", "buttonLabel",
  ]

  private static let windows = ["Modal", "Dialog", "Sheet", "Popup", "Snackbar", "Toast"]
}
