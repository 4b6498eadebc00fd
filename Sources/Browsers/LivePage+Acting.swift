/// A key of a keyboard as a browser is told of it.
package struct PageKey: Sendable {
  /// Its name, as events have it.
  var name: String
  /// What it types; absent for keys that only do something.
  var text: String?
  var code: String
  var number: Int

  package static let enter = PageKey(name: "Enter", text: "\r", code: "Enter", number: 13)
  package static let escape = PageKey(name: "Escape", text: nil, code: "Escape", number: 27)
  package static let tab = PageKey(name: "Tab", text: nil, code: "Tab", number: 9)
  package static let backspace = PageKey(name: "Backspace", text: nil, code: "Backspace", number: 8)
  package static let up = PageKey(name: "ArrowUp", text: nil, code: "ArrowUp", number: 38)
  package static let down = PageKey(name: "ArrowDown", text: nil, code: "ArrowDown", number: 40)

  /// The key of a character; absent where keyboards have none.
  package init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.value >= 0x20, scalar.value < 0x7F
    else { return nil }
    let upper = character.uppercased()
    let isLetter = character.isLetter
    name = String(character)
    text = name
    code = isLetter ? "Key\(upper)" : character.isNumber ? "Digit\(character)" : ""
    number = isLetter || character.isNumber ? Int(upper.unicodeScalars.first?.value ?? 0) : 0
  }

  private init(name: String, text: String?, code: String, number: Int) {
    self.name = name
    self.text = text
    self.code = code
    self.number = number
  }
}

extension LivePage {
  /// Presses a key and lets it go again.
  ///
  /// Source: Chrome DevTools Protocol, `Input.dispatchKeyEvent`.
  package func press(_ key: PageKey, withShift: Bool = false) throws(BrowserError) {
    let known =
      "\"key\": \(ProtocolValue.quoted(key.name)), \"code\": \"\(key.code)\", "
      + "\"windowsVirtualKeyCode\": \(key.number), \"modifiers\": \(withShift ? 8 : 0)"
    try call("Input.dispatchKeyEvent", "{\"type\": \"rawKeyDown\", \(known)}")
    if let text = key.text {
      let typed = ProtocolValue.quoted(text)
      try call(
        "Input.dispatchKeyEvent",
        "{\"type\": \"char\", \(known), \"text\": \(typed), \"unmodifiedText\": \(typed)}")
    }
    try call("Input.dispatchKeyEvent", "{\"type\": \"keyUp\", \(known)}")
  }

  /// Puts text where the caret is, as keyboards of phones do.
  package func insert(_ text: String) throws(BrowserError) {
    try call("Input.insertText", "{\"text\": \(ProtocolValue.quoted(text))}")
  }

  /// What an expression of the observer's world is worth, done as by a person.
  package func value(
    of expression: String, asPerson: Bool = false
  ) throws(BrowserError) -> ProtocolValue? {
    try evaluate(expression, asPerson: asPerson)
  }

  /// The message of the browser itself that it shows beside a field; absent where it shows none.
  ///
  /// It is an alert in the browser's own tree and in no document.
  package func validationMessage() throws(BrowserError) -> String? {
    try call("Accessibility.enable")
    let root = try call("DOM.getDocument", "{\"depth\": 0}")
    guard let id = root["root"]?["backendNodeId"]?.int else { return nil }
    let found = try call(
      "Accessibility.queryAXTree", "{\"backendNodeId\": \(id), \"role\": \"alert\"}")
    for node in found["nodes"]?.elements ?? [] where node["backendDOMNodeId"] == nil {
      let words = (node["name"]?["value"]?.string ?? "").split(separator: " ")
      if !words.isEmpty { return words.joined(separator: " ") }
    }
    return nil
  }

  /// How often another document came.
  package var navigations: Int { state.navigations }

  /// Waits until the document that came is there and quiet.
  package func settle() throws(BrowserError) {
    try waitUntilLoaded()
    try waitUntilQuiet()
  }

}
