/// One row of the table of what a node or screen can tell of itself.
///
/// The row is all there is about a fact besides the property that stores it: outlines, the tree in
/// JSON, the search for unused texts, the comparison of two screens and the documents go by it.
package struct Fact<Subject>: Sendable {
  /// Sets the fact; false if the value does not fit.
  typealias Reading = @Sendable (inout Subject, OutlineValue) -> Bool
  /// What a subject says of the fact; absent where it says nothing.
  package typealias Getting = @Sendable (Subject) -> FactValue?

  /// Why a value is refused, and what would be right.
  typealias Refusal = @Sendable (OutlineValue) -> (problem: String, remedy: String)?

  /// How a fact is printed in an outline; both forms can be read.
  package enum Form: Sendable { case attribute, property }

  /// A member of the tree in JSON.
  package struct JSONMember: Sendable {
    package let key: String
    /// Its place among the members that only some nodes have; absent among the states, which are
    /// in the order of the alphabet.
    package let place: Int?
    /// What stands there.
    package let value: Getting
  }

  /// The name without brackets or slash; with a full stop at the end, what names begin with.
  package let name: String
  /// What it says, in a few words.
  package let summary: String
  /// How the fact is printed in an outline.
  package let form: Form
  /// What may stand behind the name, in words for an error.
  package let takes: String
  /// What a subject says of the fact.
  package let value: Getting
  /// Whether the name may stand several times on one node.
  var isRepeatable = false
  /// Whether it holds words that the author wrote for people.
  package private(set) var isForPeople = false
  /// Whether only the tool that printed it needs it.
  package private(set) var isIgnored = false
  /// Why a name or value of a family is refused, where that is not the same for all of them.
  private(set) var refusal: Refusal?
  /// Where the fact stands in JSON.
  package private(set) var json: [JSONMember] = []
  /// The part that the fact is about; where it is missing there is nothing to tell.
  private(set) var part: Part?
  /// Sets the fact.
  let read: Reading
  /// Takes the fact back.
  let clear: @Sendable (inout Subject) -> Void
  /// The fact in an outline, where that is not just its value.
  private let write: @Sendable (Subject) -> [OutlineValue]
  private var isPresence = false

  /// A part that a subject may lack, and several facts are about.
  struct Part: Sendable {
    /// Its place in the list of parts.
    let number: Int
    /// Whether a subject has the part.
    let isPresent: @Sendable (Subject) -> Bool
  }

  /// A fact; `bare` is the word that the name alone means, and `write` how an outline tells it
  /// where that is not just its value.
  init(
    _ name: String, _ form: Form, _ summary: String, takes: String, bare: String? = nil,
    value: @escaping Getting, read: @escaping Reading,
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

  /// The fact as an outline of the subject tells it.
  func outlined(_ subject: Subject) -> [OutlineValue] { write(subject) }

  /// What tells the values of a subject from those that go without saying.
  func difference(_ mine: [OutlineValue], _ given: [OutlineValue]) -> [OutlineValue] {
    if mine == given { return [] }
    if mine.isEmpty { return [OutlineValue(name, word: OutlineValue.undefined)] }
    // What holds something is told by what it holds.
    return !isPresence || given.isEmpty && mine == [OutlineValue(name)] ? mine : []
  }
}

extension Fact {
  /// The same fact, of a part that a subject may lack.
  func of(_ part: Part) -> Self { changed { $0.part = part } }

  /// The same fact, told by its name alone only where nothing else tells that it is there.
  func presence() -> Self { changed { $0.isPresence = true } }

  /// The same fact, which holds words that the author wrote for people.
  func forPeople() -> Self { changed { $0.isForPeople = true } }

  /// The same fact, which only the tool that printed it needs.
  func ignored() -> Self { changed { $0.isIgnored = true } }

  /// The same fact, which says in words of its own why a name or value is refused.
  func refusing(_ refusal: @escaping Refusal) -> Self { changed { $0.refusal = refusal } }

  /// The same fact, in JSON among the states.
  func inStates() -> Self {
    changed { $0.json.append(JSONMember(key: name, place: nil, value: value)) }
  }

  /// The same fact, in JSON under that key and in that place; `value` is what stands there where
  /// that is not the fact's own.
  func json(_ key: String, _ place: Int, _ value: Getting? = nil) -> Self {
    changed { $0.json.append(JSONMember(key: key, place: place, value: value ?? self.value)) }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var fact = self
    change(&fact)
    return fact
  }
}
