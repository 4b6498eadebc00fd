internal import AccessibilityTree

/// The headers of navigators.
///
/// Source: React Navigation 7, elements/Header, HeaderTitle, HeaderBackButton, DrawerToggleButton;
/// native-stack, useHeaderConfigProps; react-native-screens 4, RNSScreenStackHeaderConfig.mm and
/// ScreenStackHeaderConfig.kt.
extension JSXBuilder {
  /// Adds the header of the navigator with this index, unless the chosen route hides the header.
  mutating func addHeader(of index: Int) {
    let frame = navigation.frames[index]
    guard let item = frame.header, let route = frame.route else { return }
    let options = options(of: frame.chosen, in: frame)
    guard !isOff(options.member("headerShown")) else { return }
    if let header = options.member("header") {
      let back = frame.backTitle.map { JSXValue.object([("title", $0)]) } ?? .undefined
      let argument = JSXValue.object(
        route.properties.members + [("options", options), ("back", back)])
      if let shown = rendered(header, argument) {
        pending.append((.value(shown, tokens: route.tokens), item))
      }
      return
    }
    let isNative = frame.kind == .nativeStack
    let state = JSXValue.object([("canGoBack", .bool(frame.backTitle != nil))])
    let left = rendered(options.member("headerLeft"), state)
    let keepsBack = options.member("headerBackVisible").flatMap { evaluator.rested($0).isTruthy }
    // If the header has an element on the left, the back button is shown only if
    // `headerBackVisible` is true.
    let hasBack = left == nil ? keepsBack != false : keepsBack == true
    if hasBack, frame.backTitle != nil || frame.kind == .drawer {
      isNative
        ? addNativeBack(of: frame, options, to: item) : addBack(of: frame, options, to: item)
    }
    let right = rendered(options.member("headerRight"), state)
    if let left { appendBarSlot(left, to: item, at: route.tokens) }
    let slot = appendBarItem("View", [], to: item, at: route.tokens)
    addTitle(options, of: route, isNative: isNative, to: slot)
    if let right { appendBarSlot(right, to: item, at: route.tokens) }
    addSearch(options, of: route, isNative: isNative, to: item)
  }

  /// Adds the title of a header.
  ///
  /// The title is a heading, except in a native header on Android.
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
    // Assumed: the title of AppCompat's toolbar is not a heading.
    let isHeading = !isNative || evaluator.platform == .ios
    let role = [("accessibilityRole", PropValue.string("header"))]
    appendBarText(title, isHeading ? role : [], to: slot, at: route.tokens)
  }

  /// Adds the back button of the platform's native bar.
  ///
  /// On iOS, the button shows the previous title. On Android, it is the button of the toolbar.
  private mutating func addNativeBack(
    of frame: JSXNavigationFrame, _ options: JSXValue, to item: Int
  ) {
    guard let route = frame.route, let backTitle = frame.backTitle else { return }
    guard evaluator.platform == .ios else {
      appendBarButton(NavigatorTexts.toolbarBack, to: item, at: route.tokens)
      return
    }
    // On iOS, a modal screen has a separate navigation bar without a back button.
    if let presentation = options.member("presentation").flatMap({ evaluator.rested($0).text }),
      presentation != "card", presentation != "push"
    {
      return
    }
    let title = options.member("headerBackTitle") ?? backTitle
    let label = labelText(title, of: "headerBackTitle") ?? ""
    appendBarItem(
      ReactComponent.backButton,
      [
        ("accessibilityLabel", .string(label.isEmpty ? NavigatorTexts.back : label)),
        ("onPress", .function(nil)),
      ], to: item, at: route.tokens)
  }

  /// Adds the back button that React Navigation draws.
  ///
  /// In a drawer, adds the button that opens the drawer.
  private mutating func addBack(of frame: JSXNavigationFrame, _ options: JSXValue, to item: Int) {
    guard let route = frame.route else { return }
    var label = NavigatorTexts.drawer
    var shown: JSXValue?
    if frame.kind != .drawer {
      guard frame.kind.isStack, let backTitle = frame.backTitle else { return }
      shown = options.member("headerBackTitle") ?? backTitle
      let title = shown.flatMap { labelText($0, of: "headerBackTitle") } ?? ""
      label = NavigatorTexts.back(to: title)
      if let own = options.member("headerBackAccessibilityLabel") {
        label = labelText(own, of: "headerBackAccessibilityLabel") ?? label
      }
    }
    let button = appendBarButton(label, to: item, at: route.tokens)
    if let shown { appendBarText(shown, to: button, at: route.tokens) }
  }

  /// Adds the search field of a native header.
  ///
  /// On Android, the search field is a button.
  private mutating func addSearch(
    _ options: JSXValue, of route: JSXRoute, isNative: Bool, to item: Int
  ) {
    guard isNative, let search = options.member("headerSearchBarOptions") else { return }
    guard evaluator.platform == .ios else {
      appendBarButton(NavigatorTexts.search, to: item, at: route.tokens)
      return
    }
    let placeholder = search.member("placeholder").flatMap { labelText($0, of: "placeholder") }
    appendBarItem(
      "TextInput",
      [
        ("accessibilityRole", .string("search")),
        ("placeholder", .string(placeholder ?? NavigatorTexts.search)),
      ], to: item, at: route.tokens)
  }
}
