/// How a gesture is written, what it does and what it needs: one row for each case of ``Gesture``.
package struct GestureForm: Sendable {
  /// What a gesture does besides its own.
  struct Effects: OptionSet, Sendable {
    let rawValue: Int

    /// A finger comes down on the screen.
    static let touchesScreen = Effects(rawValue: 1)
    /// Something becomes of the screen, not only of the reader’s focus or settings.
    static let actsOnApp = Effects(rawValue: 2)
    /// It only decides when the next gesture comes.
    static let isPause = Effects(rawValue: 4)
  }

  /// How it is written, for help.
  package let examples: [String]
  /// What it does, for help.
  package let summary: String
  let effects: Effects
  /// The words that it begins with, for whoever mistypes one.
  let names: [String]
  /// Reads it; `nil` where other words are next.
  let read: @Sendable (inout ScriptReader) throws(ScriptError) -> Gesture?
  /// Writes a gesture of this form, so that it is read again; `nil` for other gestures.
  let text: @Sendable (Gesture) -> String?

  init(
    _ examples: [String], _ effects: Effects, _ summary: String, names: [String],
    read: @escaping @Sendable (inout ScriptReader) throws(ScriptError) -> Gesture?,
    text: @escaping @Sendable (Gesture) -> String?
  ) {
    self.examples = examples
    self.summary = summary
    self.effects = effects
    self.names = names
    self.read = read
    self.text = text
  }

  /// A gesture that nothing belongs to.
  ///
  /// - Parameter spellings: The words; the first ones are written.
  static func plain(
    _ gesture: Gesture, _ spellings: [String], _ effects: Effects, _ summary: String,
    names: [String]? = nil
  ) -> GestureForm {
    let phrases = spellings.map { $0.split(separator: " ").map(String.init) }
    return GestureForm(
      Array(spellings.prefix(1)), effects, summary, names: names ?? spellings,
      read: { reader in phrases.contains { reader.take($0) } ? gesture : nil },
      text: { $0 == gesture ? spellings.first : nil })
  }

  /// A gesture with a quoted text.
  ///
  /// - Parameters:
  ///   - subject: What the text is, for whoever leaves it out.
  ///   - value: The text of a gesture of this form.
  static func quoting(
    _ word: String, _ example: String, _ subject: String, _ effects: Effects, _ summary: String,
    make: @escaping @Sendable (String) -> Gesture, value: @escaping @Sendable (Gesture) -> String?
  ) -> GestureForm {
    GestureForm(
      ["\(word) \"\(example)\""], effects, summary, names: [word],
      read: { reader throws(ScriptError) in
        try reader.take([word]) ? make(reader.text(subject)) : nil
      }, text: { value($0).map { "\(word) \(GestureForm.quoted($0))" } })
  }

  // MARK: Pieces of text

  static func counted(_ text: String, _ count: Int) -> String {
    count == 1 ? text : "\(text) \(count)"
  }

  static func quoted(_ text: String) -> String {
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

extension Gesture {
  /// The row of this gesture.
  private var form: GestureForm? { Gesture.forms.first { $0.text(self) != nil } }

  /// As it is written in a script.
  public var text: String { form?.text(self) ?? "\(self)" }

  /// Whether a finger comes down on the screen for it.
  var touchesScreen: Bool { form?.effects.contains(.touchesScreen) == true }

  /// Whether it does something with the screen, not only with the reader.
  package var actsOnApp: Bool { form?.effects.contains(.actsOnApp) == true }

  /// Whether it only lets time pass.
  var isPause: Bool { form?.effects.contains(.isPause) == true }
}
