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

  /// A page as a browser shows it, with lines of `body` elements that have boxes.
  static func page(_ elements: String) -> String {
    """
    {"announcePage": 1, "viewport": [390, 844], "styles": ["display: block"], "nodes": [
    {"in": -1, "tag": "html", "style": 0},
    {"in": 0, "tag": "body", "style": 0},
    \(elements)
    ]}
    """
  }

  /// A page as a browser shows it, with a field that has a label.
  static func page(label: String, field: String) -> String {
    page(
      """
      {"in": 1, "tag": "label", "style": 0, "attributes": {"for": "a"}, "box": [\(label)]},
      {"in": 2, "text": "Email"},
      {"in": 1, "tag": "input", "style": 0, "attributes": {"id": "a"},
        "box": [\(field)]}
      """)
  }

  /// Elements in a component of React Native’s.
  static func component(_ elements: String) -> String {
    "export default () => <View>\n\(elements)\n</View>;"
  }
}

extension String {
  /// The text with `↓` before the first occurrence of another text.
  func marking(_ marked: String) -> String {
    guard let range = firstRange(of: marked) else { return self }
    return self[..<range.lowerBound] + "↓" + self[range.lowerBound...]
  }
}
