internal import Encoding

/// A key of a keyboard, with the codes of the key in browser events.
package struct PageKey: Sendable {
  /// The value of the property `key` in the events of the key.
  var name: String
  /// The text that the key types, or `nil` for keys such as Escape.
  var text: String?
  var code: String
  var number: Int
  var hasShift = false

  package static let enter = PageKey(name: "Enter", text: "\r", code: "Enter", number: 13)
  package static let escape = PageKey(name: "Escape", text: nil, code: "Escape", number: 27)
  package static let tab = PageKey(name: "Tab", text: nil, code: "Tab", number: 9)
  package static let backspace = PageKey(name: "Backspace", text: nil, code: "Backspace", number: 8)
  package static let up = PageKey(name: "ArrowUp", text: nil, code: "ArrowUp", number: 38)
  package static let down = PageKey(name: "ArrowDown", text: nil, code: "ArrowDown", number: 40)

  /// The same key, pressed together with Shift.
  package var shifted: PageKey {
    var key = self
    key.hasShift = true
    return key
  }
}

extension PageKey {
  /// Creates the key that types an ASCII character.
  package init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.value >= 0x20, scalar.value < 0x7F
    else { return nil }
    let upper = character.uppercased()
    let isLetter = character.isLetter
    self.init(
      name: String(character), text: String(character),
      code: isLetter ? "Key\(upper)" : character.isNumber ? "Digit\(character)" : "",
      number: isLetter || character.isNumber ? Int(upper.unicodeScalars.first?.value ?? 0) : 0)
  }
}

extension LivePage {
  /// Presses a key and releases it.
  ///
  /// Source: Chrome DevTools Protocol, `Input.dispatchKeyEvent`.
  package func press(_ key: PageKey) throws(BrowserError) {
    let fields =
      "\"key\": \(JSONWriter.quoted(key.name)), \"code\": \"\(key.code)\", "
      + "\"windowsVirtualKeyCode\": \(key.number), \"modifiers\": \(key.hasShift ? 8 : 0)"
    try call("Input.dispatchKeyEvent", "{\"type\": \"rawKeyDown\", \(fields)}")
    if let text = key.text {
      let quoted = JSONWriter.quoted(text)
      try call(
        "Input.dispatchKeyEvent",
        "{\"type\": \"char\", \(fields), \"text\": \(quoted), \"unmodifiedText\": \(quoted)}")
    }
    try call("Input.dispatchKeyEvent", "{\"type\": \"keyUp\", \(fields)}")
  }

  /// Inserts text at the caret, as the keyboard of a phone does.
  package func insert(_ text: String) throws(BrowserError) {
    try call("Input.insertText", "{\"text\": \(JSONWriter.quoted(text))}")
  }
}
