/// A kind of navigator, which determines the bars around a screen.
///
/// Source: React Navigation 7, `create…Navigator`; expo-router 4 to 6, layouts/Tabs, layouts/Stack,
/// layouts/Drawer, unstable-native-tabs; react-native-bottom-tabs 1; react-native-paper 5.
enum NavigatorKind: String, Sendable {
  /// Tabs that React Navigation draws below the screen.
  case bottomTabs
  /// UIKit's tab bar, or Material's navigation bar.
  case nativeTabs
  /// The tabs of react-native-paper.
  case paperTabs
  /// Tabs that React Navigation draws above the screen.
  case topTabs
  /// A stack with UIKit's navigation bar, or AppCompat's toolbar.
  case nativeStack
  /// A stack whose header React Navigation draws.
  case stack
  case drawer
  /// A navigator without bars.
  case slot

  /// Creates the kind of navigator that a function such as `createStackNavigator` makes.
  ///
  /// The result is `nil` for other functions.
  init?(factory name: String) {
    guard let kind = NavigatorKind.factories[name] else { return nil }
    self = kind
  }

  private static let factories: [String: NavigatorKind] = [
    "createBottomTabNavigator": .bottomTabs, "createNativeBottomTabNavigator": .nativeTabs,
    "createMaterialBottomTabNavigator": .paperTabs, "createMaterialTopTabNavigator": .topTabs,
    "createNativeStackNavigator": .nativeStack, "createStackNavigator": .stack,
    "createSharedElementStackNavigator": .stack, "createBlankStackNavigator": .slot,
    "createDrawerNavigator": .drawer, "createSwitchNavigator": .slot,
  ]

  /// Creates the kind of a navigator that a package exports as a component, such as `Stack` of
  /// expo-router.
  ///
  /// The result is `nil` for other components.
  init?(component name: String, ofPackage package: String) {
    // A path such as `expo-router/stack` exports the navigator itself.
    guard package == "expo-router" || package.hasPrefix("expo-router/"),
      package != "expo-router/ui", let kind = NavigatorKind.layouts[name]
    else { return nil }
    self = kind
  }

  private static let layouts: [String: NavigatorKind] = [
    "Tabs": .bottomTabs, "Stack": .nativeStack, "Drawer": .drawer, "Slot": .slot,
    "NativeTabs": .nativeTabs,
  ]

  var isStack: Bool { self == .stack || self == .nativeStack }

  var hasTabs: Bool {
    switch self {
    case .bottomTabs, .nativeTabs, .paperTabs, .topTabs: true
    case .nativeStack, .stack, .drawer, .slot: false
    }
  }

  /// Whether the navigator shows a header unless `headerShown` is false.
  var hasHeader: Bool {
    switch self {
    case .bottomTabs, .nativeStack, .stack, .drawer: true
    case .nativeTabs, .paperTabs, .topTabs, .slot: false
    }
  }
}
