internal import Simulator

/// The beginning of an element's line: `  Button, 0x600, {{16.0, 80.0}, {44.0, 44.0}}`.
struct XCUIHead {
  /// The name of its type.
  let type: String
  /// How many characters stand before the type.
  let column: Int
  /// Traits as the number of their bits, in dumps of Xcode 8 and older.
  private(set) var traits: String?
  /// Where it is on the screen.
  private(set) var frame: Frame?
  /// What follows: attributes, each after a comma and a blank.
  private(set) var rest: Substring

  /// Reads a line; absent when it does not begin with an element.
  init?(_ line: Substring) {
    var text = line.drop { $0 == " " || $0 == "\t" }
    text = text.drop { "→↳↪\u{FE0E}".contains($0) || $0 == "↪\u{FE0E}" }
    text = text.drop { $0 == " " }
    let name = text.prefix { $0.isASCII && $0.isLetter }
    guard let first = name.first, first.isUppercase else { return nil }
    type = String(name)
    column = line.distance(from: line.startIndex, to: name.startIndex)
    rest = text[name.endIndex...]
    for suffix in [" (Main)", " (Keyboard Focused)"] where rest.hasPrefix(suffix) {
      rest = rest.dropFirst(suffix.count)
    }
    guard readParts() || XCUIElementKind.named[type] != nil && isAttributeOrEnd else { return nil }
  }

  /// Reads address, process, traits and frame; tells whether there was any of them.
  private mutating func readParts() -> Bool {
    var isElement = false
    while true {
      let part = rest.drop { $0 == "," || $0 == ":" || $0 == " " }
      if part.hasPrefix("0x") {
        rest = part.dropFirst(2).drop { $0.isHexDigit }
      } else if part.hasPrefix("pid: ") {
        rest = part.dropFirst(5).drop { $0.isNumber }
      } else if part.hasPrefix("traits: ") {
        let number = part.dropFirst(8).prefix { $0.isNumber }
        traits = String(number)
        rest = part[number.endIndex...]
      } else if part.hasPrefix("Main Window") {
        rest = part.dropFirst(11)
      } else if part.hasPrefix("{{"), let (frame, end) = XCUIHead.frame(part) {
        self.frame = frame
        rest = part[end...]
        return true
      } else {
        return isElement
      }
      isElement = true
    }
  }

  /// Whether attributes follow at once, or nothing.
  private var isAttributeOrEnd: Bool {
    if rest.allSatisfy(\.isWhitespace) { return true }
    return XCUIAttributes.begin(with: rest)
  }

  /// A rectangle in double braces, and the place behind it.
  private static func frame(_ text: Substring) -> (Frame?, Substring.Index)? {
    guard let end = text.utf8.prefix(200).firstRange(of: "}}".utf8)?.upperBound else { return nil }
    let numbers = text[..<end].split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4 else { return nil }
    let sides = numbers.compactMap { $0 }.filter(\.isFinite)
    guard sides.count == 4 else { return (nil, end) }
    return (Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3]), end)
  }

  /// Whether the attributes have a title, which only windows and controls of the Mac have.
  func isTitled(_ text: String) -> Bool {
    text.hasPrefix(", title: '") || XCUIAttributes(text).named["title"] != nil
  }

  /// The element that has these attributes.
  func element(
    _ text: String, at position: Node.Position, _ tree: inout XCUITree
  ) -> XCUIElement {
    let isKnown = XCUIElementKind.named[type] != nil
    var element = XCUIElement(isKnown ? type : "Other", at: position)
    if !isKnown, tree.losses.count < 20 {
      tree.losses.append(
        Loss(
          "“\(type)” is no type of XCUITest; the element is taken for a view of unknown kind.",
          at: position))
    }
    let attributes = XCUIAttributes(text)
    for (name, value) in attributes.named.sorted(by: { $0.key < $1.key }) {
      tree.found.note(value, in: name, at: position)
    }
    if let rest = attributes.unexplained {
      tree.found.leaveOut(rest, in: "line of \(type)", because: .damaged, at: position)
    }
    element.identifier = attributes.named["identifier"]
    element.label = attributes.named["label"]
    element.value = attributes.named["value"]
    element.placeholder = attributes.named["placeholderValue"]
    element.isEnabled = !attributes.flags.contains("Disabled")
    element.isSelected = attributes.flags.contains("Selected")
    element.isEditing = attributes.flags.contains("Keyboard Focused")
    element.traits = traits
    element.frame = frame
    return element
  }
}
