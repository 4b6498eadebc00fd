/// What a person does, one gesture after the other, as read from a script.
///
///     swipe right 3; type "ann@"; next
public struct GestureScript: Sendable, Hashable {
  /// A gesture with its place in the script.
  public struct Step: Sendable, Hashable {
    /// What is done.
    public var gesture: Gesture
    /// The line, and the column of its first word, from 1.
    public var line, column: Int
  }

  /// The gestures in their order.
  public var steps: [Step] = []

  /// The most gestures that a script may have.
  static let longest = 10_000

  /// Reads a script; gestures are separated by `;` or new lines, `#` begins a comment.
  ///
  /// - Parameter line: The number of its first line.
  public init(_ script: String, from line: Int = 1) throws(ScriptError) {
    var reader = try ScriptReader(script, from: line)
    reader.skipEnds()
    while !reader.isAtEnd {
      let start = reader.current
      let gesture = try GestureWords.gesture(&reader)
      guard steps.count < GestureScript.longest else {
        throw ScriptError(
          "there are more than \(GestureScript.longest) gestures", remedy: "make several scripts",
          line: start.line, column: start.column)
      }
      steps.append(Step(gesture: gesture, line: start.line, column: start.column))
      try reader.endStatement()
      reader.skipEnds()
    }
  }
}

/// The words that gestures are written in.
private enum GestureWords {
  /// The first words of gestures, for those who mistype one.
  static let known = [
    "swipe", "touch", "double tap", "long press", "rotor", "actions", "action", "escape", "back",
    "magic tap", "read", "pause", "scroll", "type", "delete", "clear", "paste", "select all",
    "caret",
    "next", "previous", "done", "go", "search", "send", "return", "dismiss keyboard", "tab",
    "shift tab", "enter", "space", "wait", "listen", "at once", "set", "until", "walk",
  ]

  static func gesture(_ reader: inout ScriptReader) throws(ScriptError) -> Gesture {
    if let gesture = plain(&reader) { return gesture }
    if reader.take("swipe") { return try swipe(&reader) }
    if reader.take("touch") { return .touch(try reader.text("what is touched")) }
    if reader.take("rotor") { return .rotor(try unit(&reader)) }
    if reader.take("action") { return .action(try reader.text("the name of the action")) }
    if reader.take("scroll") { return .scroll(try oneOf(&reader, "direction")) }
    if reader.take("type") { return .type(try reader.text("what is typed")) }
    if reader.take("paste") { return .paste(try reader.text("what is pasted")) }
    if reader.take("delete") { return .delete(try reader.takeCount(1...10_000) ?? 1) }
    if reader.take("caret") {
      return .moveCaret(
        try oneOf(&reader, "way"), count: try reader.takeCount(1...10_000) ?? 1)
    }
    if reader.take("wait") { return .wait(try reader.time()) }
    if reader.take("set") { return try setting(&reader) }
    if reader.take("until") {
      let text = try reader.text("what the stop says")
      return .until(text, reader.take("back") ? .left : .right)
    }
    if reader.take("walk") { return .walk(reader.take("back") ? .left : .right) }
    if reader.isNext("next", "previous") { return jumpOrKey(&reader) }
    throw reader.unknown("gesture", among: known)
  }

  /// Gestures that nothing belongs to.
  private static func plain(_ reader: inout ScriptReader) -> Gesture? {
    if reader.take("double", "tap") { return .doubleTap }
    if reader.take("long", "press") { return .longPress }
    if reader.take("magic", "tap") { return .magicTap }
    if reader.take("read", "from", "here") { return .readFromHere }
    if reader.take("read", "from", "top") || reader.take("read", "from", "the", "top") {
      return .readFromTop
    }
    if reader.take("select", "all") { return .selectAll }
    if reader.take("dismiss", "keyboard") || reader.take("hide", "keyboard") {
      return .dismissKeyboard
    }
    if reader.take("shift", "tab") { return .key(.shiftTab) }
    if reader.take("at", "once") { return .atOnce }
    return reader.take([
      "actions": .actions, "escape": .escape, "back": .escape, "pause": .pause, "clear": .clear,
      "done": .returnKey(.done), "go": .returnKey(.go), "search": .returnKey(.search),
      "send": .returnKey(.send), "return": .returnKey(.return), "tab": .key(.tab),
      "enter": .key(.enter), "space": .key(.space), "listen": .listen,
    ])
  }

  private static func swipe(_ reader: inout ScriptReader) throws(ScriptError) -> Gesture {
    if let way = reader.take(named(Gesture.Way.self)) {
      return .swipe(way, count: try reader.takeCount(1...10_000) ?? 1)
    }
    if let step = reader.take(named(Gesture.Step.self)) {
      return .swipeVertically(step, count: try reader.takeCount(1...10_000) ?? 1)
    }
    throw reader.unknown("way to swipe", among: ["right", "left", "up", "down"])
  }

  /// `next` and `previous` are keys, unless what is jumped to follows.
  private static func jumpOrKey(_ reader: inout ScriptReader) -> Gesture {
    let isNext = reader.take("next")
    if !isNext { reader.advance() }
    let way: Gesture.Way = isNext ? .right : .left
    if reader.take("form", "control") { return .jump(way, .formControls) }
    if reader.take("text", "field") { return .jump(way, .textFields) }
    let units = Dictionary(
      Gesture.RotorUnit.allCases.map { ($0.singular, $0) }, uniquingKeysWith: { first, _ in first })
    if let unit = reader.take(units) { return .jump(way, unit) }
    return .returnKey(isNext ? .next : .previous)
  }

  private static func unit(_ reader: inout ScriptReader) throws(ScriptError) -> Gesture.RotorUnit {
    let start = reader
    var words = reader.takeText()?.lowercased() ?? ""
    while words.isEmpty || !reader.isAtStatementEnd {
      guard reader.current.kind == .word else { break }
      words += (words.isEmpty ? "" : " ") + reader.current.text
      reader.advance()
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

  private static func setting(_ reader: inout ScriptReader) throws(ScriptError) -> Gesture {
    guard reader.current.kind == .word else {
      throw reader.error("the setting is missing", remedy: "write “set hints off”")
    }
    let word = reader.current.text
    reader.advance()
    if let equals = word.firstIndex(of: "="), equals != word.startIndex {
      return .set(key: String(word[..<equals]), value: String(word[word.index(after: equals)...]))
    }
    guard reader.current.kind == .word || reader.current.kind == .text else {
      throw reader.error("the value is missing", remedy: "write “set \(word) on”")
    }
    defer { reader.advance() }
    return .set(key: word, value: reader.current.text)
  }

  private static func oneOf<Meaning: RawRepresentable<String> & CaseIterable>(
    _ reader: inout ScriptReader, _ what: String
  ) throws(ScriptError) -> Meaning {
    guard let meaning = reader.take(named(Meaning.self)) else {
      throw reader.unknown(what, among: Meaning.allCases.map(\.rawValue))
    }
    return meaning
  }

  private static func named<Meaning: RawRepresentable<String> & CaseIterable>(
    _ type: Meaning.Type
  ) -> [String: Meaning] {
    Dictionary(
      Meaning.allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
