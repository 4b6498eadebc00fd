internal import Simulator

/// The components of React Native, and the host views they become in a test.
extension ReactComponent {
  /// Host views that the platforms' mappings know by the name of their component only.
  static let unnamedHosts: Set<String> = [
    "RCTVirtualText", "VirtualText", "NativeText", "AnimatedText", "ViewManagerAdapter_ExpoImage",
    "FastImage",
  ]

  /// The components of React Native, with what its own and libraries' wrap and leave out.
  static let own: [String: ReactComponent] = {
    var table = ReactNativeComponent.named.mapValues { ReactComponent(ReactKind($0)) }
    for (name, kind) in furtherNames { table[name] = ReactComponent(kind) }
    for name in ["ScrollView", "FlatList", "SectionList", "VirtualizedList"] {
      table[name]?.leading = ["ListHeaderComponent"]
      table[name]?.trailing = ["ListFooterComponent"]
    }
    table["Modal"]?.presence = "visible"
    table["RCTModalHostView"]?.presence = "visible"
    table["ActivityIndicator"]?.presence = "animating"
    table["DrawerLayoutAndroid"]?.leading = ["renderNavigationView"]
    return table
  }()

  /// What is none of React Native's components on a phone, or another one in code.
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

  /// Beginnings of names of native views that say nothing themselves.
  static let nativeContainers = [
    "RNSVG", "RNC", "RNS", "RCT", "AIR", "RNCamera", "RNGesture", "ViewManagerAdapter_", "BV",
    "RN",
  ]
}
