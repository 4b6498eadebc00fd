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
    for (kind, names) in furtherNames {
      for name in names { table[name] = ReactComponent(kind) }
    }
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
  private static let furtherNames: [(ReactKind, [String])] = [
    (
      .view,
      [
        "ExternalKeyboardView", "BVLinearGradient", "LinearGradient", "SafeAreaProvider",
        "GestureHandlerRootView", "KeyboardAwareScrollView",
      ]
    ),
    (.text, ["RCTVirtualText", "VirtualText", "NativeText", "AnimatedText"]),
    (.wrapper, ["TouchableWithoutFeedback"]),
    (.image, ["ViewManagerAdapter_ExpoImage", "FastImage"]),
    (.imageBackground, ["ImageBackground"]),
    (
      .fragment,
      [
        "", "Fragment", "A11yIndexView", "A11yOrderView", "A11yOrder", "A11yIndex",
        "StrictMode", "Suspense", "Profiler", "RCTScrollContentView",
      ]
    ),
    (
      .nothing,
      [
        "StatusBar", "RefreshControl", "RCTRefreshControl", "AndroidSwipeRefreshLayout",
        "RCTStatusBar",
      ]
    ),
  ]

  /// Beginnings of names of native views that say nothing themselves.
  static let nativeContainers = [
    "RNSVG", "RNC", "RNS", "RCT", "AIR", "RNCamera", "RNGesture", "ViewManagerAdapter_", "BV",
    "RN",
  ]
}
