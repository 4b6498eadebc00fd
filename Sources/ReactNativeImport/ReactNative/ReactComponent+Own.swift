internal import AccessibilityTree

/// The components of React Native, and the host views that appear in rendered trees in their place.
extension ReactComponent {
  /// Host views whose node has the name of the React Native component instead of the host's name.
  static let hostsWithoutOwnName: Set<String> = [
    "RCTVirtualText", "VirtualText", "NativeText", "AnimatedText", "ViewManagerAdapter_ExpoImage",
    "FastImage",
  ]

  /// The components of React Native, and views of libraries that behave like them.
  static let own: [String: ReactComponent] = {
    var table = ReactNativeComponent.named.mapValues { ReactComponent(ReactKind($0)) }
    for (name, kind) in furtherNames { table[name] = ReactComponent(kind) }
    for name in ["ScrollView", "FlatList", "SectionList", "VirtualizedList"] {
      table[name]?.leadingProps = ["ListHeaderComponent"]
      table[name]?.trailingProps = ["ListFooterComponent"]
    }
    table["Modal"]?.visibilityProp = "visible"
    table["RCTModalHostView"]?.visibilityProp = "visible"
    table["ActivityIndicator"]?.visibilityProp = "animating"
    table["DrawerLayoutAndroid"]?.leadingProps = ["renderNavigationView"]
    return table
  }()

  /// Names of further components and host views, with the kind of component that each behaves like.
  private static let furtherNames: [String: ReactKind] = [
    "ExternalKeyboardView": .view, "BVLinearGradient": .view, "LinearGradient": .view,
    "SafeAreaProvider": .view, "GestureHandlerRootView": .view, "KeyboardAwareScrollView": .view,
    "RCTVirtualText": .text, "VirtualText": .text, "NativeText": .text, "AnimatedText": .text,
    "TouchableWithoutFeedback": .wrapper,
    "ViewManagerAdapter_ExpoImage": .image, "FastImage": .image,
    "ImageBackground": .imageBackground,
    "": .fragment, "Fragment": .fragment, "A11yIndexView": .fragment, "A11yOrderView": .fragment,
    "A11yOrder": .fragment, "A11yIndex": .fragment, "StrictMode": .fragment,
    "Suspense": .fragment, "Profiler": .fragment, "RCTScrollContentView": .fragment,
    "StatusBar": .nothing, "RefreshControl": .nothing, "RCTRefreshControl": .nothing,
    "AndroidSwipeRefreshLayout": .nothing, "RCTStatusBar": .nothing,
  ]

  /// Prefixes of names of native views.
  ///
  /// These views are treated as plain views, which announce nothing.
  static let nativeContainers = [
    "RNSVG", "RNC", "RNS", "RCT", "AIR", "RNCamera", "RNGesture", "ViewManagerAdapter_", "BV",
    "RN",
  ]
}
