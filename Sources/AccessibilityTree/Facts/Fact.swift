/// One kind of fact of a node or screen, such as “label”: a row in the table of all facts.
///
/// A row contains functions that get, set and clear the fact, and the form in which outlines and
/// JSON write the fact. Outlines, the JSON tree, the documentation and the comparison of screens
/// are all based on this table.
package struct Fact<Subject>: Sendable {
  /// A function that sets the fact and returns whether it accepted the value.
  typealias Setter = @Sendable (inout Subject, OutlineValue) -> Bool
  /// A function that returns the value of a subject, or `nil` if the subject has none.
  package typealias Getter = @Sendable (Subject) -> FactValue?

  /// A function that returns why a value is refused, or `nil` if it is accepted.
  typealias Refusal = @Sendable (OutlineValue) -> (problem: String, remedy: String)?

  /// The form in which outlines print a fact.
  ///
  /// `[level=1]` is an attribute; `/hint: Ten digits` is a property.
  ///
  /// The parser accepts both forms for each fact.
  package enum Form: Sendable { case attribute, property }

  /// A member of a node in JSON.
  package struct JSONMember: Sendable {
    package let key: String
    /// The position of the member among the optional members of a node, or `nil` for a state.
    ///
    /// States are sorted alphabetically.
    package let order: Int?
    /// Returns the value of the member.
    package let value: Getter
  }

  /// The name in outlines, without brackets or slash.
  ///
  /// A name that ends with a full stop is the prefix of a family of names: `android.`.
  package let name: String
  /// The meaning, in a few words.
  package let summary: String
  /// The form in which outlines print the fact.
  package let form: Form
  /// A description of the values that the fact accepts, for error messages.
  package let takes: String
  /// Returns the value of a subject, or `nil` when it has none.
  package let value: Getter
  /// Whether a node may state the fact several times.
  var isRepeatable = false
  /// Returns the texts in the value of a subject, or `nil` for a fact that is not for people.
  package private(set) var textsForPeople: (@Sendable (Subject) -> [String])?
  /// Whether the value is text that the author wrote for people.
  var isForPeople: Bool { textsForPeople != nil }
  /// Whether the parser accepts and ignores the fact.
  package private(set) var isIgnored = false
  /// Returns why an outline cannot use a name of this family or its value; `nil` for a fact that is
  /// not a family of names.
  private(set) var refusal: Refusal?
  package private(set) var json: [JSONMember] = []
  /// The optional part of the subject to which the fact belongs, such as the states of a node.
  ///
  /// If a subject lacks the part, the fact has no value.
  private(set) var part: Part?
  /// Sets the fact from an outline, and returns whether the value was accepted.
  let read: Setter
  /// Clears the fact.
  let clear: @Sendable (inout Subject) -> Void
  private let write: @Sendable (Subject) -> [OutlineValue]
  private var isPresence = false

  /// An optional part of a subject to which several facts belong, such as the states of a node.
  struct Part: Sendable {
    /// The index of the part in the list of all parts.
    let number: Int
    /// Whether a subject has the part.
    let isPresent: @Sendable (Subject) -> Bool
  }

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - bare: The value of the fact if an outline states only its name.
  ///   - write: Returns the values to print in an outline. By default, `value` is printed.
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

  /// Returns what an outline must print so that the fact has the values `mine`.
  ///
  /// The result is empty if `mine` equals the default values `given`.
  ///
  /// If there is a default value but `mine` is empty, the result is the word `undefined`.
  func difference(_ mine: [OutlineValue], _ given: [OutlineValue]) -> [OutlineValue] {
    if mine == given { return [] }
    if mine.isEmpty { return [OutlineValue(name, word: OutlineValue.undefined)] }
    // A structure whose content is printed exists. Its name must be printed only if it is empty.
    return !isPresence || given.isEmpty && mine == [OutlineValue(name)] ? mine : []
  }
}

extension Fact {
  /// Returns a copy of the fact that belongs to an optional part of the subject.
  func of(_ part: Part) -> Self { changed { $0.part = part } }

  /// Returns a copy of the fact, marked as a fact that states only that a structure exists.
  ///
  /// An outline prints the name of such a fact only if no other fact implies that the structure
  /// exists.
  func presence() -> Self { changed { $0.isPresence = true } }

  /// Returns a copy of the fact, marked as text that the author wrote for people.
  func forPeople() -> Self { forPeople { [value] in value($0)?.texts ?? [] } }

  /// Returns a copy of the fact, marked as text that the author wrote for people.
  ///
  /// - Parameter texts: Returns the texts in the value, in a way that is faster than getting the
  ///   value first.
  func forPeople(_ texts: @escaping @Sendable (Subject) -> [String]) -> Self {
    changed { $0.textsForPeople = texts }
  }

  /// Returns a copy of the fact, marked so that the parser accepts and ignores it.
  func ignored() -> Self { changed { $0.isIgnored = true } }

  /// Returns a copy of the fact with a function that explains why a value is refused.
  func refusing(_ refusal: @escaping Refusal) -> Self { changed { $0.refusal = refusal } }

  /// Returns a copy of the fact, marked so that JSON also lists it among the node's states.
  func inStates() -> Self {
    changed { $0.json.append(JSONMember(key: name, order: nil, value: value)) }
  }

  /// Returns a copy of the fact, marked so that JSON also writes it as a member of the node.
  ///
  /// - Parameters:
  ///   - key: The key of the member.
  ///   - order: The position of the member among the optional members of a node.
  ///   - value: Returns the value in JSON. By default, the value of the fact.
  func json(_ key: String, _ order: Int, _ value: Getter? = nil) -> Self {
    changed { $0.json.append(JSONMember(key: key, order: order, value: value ?? self.value)) }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var fact = self
    change(&fact)
    return fact
  }
}
