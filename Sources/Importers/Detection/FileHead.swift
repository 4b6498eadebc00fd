internal import Simulator

/// The beginning of a file as text, in which formats are recognised.
struct FileHead {
  /// As many bytes as are looked at.
  private static let length = 1 << 16

  /// The bytes in UTF-8 without byte order mark.
  let bytes: [UInt8]
  /// The same as text.
  let text: String

  /// The beginning of a file in any encoding that has a mark or is like ASCII.
  init(_ file: [UInt8]) {
    let head = Array(file.prefix(FileHead.length))
    let isWide = head.starts(with: [0x3C, 0x00]) || head.starts(with: [0x00, 0x3C])
    let mark: [UInt8] = head.first == 0x3C ? [0xFF, 0xFE] : [0xFE, 0xFF]
    text = TextBytes.marked(isWide ? mark + head : head) ?? String(decoding: head, as: UTF8.self)
    bytes = Array(text.utf8)
  }

  /// Whether some text of ASCII stands in it.
  private func holds(_ needle: String) -> Bool {
    let needle = Array(needle.utf8)
    guard let first = needle.first else { return true }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: needle) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private var trimmedAtStart: Substring { text.drop(while: \.isWhitespace) }

  /// Whether text that is no page begins an object or an array.
  var beginsJSON: Bool {
    let second = trimmedAtStart.dropFirst().first { !$0.isWhitespace }
    switch trimmedAtStart.first {
    case "{": return second == "\"" || second == "}"
    case "[": return second == "{" || second == "]" || second == "\"" || second == "["
    default: return trimmedAtStart.prefix(5).trimmedAtEnd(of: \.isWhitespace) == "null"
    }
  }

  /// A page source of Appium or a description of XCUITest inside JSON, as a driver answers it.
  var wrapped: InputFormat? {
    if holds("Element subtree:") { return .xcuitest }
    guard let start = text.firstRange(of: "\"value\"") else { return nil }
    var value = text[start.upperBound...].drop { $0.isWhitespace || $0 == ":" || $0 == "\"" }
    while ["\\n", "\\r", "\\t"].contains(where: value.hasPrefix) { value = value.dropFirst(2) }
    let isEscaped = value.hasPrefix("\\u003c") || value.hasPrefix("\\u003C")
    guard value.first == "<" || isEscaped else { return nil }
    let elements = ["XCUIElementType", "AppiumAUT", "<UIA", "u003cUIA", "u003CUIA"]
    if elements.contains(where: value.contains) { return .appiumIOS }
    let nodes = ["<node ", "<node\n", "u003cnode ", "u003Cnode "]
    return nodes.contains(where: value.contains) ? .uiautomator : .appiumAndroid
  }

  /// A dump of Android that a log or another text holds with every tag escaped.
  var escapedDump: InputFormat? {
    for less in ["&lt;", "\\u003c", "\\u003C"]
    where holds("\(less)hierarchy") || holds("\(less)displays") {
      return holds("\(less)node ") ? .uiautomator : .appiumAndroid
    }
    return nil
  }

  /// Snapshots of Jest, or a component of React Native.
  func script(isNamedSo isNamed: Bool) -> InputFormat? {
    if trimmedAtStart.hasPrefix("// Jest Snapshot") || holds("\nexports[`")
      || trimmedAtStart.hasPrefix("exports[`")
    {
      return .jestSnapshot
    }
    if isNamed || FileHead.programs.contains(where: { trimmedAtStart.hasPrefix($0) }) {
      return .jsx
    }
    // Comments are no program yet: translations and other languages begin with them, too.
    let isComment = trimmedAtStart.hasPrefix("//") || trimmedAtStart.hasPrefix("/*")
    if isComment, mayHoldElement { return .jsx }
    return FileHead.fences.contains(where: holds) ? .jsx : nil
  }

  /// Whether a tag opens in the text, or after as much of the file as is looked at.
  private var mayHoldElement: Bool {
    guard bytes.count < FileHead.length else { return true }
    return zip(bytes, bytes.dropFirst()).contains { first, second in
      let isName = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(second | 0x20)
      return first == UInt8(ascii: "<") && (isName || second == UInt8(ascii: ">"))
    }
  }

  private static let programs = [
    "import ", "export ", "const ", "let ", "var ", "function ", "class ", "return ", "return(",
    "'use ", "\"use ", "type ", "interface ", "<>",
  ]
  /// How a Markdown document begins a component.
  private static let fences = ["```jsx", "```tsx", "```js\n", "```javascript\n"]

  /// An outline begins with a dash or a comment.
  var outline: InputFormat? {
    trimmedAtStart.first == "-" || trimmedAtStart.first == "#" ? .outline : nil
  }

  /// Whether it is what XCUITest prints of an element.
  var isDescriptionOfXCUITest: Bool {
    holds("Element subtree:") || trimmedAtStart.hasPrefix("Attributes: ")
      || trimmedAtStart.split(separator: "\n", maxSplits: 1).first.map {
        !$0.hasPrefix("<") && $0.contains(", {{") && $0.contains("}}")
      } == true
  }

  /// The format by the first element; absent when there is none.
  var markup: InputFormat? {
    guard let tag = firstTag else { return nil }
    let name = tag.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    if let known = FileHead.roots[String(name)] { return known }
    if name == "hierarchy" || name == "displays" {
      return holds("<node ") || holds("<node\n") || name == "displays"
        ? .uiautomator : .appiumAndroid
    }
    if name == "node", holds("class=\"") || holds("bounds=\"") { return .uiautomator }
    let isAutomation = name.hasPrefix("UIA") && name.dropFirst(3).first?.isUppercase == true
    if name.hasPrefix("XCUIElementType") || isAutomation { return .appiumIOS }
    // Another driver's source, which the reader of dumps refuses with what to do.
    if holds(" view-tag=\"") { return .appiumAndroid }
    if holds("com.apple.InterfaceBuilder") { return .interfaceBuilder }
    if isAndroid(name) { return .androidLayout }
    let isComponent = name.first?.isUppercase == true && name.contains(where: \.isLowercase)
    if isComponent { return .jsx }
    return isXMLOfAnotherKind(name) ? nil : .html
  }

  /// Whether the file is XML and no page: a property list, a drawing, a report of a build tool.
  private func isXMLOfAnotherKind(_ root: Substring) -> Bool {
    if root == "plist" { return true }
    return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<?xml ")
      && root.lowercased() != "html" && !holds("http://www.w3.org/1999/xhtml")
  }

  private static let roots: [String: InputFormat] = [
    "AppiumAUT": .appiumIOS, "archive": .interfaceBuilder, "resources": .androidLayout,
  ]

  private func isAndroid(_ name: Substring) -> Bool {
    if holds("http://schemas.android.com/") { return true }
    return FileHead.androidPrefixes.contains(where: holds) && !holds("={")
  }

  /// Attributes as snippets of layouts have them.
  private static let androidPrefixes = [
    " android:", "\nandroid:", "\tandroid:", " android.layout_", " app:layout_", " tools:text",
  ]

  /// What stands behind the first `<` of an element.
  private var firstTag: Substring? {
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      guard let first = rest.first else { return nil }
      if rest.hasPrefix("!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if first == "!" || first == "?" {
        if rest.prefix(9).lowercased() == "!doctype " {
          let kind = rest.dropFirst(9).drop(while: \.isWhitespace).prefix(4).lowercased()
          if kind == "html" { return rest.dropFirst(9).drop(while: \.isWhitespace) }
        }
      } else if first.isLetter || first == "_" {
        return rest
      }
    }
    return nil
  }
}
