import AccessibilityTree
import Announcements

/// A parser of the lines of an app script.
enum AppScriptParser {
  /// Parses one line: `[when PLATFORM] on EVENT [of "X"] [when CONDITION]: ANSWER; ANSWER`.
  static func line(_ reader: inout ScriptReader) throws(ScriptError) -> AppScript.Line {
    let start = reader.current.line
    var conditions: [AppScript.Condition] = []
    if reader.consume("when") {
      conditions.append(.platform(try reader.word("platform")))
      // A colon may follow the platform: “when ios: on …” means the same as “when ios on …”.
      if reader.current.kind == .colon { reader.advance() }
    }
    guard reader.consume("on") else {
      throw reader.error(
        "a line of an app’s script has to begin with “on”",
        remedy: "write “on double tap of \"Sign up\": …”")
    }
    let (event, delay) = try event(&reader)
    let action = event == .action ? try reader.text("the name of the action") : nil
    let target = reader.consume("of") ? try reader.text("the name of the element") : nil
    try self.conditions(&reader, &conditions)
    guard reader.current.kind == .colon else {
      throw reader.current.kind == .word
        ? reader.error(
          "unexpected “\(reader.current.text)”",
          remedy: "write “of \"X\"”, “when …”, or a colon and the answer")
        : reader.error("the answer of the app is missing", remedy: "write a colon and an answer")
    }
    reader.advance()
    let answers = try answers(&reader, from: start)
    return AppScript.Line(
      event: event, target: target, action: action, delay: delay, conditions: conditions,
      answers: answers, line: start)
  }

  // MARK: Events

  private static func event(
    _ reader: inout ScriptReader
  ) throws(ScriptError) -> (AppEvent.Kind, delay: Int?) {
    if reader.consume("double", "tap") { return (.doubleTap, nil) }
    if reader.consume("long", "press") { return (.longPress, nil) }
    if reader.consume("magic", "tap") { return (.magicTap, nil) }
    if reader.consume("reader", "focus") { return (.readerFocus, nil) }
    if reader.consume("shift", "tab") { return (.shiftTab, nil) }
    if reader.consume("after") { return (.after, try reader.time()) }
    return (try reader.word("event"), nil)
  }

  // MARK: Conditions

  private static func conditions(
    _ reader: inout ScriptReader, _ conditions: inout [AppScript.Condition]
  ) throws(ScriptError) {
    if let occurrence = occurrence(&reader) { conditions.append(occurrence) }
    guard reader.consume("when") else { return }
    repeat { conditions.append(try condition(&reader)) } while reader.consume("and")
    if let occurrence = occurrence(&reader) { conditions.append(occurrence) }
  }

  private static func condition(
    _ reader: inout ScriptReader
  ) throws(ScriptError) -> AppScript.Condition {
    var isNegated = false
    while reader.consume("not") { isNegated.toggle() }
    let condition = try plainCondition(&reader)
    return isNegated ? condition.opposite : condition
  }

  private static func plainCondition(
    _ reader: inout ScriptReader
  ) throws(ScriptError) -> AppScript.Condition {
    if let platform = reader.consume(ScriptReader.named(AppScript.Platform.self)) {
      return .platform(platform)
    }
    if reader.consume("valid") { return .isValid }
    if reader.consume("invalid") { return .not(.isValid) }
    if let occurrence = occurrence(&reader) { return occurrence }
    guard let field = reader.consumeText() else {
      throw reader.unknown(
        "condition", among: ["ios", "android", "web", "valid", "2nd time", "\"Email\" is empty"])
    }
    guard reader.consume("is") else {
      throw reader.error("“is” is missing", remedy: "write “\"\(field)\" is empty”")
    }
    let isNegated = reader.consume("not")
    let condition: AppScript.Condition
    if reader.consume("empty") {
      condition = .isEmpty(field)
    } else if reader.consume("invalid") {
      condition = .isInvalid(field)
    } else if reader.consume("valid") {
      condition = .not(.isInvalid(field))
    } else if let text = reader.consumeText() {
      condition = .hasText(field, text)
    } else {
      throw reader.unknown("state of a field", among: ["empty", "invalid", "valid", "\"text\""])
    }
    return isNegated ? condition.opposite : condition
  }

  /// Parses `second time` or `2nd time`.
  private static func occurrence(_ reader: inout ScriptReader) -> AppScript.Condition? {
    let words = [
      ("first", 1), ("second", 2), ("third", 3), ("1st", 1), ("2nd", 2), ("3rd", 3), ("4th", 4),
      ("5th", 5),
    ]
    for (word, number) in words where reader.consume(word, "time") { return .occurrence(number) }
    return nil
  }

  // MARK: Answers

  private static func answers(
    _ reader: inout ScriptReader, from line: Int
  ) throws(ScriptError) -> [AppEffect] {
    var answers = [try answer(&reader)]
    while true {
      try expectEnd(reader)
      let end = reader.current
      reader.advance()
      // Answers continue after a semicolon or a new line that does not begin another event.
      guard !reader.isAtEnd, end.text == ";", !reader.isAtStatementEnd,
        !reader.isNext("on", "when")
      else { return answers }
      answers.append(try answer(&reader))
    }
  }

  private static func expectEnd(_ reader: ScriptReader) throws(ScriptError) {
    guard reader.isAtStatementEnd else {
      throw reader.error(
        "unexpected “\(reader.current.text)”",
        remedy: "separate answers with “;”")
    }
  }

  private static let effectNames = [
    "show", "close", "update", "error", "clear error", "focus", "reader focus", "announce",
    "screen changed", "layout changed", "pane", "toast", "remove", "insert", "reload", "disable",
    "enable",
    "keyboard hidden", "nothing", "wait",
  ]

  private static func answer(_ reader: inout ScriptReader) throws(ScriptError) -> AppEffect {
    if reader.consume("show") { return try show(&reader) }
    if reader.consume("close") { return .close }
    if reader.consume("nothing") { return .nothing }
    if reader.consume("update") { return try update(&reader) }
    if reader.consume("clear", "error") { return .clearError(try reader.text("the field")) }
    if reader.consume("error") {
      return .error(try reader.text("the field"), try reader.text("the message"))
    }
    if reader.consume("reader", "focus") {
      return .readerFocus(try reader.text("the name of the element"))
    }
    if reader.consume("focus") { return .focus(try reader.text("the name of the element")) }
    if reader.consume("announce") { return try announce(&reader) }
    if reader.consume("screen", "changed") { return .screenChanged(reader.consumeText()) }
    if reader.consume("layout", "changed") { return .layoutChanged(reader.consumeText()) }
    if reader.consume("pane") { return .pane(try reader.text("the title")) }
    if reader.consume("toast") {
      let text = try reader.text("the message")
      return .toast(text, for: reader.consume("for") ? try reader.time() : 2_000)
    }
    if reader.consume("remove") { return .remove(try reader.text("the name of the element")) }
    if reader.consume("insert") { return try insert(&reader) }
    if reader.consume("reload") { return .reload(try reader.text("the name of the list")) }
    if reader.consume("disable") { return .disable(try reader.text("the name of the element")) }
    if reader.consume("enable") { return .enable(try reader.text("the name of the element")) }
    if reader.consume("keyboard", "hidden") { return .hideKeyboard }
    if reader.consume("wait") { return .wait(try reader.time()) }
    throw reader.unknown("answer", among: effectNames)
  }

  private static func show(_ reader: inout ScriptReader) throws(ScriptError) -> AppEffect {
    let screen = try reader.text("the name of the screen")
    return .show(screen, as: reader.consume("as") ? try reader.word("presentation") : .replacing)
  }

  private static func update(_ reader: inout ScriptReader) throws(ScriptError) -> AppEffect {
    let target = try reader.text("the name of the element")
    if reader.current.kind == .colon { reader.advance() }
    let fact: AppEffect.Fact = try reader.word("property")
    return .update(target, fact, try reader.text("the new \(fact.rawValue)"))
  }

  private static func announce(_ reader: inout ScriptReader) throws(ScriptError) -> AppEffect {
    let text = try reader.text("the text to announce")
    let urgencies = ScriptReader.named(AppEffect.Urgency.self)
    var (urgency, delay) = (AppEffect.Urgency.normal, 0)
    while !reader.isAtStatementEnd {
      if reader.consume("after") {
        delay = try reader.time()
      } else if let word = reader.consume(urgencies) {
        urgency = word
      } else {
        throw reader.unknown("urgency", among: urgencies.keys.sorted() + ["after"])
      }
    }
    return .announce(text, urgency, after: delay)
  }

  /// Parses `insert alert "Enter your name" after "Name"`.
  private static func insert(_ reader: inout ScriptReader) throws(ScriptError) -> AppEffect {
    let politeness: [String: LiveRegion.Politeness] = [
      "polite": .polite, "assertive": .assertive,
    ]
    let live = reader.consume(politeness)
    var role = Role.text
    if reader.current.kind == .word {
      role = Role(rawValue: reader.current.text)
      if case .other = role {
        throw reader.unknown("role", among: Role.allCases.map(\.rawValue))
      }
      reader.advance()
    }
    let name = try reader.text("the text to insert")
    let isBefore = reader.consume("before")
    guard isBefore || reader.consume("after") else {
      throw reader.unknown("position", among: ["before", "after"])
    }
    return .insert(
      AppEffect.Insertion(
        role: role, name: name, neighbour: try reader.text("the name of the element beside it"),
        isBefore: isBefore, live: live))
  }
}

extension AppScript.Condition {
  fileprivate var opposite: Self {
    if case .not(let other) = self { return other }
    return .not(self)
  }
}
