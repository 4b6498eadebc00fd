/// A key of a keyboard as a browser is told of it.
package struct PageKey: Sendable {
  /// Its name, as events have it.
  var name: String
  /// What it types; absent for keys that only do something.
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

  /// The same with Shift held.
  package var shifted: PageKey {
    var key = self
    key.hasShift = true
    return key
  }

  private init(name: String, text: String?, code: String, number: Int) {
    self.name = name
    self.text = text
    self.code = code
    self.number = number
  }
}
