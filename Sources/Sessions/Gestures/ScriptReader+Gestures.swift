import AccessibilityTree

/// The parsing of gestures such as `swipe right 3` or `type "ann"`.
extension ScriptReader {
  mutating func gesture() throws(ScriptError) -> Gesture {
    for form in Gesture.forms {
      if let gesture = try form.read(&self) { return gesture }
    }
    if current.kind == .word, let remedy = ScriptReader.remedies[current.text] {
      throw error("unknown gesture “\(current.text)”", remedy: remedy)
    }
    throw unknown("gesture", among: Gesture.forms.flatMap(\.names))
  }

  /// The advice for names of gestures and keys that other tools have and scripts do not.
  private static let remedies = [
    "tap": "did you mean “double tap”?", "click": "did you mean “double tap”?",
    "key": "write only the name of the key, such as “tab”",
    "press": "write “double tap”, or only the name of a key, such as “tab”",
  ]

  /// Parses a count if the next token is one; otherwise returns 1.
  mutating func gestureCount() throws(ScriptError) -> Int { try consumeCount(1...10_000) ?? 1 }

  /// Parses a swipe in any direction; returns `nil` if the next words are no swipe.
  mutating func swipe() throws(ScriptError) -> Gesture? {
    guard consume("swipe") else { return nil }
    if let direction = consume(ScriptReader.named(Gesture.SwipeDirection.self)) {
      return .swipe(direction, count: try gestureCount())
    }
    if let direction = consume(ScriptReader.named(Gesture.VerticalDirection.self)) {
      return .swipeVertically(direction, count: try gestureCount())
    }
    throw unknown("direction of swiping", among: ["right", "left", "up", "down"])
  }

  /// Parses a jump to the next or previous element of a kind, such as `next heading`.
  ///
  /// If no kind follows, the function consumes nothing and returns `nil`.
  mutating func jump() -> Gesture? {
    guard isNext("next", "previous") else { return nil }
    var ahead = self
    let direction: Gesture.SwipeDirection = ahead.consume("next") ? .right : .left
    if direction == .left { ahead.advance() }
    for unit in Gesture.RotorUnit.allCases
    where ahead.consume(unit.singular.split(separator: " ").map(String.init))
      || unit == .textFields && ahead.consume("text", "field")
    {
      self = ahead
      return .jump(direction, unit)
    }
    return nil
  }

  mutating func rotorUnit() throws(ScriptError) -> Gesture.RotorUnit {
    let start = self
    var words = consumeText()?.lowercased() ?? ""
    while words.isEmpty || !isAtStatementEnd {
      guard current.kind == .word else { break }
      words += (words.isEmpty ? "" : " ") + current.text
      advance()
    }
    guard let unit = Gesture.RotorUnit(rawValue: words) else {
      let known = Gesture.RotorUnit.allCases.map(\.rawValue)
      throw start.error(
        "unknown rotor unit “\(words)”",
        remedy: NearestWord.nearest(to: words, among: known).map { "did you mean “\($0)”?" }
          ?? "write one of \(known.joined(separator: ", "))")
    }
    return unit
  }

  /// Parses a setting and its value: `hints off` or `hints=off`.
  mutating func setting() throws(ScriptError) -> Gesture {
    guard current.kind == .word else {
      throw error("the name of the setting is missing", remedy: "write “set hints off”")
    }
    let word = current.text
    advance()
    if let equals = word.firstIndex(of: "="), equals != word.startIndex {
      return .set(key: String(word[..<equals]), value: String(word[word.index(after: equals)...]))
    }
    guard current.kind == .word || current.kind == .text else {
      throw error("the value is missing", remedy: "write “set \(word) on”")
    }
    defer { advance() }
    return .set(key: word, value: current.text)
  }

  /// Parses a word that is a raw value of the enumeration `Meaning`.
  mutating func word<Meaning: RawRepresentable<String> & CaseIterable>(
    _ subject: String
  ) throws(ScriptError) -> Meaning {
    guard let meaning = consume(ScriptReader.named(Meaning.self)) else {
      throw unknown(subject, among: Meaning.allCases.map(\.rawValue))
    }
    return meaning
  }

  static func named<Meaning: RawRepresentable<String> & CaseIterable>(
    _ type: Meaning.Type
  ) -> [String: Meaning] {
    Dictionary(uniqueKeysWithValues: Meaning.allCases.map { ($0.rawValue, $0) })
  }
}

extension Gesture.RotorUnit {
  /// The name of one element of this unit in the singular, such as “heading”.
  var singular: String {
    switch self {
    case .formControls: "form control"
    case .textFields: "field"
    default: String(rawValue.dropLast())
    }
  }
}
