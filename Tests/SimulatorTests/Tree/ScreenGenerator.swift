import Simulator

/// A generator of random screens with all kinds of facts; the same seed gives the same screens on
/// every machine.
struct ScreenGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// Source: SplitMix64, Steele, Lea and Flood 2014.
  private mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(limit))
  }

  private mutating func isLucky(_ oneIn: Int) -> Bool { below(oneIn) == 0 }

  private mutating func any<Item>(_ items: [Item]) -> Item { items[below(items.count)] }

  private mutating func maybe<Item>(_ items: [Item], oneIn: Int = 6) -> Item? {
    isLucky(oneIn) ? any(items) : nil
  }

  private mutating func text() -> String {
    var text = ""
    for _ in 0..<below(4) { text += any(ScreenGenerator.pieces) }
    return text
  }

  private mutating func maybeText(oneIn: Int = 6) -> String? { isLucky(oneIn) ? text() : nil }

  private static let pieces = [
    "Email", " ", "undefined", "true", "12", "/", ": ", " #", "\"", "'", "\\", "\n", "\r\n", "\t",
    "- ", "|", "[x]", "{a}", "\u{0}", "\u{1B}", "\u{202E}", "é", "e\u{301}", "\u{301}", "👩‍💻", "`",
    "*", "&", "!", "a:b", "~", ",", "null", "\u{A0}", "\u{2028}", "\u{E0041}", "ـعربي", "%", "=",
    "]",
  ]

  mutating func screen() -> Screen {
    var screen = Screen(origin: any(Screen.Origin.allCases))
    screen.title = maybeText()
    screen.language = maybeText()
    screen.direction = any(Screen.Direction.allCases)
    screen.orientation = any(Screen.Orientation.allCases)
    screen.idiom = any(Screen.Idiom.allCases)
    var indices: [Node.Index] = []
    for count in 0..<(1 + below(12)) {
      let above = indices.isEmpty || isLucky(4) ? nil : indices[below(indices.count)]
      var node = node()
      // Identifiers must be unique on a screen.
      if let id = node.id { node.id = "\(id)\(count)" }
      indices.append(screen.append(node, to: above))
    }
    return screen
  }

  private mutating func node() -> Node {
    let frequent: [Role] = [.text, .textBox, .combobox, .option, .group, .slider, .checkbox, .item]
    let odd: [Role] = [.other("Foo"), .other("button"), .other(""), .other("a b"), .other("other")]
    let role = isLucky(2) ? any(frequent) : isLucky(8) ? any(odd) : any(Role.allCases)
    var node = Node(role)
    node.id = maybeText(oneIn: 8)
    if !isLucky(4) { node.label = authoredText(usually: role == .text ? .content : .author) }
    if isLucky(4) { node.value = value() }
    if isLucky(2) { node.states = states() }
    if isLucky(3) { addTexts(to: &node) }
    if isLucky(4) { addStructures(to: &node) }
    if isLucky(4) { addPlatformFacts(to: &node) }
    if isLucky(2), role == .textBox { node.textInput = TextInput() }
    if isLucky(2), role == .checkbox { node.value = Value(checked: .off) }
    if isLucky(5) { node.hidden = hidden() }
    return node
  }

  private mutating func authoredText(usually origin: AuthoredText.Origin) -> AuthoredText {
    AuthoredText(text(), from: isLucky(3) ? any(AuthoredText.Origin.allCases) : origin)
  }

  private mutating func value() -> Value {
    var value = Value(text: maybeText(oneIn: 2), checked: maybe(Checked.allCases, oneIn: 3))
    if isLucky(3) {
      value.range = Value.Range(now: number(), minimum: number(), maximum: number())
    }
    return value
  }

  private mutating func number() -> Double? { maybe([0, -1, 0.1, 50, 1e300, -2.5], oneIn: 2) }

  private mutating func states() -> States {
    var states = States()
    states.isDisabled = isLucky(4)
    states.selected = maybe([true, false], oneIn: 2)
    states.expanded = maybe([true, false])
    states.pressed = maybe(Checked.allCases)
    states.isRequired = isLucky(4)
    states.invalid = maybe(States.Invalid.allCases)
    states.isReadOnly = isLucky(4)
    states.isBusy = isLucky(4)
    states.current = maybe(States.Current.allCases)
    states.popup = maybe(States.Popup.allCases)
    states.isFocusable = maybe([true, false])
    states.isFocused = isLucky(4)
    states.isModal = isLucky(4)
    states.isMultiselectable = isLucky(4)
    states.isVisited = isLucky(4)
    states.sort = maybe(States.Sort.allCases)
    return states
  }

  private mutating func addTexts(to node: inout Node) {
    if isLucky(3) { node.hint = authoredText(usually: .author) }
    node.placeholder = maybeText(oneIn: 3)
    node.error = maybeText(oneIn: 3)
    node.roleDescription = maybeText()
    node.language = maybeText()
    node.level = maybe([1, 2, -3])
    for _ in 0..<below(3) { node.actions.append(text()) }
    for _ in 0..<below(3) {
      node.customContent.append(
        CustomContent(label: text(), value: text(), isImportant: isLucky(2)))
    }
  }

  private mutating func addStructures(to node: inout Node) {
    if isLucky(2) {
      node.textInput = TextInput(
        keyboard: maybe(TextInput.Keyboard.allCases),
        returnKey: maybe(TextInput.ReturnKey.allCases), isSecure: isLucky(4),
        isMultiline: isLucky(4), maximumLength: maybe([0, 40]), autofill: maybeText())
    }
    if isLucky(2) {
      node.collectionPosition = CollectionPosition(
        positionInSet: maybe([1, 2]), setSize: maybe([-1, 3]), row: maybe([1]), column: maybe([2]),
        rowSpan: maybe([2]), columnSpan: maybe([3]), rowCount: maybe([4]), columnCount: maybe([5]))
    }
    if isLucky(2) {
      node.live = LiveRegion(any(LiveRegion.Politeness.allCases), isAtomic: isLucky(2))
    }
    node.grouping = maybe(Grouping.allCases)
    if isLucky(2) {
      var order: [String] = []
      for _ in 0..<below(3) { order.append(isLucky(2) ? text() : any(["name", "email"])) }
      node.order = order
    }
    node.traversalBefore = maybeText()
    node.traversalAfter = maybeText()
    if isLucky(2) { node.frame = Frame(x: 0, y: -0.5, width: 343, height: 1e21) }
  }

  private mutating func addPlatformFacts(to node: inout Node) {
    if isLucky(2) {
      node.web = WebFacts(
        element: any(["", "input", "::before", "x y", "undefined"]), type: maybeText(),
        display: any(WebFacts.Display.allCases), hasExplicitRole: isLucky(2), marker: maybeText(),
        target: maybeText(), title: maybeText(), isEditable: isLucky(2))
    }
    for _ in 0..<below(3) { node.android.passthrough["app:" + text()] = text() }
    for _ in 0..<below(3) {
      node.ios.details[any(UIKitAttributes.Detail.allCases)] = text()
      node.reactNative.details[any(ReactNativeAttributes.Detail.allCases)] = text()
    }
    node.ios.exported.label = maybeText()
    node.ios.authored.isElement = maybe([true, false])
    node.reactNative.accessibilityRole = maybeText()
  }

  private mutating func hidden() -> Hidden {
    Hidden(
      any(Hidden.Reason.allCases), isVisible: isLucky(2), from: any(Hidden.Audience.allCases),
      keepsChildren: isLucky(2))
  }
}

extension Role {
  fileprivate static let item = Role.listItem
}

extension Screen {
  /// A copy without source positions and import diagnostics.
  var withoutSource: Screen {
    var screen = self
    screen.diagnostics = []
    for visit in preorder { screen[visit.index].position = nil }
    return screen
  }
}
