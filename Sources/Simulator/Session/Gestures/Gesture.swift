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

  /// As it is written in a script.
  public var text: String {
    func counted(_ text: String, _ count: Int) -> String { count == 1 ? text : "\(text) \(count)" }
    switch self {
    case .swipe(let way, let count): return counted("swipe \(way.rawValue)", count)
    case .swipeVertically(let step, let count): return counted("swipe \(step.rawValue)", count)
    case .touch(let name): return "touch \(Gesture.quoted(name))"
    case .doubleTap: return "double tap"
    case .longPress: return "long press"
    case .rotor(let unit): return "rotor \(Gesture.quoted(unit.rawValue))"
    case .actions: return "actions"
    case .action(let name): return "action \(Gesture.quoted(name))"
    case .escape: return "escape"
    case .magicTap: return "magic tap"
    case .readFromHere: return "read from here"
    case .readFromTop: return "read from top"
    case .pause: return "pause"
    case .scroll(let direction): return "scroll \(direction.rawValue)"
    case .type(let text): return "type \(Gesture.quoted(text))"
    case .delete(let count): return counted("delete", count)
    case .clear: return "clear"
    case .paste(let text): return "paste \(Gesture.quoted(text))"
    case .selectAll: return "select all"
    case .moveCaret(let way, let count): return counted("caret \(way.rawValue)", count)
    case .returnKey(let key): return key.rawValue
    case .dismissKeyboard: return "dismiss keyboard"
    case .key(let key):
      return key.rawValue.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
    case .wait(let time): return "wait \(Gesture.seconds(time))"
    case .listen: return "listen"
    case .atOnce: return "at once"
    case .set(let key, let value): return "set \(key) \(value)"
    case .jump(let way, let unit): return "\(way == .right ? "next" : "previous") \(unit.singular)"
    case .until(let text, let way):
      return way == .right ? "until \(Gesture.quoted(text))" : "until \(Gesture.quoted(text)) back"
    case .walk(let way): return way == .right ? "walk" : "walk back"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\"", "\\": quoted += "\\\(character)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }

  /// Milliseconds as seconds, without needless figures.
  static func seconds(_ milliseconds: Int) -> String {
    let (whole, rest) = (milliseconds / 1_000, milliseconds % 1_000)
    guard rest > 0 else { return "\(whole) s" }
    var figures = String(1_000 + rest).dropFirst()
    while figures.last == "0" { figures.removeLast() }
    return "\(whole).\(figures) s"
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
