internal import AccessibilityTree
internal import ImportSupport

/// The conversion of a component with props to a node.
struct ReactNodeFacts {
  let component: ReactComponent
  var props: ReactProps
  var node = Node(.generic)
  /// The way in which an additional node around this node is hidden.
  ///
  /// This is `nil` unless the two platforms hide different parts.
  private(set) var around: Hidden?
  var diagnostics = DiagnosticCollector.ofReactNative
  var unknown: Set<UnknownFact> = []

  /// Creates the node of a component.
  ///
  /// - Parameter isLeaf: Whether the component has neither children nor other content.
  static func make(
    _ component: ReactComponent, _ props: ReactProps, isLeaf: Bool,
    diagnostics: inout DiagnosticCollector
  ) -> ReactNodeFacts {
    var facts = ReactNodeFacts(component: component, props: props)
    facts.node.position = props.position
    facts.setRole()
    facts.setTexts()
    facts.setStates()
    facts.setValue()
    facts.setActions()
    facts.setNativePart()
    facts.setFlags()
    facts.setIdentityAndVisibility(isLeaf: isLeaf)
    facts.warn()
    facts.setUnknown()
    diagnostics.add(facts.diagnostics)
    return facts
  }

  mutating func flag(_ name: String) -> Bool? { props.flag(name, diagnostics: &diagnostics) }

  // Sets the role that React Native passes to the platform, and the most similar platform-neutral
  // role.
  private mutating func setRole() {
    var role = props.string("role")
    node.reactNative.role = role
    let given = props.string("accessibilityRole") ?? (role == nil ? component.role : nil)
    if let given {
      node.reactNative.accessibilityRole = given
      if role == nil, !ReactRoleNames.known.contains(given) {
        diagnostics.record(.invalidRole(given), at: props.position(of: "accessibilityRole"))
      }
      role = role ?? given
    }
    node.role = role.map(ReactRoleNames.role(named:)) ?? ReactNodeFacts.ownRole(component.kind)
    if node.role != .text || component.kind != .text { node.reactNative.component = component.name }
    if node.role == .searchBox { node.textInput = TextInput(keyboard: .search) }
  }

  private static func ownRole(_ kind: ReactKind) -> Role {
    switch kind {
    case .text: .text
    case .textInput: .textBox
    case .button: .button
    case .switchControl: .switchControl
    case .image, .imageBackground: .image
    case .activityIndicator: .progressBar
    case .view, .pressable, .touchable, .modal, .list, .fragment, .wrapper, .nothing: .generic
    }
  }

  private mutating func setTexts() {
    if let label = props.text("accessibilityLabel") {
      let isOfARIA = props.used.contains("aria-label")
      node.label = AuthoredText(label, from: isOfARIA ? .ariaLabel : .contentDescription)
    } else if let label = props.text(anyOf: component.labelProps) {
      node.label = AuthoredText(label, from: .contentDescription)
    } else if let label = props.text(ReactProps.navigatorLabel) {
      node.label = AuthoredText(label, from: .standard)
    } else if let label = component.defaultLabel {
      node.label = AuthoredText(label, from: .contentDescription)
    }
    if component.kind == .image || component.kind == .imageBackground, let alt = props.text("alt") {
      if node.label == nil {
        node.label = AuthoredText(alt, from: .alt)
      } else {
        node.reactNative.details[.alt] = alt
        node.reactNative.isAccessible = true
      }
    }
    let hint = props.text(anyOf: ["accessibilityHint"] + renamed("hint"))
    if let hint, !hint.isEmpty { node.hint = AuthoredText(hint) }
    if component.kind == .textInput {
      node.placeholder = props.text(anyOf: ["placeholder"] + renamed("placeholder"))
    }
    if component.kind == .button, let title = props.text("title"), node.label == nil {
      node.label = AuthoredText(title, from: .content)
    }
    if let error = props.text(anyOf: renamed("error")) { node.error = error }
  }

  func renamed(_ key: String) -> [String] {
    component.renamed.first { $0.key == key }?.values ?? []
  }

  private mutating func setActions() {
    guard let list = props["accessibilityActions"]?.value.elements, !list.isEmpty else { return }
    props.use("accessibilityActions")
    let actions = list.compactMap { action in
      action["name"]?.text.map {
        ReactNativeAction(name: $0, label: action["label"]?.textOrExcerpt)
      }
    }
    node.actions += actions.compactMap(\.label)
    if !actions.isEmpty { node.reactNative.actions = actions }
  }

  private mutating func setFlags() {
    if let isAccessible = flag("accessible") ?? component.isAccessible,
      node.reactNative.isAccessible == nil, !(node.role == .image && props.has("alt"))
    {
      node.reactNative.isAccessible = isAccessible
      if !isAccessible, component.kind.isTouchable {
        diagnostics.record(
          .unreachablePressable(component.name), at: props.position(of: "accessible"))
      }
    }
    node.reactNative.isFocusable = flag("focusable") ?? tabIndex
    switch component.kind {
    case .text where component.isLink: node.reactNative.isPressable = true
    case .text, .view, .image, .imageBackground:
      if isHandled, !props.has("...") || props.has("onPress") {
        node.reactNative.isPressable = true
      }
    case .touchable where !isHandled: node.reactNative.isPressable = false
    case .pressable, .touchable, .button, .textInput, .switchControl, .activityIndicator, .modal,
      .list, .fragment, .wrapper, .nothing:
      break
    }
  }

  /// Whether the component has a press handler, or may get a press handler from a spread object.
  var isHandled: Bool { ["onPress", "onLongPress", "onClick", "..."].contains { props.has($0) } }

  private var tabIndex: Bool? {
    switch props["tabIndex"]?.value.double {
    case 0: true
    case -1: false
    default: nil
    }
  }

  private mutating func setIdentityAndVisibility(isLeaf: Bool) {
    node.id = props.string("nativeID")
    node.reactNative.testID = props.string("testID")
    if let ids = props["accessibilityLabelledBy"]?.value {
      // React Native treats the whole text as one identifier, even if it contains spaces.
      let list = ids.text ?? ids.elements.compactMap(\.text).joined(separator: ", ")
      if !list.isEmpty { _ = node.reactNative.setIfValid("accessibilityLabelledBy", list) }
    }
    node.language = props.string("accessibilityLanguage")
    node.live = live
    node.states.isModal = flag("accessibilityViewIsModal") ?? false
    let order = props["experimental_accessibilityOrder"] ?? props["accessibilityOrder"]
    let ids = order?.value.elements.compactMap(\.text) ?? []
    if !ids.isEmpty { node.order = ids }
    let style = ReactStyle(props["style"]?.value)
    node.reactNative.details.merge(style.details) { $1 }
    let hiding = ReactVisibility(
      props, component.kind, style, isPresent: isPresent(), diagnostics: &diagnostics)
    let isOne = isLeaf || [.text, .textInput, .button].contains(component.kind)
    (node.hidden, around) = hiding.hidden(isLeaf: isOne)
    if props.string("importantForAccessibility") == "yes" {
      node.reactNative.details[.importantForAccessibility] = "yes"
    }
  }

  private var live: LiveRegion? {
    let isGiven = props.given.contains { $0.name == "accessibilityLiveRegion" }
    if component.kind.supportsAllARIAProps || isGiven {
      switch props.string("accessibilityLiveRegion") {
      case "polite": return LiveRegion(.polite)
      case "assertive": return LiveRegion(.assertive)
      default: break
      }
    }
    return component.isLive ? LiveRegion(.polite) : nil
  }

  private mutating func isPresent() -> Bool {
    guard let name = component.visibilityProp else { return true }
    // The position of a bottom sheet is negative while the sheet is closed.
    if name == "index" {
      guard let index = props[name]?.value else { return true }
      if let position = index.double { return position >= 0 }
    }
    let names = component.kind == .modal ? [name, "isVisible", "isOpen", "open", "show"] : [name]
    for name in names where props.has(name) {
      if let flag = flag(name) { return flag }
      diagnostics.record(.unknownPresence(of: props.type, by: name), at: props.position(of: name))
      return false
    }
    return !component.isHiddenByDefault
  }

  private mutating func warn() {
    guard node.hint != nil, component.kind == .view, node.reactNative.role == nil,
      node.reactNative.accessibilityRole == nil, node.reactNative.testID == nil,
      node.actions.isEmpty, node.order == nil, !props.has("accessibilityState")
    else { return }
    diagnostics.record(.hintWithoutRole, at: props.position(of: "accessibilityHint"))
  }
}
