/// Functions that make complete files from the elements of examples.
enum ExampleFile {
  /// Returns an Android layout with views.
  static func layout(_ views: String) -> String {
    """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
      android:orientation="vertical">
    \(views)
    </LinearLayout>
    """
  }

  /// A page source of Appium: a row is an accessibility element, and a button in the row is not.
  static let rowInPageSource = """
    <AppiumAUT>
    <XCUIElementTypeCell type="XCUIElementTypeCell" label="Mail" enabled="true" visible="true"
      accessible="true" x="0" y="0" width="390" height="44">
    <XCUIElementTypeButton type="XCUIElementTypeButton" enabled="true" visible="true"
      accessible="false" x="0" y="0" width="30" height="30"/>
    </XCUIElementTypeCell>
    </AppiumAUT>
    """

  /// Returns a dump of uiautomator with nodes.
  static func dump(_ nodes: String) -> String {
    """
    <hierarchy rotation="0">
    <node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
    \(nodes)
    </node>
    </hierarchy>
    """
  }

  /// Returns a dump of a row that reacts to clicks and shows one text.
  static func clickableRow(named text: String) -> String {
    dump(
      """
      <node class="android.widget.LinearLayout" clickable="true" focusable="true" enabled="true"
        bounds="[0,0][1080,200]">
      <node class="android.widget.TextView" text="\(text)" bounds="[0,0][500,200]"/>
      </node>
      """)
  }

  /// Returns an Appium source of iOS with elements.
  static func elements(_ elements: String) -> String {
    """
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App"
      x="0" y="0" width="390" height="844">
    \(elements)
    </XCUIElementTypeApplication>
    """
  }

  /// Returns a XIB with views.
  static func nib(_ views: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    \(views)
    </subviews></view></objects>
    </document>
    """
  }

  /// Returns a page from a browser, with lines of elements in `body`.
  static func page(_ elements: String) -> String {
    """
    {"announcePage": 1, "viewport": [390, 844],
    "styles": ["display: block", "display: block; overflow-y: auto",
      "display: block; overflow-y: hidden"], "nodes": [
    {"in": -1, "tag": "html", "style": 0},
    {"in": 0, "tag": "body", "style": 0},
    \(elements)
    ]}
    """
  }

  /// Returns a page from a browser, with a field that has a label.
  static func page(label: String, field: String) -> String {
    page(
      """
      {"in": 1, "tag": "label", "style": 0, "attributes": {"for": "a"}, "box": [\(label)]},
      {"in": 2, "text": "Email"},
      {"in": 1, "tag": "input", "style": 0, "attributes": {"id": "a"},
        "box": [\(field)]}
      """)
  }

  /// Returns a page from a browser with a field below a box that contains the label.
  ///
  /// - Parameters:
  ///   - style: The number of the style of the box.
  ///   - box: The frame of the box.
  ///   - label: The frame of the label.
  static func page(boxWithStyle style: Int, at box: String, label: String) -> String {
    page(
      """
      {"in": 1, "tag": "div", "style": \(style), "box": [\(box)]},
      {"in": 2, "tag": "label", "style": 0, "attributes": {"for": "a"}, "box": [\(label)]},
      {"in": 3, "text": "Email"},
      {"in": 1, "tag": "input", "style": 0, "attributes": {"id": "a"},
        "box": [16, 140, 300, 44]}
      """)
  }

  /// Returns a view of SwiftUI that shows another view.
  static func swiftUI(_ view: String) -> String {
    "import SwiftUI\nstruct A: View { var body: some View {\n\(view)\n} }\n"
  }

  /// Returns a React Native component with elements.
  static func component(_ elements: String) -> String {
    "export default () => <View>\n\(elements)\n</View>;"
  }
}

extension String {
  /// Returns the text with `↓` before the first occurrence of another text.
  func marking(_ marked: String) -> String {
    guard let range = firstRange(of: marked) else { return self }
    return self[..<range.lowerBound] + "↓" + self[range.lowerBound...]
  }
}
