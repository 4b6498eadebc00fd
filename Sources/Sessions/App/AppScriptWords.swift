import AccessibilityTree
import Announcements

/// Reads the lines of an app’s script.
enum AppScriptWords {
  /// A line: `[when PLATFORM] on EVENT [of "X"] [when CONDITION]: ANSWER; ANSWER`.
  static func line(_ reader: inout ScriptReader) throws(ScriptError) -> AppScript.Line {
    let start = reader.current.line
    var conditions: [AppScript.Condition] = []
    if reader.take("when") {
      guard let platform = reader.take(platforms) else {
        throw reader.unknown("platform", among: platforms.keys.sorted())
      }
      conditions.append(.platform(platform))
      // Both “when ios on …” and “when ios: on …” are natural.
      if reader.current.kind == .colon { reader.advance() }
    }
    guard reader.take("on") else {
      throw reader.error(
        "a line of an app begins with “on”", remedy: "write “on double tap of \"Sign up\": …”")
    }
    let (event, delay) = try event(&reader)
    let action = event == .action ? try reader.text("the name of the action") : nil
    let target = reader.take("of") ? try reader.text("what it happens to") : nil
    try self.conditions(&reader, &conditions)
    guard reader.current.kind == .colon else {
      throw reader.current.kind == .word
        ? reader.error(
          "“\(reader.current.text)” is not understood here",
          remedy: "write “of \"X\"”, “when …”, or a colon and what the app does")
        : reader.error("what the app does is missing", remedy: "write a colon and an answer")
    }
    reader.advance()
    let answers = try answers(&reader, from: start)
    return AppScript.Line(
      event: event, target: target, action: action, delay: delay, conditions: conditions,
      answers: answers, line: start)
  }

  private static let platforms = Dictionary(
    uniqueKeysWithValues: AppScript.Platform.allCases.map { ($0.rawValue, $0) })

  private static let events = Dictionary(
    uniqueKeysWithValues: AppEvent.Kind.allCases.map { ($0.rawValue, $0) })

  // MARK: Events

  private static func event(
    _ reader: inout ScriptReader
  ) throws(ScriptError) -> (AppEvent.Kind, delay: Int?) {
    if reader.take("double", "tap") { return (.doubleTap, nil) }
    if reader.take("long", "press") { return (.longPress, nil) }
    if reader.take("magic", "tap") { return (.magicTap, nil) }
    if reader.take("shift", "tab") { return (.shiftTab, nil) }
    if reader.take("after") { return (.after, try reader.time()) }
    if let event = reader.take(events) { return (event, nil) }
    throw reader.unknown("event", among: AppEvent.Kind.allCases.map(\.rawValue))
  }

  // MARK: Conditions

  private static func conditions(
    _ reader: inout ScriptReader, _ conditions: inout [AppScript.Condition]
  ) throws(ScriptError) {
    if let occasion = occasion(&reader) { conditions.append(occasion) }
    guard reader.take("when") else { return }
    repeat { conditions.append(try condition(&reader)) } while reader.take("and")
    if let occasion = occasion(&reader) { conditions.append(occasion) }
  }

  private static func condition(
    _ reader: inout ScriptReader
  ) throws(ScriptError) -> AppScript.Condition {
    var isNegated = false
    while reader.take("not") { isNegated.toggle() }
    let condition = try plainCondition(&reader)
    return isNegated ? condition.opposite : condition
  }

  private static func plainCondition(
    _ reader: inout ScriptReader
  ) throws(ScriptError) -> AppScript.Condition {
    if let platform = reader.take(platforms) { return .platform(platform) }
    if reader.take("valid") { return .isValid }
    if reader.take("invalid") { return .not(.isValid) }
    if let occasion = occasion(&reader) { return occasion }
    guard let field = reader.takeText() else {
      throw reader.unknown(
        "condition", among: ["ios", "android", "web", "valid", "2nd time", "\"Email\" is empty"])
    }
    guard reader.take("is") else {
      throw reader.error("“is” is missing", remedy: "write “\"\(field)\" is empty”")
    }
    let isNegated = reader.take("not")
    let condition: AppScript.Condition
    if reader.take("empty") {
      condition = .isEmpty(field)
    } else if reader.take("invalid") {
      condition = .isInvalid(field)
    } else if reader.take("valid") {
      condition = .not(.isInvalid(field))
    } else if let text = reader.takeText() {
      condition = .holds(field, text)
    } else {
      throw reader.unknown("state of a field", among: ["empty", "invalid", "valid", "\"text\""])
    }
    return isNegated ? condition.opposite : condition
  }

  /// How often it happened: `second time` or `2nd time`.
  private static func occasion(_ reader: inout ScriptReader) -> AppScript.Condition? {
    let words = [
      ("first", 1), ("second", 2), ("third", 3), ("1st", 1), ("2nd", 2), ("3rd", 3), ("4th", 4),
      ("5th", 5),
    ]
    for (word, number) in words where reader.take(word, "time") { return .occasion(number) }
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
      // A semicolon goes on; so does an indented line that does not begin another event.
      guard !reader.isAtEnd, end.text == ";", !reader.isAtStatementEnd,
        !reader.isNext("on", "when")
      else { return answers }
      answers.append(try answer(&reader))
    }
  }

  private static func expectEnd(_ reader: ScriptReader) throws(ScriptError) {
    guard reader.isAtStatementEnd else {
      throw reader.error(
        "“\(reader.current.text)” is not understood here",
        remedy: "separate answers with “;”")
    }
  }

  private static let known = [
    "show", "close", "update", "error", "clear error", "focus", "reader focus", "announce",
    "screen changed", "layout changed", "pane", "toast", "remove", "insert", "disable", "enable",
    "keyboard hidden", "nothing", "wait",
  ]

  private static func answer(_ reader: inout ScriptReader) throws(ScriptError) -> AppEffect {
    if reader.take("show") { return try show(&reader) }
    if reader.take("close") { return .close }
    if reader.take("nothing") { return .nothing }
    if reader.take("update") { return try update(&reader) }
    if reader.take("clear", "error") { return .clearError(try reader.text("the field")) }
    if reader.take("error") {
      return .error(try reader.text("the field"), try reader.text("what is wrong"))
    }
    if reader.take("reader", "focus") { return .readerFocus(try reader.text("what gets focus")) }
    if reader.take("focus") { return .focus(try reader.text("what gets focus")) }
    if reader.take("announce") { return try announce(&reader) }
    if reader.take("screen", "changed") { return .screenChanged(reader.takeText()) }
    if reader.take("layout", "changed") { return .layoutChanged(reader.takeText()) }
    if reader.take("pane") { return .pane(try reader.text("the title")) }
    if reader.take("toast") {
      let text = try reader.text("the message")
      return .toast(text, for: reader.take("for") ? try reader.time() : 2_000)
    }
    if reader.take("remove") { return .remove(try reader.text("what is removed")) }
    if reader.take("insert") { return try insert(&reader) }
    if reader.take("disable") { return .disable(try reader.text("what is disabled")) }
    if reader.take("enable") { return .enable(try reader.text("what is enabled")) }
    if reader.take("keyboard", "hidden") { return .hideKeyboard }
    if reader.take("wait") { return .wait(try reader.time()) }
    throw reader.unknown("answer", among: known)
  }

  private static func show(_ reader: inout ScriptReader) throws(ScriptError) -> AppEffect {
    let screen = try reader.text("the name of the screen")
    guard reader.take("as") else { return .show(screen, as: .replacing) }
    let presentations = Dictionary(
      uniqueKeysWithValues: AppEffect.Presentation.allCases.map { ($0.rawValue, $0) })
    guard let presentation = reader.take(presentations) else {
      throw reader.unknown("way to show a screen", among: presentations.keys.sorted())
    }
    return .show(screen, as: presentation)
  }

  private static func update(_ reader: inout ScriptReader) throws(ScriptError) -> AppEffect {
    let target = try reader.text("what is updated")
    if reader.current.kind == .colon { reader.advance() }
    let facts = Dictionary(
      uniqueKeysWithValues: AppEffect.Fact.allCases.map { ($0.rawValue, $0) })
    guard let fact = reader.take(facts) else {
      throw reader.unknown("thing to update", among: AppEffect.Fact.allCases.map(\.rawValue))
    }
    return .update(target, fact, try reader.text("the new \(fact.rawValue)"))
  }

  private static func announce(_ reader: inout ScriptReader) throws(ScriptError) -> AppEffect {
    let text = try reader.text("what is announced")
    let urgencies = Dictionary(
      uniqueKeysWithValues: AppEffect.Urgency.allCases.map { ($0.rawValue, $0) })
    var (urgency, delay) = (AppEffect.Urgency.normal, 0)
    while !reader.isAtStatementEnd {
      if reader.take("after") {
        delay = try reader.time()
      } else if let word = reader.take(urgencies) {
        urgency = word
      } else {
        throw reader.unknown("way to announce", among: urgencies.keys.sorted() + ["after"])
      }
    }
    return .announce(text, urgency, after: delay)
  }

  /// Something that comes: `insert alert "Enter your name" after "Name"`.
  private static func insert(_ reader: inout ScriptReader) throws(ScriptError) -> AppEffect {
    let politeness: [String: LiveRegion.Politeness] = [
      "polite": .polite, "assertive": .assertive,
    ]
    let live = reader.take(politeness)
    var role = Role.text
    if reader.current.kind == .word {
      role = Role(rawValue: reader.current.text)
      if case .other = role {
        throw reader.unknown("role", among: Role.allCases.map(\.rawValue))
      }
      reader.advance()
    }
    let name = try reader.text("what is inserted")
    let isBefore = reader.take("before")
    guard isBefore || reader.take("after") else {
      throw reader.unknown("place", among: ["before", "after"])
    }
    return .insert(
      AppEffect.Insertion(
        role: role, name: name, neighbour: try reader.text("what it stands beside"),
        isBefore: isBefore, live: live))
  }
}

extension AppScript.Condition {
  /// What holds where this does not.
  fileprivate var opposite: Self {
    if case .not(let other) = self { return other }
    return .not(self)
  }
}
