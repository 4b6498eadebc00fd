internal import AccessibilityTree

/// The headers of navigators.
///
/// Source: React Navigation 7, elements/Header, HeaderTitle, HeaderBackButton, DrawerToggleButton;
/// native-stack, useHeaderConfigProps; react-native-screens 4, RNSScreenStackHeaderConfig.mm and
/// ScreenStackHeaderConfig.kt.
extension JSXBuilder {
  mutating func addHeader(of index: Int) {
    let frame = navigation.frames[index]
    guard let item = frame.header, let route = frame.route else { return }
    let options = options(of: frame.chosen, in: frame)
    guard !isOff(options.member("headerShown")) else { return }
    if let header = options.member("header") {
      let back = frame.back.map { JSXValue.object([("title", $0.title)]) } ?? .undefined
      let argument = JSXValue.object(
        route.properties(of: evaluator).members + [("options", options), ("back", back)])
      if let shown = rendered(header, argument) {
        pending.append((.value(shown, tokens: route.tokens), item))
      }
      return
    }
    let isNative = frame.kind == .nativeStack
    let state = JSXValue.object([("canGoBack", .bool(frame.back != nil))])
    let left = rendered(options.member("headerLeft"), state)
    let keepsBack = options.member("headerBackVisible").flatMap { evaluator.rested($0).isTruthy }
    // An element on the left replaces the back button.
    let hasBack = left == nil ? keepsBack != false : keepsBack == true
    if hasBack, frame.back != nil || frame.kind == .drawer {
      isNative
        ? addNativeBack(of: frame, options, to: item) : addBack(of: frame, options, to: item)
    }
    var parts: [JSXBuilder.Part] = []
    if let left { parts.append(.value(left)) }
    parts.append(.title)
    if let right = rendered(options.member("headerRight"), state) { parts.append(.value(right)) }
    for part in parts {
      let slot = appendBarItem("View", [], to: item, at: route.tokens)
      switch part {
      case .value(let value): pending.append((.value(value, tokens: route.tokens), slot))
      case .title: addTitle(options, of: route, isNative: isNative, to: slot)
      }
    }
    addSearch(options, of: route, isNative: isNative, to: item)
  }

  fileprivate enum Part {
    case title
    case value(JSXValue)
  }

  private mutating func addTitle(
    _ options: JSXValue, of route: JSXRoute, isNative: Bool, to slot: Int
  ) {
    var title = options.member("title") ?? .string(route.name)
    if let own = options.member("headerTitle") {
      let shown = rendered(own, .object([("children", title)])) ?? own
      guard evaluator.rested(own).isText else {
        pending.append((.value(shown, tokens: route.tokens), slot))
        return
      }
      title = own
    }
    if case .string("", _) = evaluator.rested(title) { return }
    // Assumed: the title of AppCompat's toolbar is no heading.
    let isHeading = !isNative || evaluator.platform == .ios
    let role = [("accessibilityRole", PropValue.string("header"))]
    appendBarText(title, isHeading ? role : [], to: slot, at: route.tokens)
  }

  /// Adds UIKit's back button with the previous title, or the toolbar's.
  private mutating func addNativeBack(
    of frame: JSXNavigationFrame, _ options: JSXValue, to item: Int
  ) {
    guard let route = frame.route, let back = frame.back else { return }
    guard evaluator.platform == .ios else {
      let label = ("accessibilityLabel", PropValue.string("Navigate up"))
      appendBarItem(
        "Pressable",
        [("accessibilityRole", .string("button")), label, ("onPress", .function(nil))],
        to: item, at: route.tokens)
      return
    }
    // A modal screen of iOS has a navigation bar of its own, without a way back.
    if let presentation = options.member("presentation").flatMap({ evaluator.rested($0).text }),
      presentation != "card", presentation != "push"
    {
      return
    }
    let title = options.member("headerBackTitle") ?? back.title
    let label = labelText(title, of: "headerBackTitle") ?? "Back"
    appendBarItem(
      ReactComponent.backButton,
      [
        ("accessibilityLabel", .string(label.isEmpty ? "Back" : label)),
        ("onPress", .function(nil)),
      ], to: item, at: route.tokens)
  }

  /// Adds the back button of React Navigation, or the button that opens the drawer.
  private mutating func addBack(of frame: JSXNavigationFrame, _ options: JSXValue, to item: Int) {
    guard let route = frame.route else { return }
    var label = "Show navigation menu"
    var shown: JSXValue?
    if frame.kind != .drawer {
      guard frame.kind.isStack, let back = frame.back else { return }
      shown = options.member("headerBackTitle") ?? back.title
      let title = shown.flatMap { labelText($0, of: "headerBackTitle") } ?? ""
      label = title.isEmpty || title == "Back" ? "Go back" : "\(title), back"
      if let own = options.member("headerBackAccessibilityLabel") {
        label = labelText(own, of: "headerBackAccessibilityLabel") ?? label
      }
    }
    let button = appendBarItem(
      "Pressable",
      [
        ("accessibilityRole", .string("button")), ("accessibilityLabel", .string(label)),
        ("onPress", .function(nil)),
      ], to: item, at: route.tokens)
    if let shown { appendBarText(shown, to: button, at: route.tokens) }
  }

  /// Adds the search field of a native header; Android shows a button instead.
  private mutating func addSearch(
    _ options: JSXValue, of route: JSXRoute, isNative: Bool, to item: Int
  ) {
    guard isNative, let search = options.member("headerSearchBarOptions") else { return }
    guard evaluator.platform == .ios else {
      appendBarItem(
        "Pressable",
        [
          ("accessibilityRole", .string("button")), ("accessibilityLabel", .string("Search")),
          ("onPress", .function(nil)),
        ], to: item, at: route.tokens)
      return
    }
    let placeholder = search.member("placeholder").flatMap { labelText($0, of: "placeholder") }
    appendBarItem(
      "TextInput",
      [
        ("accessibilityRole", .string("search")), ("placeholder", .string(placeholder ?? "Search")),
      ], to: item, at: route.tokens)
  }
}
