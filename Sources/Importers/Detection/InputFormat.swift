/// The kinds of file a screen can be read from.
public enum InputFormat: String, CaseIterable, Sendable {
  /// A web page.
  case html
  /// The plain-text tree, a superset of ARIA snapshots.
  case outline
  /// Nodes as Android exposes them to accessibility services, in JSON or JSON lines.
  case androidNodes = "android-nodes"
  /// Elements as UIKit exposes them to VoiceOver, in JSON or JSON lines.
  case iosElements = "ios-elements"
  /// An Android layout, menu or preference screen in XML.
  case androidLayout = "android-layout"
  /// A dump of uiautomator.
  case uiautomator
  /// A page source of Appium on Android.
  case appiumAndroid = "appium-android"
  /// A storyboard or xib of Interface Builder.
  case interfaceBuilder = "interface-builder"
  /// A page source of Appium on iOS, in XML or JSON.
  case appiumIOS = "appium-ios"
  /// The `debugDescription` of an element of XCUITest.
  case xcuitest
  /// A hierarchy that AccessibilitySnapshot wrote, in JSON.
  case accessibilitySnapshot = "accessibility-snapshot"
  /// A React Native component in JSX or TSX.
  case jsx
  /// A tree that `react-test-renderer` or the React Native Testing Library wrote, in JSON.
  case testRenderer = "test-renderer"
  /// Snapshots of Jest.
  case jestSnapshot = "jest-snapshot"
}
