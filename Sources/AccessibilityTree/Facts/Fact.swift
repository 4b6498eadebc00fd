/// A kind of fact that nodes or screens can have, such as “label”: a row in the table of all facts.
///
/// A row contains functions to get, set and clear the fact, and its form in outlines and JSON. The
/// `Subject` is the node or screen with the fact. Outlines, the JSON tree and the documentation are
/// all based on this table.
package struct Fact<Subject>: Sendable {
  /// A function that sets the fact and returns whether it accepted the value.
  typealias Setter = @Sendable (inout Subject, OutlineValue) -> Bool
  /// A function that returns the fact's value for a subject, or `nil` if the subject does not have
  /// the fact.
  package typealias Getter = @Sendable (Subject) -> FactValue?

  /// A function that returns the reason why a value is refused, or `nil` if the value is accepted.
  typealias Refusal = @Sendable (OutlineValue) -> (problem: String, remedy: String)?

  /// The form in which outlines print a fact.
  ///
  /// `[level=1]` is an attribute; `/hint: Ten digits` is a property.
  ///
  /// The parser accepts each fact in either form.
  package enum Form: Sendable { case attribute, property }

  /// A member of a node's JSON object, with the value of the fact.
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
  /// The meaning of the fact, in a few words.
  package let summary: String
  /// The form in which outlines print the fact.
  package let form: Form
  /// A description of the values that the fact accepts, for error messages.
  package let takes: String
  /// Returns the fact's value for a subject, or `nil` if the subject does not have the fact.
  package let value: Getter
  /// Whether a node may state the fact several times.
  var isRepeatable = false
  /// A function that returns the texts in the fact's value for a subject; `nil` if the fact is not
  /// text for people.
  package private(set) var textsForPeople: (@Sendable (Subject) -> [String])?
  /// Whether the value is text that the author wrote for people, such as a label.
  var isForPeople: Bool { textsForPeople != nil }
  /// Whether the outline parser accepts the fact without storing it.
  package private(set) var isIgnored = false
  /// A function that returns the reason why an outline's value is refused; `nil` if the fact is not
  /// a family of names such as `android.`.
  private(set) var refusal: Refusal?
  package private(set) var json: [JSONMember] = []
  /// The optional part of the subject with the fact, such as the states of a node; `nil` if the
  /// fact is in no part.
  ///
  /// A subject without the part does not have the fact.
  private(set) var part: Part?
  /// Sets the fact from an outline, and returns whether the value was accepted.
  let read: Setter
  /// Clears the fact.
  let clear: @Sendable (inout Subject) -> Void
  private let write: @Sendable (Subject) -> [OutlineValue]
  private var isPresence = false

  /// An optional part of a subject, with several facts, such as the states of a node.
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

  /// Returns the values to print in an outline for a node that has the values `mine`.
  ///
  /// The result is empty if `mine` equals `given`, the default values of the node.
  ///
  /// If there is a default value but `mine` is empty, the result is the word `undefined`.
  func difference(_ mine: [OutlineValue], _ given: [OutlineValue]) -> [OutlineValue] {
    if mine == given { return [] }
    if mine.isEmpty { return [OutlineValue(name, word: OutlineValue.undefined)] }
    // The printed content of a structure already shows that the structure exists. Print its name
    // only if it has no content.
    return !isPresence || given.isEmpty && mine == [OutlineValue(name)] ? mine : []
  }
}

extension Fact {
  /// Returns a copy of the fact, as a fact of an optional part of the subject.
  func of(_ part: Part) -> Self { changed { $0.part = part } }

  /// Returns a copy of the fact, marked to state only that an optional structure exists.
  ///
  /// An outline prints the name of such a fact only if no other fact implies that the structure
  /// exists.
  func presence() -> Self { changed { $0.isPresence = true } }

  /// Returns a copy of the fact, marked as text that the author wrote for people.
  func forPeople() -> Self { forPeople { [value] in value($0)?.texts ?? [] } }

  /// Returns a copy of the fact, marked as text that the author wrote for people.
  ///
  /// - Parameter texts: A function that returns the texts in the value, without creating the value
  ///   first.
  func forPeople(_ texts: @escaping @Sendable (Subject) -> [String]) -> Self {
    changed { $0.textsForPeople = texts }
  }

  /// Returns a copy of the fact, marked so that the parser accepts the fact without storing it.
  func ignored() -> Self { changed { $0.isIgnored = true } }

  /// Returns a copy of the fact with a function that explains why a value is refused.
  func refusing(_ refusal: @escaping Refusal) -> Self { changed { $0.refusal = refusal } }

  /// Returns a copy of the fact that JSON also writes into the states of the node.
  func inStates() -> Self {
    changed { $0.json.append(JSONMember(key: name, order: nil, value: value)) }
  }

  /// Returns a copy of the fact that JSON also writes as a member of the node's object.
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
