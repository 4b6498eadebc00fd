import AccessibilityTree

/// The pieces of gestures in a script.
extension ScriptReader {
  /// Reads a gesture.
  mutating func gesture() throws(ScriptError) -> Gesture {
    for form in Gesture.forms {
      if let gesture = try form.read(&self) { return gesture }
    }
    throw unknown("gesture", among: Gesture.forms.flatMap(\.names))
  }

  /// How often something is done; once where nothing tells.
  mutating func gestureCount() throws(ScriptError) -> Int { try takeCount(1...10_000) ?? 1 }

  /// Reads a swipe in any direction; `nil` where other words are next.
  mutating func swipe() throws(ScriptError) -> Gesture? {
    guard take("swipe") else { return nil }
    if let way = take(ScriptReader.named(Gesture.Way.self)) {
      return .swipe(way, count: try gestureCount())
    }
    if let step = take(ScriptReader.named(Gesture.Step.self)) {
      return .swipeVertically(step, count: try gestureCount())
    }
    throw unknown("way to swipe", among: ["right", "left", "up", "down"])
  }

  /// Reads a jump to the next or previous thing of a kind; `nil`, and nothing taken, where no kind follows.
  mutating func jump() -> Gesture? {
    guard isNext("next", "previous") else { return nil }
    var ahead = self
    let way: Gesture.Way = ahead.take("next") ? .right : .left
    if way == .left { ahead.advance() }
    for unit in Gesture.RotorUnit.allCases
    where ahead.take(unit.singular.split(separator: " ").map(String.init))
      || unit == .textFields && ahead.take("text", "field")
    {
      self = ahead
      return .jump(way, unit)
    }
    return nil
  }

  /// Reads what a rotor is set to.
  mutating func rotorUnit() throws(ScriptError) -> Gesture.RotorUnit {
    let start = self
    var words = takeText()?.lowercased() ?? ""
    while words.isEmpty || !isAtStatementEnd {
      guard current.kind == .word else { break }
      words += (words.isEmpty ? "" : " ") + current.text
      advance()
    }
    guard let unit = Gesture.RotorUnit(rawValue: words) else {
      let known = Gesture.RotorUnit.allCases.map(\.rawValue)
      throw start.error(
        "“\(words)” is nothing that a rotor goes by",
        remedy: NearestWord.nearest(to: words, among: known).map { "did you mean “\($0)”?" }
          ?? "write one of \(known.joined(separator: ", "))")
    }
    return unit
  }

  /// Reads a setting and its value: `hints off` or `hints=off`.
  mutating func setting() throws(ScriptError) -> Gesture {
    guard current.kind == .word else {
      throw error("the setting is missing", remedy: "write “set hints off”")
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

  /// Reads one of some words.
  mutating func oneOf<Meaning: RawRepresentable<String> & CaseIterable>(
    _ subject: String
  ) throws(ScriptError) -> Meaning {
    guard let meaning = take(ScriptReader.named(Meaning.self)) else {
      throw unknown(subject, among: Meaning.allCases.map(\.rawValue))
    }
    return meaning
  }

  static func named<Meaning: RawRepresentable<String> & CaseIterable>(
    _ type: Meaning.Type
  ) -> [String: Meaning] {
    Dictionary(
      Meaning.allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Gesture.RotorUnit {
  /// One of them.
  public var singular: String {
    switch self {
    case .formControls: "form control"
    case .textFields: "field"
    default: String(rawValue.dropLast())
    }
  }
}
