/// A fact of a node or screen as an outline knows it: how it is called, read and printed.
struct OutlineFact<Subject>: Sendable {
  /// A path to a fact.
  typealias Path<Fact> = any WritableKeyPath<Subject, Fact> & Sendable

  /// How a fact is printed; both forms can be read.
  enum Form { case attribute, property }

  /// The name without brackets or slash; with a full stop at the end, what names begin with.
  let name: String
  /// How the fact is printed.
  let form: Form
  /// What may stand behind the name, in words for an error.
  let takes: String
  /// Whether the name may stand several times on one node.
  var isRepeatable = false
  /// Whether only the tool that printed it needs it.
  var isIgnored = false
  /// Why a name or value of a family is refused, where that is not the same for all of them.
  private(set) var refusal: (@Sendable (OutlineValue) -> (problem: String, remedy: String)?)?
  /// Sets the fact; false if the value does not fit.
  let read: @Sendable (inout Subject, OutlineValue) -> Bool
  /// Takes the fact back.
  let clear: @Sendable (inout Subject) -> Void
  /// The fact as a subject has it.
  private let write: @Sendable (Subject) -> [OutlineValue]
  /// What tells the values of a subject from those that go without saying.
  let difference: @Sendable (_ mine: [OutlineValue], _ given: [OutlineValue]) -> [OutlineValue]
  /// Whether a subject has the part that the fact is about; absent for facts of no part.
  private var hasPart: (@Sendable (Subject) -> Bool)?

  /// A fact that is printed where it differs from what goes without saying.
  init(
    _ name: String, _ form: Form, takes: String,
    read: @escaping @Sendable (inout Subject, OutlineValue) -> Bool,
    clear: @escaping @Sendable (inout Subject) -> Void = { _ in },
    write: @escaping @Sendable (Subject) -> [OutlineValue]
  ) {
    self.init(
      name, form, takes: takes, read: read, clear: clear, write: write,
      difference: { mine, given in
        if mine == given { return [] }
        return mine.isEmpty ? [OutlineValue(name, word: OutlineValue.undefined)] : mine
      })
  }

  private init(
    _ name: String, _ form: Form, takes: String,
    read: @escaping @Sendable (inout Subject, OutlineValue) -> Bool,
    clear: @escaping @Sendable (inout Subject) -> Void,
    write: @escaping @Sendable (Subject) -> [OutlineValue],
    difference: @escaping @Sendable ([OutlineValue], [OutlineValue]) -> [OutlineValue]
  ) {
    self.name = name
    self.form = form
    self.takes = takes
    self.read = read
    self.clear = clear
    self.write = write
    self.difference = difference
  }

  /// The fact as a subject has it; facts of a part that is not there cost nothing.
  func values(of subject: Subject) -> [OutlineValue] {
    hasPart?(subject) == false ? [] : write(subject)
  }

  /// The same fact, of a part that a subject may lack, where it then has no values.
  func ofPart(_ hasPart: @escaping @Sendable (Subject) -> Bool) -> Self {
    var fact = self
    fact.hasPart = hasPart
    return fact
  }
}

extension OutlineFact {
  /// Something that is so or not.
  static func flag(_ name: String, _ path: Path<Bool>) -> Self {
    Self(
      name, .attribute, takes: "nothing, true or false",
      read: { subject, value in
        guard let flag = boolean(value) else { return false }
        subject[keyPath: path] = flag
        return true
      },
      clear: { $0[keyPath: path] = false },
      write: { $0[keyPath: path] ? [OutlineValue(name)] : [] })
  }

  /// Something that is so, is not, or cannot be.
  static func optionalFlag(_ name: String, _ path: Path<Bool?>) -> Self {
    Self(
      name, .attribute, takes: "nothing, true or false",
      read: { subject, value in
        guard let flag = boolean(value) else { return false }
        subject[keyPath: path] = flag
        return true
      },
      clear: { $0[keyPath: path] = nil },
      write: { subject in
        subject[keyPath: path].map { [OutlineValue(name, word: $0 ? nil : "false")] } ?? []
      })
  }

  /// A structure that may be there without holding anything.
  static func presence<Fact: Equatable & Sendable>(
    _ name: String, _ path: Path<Fact?>, empty: Fact
  ) -> Self {
    Self(
      name, .attribute, takes: "nothing, true or false",
      read: { subject, value in
        guard let flag = boolean(value) else { return false }
        subject[keyPath: path] = flag ? subject[keyPath: path] ?? empty : nil
        return true
      },
      clear: { $0[keyPath: path] = nil },
      write: { subject in
        guard let fact = subject[keyPath: path] else { return [] }
        return [OutlineValue(name, word: fact == empty ? nil : "")]
      },
      difference: { mine, given in
        if mine.isEmpty, !given.isEmpty {
          return [OutlineValue(name, word: OutlineValue.undefined)]
        }
        // What holds something is told by what it holds.
        return given.isEmpty && mine == [OutlineValue(name)] ? mine : []
      })
  }

  /// One word of a closed list; `bare` is what the name alone means.
  static func choice<Fact>(
    _ name: String, _ path: Path<Fact?>, as form: Form = .attribute, bare: Fact? = nil
  ) -> Self
  where Fact: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
    Self(
      name, form, takes: words(Fact.self) + (bare == nil ? "" : " or nothing"),
      read: { subject, value in
        guard let fact = value.text == nil ? bare : fact(value) else { return false }
        subject[keyPath: path] = fact
        return true
      },
      clear: { $0[keyPath: path] = nil },
      write: { subject in
        subject[keyPath: path].map { [OutlineValue(name, word: $0 == bare ? nil : $0.rawValue)] }
          ?? []
      })
  }

  /// One word of a closed list that is never absent.
  static func choice<Fact>(_ name: String, _ path: Path<Fact>, as form: Form) -> Self
  where Fact: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
    Self(
      name, form, takes: words(Fact.self),
      read: { subject, value in
        guard let fact: Fact = fact(value) else { return false }
        subject[keyPath: path] = fact
        return true
      },
      write: { [OutlineValue(name, word: $0[keyPath: path].rawValue)] })
  }

  /// A whole number.
  static func integer(_ name: String, _ path: Path<Int?>, as form: Form = .attribute) -> Self {
    Self(
      name, form, takes: "a whole number",
      read: { subject, value in
        guard let number = value.text.flatMap({ Int($0) }) else { return false }
        subject[keyPath: path] = number
        return true
      },
      clear: { $0[keyPath: path] = nil },
      write: { subject in
        subject[keyPath: path].map { [OutlineValue(name, word: String($0))] } ?? []
      })
  }

  /// A number.
  static func number(_ name: String, _ path: Path<Double?>) -> Self {
    Self(
      name, .property, takes: "a number",
      read: { subject, value in
        guard let number = value.text.flatMap({ Double($0) }) else { return false }
        subject[keyPath: path] = number
        return true
      },
      clear: { $0[keyPath: path] = nil },
      write: { subject in
        subject[keyPath: path].map { [OutlineValue(name, word: OutlineNumber.text($0))] } ?? []
      })
  }

  /// Any text.
  static func text(_ name: String, _ path: Path<String?>, as form: Form = .property) -> Self {
    Self(
      name, form, takes: "any text",
      read: { subject, value in
        subject[keyPath: path] = value.text ?? ""
        return true
      },
      clear: { $0[keyPath: path] = nil },
      write: { subject in subject[keyPath: path].map { [OutlineValue(name, text: $0)] } ?? [] })
  }

  /// Any number of texts, each under a name of its own: `android.text`, `android.hintText`.
  static func dictionary(_ prefix: String, _ path: Path<[String: String]>) -> Self {
    Self(
      prefix, .property, takes: "any text",
      read: { subject, value in
        subject[keyPath: path][value.name(after: prefix)] = value.text ?? ""
        return true
      },
      write: { subject in
        subject[keyPath: path].sorted { $0.key < $1.key }
          .map { OutlineValue(prefix + $0.key, text: $0.value) }
      })
  }

  /// The attributes of a platform, each under its own name: `android.text`, `ios.label`.
  static func platform<Attributes: PlatformAttributes>(
    _ prefix: String, _ path: Path<Attributes>
  ) -> Self {
    var fact = Self(
      prefix, .property, takes: "any text",
      read: { subject, value in
        let name = value.name(after: prefix)
        return (try? subject[keyPath: path].set(name, to: value.text ?? "")) != nil
      },
      write: { subject in
        subject[keyPath: path].spelled.sorted { $0.key < $1.key }
          .map { OutlineValue(prefix + $0.key, text: $0.value) }
      })
    fact.refusal = { Attributes.refusal(of: $0, after: prefix) }
    return fact
  }

  /// Something that only the tool that printed it needs.
  static func ignored(_ name: String, _ form: Form) -> Self {
    var fact = Self(name, form, takes: "anything", read: { _, _ in true }, write: { _ in [] })
    fact.isIgnored = true
    return fact
  }

  /// The same fact under a name that may stand several times.
  func repeatable() -> Self {
    var fact = self
    fact.isRepeatable = true
    return fact
  }

  private static func boolean(_ value: OutlineValue) -> Bool? {
    switch value.text {
    case nil, "true": true
    case "false": false
    default: nil
    }
  }

  private static func fact<Fact: RawRepresentable<String>>(_ value: OutlineValue) -> Fact? {
    value.text.flatMap { Fact(rawValue: $0) ?? Fact(rawValue: $0.lowercased()) }
  }

  private static func words<Fact: RawRepresentable<String> & CaseIterable>(
    _: Fact.Type
  ) -> String {
    Fact.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

/// Numbers as they stand in an outline.
enum OutlineNumber {
  /// The shortest text that reads back as the same number; whole numbers without a fraction.
  static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
