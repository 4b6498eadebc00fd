internal import AccessibilityTree

/// The tab bars of navigators.
///
/// Source: React Navigation 7, BottomTabBar.tsx and BottomTabItem.tsx; react-native-tab-view 4,
/// TabBarItem.tsx; react-native-paper 5, BottomNavigationBar.tsx.
extension JSXBuilder {
  /// A tab of a tab bar, as described in the options of its route.
  private struct Tab {
    var index: Int
    var route: JSXRoute
    var options: JSXValue
    /// The text of the label, or the elements that the app shows instead.
    var label: JSXValue
    /// Whether the label is visible.
    var isDrawn = true
  }

  /// Adds the tab bar of a navigator, unless the chosen route hides the bar.
  mutating func addTabBar(of index: Int) {
    let frame = navigation.frames[index]
    if frame.kind == .drawer { reportDrawer(of: frame) }
    guard let item = frame.tabBar, let route = frame.route else { return }
    let options = frame.routes.indices.map { self.options(of: $0, in: frame) }
    let style = options[frame.chosen].member("tabBarStyle")
    if style?.member("display")?.text == "none" { return }
    if let bar = frame.properties.member("tabBar") {
      return addOwnTabBar(bar, of: frame, options, to: item)
    }
    let tabs = frame.routes.indices.compactMap { index in
      tab(index, in: frame, options[index])
    }
    guard !tabs.isEmpty else { return }
    if options.contains(where: { $0.member("tabBarIcon") != nil }) {
      diagnostics.record(.tabIcons, at: source.position(frame.tokens.lowerBound))
    }
    let isNative = frame.kind == .nativeTabs
    let bar = appendBarItem(
      isNative ? ReactComponent.nativeTabBar : "View",
      isNative
        ? [("itemCount", .number("\(tabs.count)"))] : [("role", .string("tablist"))],
      to: item, at: route.tokens)
    for (position, tab) in tabs.enumerated() {
      add(tab, at: position, in: frame, to: bar)
    }
  }

  /// Returns the tab of a route, or `nil` if the route has no tab.
  private mutating func tab(
    _ index: Int, in frame: JSXNavigationFrame, _ options: JSXValue
  ) -> Tab? {
    let route = frame.routes[index]
    if case .null? = options.part(.key("href")) { return nil }
    if options.member("tabBarItemStyle")?.member("display")?.text == "none" { return nil }
    if let button = options.member("tabBarButton"),
      let drawn = rendered(button, .object([])), drawn.isNullish == true
    {
      return nil
    }
    var tab = Tab(
      index: index, route: route, options: options,
      label: options.member("title") ?? .string(route.name))
    if let label = options.member("tabBarLabel") {
      let state = JSXValue.object([
        ("focused", .bool(index == frame.chosen)), ("children", tab.label),
      ])
      tab.label = rendered(label, state) ?? label
    }
    if frame.kind == .nativeTabs, let parts = route.parts, let label = nativeLabel(in: parts, route)
    {
      tab.label = label
    }
    tab.isDrawn = !isOff(options.member("tabBarShowLabel"))
    return tab
  }

  /// Returns the text of the `Label` in a native tab.
  private mutating func nativeLabel(in element: Int, _ route: JSXRoute) -> JSXValue? {
    for (value, _) in childValues(of: element, in: route.scope) {
      guard case .element(let child, let scope) = value,
        source.elementName(child).split(separator: ".").last == "Label"
      else { continue }
      built.insert(child)
      return .children(child, scope: scope)
    }
    return nil
  }

  private mutating func add(
    _ tab: Tab, at position: Int, in frame: JSXNavigationFrame, to bar: Int
  ) {
    let isIOS = evaluator.platform == .ios
    var props: [(String, PropValue)] = [
      ("accessibilityState", .object([("selected", .bool(tab.index == frame.chosen))])),
      ("onPress", .function(nil)),
    ]
    let own = tab.options.member("tabBarAccessibilityLabel")
      .flatMap { labelText($0, of: "tabBarAccessibilityLabel") }
    var label = own
    let text = tab.label.isLabel ? labelText(tab.label, of: "tabBarLabel") : nil
    switch frame.kind {
    case .bottomTabs:
      props.append(("role", .string(isIOS ? "button" : "tab")))
      // In the announced position, React Navigation counts all routes, even routes without a tab.
      if isIOS, own == nil, let text {
        let standard = NavigatorTexts.tab(text, tab.index + 1, of: frame.routes.count)
        props.append((ReactProps.navigatorLabel, .string(standard)))
      }
    case .topTabs:
      props.append(("role", .string("tab")))
      label = own ?? text
    case .paperTabs: props.append(("role", .string(isIOS ? "button" : "tab")))
    default:
      props.append(("position", .number("\(position)")))
      if !isIOS { props.append(("role", .string("tab"))) }
    }
    if let label { props.append(("accessibilityLabel", .string(label))) }
    let testID = tab.options.member("tabBarButtonTestID") ?? tab.options.member("tabBarTestID")
    if let testID = testID?.text { props.append(("testID", .string(testID))) }
    let isNative = frame.kind == .nativeTabs
    let item = appendBarItem(
      isNative ? ReactComponent.nativeTab : "Pressable", props, to: bar, at: tab.route.tokens)
    recordOpening(of: tab.index, in: frame, by: item, at: tab.route.tokens)
    if let badge = tab.options.member("tabBarBadge"), badge.text != "false", !isNative {
      appendBarText(badge, to: item, at: tab.route.tokens)
    }
    guard tab.isDrawn || isNative else { return }
    if tab.label.isLabel || isNative {
      appendBarText(tab.label, to: item, at: tab.route.tokens)
    } else {
      appendBarSlot(tab.label, to: item, at: tab.route.tokens)
    }
  }

  /// Adds a press handler to a tab.
  ///
  /// A press opens the tab's route.
  ///
  /// Source: React Navigation 7, BottomTabBar.tsx and MaterialTopTabBar.tsx, onPress. This importer
  /// stores the current route of a navigator as a state.
  private mutating func recordOpening(
    of index: Int, in frame: JSXNavigationFrame, by item: Int, at tokens: Range<Int>
  ) {
    guard index != frame.chosen else { return }
    var setter = JSXSetter(key: JSXStates.key(ofNavigator: frame.key))
    setter.constant = .number(Double(index), "\(index)")
    recordInteraction(
      [JSXProp(name: "onPress", value: .setter(setter), token: tokens.lowerBound, tokens: tokens)],
      of: item)
  }

  /// Adds a tab bar that the app renders instead of the navigator's tab bar.
  ///
  /// The tab bar receives the routes, their options and the index of the current route.
  private mutating func addOwnTabBar(
    _ bar: JSXValue, of frame: JSXNavigationFrame, _ options: [JSXValue], to item: Int
  ) {
    let routes = frame.routes.map { $0.value }
    let state = JSXValue.object([
      ("index", .number(Double(frame.chosen), "\(frame.chosen)")), ("routes", .array(routes)),
      ("routeNames", .array(frame.routes.map { .string($0.name) })),
    ])
    let descriptors = JSXValue.object(
      zip(frame.routes, options).map { ($0.name, .object([("options", $1)])) })
    let navigation = JSXUnknown(kind: .name, tokens: frame.tokens, path: "navigation")
    let argument = JSXValue.object([
      ("state", state), ("descriptors", descriptors), ("navigation", .unknown(navigation)),
    ])
    let shown = rendered(bar, argument) ?? .undefined
    if case .unknown = shown {
      tree.markContentUnknown(of: item)
      return diagnostics.record(.unknownTabBar, at: source.position(frame.tokens.lowerBound))
    }
    pending.append((.value(shown, tokens: frame.tokens), item))
  }

  /// Reports the items of a drawer, which is closed at first and therefore not shown.
  private mutating func reportDrawer(of frame: JSXNavigationFrame) {
    let names = frame.routes.indices.compactMap { index -> String? in
      let options = options(of: index, in: frame)
      let label = options.member("drawerLabel") ?? options.member("title")
      return label?.text ?? frame.routes[index].name
    }
    diagnostics.record(
      .closedDrawer(names.prefix(8).map { "“\($0)”" }.joined(separator: ", ")),
      at: source.position(frame.tokens.lowerBound))
  }
}

extension JSXValue {
  /// Whether a tab shows the value as a text label rather than as elements.
  fileprivate var isLabel: Bool {
    switch self {
    case .string, .number, .unknown, .choice: !containsElements
    default: false
    }
  }
}
