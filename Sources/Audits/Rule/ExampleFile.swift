/// Files around the elements that examples are about.
enum ExampleFile {
  /// Views in a layout of Android’s, one below the other.
  static func layout(_ views: String) -> String {
    """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
      android:orientation="vertical">
    \(views)
    </LinearLayout>
    """
  }

  /// Nodes in a dump of uiautomator’s.
  static func dump(_ nodes: String) -> String {
    """
    <hierarchy rotation="0">
    <node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
    \(nodes)
    </node>
    </hierarchy>
    """
  }

  /// Elements in a source of Appium’s for iOS.
  static func elements(_ elements: String) -> String {
    """
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App"
      x="0" y="0" width="390" height="844">
    \(elements)
    </XCUIElementTypeApplication>
    """
  }

  /// Views in a XIB.
  static func nib(_ views: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    \(views)
    </subviews></view></objects>
    </document>
    """
  }

  /// Elements in a component of React Native’s.
  static func component(_ elements: String) -> String {
    "export default () => <View>\n\(elements)\n</View>;"
  }

  /// A form in a sketch, which rules of sessions act on.
  static let signUp = """
    - heading "Sign up"
    - textbox "Name"
    - textbox "Email"
    - button "Send"
    """
}
