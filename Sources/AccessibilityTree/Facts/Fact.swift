/// A fact of a node or screen: a row of the table of all facts.
///
/// Besides the property that stores it, the row defines everything about a fact: outlines, the tree
/// in JSON, the search for unused texts, the comparison of two screens and the documentation use
/// it.
package struct Fact<Subject>: Sendable {
  /// Sets the fact, and returns whether the value fits.
  typealias Setter = @Sendable (inout Subject, OutlineValue) -> Bool
  /// Returns the value of a subject, or `nil` when it has none.
  package typealias Getter = @Sendable (Subject) -> FactValue?

  /// Returns why a value is refused, or `nil`.
  typealias Refusal = @Sendable (OutlineValue) -> (problem: String, remedy: String)?

  /// The form in which outlines print a fact; both forms can be read.
  package enum Form: Sendable { case attribute, property }

  /// A member of a node in JSON.
  package struct JSONMember: Sendable {
    package let key: String
    /// The rank among the members that only some nodes have, or `nil` for a state; states are in
    /// alphabetical order.
    package let order: Int?
    /// Returns the value of the member.
    package let value: Getter
  }

  /// The name without brackets or slash.
  ///
  /// A name that ends with a full stop is the prefix of a family of names.
  package let name: String
  /// The meaning, in a few words.
  package let summary: String
  /// The form in which outlines print the fact.
  package let form: Form
  /// The description of the values that it takes, for an error.
  package let takes: String
  /// Returns the value of a subject, or `nil` when it has none.
  package let value: Getter
  /// Whether a node may have the name several times.
  var isRepeatable = false
  /// Whether the value is text that the author wrote for people.
  package private(set) var isForPeople = false
  /// Whether the fact is read and ignored.
  package private(set) var isIgnored = false
  /// Returns why a name or value of a family is refused.
  private(set) var refusal: Refusal?
  package private(set) var json: [JSONMember] = []
  /// The part that the fact belongs to; a subject without the part has no value.
  private(set) var part: Part?
  /// Sets the fact, and returns whether the value fits.
  let read: Setter
  /// Clears the fact.
  let clear: @Sendable (inout Subject) -> Void
  private let write: @Sendable (Subject) -> [OutlineValue]
  private var isPresence = false

  /// An optional part of a subject; several facts belong to it.
  struct Part: Sendable {
    /// The index in the list of parts.
    let number: Int
    /// Whether a subject has the part.
    let isPresent: @Sendable (Subject) -> Bool
  }

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - bare: The word that the name alone means.
  ///   - write: Returns the values in an outline; `nil` prints `value`.
  init(
    _ name: String, _ form: Form, _ summary: String, takes: String, bare: String? = nil,
    value: @escaping Getter, read: @escaping Setter,
    clear: @escaping @Sendable (inout Subject) -> Void = { _ in },
    write: (@Sendable (Subject) -> [OutlineValue])? = nil
  ) {
    self.name = name
    self.form = form
    self.summary = summary
    self.takes = takes
    self.value = value
    self.read = read
    self.clear = clear
    self.write = write ?? { value($0)?.outlined(as: name, bare: bare) ?? [] }
  }

  func outlined(_ subject: Subject) -> [OutlineValue] { write(subject) }

  /// Returns the values that an outline must print, given the default ones.
  func difference(_ mine: [OutlineValue], _ given: [OutlineValue]) -> [OutlineValue] {
    if mine == given { return [] }
    if mine.isEmpty { return [OutlineValue(name, word: OutlineValue.undefined)] }
    // The content of a structure implies that it exists.
    return !isPresence || given.isEmpty && mine == [OutlineValue(name)] ? mine : []
  }
}

extension Fact {
  /// Returns a copy of the fact that belongs to a part.
  func of(_ part: Part) -> Self { changed { $0.part = part } }

  /// Returns a copy of the fact whose name alone is printed only if no other fact implies it.
  func presence() -> Self { changed { $0.isPresence = true } }

  /// Returns a copy of the fact that is a text for people.
  func forPeople() -> Self { changed { $0.isForPeople = true } }

  /// Returns a copy of the fact that importers ignore.
  func ignored() -> Self { changed { $0.isIgnored = true } }

  /// Returns a copy of the fact that refuses names and values for its own reasons.
  func refusing(_ refusal: @escaping Refusal) -> Self { changed { $0.refusal = refusal } }

  /// Returns a copy of the fact that JSON lists among the states.
  func inStates() -> Self {
    changed { $0.json.append(JSONMember(key: name, order: nil, value: value)) }
  }

  /// Returns a copy of the fact that JSON writes as a member, with `value` in place of its own.
  func json(_ key: String, _ order: Int, _ value: Getter? = nil) -> Self {
    changed { $0.json.append(JSONMember(key: key, order: order, value: value ?? self.value)) }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var fact = self
    change(&fact)
    return fact
  }
}
