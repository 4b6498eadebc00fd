internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// A builder of an element from the attributes that Appium and WebDriverAgent write.
struct XCUIElementBuilder {
  private var read: XCUIElement
  private var name: String?
  private var rawIdentifier: String?
  private var sides: [String: Double] = [:]

  init(type: String, at position: Node.Position?) { read = XCUIElement(type, at: position) }

  /// Returns the error for a dump of a macOS app.
  static func macAppError(file: String?, at position: Node.Position?) -> InputError {
    InputError(
      file: file, position: position,
      problem: "this is a dump of a macOS app, which is not supported",
      remedy: "use a dump of an iPhone or iPad app")
  }

  mutating func set(_ name: String, to value: String, _ found: inout FoundTexts) {
    switch name {
    case "type", "index": break
    case "enabled", "isEnabled": read.isEnabled = XCUIElementBuilder.flag(value) != false
    case "focused", "isFocused":
      if XCUIElementBuilder.flag(value) == true { read.others.append(("focused", "true")) }
    case "name":
      self.name = value
      found.record(XCUIElementBuilder.stripped(value), in: name, at: read.position)
    case "rawIdentifier": rawIdentifier = value
    case "label": setText(\.label, name, value, &found)
    case "value": setText(\.value, name, value, &found)
    case "placeholderValue": setText(\.placeholder, name, value, &found)
    case "hint": setText(\.hint, name, value, &found)
    case "visible", "isVisible": read.isVisible = XCUIElementBuilder.flag(value)
    case "accessible", "isAccessible": read.isAccessible = XCUIElementBuilder.flag(value)
    case "nativeAccessibilityElement", "isNativeAccessibilityElement":
      read.isNativeAccessibilityElement = XCUIElementBuilder.flag(value)
    case "selected", "isSelected": read.isSelected = XCUIElementBuilder.flag(value) == true
    case "x", "y", "width", "height": sides[name] = Double(value).flatMap { $0.isFinite ? $0 : nil }
    case "traits": read.traits = XCUIElementBuilder.traits(value)
    case "customActions":
      let actions = value.split(separator: ",").map { String($0.drop { $0 == " " }) }
      read.customActions = actions
      for action in actions { found.record(action, in: name, at: read.position) }
    default: if !value.isEmpty { read.others.append((name, value)) }
    }
  }

  /// Records that the element has input focus.
  mutating func setKeyboardFocus() { read.hasKeyboardFocus = true }

  var element: XCUIElement {
    var element = read
    // The tools write the identifier as the name. For an element without an identifier, they write
    // the label as the name.
    let identifier = rawIdentifier ?? (name == read.label ? nil : name)
    element.identifier = identifier.flatMap { $0.isEmpty ? nil : $0 }
    if let name, !name.isEmpty, element.identifier != name, name != read.label {
      element.others.append(("name", name))
    }
    if let x = sides["x"], let y = sides["y"], let width = sides["width"],
      let height = sides["height"]
    {
      element.frame = Frame(x: x, y: y, width: width, height: height)
    }
    return element
  }

  private mutating func setText(
    _ path: WritableKeyPath<XCUIElement, String?>, _ name: String, _ value: String,
    _ found: inout FoundTexts
  ) {
    // Empty texts are skipped, except for an empty placeholder. It shows that the value is not the
    // placeholder.
    guard !value.isEmpty || path == \.placeholder else { return }
    read[keyPath: path] = value
    found.record(XCUIElementBuilder.stripped(value), in: name, at: read.position)
  }

  /// Returns a text without the characters for attachments, such as images.
  static func stripped(_ text: String) -> String {
    guard text.unicodeScalars.contains("\u{FFFC}") else { return text }
    let kept = text.unicodeScalars.filter { $0 != "\u{FFFC}" }
    return String(String(String.UnicodeScalarView(kept)).drop { $0.isWhitespace })
  }

  /// Returns the Boolean value of a text, in the spelling of any supported tool.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "1", "yes": true
    case "false", "0", "no": false
    default: nil
    }
  }

  /// Returns a list of traits with UIKit's names of the traits.
  ///
  /// WebDriverAgent writes the names with a capital letter.
  static func traits(_ text: String) -> String {
    text.split { $0 == "," || $0 == " " }.map { $0.prefix(1).lowercased() + $0.dropFirst() }
      .joined(separator: ", ")
  }
}
