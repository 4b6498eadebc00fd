/// The components of React Native, and the host views they become in a test.
extension ReactComponent {
  /// Host views that the platforms' mappings know by the name of their component only.
  static let unnamedHosts: Set<String> = [
    "RCTVirtualText", "VirtualText", "NativeText", "AnimatedText", "ViewManagerAdapter_ExpoImage",
    "FastImage",
  ]

  /// Source: React Native 0.81, Libraries/Components; its Jest setup for the names of hosts.
  static let own: [String: ReactComponent] = {
    var table: [String: ReactComponent] = [:]
    for (kind, names) in ownNames {
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

  private static let ownNames: [(ReactKind, [String])] = [
    (
      .view,
      [
        "View", "RCTView", "SafeAreaView", "RCTSafeAreaView", "KeyboardAvoidingView",
        "InputAccessoryView", "ViewPagerAndroid", "DrawerLayoutAndroid", "ExternalKeyboardView",
        "BVLinearGradient", "LinearGradient", "AnimatedView", "ViewNativeComponent",
        "SafeAreaProvider",
        "GestureHandlerRootView", "KeyboardAwareScrollView",
      ]
    ),
    (.text, ["Text", "RCTText", "RCTVirtualText", "VirtualText", "NativeText", "AnimatedText"]),
    (
      .textInput,
      [
        "TextInput", "AndroidTextInput", "RCTSinglelineTextInputView",
        "RCTMultilineTextInputView",
      ]
    ),
    (.pressable, ["Pressable", "RNGestureHandlerButton"]),
    (.touchable, ["TouchableOpacity", "TouchableHighlight", "TouchableNativeFeedback"]),
    (.wrapper, ["TouchableWithoutFeedback"]),
    (.button, ["Button"]),
    (.switchControl, ["Switch", "RCTSwitch", "AndroidSwitch"]),
    (.image, ["Image", "RCTImageView", "ViewManagerAdapter_ExpoImage", "FastImage"]),
    (.imageBackground, ["ImageBackground"]),
    (.activityIndicator, ["ActivityIndicator", "RCTActivityIndicatorView"]),
    (.modal, ["Modal", "RCTModalHostView"]),
    (
      .list,
      [
        "ScrollView", "RCTScrollView", "FlatList", "SectionList", "VirtualizedList",
        "HorizontalScrollView", "AndroidHorizontalScrollView",
      ]
    ),
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
