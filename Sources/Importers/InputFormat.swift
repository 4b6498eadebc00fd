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

extension InputFormat {
  /// Extensions that settle the format without a look inside.
  private static let extensions: [String: InputFormat] = [
    "html": .html, "htm": .html, "xhtml": .html, "xht": .html, "shtml": .html,
    "outline": .outline, "yaml": .outline, "yml": .outline, "aria": .outline,
  ]

  /// Extensions of JSON, which says itself of which platform it is.
  private static let jsonExtensions = ["json", "jsonl", "ndjson"]

  /// The format of a file: by its extension, else by how its content begins.
  ///
  /// JSON is of the platform of the first field that only one of them has; an outline begins with
  /// `-` or `#`; everything else is HTML.
  public static func detect(path: String, bytes: [UInt8]) -> InputFormat {
    let name = path.split(separator: "/").last ?? ""
    let suffix = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    if let known = suffix.flatMap({ extensions[$0] }) { return known }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = (bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]).drop(while: isSpace)
    if jsonExtensions.contains(suffix ?? "") || beginsJSON(content) { return platform(of: content) }
    let first = content.first
    return first == UInt8(ascii: "-") || first == UInt8(ascii: "#") ? .outline : .html
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether text that is no page begins an object or an array.
  private static func beginsJSON(_ content: ArraySlice<UInt8>) -> Bool {
    let second = content.dropFirst().drop(while: isSpace).first
    switch content.first {
    case UInt8(ascii: "{"): return second == UInt8(ascii: "\"") || second == UInt8(ascii: "}")
    case UInt8(ascii: "["):
      return second == UInt8(ascii: "{") || second == UInt8(ascii: "]")
        || second == UInt8(ascii: "\"")
    default: return false
    }
  }

  /// The platform whose field comes first.
  private static func platform(of json: ArraySlice<UInt8>) -> InputFormat {
    var keys = JSONKeys(json)
    while let key = keys.next() {
      let isAndroid = AndroidNodes.fields[AndroidNodes.aliases[key] ?? key] != nil
      let isIOS = IOSElements.fields[IOSElements.aliases[key] ?? key] != nil
      if isAndroid != isIOS { return isAndroid ? .androidNodes : .iosElements }
    }
    return .androidNodes
  }
}
