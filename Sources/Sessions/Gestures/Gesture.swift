import Announcements

/// A gesture of a person on a phone, the same for every reader.
///
///     session.perform(.swipe(.right, count: 2))
///     session.perform(.doubleTap)
public enum Gesture: Sendable, Hashable {
  /// Moves to the next or previous stop, `count` times.
  case swipe(SwipeDirection, count: Int)
  /// Adjusts the value of the focused element, or moves by a unit such as a heading.
  ///
  /// The gesture moves if the rotor (VoiceOver) or the reading control (TalkBack) is set to a unit.
  case swipeVertically(VerticalDirection, count: Int)
  /// Touches the element with this name, which moves focus to it.
  case touch(String)
  /// Activates the focused element.
  case doubleTap
  /// Double-taps and holds.
  case longPress
  /// Sets the rotor or the reading control to a unit.
  case rotor(RotorUnit)
  /// Opens the menu of custom actions.
  case actions
  /// Performs the custom action with this name.
  case action(String)
  /// Goes back: a scrub with two fingers on iOS, the system's back gesture on Android.
  case escape
  /// Double-taps with two fingers.
  case magicTap
  /// Makes the reader read continuously from the focused element, or from the top of the screen.
  case readFromHere, readFromTop
  /// Stops the reader's speech.
  case pause
  /// Scrolls the focused element.
  case scroll(ScrollDirection)
  /// Types text on the on-screen keyboard, key by key.
  case type(String)
  /// Deletes characters before the caret.
  case delete(Int)
  /// Deletes the whole text of the field.
  case clear
  /// Pastes text.
  case paste(String)
  /// Selects the whole text of the field.
  case selectAll
  /// Moves the caret by `count` characters.
  case moveCaret(SwipeDirection, count: Int)
  /// Presses the return key of the on-screen keyboard, or a button of the toolbar above it.
  case returnKey(ReturnKey)
  /// Hides the keyboard.
  case dismissKeyboard
  /// Presses a key of a hardware keyboard.
  case key(HardwareKey)
  /// Waits for a time in milliseconds.
  case wait(Int)
  /// Listens until everything has been spoken.
  case listen
  /// Lets the next gesture start after 150 ms, even while the reader is still speaking.
  case atOnce
  /// Changes a setting of the reader: `hints=off` has the key `hints` and the value `off`.
  case set(key: String, value: String)
  /// Jumps to the next or previous element of a kind, such as a heading.
  case jump(SwipeDirection, RotorUnit)
  /// Swipes until a stop's announcement contains this text.
  case until(String, SwipeDirection)
  /// Swipes until focus is on an element with a certain identifier or role.
  ///
  /// The text is `#` and an identifier, or `role=` and a role: `#email`, `role=button`.
  case untilElement(String, SwipeDirection)
  /// Swipes right through all stops to the last stop, or left through all stops to the first stop.
  case walk(SwipeDirection)

  /// A direction through the swipe order.
  public enum SwipeDirection: String, Sendable, Hashable, CaseIterable { case right, left }
  /// The direction of a vertical swipe.
  public enum VerticalDirection: String, Sendable, Hashable, CaseIterable { case up, down }
  /// A direction of scrolling.
  public enum ScrollDirection: String, Sendable, Hashable, CaseIterable {
    case up, down, left, right
  }

  /// A setting of a rotor or reading control, such as headings or words.
  public enum RotorUnit: String, Sendable, Hashable, CaseIterable {
    case characters, words, lines, headings, links, landmarks, tables, buttons, containers, actions
    case formControls = "form controls"
    case textFields = "text fields"
  }

  /// Return keys of on-screen keyboards.
  public enum ReturnKey: String, Sendable, Hashable, CaseIterable {
    case next, previous, done, go, search, send, `return`
  }

  /// Keys of a hardware keyboard.
  public enum HardwareKey: String, Sendable, Hashable, CaseIterable {
    case tab, enter, escape, space
    case shiftTab = "shift tab"
  }
}

extension Gesture {
  /// The pause between two gestures, in milliseconds, if the person does not wait for the speech to
  /// end.
  static let hurry = 150

  /// The spellings of each gesture, in the order in which the help lists them.
  package static let forms: [GestureForm] = [
    GestureForm(
      ["swipe right 3", "swipe left"], .touchesScreen,
      "moves to the next or previous stop; the number is how often", names: ["swipe"],
      read: { reader throws(ScriptError) in try reader.swipe() },
      text: {
        guard case .swipe(let direction, let count) = $0 else { return nil }
        return GestureForm.counted("swipe \(direction.rawValue)", count)
      }),
    GestureForm(
      ["swipe up", "swipe down"], [.touchesScreen, .actsOnApp],
      "adjusts a value, or moves by the unit of the rotor or reading control",
      names: [], read: { _ in nil },
      text: {
        guard case .swipeVertically(let step, let count) = $0 else { return nil }
        return GestureForm.counted("swipe \(step.rawValue)", count)
      }),
    .quoting(
      "touch", "Email", "the name of the element", .touchesScreen,
      "touches the element with this name; also touch #email, touch role=textbox",
      make: { .touch($0) }, value: { if case .touch(let name) = $0 { name } else { nil } }),
    .plain(
      .doubleTap, ["double tap"], [.touchesScreen, .actsOnApp], "activates the focused element"),
    .plain(.longPress, ["long press"], [.touchesScreen, .actsOnApp], "double-taps and holds"),
    GestureForm(
      ["rotor \"headings\""], .touchesScreen, "sets the rotor or the reading control",
      names: ["rotor"],
      read: { reader throws(ScriptError) in
        try reader.consume("rotor") ? .rotor(reader.rotorUnit()) : nil
      },
      text: {
        guard case .rotor(let unit) = $0 else { return nil }
        return "rotor \(GestureForm.quoted(unit.rawValue))"
      }),
    .plain(.actions, ["actions"], .touchesScreen, "lists the custom actions"),
    .quoting(
      "action", "Delete", "the name of the action", [.touchesScreen, .actsOnApp],
      "performs a custom action",
      make: { .action($0) }, value: { if case .action(let name) = $0 { name } else { nil } }),
    .plain(.escape, ["escape", "back"], [.touchesScreen, .actsOnApp], "closes or goes back"),
    .plain(
      .magicTap, ["magic tap"], [.touchesScreen, .actsOnApp],
      "double-taps with two fingers (VoiceOver); the app answers it"),
    .plain(
      .readFromHere, ["read from here"], .touchesScreen, "reads continuously from here",
      names: ["read"]),
    .plain(
      .readFromTop, ["read from top", "read from the top"], .touchesScreen,
      "reads continuously from the top", names: []),
    .plain(.pause, ["pause"], .touchesScreen, "stops speech"),
    GestureForm(
      ["scroll down"], [.touchesScreen, .actsOnApp], "scrolls; the app answers it",
      names: ["scroll"],
      read: { reader throws(ScriptError) in
        try reader.consume("scroll") ? .scroll(reader.word("direction")) : nil
      },
      text: {
        guard case .scroll(let direction) = $0 else { return nil }
        return "scroll \(direction.rawValue)"
      }),
    .quoting(
      "type", "ann@", "the text to type", .actsOnApp, "types on the on-screen keyboard",
      make: { .type($0) }, value: { if case .type(let text) = $0 { text } else { nil } }),
    GestureForm(
      ["delete 2"], .actsOnApp, "deletes characters before the caret", names: ["delete"],
      read: { reader throws(ScriptError) in
        try reader.consume("delete") ? .delete(reader.gestureCount()) : nil
      },
      text: {
        if case .delete(let count) = $0 { GestureForm.counted("delete", count) } else { nil }
      }),
    .plain(.clear, ["clear"], .actsOnApp, "deletes the whole text"),
    .quoting(
      "paste", "ann@", "the text to paste", .actsOnApp, "pastes text",
      make: { .paste($0) }, value: { if case .paste(let text) = $0 { text } else { nil } }),
    .plain(.selectAll, ["select all"], .actsOnApp, "selects the whole text"),
    GestureForm(
      ["caret left 2"], .actsOnApp, "moves the caret by characters", names: ["caret"],
      read: { reader throws(ScriptError) in
        guard reader.consume("caret") else { return nil }
        return try .moveCaret(reader.word("direction"), count: reader.gestureCount())
      },
      text: {
        guard case .moveCaret(let direction, let count) = $0 else { return nil }
        return GestureForm.counted("caret \(direction.rawValue)", count)
      }),
    // This form must come before the forms of return keys, whose spellings begin with the same
    // words.
    GestureForm(
      ["next heading", "previous form control"], .touchesScreen,
      "jumps; also to a link, landmark, button, table or field", names: [],
      read: { $0.jump() },
      text: {
        guard case .jump(let direction, let unit) = $0 else { return nil }
        return "\(direction == .right ? "next" : "previous") \(unit.singular)"
      }),
    GestureForm(
      ["next", "previous", "done", "go", "search", "send", "return"], .actsOnApp,
      "presses the return key of the keyboard, or a button of its toolbar",
      names: ReturnKey.allCases.map(\.rawValue),
      read: { $0.consume(ScriptReader.named(ReturnKey.self)).map { .returnKey($0) } },
      text: { if case .returnKey(let key) = $0 { key.rawValue } else { nil } }),
    .plain(
      .dismissKeyboard, ["dismiss keyboard", "hide keyboard"], .actsOnApp, "hides the keyboard",
      names: ["dismiss keyboard"]),
    GestureForm(
      ["Tab", "Shift Tab", "Enter", "Space"], .actsOnApp, "presses a key of a hardware keyboard",
      names: ["tab", "shift tab", "enter", "space"],
      read: { reader in
        if reader.consume("shift", "tab") { return .key(.shiftTab) }
        return reader.consume(ScriptReader.named(HardwareKey.self)).map { .key($0) }
      },
      text: {
        guard case .key(let key) = $0 else { return nil }
        return key.rawValue.split(separator: " ")
          .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
      }),
    GestureForm(
      ["wait 2 s"], [.actsOnApp, .isPause], "waits", names: ["wait"],
      read: { reader throws(ScriptError) in
        try reader.consume("wait") ? .wait(reader.time()) : nil
      },
      text: {
        if case .wait(let time) = $0 { "wait \(GestureForm.seconds(time))" } else { nil }
      }),
    .plain(.listen, ["listen"], [], "listens until everything has been spoken"),
    .plain(.atOnce, ["at once"], .isPause, "performs the next gesture after 150 ms"),
    GestureForm(
      ["set hints off"], [], "changes a setting of the reader", names: ["set"],
      read: { reader throws(ScriptError) in try reader.consume("set") ? reader.setting() : nil },
      text: { if case .set(let key, let value) = $0 { "set \(key) \(value)" } else { nil } }),
    GestureForm(
      ["until \"Sign up\"", "until \"Email\" back"], .touchesScreen,
      "swipes until a stop says this", names: ["until"],
      read: { reader throws(ScriptError) in
        guard reader.consume("until") else { return nil }
        let isElement = reader.current.kind == .element
        let text = try reader.text("the text of the stop")
        let direction: SwipeDirection = reader.consume("back") ? .left : .right
        return isElement ? .untilElement(text, direction) : .until(text, direction)
      },
      text: {
        guard case .until(let text, let direction) = $0 else { return nil }
        return "until \(GestureForm.quoted(text))" + (direction == .right ? "" : " back")
      }),
    GestureForm(
      ["until #email", "until role=textbox back"], .touchesScreen,
      "swipes until a stop belongs to the element with this id, or to one with this role",
      names: [], read: { _ in nil },
      text: {
        guard case .untilElement(let name, let direction) = $0 else { return nil }
        return "until \(name)" + (direction == .right ? "" : " back")
      }),
    GestureForm(
      ["walk", "walk back"], .touchesScreen, "swipes through all stops", names: ["walk"],
      read: { reader in
        guard reader.consume("walk") else { return nil }
        return .walk(reader.consume("back") ? .left : .right)
      },
      text: {
        guard case .walk(let direction) = $0 else { return nil }
        return direction == .right ? "walk" : "walk back"
      }),
  ]
}

extension Navigation.Unit {
  /// Creates the kind of element that a jump visits for a setting of the rotor or reading control.
  ///
  /// Assumed: a jump to a text field or button announces the same containers as a jump to a form
  /// control. A jump to a table or other container announces what a jump to a heading announces.
  init(_ unit: Gesture.RotorUnit) {
    switch unit {
    case .formControls, .textFields, .buttons: self = .formControls
    case .links: self = .links
    case .landmarks: self = .landmarks
    case .headings, .tables, .containers, .characters, .words, .lines, .actions: self = .headings
    }
  }
}
