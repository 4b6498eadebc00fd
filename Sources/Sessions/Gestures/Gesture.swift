/// What a person does with a phone, whichever reader it has: each does its own with it.
public enum Gesture: Sendable, Hashable {
  /// To the next stop or the one before, so many times.
  case swipe(Way, count: Int)
  /// Up or down: adjusts, or moves by what the rotor or the reading control is set to.
  case swipeVertically(Step, count: Int)
  /// A finger on what is called so.
  case touch(String)
  /// Activates what the reader is on.
  case doubleTap
  /// A double tap that is held.
  case longPress
  /// Sets the rotor or the reading control.
  case rotor(RotorUnit)
  /// Asks which actions there are.
  case actions
  /// Carries out a custom action.
  case action(String)
  /// The way out: a scrub with two fingers, or the back gesture.
  case escape
  /// A double tap with two fingers.
  case magicTap
  /// Has everything read from here, or from the top.
  case readFromHere, readFromTop
  /// Stops speech.
  case pause
  /// Scrolls what the reader is on.
  case scroll(Direction)
  /// Text typed on the on-screen keyboard, key by key.
  case type(String)
  /// Deletes characters before the caret.
  case delete(Int)
  /// Deletes all that the field holds.
  case clear
  /// Text pasted at once.
  case paste(String)
  /// Selects all that the field holds.
  case selectAll
  /// Moves the caret by characters.
  case moveCaret(Way, count: Int)
  /// The key at the corner of the keyboard, or a button of its toolbar.
  case returnKey(ReturnKey)
  /// Hides the keyboard.
  case dismissKeyboard
  /// A key of a hardware keyboard.
  case key(HardwareKey)
  /// Lets time pass, in milliseconds.
  case wait(Int)
  /// Listens to the end of everything that is spoken and will be by itself.
  case listen
  /// Lets the next gesture follow after 150 ms instead of after listening.
  case atOnce
  /// Changes a setting of the reader, both spelled as users do.
  case set(key: String, value: String)
  /// To the next thing of a kind, or the one before.
  case jump(Way, RotorUnit)
  /// Swipes until a stop is met whose words hold these.
  case until(String, Way)
  /// Through every stop to the end, or back to the first.
  case walk(Way)

  /// Which way through the order.
  public enum Way: String, Sendable, Hashable, CaseIterable { case right, left }
  /// Up or down.
  public enum Step: String, Sendable, Hashable, CaseIterable { case up, down }
  /// Where to scroll.
  public enum Direction: String, Sendable, Hashable, CaseIterable { case up, down, left, right }

  /// What a rotor or a reading control goes by.
  public enum RotorUnit: String, Sendable, Hashable, CaseIterable {
    case characters, words, lines, headings, links, landmarks, tables, buttons, containers, actions
    case formControls = "form controls"
    case textFields = "text fields"
  }

  /// The words of keys that end an entry.
  public enum ReturnKey: String, Sendable, Hashable, CaseIterable {
    case next, previous, done, go, search, send, `return`
  }

  /// Keys of a hardware keyboard that move or act.
  public enum HardwareKey: String, Sendable, Hashable, CaseIterable {
    case tab, enter, escape, space
    case shiftTab = "shift tab"
  }
}

extension Gesture {
  /// How long after it the next gesture of someone in a hurry comes, in milliseconds.
  public static let hurry = 150

  /// Every gesture in one row, in the order of the help.
  package static let forms: [GestureForm] = [
    GestureForm(
      ["swipe right 3", "swipe left"], .touchesScreen,
      "to the next stop, or the one before; the number is how often", names: ["swipe"],
      read: { reader throws(ScriptError) in try reader.swipe() },
      text: {
        guard case .swipe(let way, let count) = $0 else { return nil }
        return GestureForm.counted("swipe \(way.rawValue)", count)
      }),
    GestureForm(
      ["swipe up", "swipe down"], [.touchesScreen, .actsOnApp],
      "adjusts what is adjustable, else goes by what the rotor or the reading control is set to",
      names: [], read: { _ in nil },
      text: {
        guard case .swipeVertically(let step, let count) = $0 else { return nil }
        return GestureForm.counted("swipe \(step.rawValue)", count)
      }),
    .quoting(
      "touch", "Email", "what is touched", .touchesScreen, "a finger on what is called so",
      make: { .touch($0) }, value: { if case .touch(let name) = $0 { name } else { nil } }),
    .plain(
      .doubleTap, ["double tap"], [.touchesScreen, .actsOnApp], "activates what the reader is on"),
    .plain(
      .longPress, ["long press"], [.touchesScreen, .actsOnApp], "a double tap that is held"),
    GestureForm(
      ["rotor \"headings\""], .touchesScreen, "sets the rotor or the reading control",
      names: ["rotor"],
      read: { reader throws(ScriptError) in
        try reader.take("rotor") ? .rotor(reader.rotorUnit()) : nil
      },
      text: {
        guard case .rotor(let unit) = $0 else { return nil }
        return "rotor \(GestureForm.quoted(unit.rawValue))"
      }),
    .plain(.actions, ["actions"], .touchesScreen, "asks which actions there are"),
    .quoting(
      "action", "Delete", "the name of the action", [.touchesScreen, .actsOnApp],
      "carries out one of the actions",
      make: { .action($0) }, value: { if case .action(let name) = $0 { name } else { nil } }),
    .plain(.escape, ["escape", "back"], [.touchesScreen, .actsOnApp], "the way out"),
    .plain(
      .magicTap, ["magic tap"], [.touchesScreen, .actsOnApp],
      "a double tap with two fingers (VoiceOver), which the app answers"),
    .plain(
      .readFromHere, ["read from here"], .touchesScreen, "reads everything from here on",
      names: ["read"]),
    .plain(
      .readFromTop, ["read from top", "read from the top"], .touchesScreen,
      "reads everything from the top", names: []),
    .plain(.pause, ["pause"], .touchesScreen, "stops speech"),
    GestureForm(
      ["scroll down"], [.touchesScreen, .actsOnApp], "scrolls, which the app answers",
      names: ["scroll"],
      read: { reader throws(ScriptError) in
        try reader.take("scroll") ? .scroll(reader.oneOf("direction")) : nil
      },
      text: {
        guard case .scroll(let direction) = $0 else { return nil }
        return "scroll \(direction.rawValue)"
      }),
    .quoting(
      "type", "ann@", "what is typed", .actsOnApp, "types on the on-screen keyboard",
      make: { .type($0) }, value: { if case .type(let text) = $0 { text } else { nil } }),
    GestureForm(
      ["delete 2"], .actsOnApp, "deletes characters before the caret", names: ["delete"],
      read: { reader throws(ScriptError) in
        try reader.take("delete") ? .delete(reader.gestureCount()) : nil
      },
      text: {
        if case .delete(let count) = $0 { GestureForm.counted("delete", count) } else { nil }
      }),
    .plain(.clear, ["clear"], .actsOnApp, "empties the field"),
    .quoting(
      "paste", "ann@", "what is pasted", .actsOnApp, "pastes a text at once",
      make: { .paste($0) }, value: { if case .paste(let text) = $0 { text } else { nil } }),
    .plain(.selectAll, ["select all"], .actsOnApp, "selects all of the field"),
    GestureForm(
      ["caret left 2"], .actsOnApp, "moves the caret by characters", names: ["caret"],
      read: { reader throws(ScriptError) in
        guard reader.take("caret") else { return nil }
        return try .moveCaret(reader.oneOf("way"), count: reader.gestureCount())
      },
      text: {
        guard case .moveCaret(let way, let count) = $0 else { return nil }
        return GestureForm.counted("caret \(way.rawValue)", count)
      }),
    // Before the keys of that name: what is jumped to follows.
    GestureForm(
      ["next heading", "previous form control"], .touchesScreen,
      "a jump; also to a link, landmark, button, table or field", names: [],
      read: { $0.jump() },
      text: {
        guard case .jump(let way, let unit) = $0 else { return nil }
        return "\(way == .right ? "next" : "previous") \(unit.singular)"
      }),
    GestureForm(
      ["next", "previous", "done", "go", "search", "send", "return"], .actsOnApp,
      "the key at the corner of the keyboard, or of its toolbar",
      names: ReturnKey.allCases.map(\.rawValue),
      read: { $0.take(ScriptReader.named(ReturnKey.self)).map { .returnKey($0) } },
      text: { if case .returnKey(let key) = $0 { key.rawValue } else { nil } }),
    .plain(
      .dismissKeyboard, ["dismiss keyboard", "hide keyboard"], .actsOnApp, "hides the keyboard",
      names: ["dismiss keyboard"]),
    GestureForm(
      ["Tab", "Shift Tab", "Enter", "Space"], .actsOnApp, "a key of a hardware keyboard",
      names: ["tab", "shift tab", "enter", "space"],
      read: { reader in
        if reader.take("shift", "tab") { return .key(.shiftTab) }
        return reader.take(ScriptReader.named(HardwareKey.self)).map { .key($0) }
      },
      text: {
        guard case .key(let key) = $0 else { return nil }
        return key.rawValue.split(separator: " ")
          .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
      }),
    GestureForm(
      ["wait 2 s"], [.actsOnApp, .isPause], "lets time pass", names: ["wait"],
      read: { reader throws(ScriptError) in
        try reader.take("wait") ? .wait(reader.time()) : nil
      },
      text: {
        if case .wait(let time) = $0 { "wait \(GestureForm.seconds(time))" } else { nil }
      }),
    .plain(.listen, ["listen"], [], "listens to the end of everything"),
    .plain(
      .atOnce, ["at once"], .isPause, "lets the next gesture follow at once, after 150 ms"),
    GestureForm(
      ["set hints off"], [], "changes a setting of the reader", names: ["set"],
      read: { reader throws(ScriptError) in try reader.take("set") ? reader.setting() : nil },
      text: { if case .set(let key, let value) = $0 { "set \(key) \(value)" } else { nil } }),
    GestureForm(
      ["until \"Sign up\"", "until \"Email\" back"], .touchesScreen,
      "swipes until a stop says so", names: ["until"],
      read: { reader throws(ScriptError) in
        guard reader.take("until") else { return nil }
        let text = try reader.text("what the stop says")
        return .until(text, reader.take("back") ? .left : .right)
      },
      text: {
        guard case .until(let text, let way) = $0 else { return nil }
        return "until \(GestureForm.quoted(text))" + (way == .right ? "" : " back")
      }),
    GestureForm(
      ["walk", "walk back"], .touchesScreen, "through all stops", names: ["walk"],
      read: { reader in
        guard reader.take("walk") else { return nil }
        return .walk(reader.take("back") ? .left : .right)
      },
      text: {
        guard case .walk(let way) = $0 else { return nil }
        return way == .right ? "walk" : "walk back"
      }),
  ]
}
