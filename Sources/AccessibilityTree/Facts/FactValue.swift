/// The value of a fact.
///
/// Outlines, JSON and all other outputs of facts are printed from these values.
package enum FactValue: Sendable, Hashable {
  /// A Boolean.
  case flag(Bool)
  /// A word of a closed list.
  case word(String)
  case integer(Int)
  case number(Double)
  case numbers([Double])
  /// Text that the author wrote for people, such as a label.
  case text(String)
  case texts([String])
  /// Text that the author wrote for programs: an identifier, a language, an address.
  case name(String)
  case names([String])
  /// The attributes of a platform: the text of each attribute by its name.
  case attributes([String: String])
  case content([CustomContent])

  /// The texts written for people.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .texts(let texts): texts
    case .attributes(let attributes): Array(attributes.values)
    case .content(let content): content.flatMap { [$0.label, $0.value] }
    case .flag, .word, .integer, .number, .numbers, .name, .names: []
    }
  }

  /// Returns the attributes or properties of an outline that state the value under a name.
  ///
  /// If the value equals `bare`, only the name is printed: `[current]`, not `[current=true]`.
  func outlined(as name: String, bare: String?) -> [OutlineValue] {
    switch self {
    case .flag(let flag): [OutlineValue(name, word: flag ? nil : "false")]
    case .word(let word): [OutlineValue(name, word: word == bare ? nil : word)]
    case .integer(let number): [OutlineValue(name, word: String(number))]
    case .number(let number): [OutlineValue(name, word: OutlineNumber.text(number))]
    case .numbers(let numbers):
      [
        OutlineValue(
          name,
          word: numbers.isEmpty
            ? nil : numbers.map(OutlineNumber.text).joined(separator: " "))
      ]
    case .text(let text), .name(let text): [OutlineValue(name, text: text)]
    case .texts(let texts): texts.map { OutlineValue(name, text: $0) }
    case .names(let names): FactValue.outlined(names, as: name)
    case .attributes(let attributes):
      attributes.sorted { $0.key < $1.key }.map { OutlineValue(name + $0.key, text: $0.value) }
    case .content(let content):
      content.map {
        OutlineValue(($0.isImportant ? "important-" : "") + name + $0.label, text: $0.value)
      }
    }
  }

  /// Returns one attribute or property of an outline with all names, separated by commas.
  ///
  /// If any name needs quotes, the result has one attribute or property for each name.
  private static func outlined(_ names: [String], as name: String) -> [OutlineValue] {
    if names.isEmpty { return [OutlineValue(name)] }
    if names.allSatisfy(OutlineValue.isPlainWord) {
      return [OutlineValue(name, word: names.joined(separator: ", "))]
    }
    return names.map { OutlineValue(name, word: OutlineText.quoted($0)) }
  }
}

/// The format of numbers in an outline.
package enum OutlineNumber {
  /// Returns the shortest text for a number from which a parser gets the same number: `0.5`, and
  /// `2` for 2.0.
  package static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
