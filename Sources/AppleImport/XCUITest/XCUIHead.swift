internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// The start of an element's line, before the attributes: `  Button, 0x600, {{16.0, 80.0}, {44.0,
/// 44.0}}`.
struct XCUIHead {
  let type: String
  /// The number of characters in the line before the type of the element.
  let column: Int
  /// The traits as a bit mask.
  ///
  /// Only dumps of Xcode 8 and older contain traits.
  private(set) var traits: String?
  private(set) var frame: Frame?
  /// The rest of the line, which contains the attributes.
  ///
  /// Each attribute follows a comma and a space.
  private(set) var rest: ArraySlice<UInt8>
  /// Whether the line contains an address, a process, traits or a frame.
  private var hasParts = false

  /// Whether the prefix of a log precedes the element on the line.
  private(set) var hasPrefix = false

  /// Parses the start of a line.
  ///
  /// The result is `nil` unless an element begins at the start of the line or after the prefix of a
  /// log.
  init?(_ line: ArraySlice<UInt8>) {
    if let head = XCUIHead(unprefixed: line) {
      self = head
      return
    }
    guard let start = XCUIHead.startOfElement(in: line),
      var head = XCUIHead(unprefixed: line[start...]), head.isKnown, head.hasParts
    else { return nil }
    head.hasPrefix = true
    self = head
  }

  private init?(unprefixed line: ArraySlice<UInt8>) {
    // An arrow before the type marks the described element or an element on the path to it.
    var text = line.drop(while: XCUIHead.isBlank)
    text = text.drop(while: { $0 >= 0x80 })
    text = text.drop(while: XCUIHead.isBlank)
    let name = text.prefix(XCUIHead.maximumNameLength).prefix(while: XCUIHead.isLetter)
    guard let first = name.first, (0x41...0x5A).contains(first) else { return nil }
    type = String(decoding: name, as: UTF8.self)
    column = line[..<name.startIndex].count(where: \.beginsScalar)
    rest = text[name.endIndex...]
    if let next = rest.first, !", :".utf8.contains(next) { return nil }
    skip(" (Main)")
    hasParts = readParts()
    guard hasParts || isKnown && isAttributeOrEnd else { return nil }
  }

  /// Whether the type is a type of XCUITest.
  var isKnown: Bool { XCUIElementKind.named[type] != nil }

  /// Returns the index at which the prefix of a log ends, or `nil` if no element follows a prefix.
  ///
  /// The prefix ends where the indentation of the element begins. The element must have an address,
  /// a process or a frame.
  private static func startOfElement(in line: ArraySlice<UInt8>) -> Int? {
    let parts = [", 0x", ", {{", ", pid: "].compactMap { line.range(ofBytes: $0.utf8)?.lowerBound }
    guard let part = parts.min() else { return nil }
    var head = line[..<part]
    if head.suffix(main.count).elementsEqual(main) { head = head.dropLast(main.count) }
    while let last = head.last, isLetter(last) { head.removeLast() }
    while let last = head.last, last >= 0x80 { head.removeLast() }
    while let last = head.last, isBlank(last) { head.removeLast() }
    return head.endIndex
  }

  private static let main = Array(" (Main)".utf8)

  /// The maximum length of a type's name.
  private static let maximumNameLength = 40

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func skip(_ text: String) {
    if rest.starts(with: text.utf8) { rest = rest.dropFirst(text.utf8.count) }
  }

  /// Reads the address, process, traits and frame, and returns whether the line has any of these
  /// parts.
  private mutating func readParts() -> Bool {
    var isElement = false
    while true {
      let part = rest.drop { ", :".utf8.contains($0) }
      if part.starts(with: "0x".utf8) {
        rest = part.dropFirst(2).drop { XCUIHead.isDigit($0) || XCUIHead.isLetter($0) }
      } else if part.starts(with: "pid: ".utf8) {
        rest = part.dropFirst(5).drop(while: XCUIHead.isDigit)
      } else if part.starts(with: "traits: ".utf8) {
        let number = part.dropFirst(8).prefix(while: XCUIHead.isDigit)
        traits = String(decoding: number, as: UTF8.self)
        rest = part[number.endIndex...]
      } else if part.starts(with: "Main Window".utf8) {
        rest = part.dropFirst(11)
      } else if part.starts(with: "{{".utf8), let (frame, end) = XCUIHead.frame(part) {
        self.frame = frame
        rest = part[end...]
        return true
      } else {
        return isElement
      }
      isElement = true
    }
  }

  /// Whether the line is only the name of a type.
  ///
  /// Such a line can also be part of a text with several lines.
  var isBare: Bool { frame == nil && rest.allSatisfy(XCUIHead.isBlank) && !hasParts }

  /// Whether the rest of the line begins with an attribute or is blank.
  private var isAttributeOrEnd: Bool {
    rest.allSatisfy(XCUIHead.isBlank) || XCUIAttributes.begin(with: rest)
  }

  /// Returns the frame in double braces at the start of a text, and the index after the frame.
  private static func frame(_ text: ArraySlice<UInt8>) -> (Frame?, Int)? {
    let head = text.prefix(200)
    let brace = UInt8(ascii: "}")
    let close = head.indices.dropLast().first { head[$0] == brace && head[$0 + 1] == brace }
    guard let close else { return nil }
    let numbers = text[..<close].split { "{}, ".utf8.contains($0) }
    guard numbers.count == 4 else { return nil }
    let sides = numbers.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
      .filter(\.isFinite)
    guard sides.count == 4 else { return (nil, close + 2) }
    return (Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3]), close + 2)
  }

  func element(
    _ attributes: XCUIAttributes, at position: Node.Position, _ tree: inout XCUITree
  ) -> XCUIElement {
    var element = XCUIElement(isKnown ? type : "Other", at: position)
    if !isKnown, tree.diagnostics.count < 20 {
      tree.diagnostics.append(ImportDiagnostic(.unknownType(type), at: position))
    }
    for (name, value) in attributes.named.sorted(by: { $0.key < $1.key }) {
      tree.found.record(value, in: name, at: position)
    }
    if let rest = attributes.unexplained {
      tree.found.omit(rest, in: "line of \(type)", because: .damaged, at: position)
    }
    element.identifier = attributes.named["identifier"]
    element.label = attributes.named["label"]
    element.value = attributes.named["value"]
    element.placeholder = attributes.named["placeholderValue"]
    if let title = attributes.named["title"] { element.others.append(("title", title)) }
    element.isEnabled = !attributes.flags.contains("Disabled")
    element.isSelected = attributes.flags.contains("Selected")
    element.hasKeyboardFocus = attributes.flags.contains("Keyboard Focused")
    element.traits = traits
    element.frame = frame
    return element
  }
}
