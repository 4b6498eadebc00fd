internal import AccessibilityTree
internal import ImportSupport

/// The conversion of a component to a node: the React Native component that it behaves like, and
/// the meaning of its props.
package struct ReactComponent: Sendable {
  var kind: ReactKind
  var name: String
  var role: String?
  /// Props that hold the label of the element.
  ///
  /// The first prop that has a value applies.
  var labelProps: [String] = []
  /// Props whose texts are shown before the children, in this order.
  var textProps: [String] = []
  /// Props whose elements are shown before the children.
  ///
  /// The elements of ``trailingProps`` are shown after the children.
  var leadingProps: [String] = []
  var trailingProps: [String] = []
  /// Props with objects that the component shows as buttons after the children.
  var buttonProps: [String] = []
  /// The prop that holds the checked state.
  ///
  /// Its value is a Boolean or a key of ``ReactComponent/checks``.
  var checkedProp: String?
  var selectedProp: String?
  var expandedProp: String?
  /// The prop that states whether the component is shown.
  ///
  /// If its value is false, the component is hidden.
  var visibilityProp: String?
  /// Whether the component is hidden unless ``visibilityProp`` is true.
  var isHiddenByDefault = false
  /// Whether the component shows texts among its children, as a `Text` does.
  var drawsText = false
  /// Whether the component is one accessibility element, whose announcement includes its content.
  ///
  /// If the value is `nil`, the rules of React Native decide.
  var isAccessible: Bool?
  var isLive = false
  /// Whether the component is a link.
  ///
  /// A link can also pass its props to its only child.
  var isLink = false
  /// Whether the component is an icon that shows a character of an icon font.
  var isGlyph = false
  /// The prop that disables the component, in addition to `disabled`.
  var disabledProp: String?
  /// The label that applies if no prop has a label.
  var defaultLabel: String?
  /// Whether the component is disabled when it has no press handler.
  var isDisabledWithoutHandler = false
  /// The kind of the component if it has a press handler, or `nil` if the handler does not change
  /// the kind.
  var kindWithHandler: ReactKind?
  /// The props that hold the value, minimum and maximum of a range, in this order.
  ///
  /// An empty name means that there is no such prop.
  var rangeProps: [String] = []
  /// Whether the platform's own slider shows the range.
  var hasNativeRange = false
  /// The prop that holds the value of the checked radio button in a group.
  var chosenProp: String?
  /// The part that the platform itself draws for the component, or `nil` if the platform draws no
  /// part.
  var nativePart: NativePart?
  /// Whether the component is unknown, so that this mapping is a guess.
  var isGuess = false
  /// The name to which an alias refers, or `nil` unless the alias refers to an unknown component.
  var guessedTarget: String?
  /// The facts that an alias sets, with the props for the value of each fact.
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

  /// The words that libraries use for checked states, with the standard state for each: `true`,
  /// `false` or `mixed`.
  static let checks: [String: String] = [
    "checked": "true", "on": "true", "true": "true", "unchecked": "false", "off": "false",
    "false": "false", "indeterminate": "mixed", "mixed": "mixed",
  ]
}

extension ReactComponent {
  /// Returns the mapping for the name of an element.
  ///
  /// The name is searched in the alias file, in React Native, in common libraries, and in the
  /// library from which the component comes. For a name that is not found, the result is a guess.
  static func named(
    _ type: String, from origin: ReactElement.Origin = .unknown, aliases: Aliases
  ) -> ReactComponent {
    if let alias = aliases[type] { return aliased(alias, aliases) }
    let plain = withoutNamespace(type)
    // Providers and consumers of a context show nothing themselves.
    if plain.hasSuffix(".Provider") || plain.hasSuffix(".Consumer") {
      return ofLibraries[type] ?? ReactComponent(.fragment)
    }
    // A component that the project itself declares is unknown, even if it has the name of a React
    // Native component, such as `Button`.
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
    // Other components whose names begin with `Touchable` are former components of React Native, or
    // components of libraries.
    if plain.hasPrefix("Touchable"), plain != "Touchable" { return ReactComponent(.touchable) }
    if fontIconSets.contains(plain) { return fontIcon }
    if iconSets.contains(plain) { return icon }
    if origin == .unknown, shapes.contains(plain) { return ReactComponent(.view) }
    if case .package = origin, plain.hasSuffix("Provider") { return ReactComponent(.fragment) }
    // Only rendered trees have native containers. A component of a package is a component.
    if origin == .unknown, nativeContainers.contains(where: { plain.hasPrefix($0) }) {
      return ReactComponent(.view)
    }
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

  /// The name to which an alias refers if the component shows nothing to readers.
  private static let nothing = "nothing"

  private static func aliased(_ alias: Aliases.Alias, _ aliases: Aliases) -> ReactComponent {
    // The target of an alias is looked up without aliases, so an alias cannot refer to another
    // alias.
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

  /// Adopts the settings of an alias that change the mapping itself.
  ///
  /// Other settings are in ``renamed``.
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

  /// Returns the name of the React Native component with the most similar spelling, or `nil` if no
  /// name is similar.
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
    // Even for an unknown window, such as a dialog, the prop `visible` states whether the window is
    // open.
    return windows.contains(where: last.hasSuffix) ? guess.with(\.visibilityProp, "visible") : guess
  }

  /// Props whose texts most components show, in the order in which they are usually shown.
  private static let shownByUnknown = [
    "heading", "header", "title", "label", "text", "subtitle", "subTitle", "description", "caption",
    "message", "content", "body", "placeholder", "hint", "helperText", "error", "errorMessage",
    "errorText", "buttonText", "buttonTitle", "buttonLabel",
  ]

  private static let windows = ["Modal", "Dialog", "Sheet", "Popup", "Snackbar", "Toast"]
}
