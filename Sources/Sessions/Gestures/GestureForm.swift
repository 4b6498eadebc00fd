/// The spelling of one case of ``Gesture`` in scripts, and the explanation and effects of the
/// gesture.
package struct GestureForm: Sendable {
  /// The possible effects of a gesture.
  struct Effects: OptionSet, Sendable {
    let rawValue: Int

    static let touchesScreen = Effects(rawValue: 1)
    /// The gesture can change the screen, not only the reader's focus or settings.
    static let actsOnApp = Effects(rawValue: 2)
    /// The gesture does nothing but delay the next gesture.
    static let isPause = Effects(rawValue: 4)
  }

  /// Example spellings, for help.
  package let examples: [String]
  package let summary: String
  let effects: Effects
  /// The words with which the gesture begins in a script.
  ///
  /// The error message for an unknown word in a script suggests the most similar word of all
  /// gestures.
  let names: [String]
  /// Parses a gesture; returns `nil` if the next words of the script are not a gesture of this
  /// form.
  let read: @Sendable (inout ScriptReader) throws(ScriptError) -> Gesture?
  /// Returns the spelling of a gesture of this form in a script, or `nil` for a gesture of another
  /// form.
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

  /// Returns the form of a gesture without arguments.
  ///
  /// - Parameter spellings: The accepted spellings; the first spelling is the standard.
  static func plain(
    _ gesture: Gesture, _ spellings: [String], _ effects: Effects, _ summary: String,
    names: [String]? = nil
  ) -> GestureForm {
    let phrases = spellings.map { $0.split(separator: " ").map(String.init) }
    return GestureForm(
      Array(spellings.prefix(1)), effects, summary, names: names ?? spellings,
      read: { reader in phrases.contains { reader.consume($0) } ? gesture : nil },
      text: { $0 == gesture ? spellings.first : nil })
  }

  /// Returns the form of a gesture whose spelling ends with a text in quotes.
  ///
  /// - Parameters:
  ///   - subject: What the text means. The error message for a missing text contains `subject`.
  ///   - value: A function that returns the text of a gesture, or `nil` for another form.
  static func quoting(
    _ word: String, _ example: String, _ subject: String, _ effects: Effects, _ summary: String,
    make: @escaping @Sendable (String) -> Gesture, value: @escaping @Sendable (Gesture) -> String?
  ) -> GestureForm {
    GestureForm(
      ["\(word) \"\(example)\""], effects, summary, names: [word],
      read: { reader throws(ScriptError) in
        try reader.consume([word]) ? make(reader.text(subject)) : nil
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

  /// Formats milliseconds as seconds, without trailing zeros.
  static func seconds(_ milliseconds: Int) -> String {
    let (whole, rest) = (milliseconds / 1_000, milliseconds % 1_000)
    guard rest > 0 else { return "\(whole) s" }
    var figures = String(1_000 + rest).dropFirst()
    while figures.last == "0" { figures.removeLast() }
    return "\(whole).\(figures) s"
  }
}

extension Gesture {
  private var form: GestureForm? { Gesture.forms.first { $0.text(self) != nil } }

  /// The gesture in the syntax of scripts.
  public var text: String { form?.text(self) ?? "\(self)" }

  var touchesScreen: Bool { form?.effects.contains(.touchesScreen) == true }

  package var actsOnApp: Bool { form?.effects.contains(.actsOnApp) == true }

  package var isPause: Bool { form?.effects.contains(.isPause) == true }
}
