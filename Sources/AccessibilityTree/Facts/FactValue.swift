/// What a node or screen says of one fact, from which every form of writing it is made.
package enum FactValue: Sendable, Hashable {
  /// Something that is so or is not.
  case flag(Bool)
  /// A word of a closed list.
  case word(String)
  case integer(Int)
  case number(Double)
  case numbers([Double])
  /// Words that the author wrote for people.
  case text(String)
  case texts([String])
  /// What the author wrote for machines: an identifier, a language, an address.
  case name(String)
  case names([String])
  /// A platform's own words by its own names.
  case attributes([String: String])
  case content([CustomContent])

  /// The words written for people.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .texts(let texts): texts
    case .attributes(let attributes): Array(attributes.values)
    case .content(let content): content.flatMap { [$0.label, $0.value] }
    case .flag, .word, .integer, .number, .numbers, .name, .names: []
    }
  }

  /// The value as it stands behind a name in an outline; `bare` is what the name alone means.
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

  /// Names with commas between them, or a line for each where one needs quotes.
  private static func outlined(_ names: [String], as name: String) -> [OutlineValue] {
    if names.isEmpty { return [OutlineValue(name)] }
    if names.allSatisfy(OutlineValue.isPlainWord) {
      return [OutlineValue(name, word: names.joined(separator: ", "))]
    }
    return names.map { OutlineValue(name, word: OutlineText.quoted($0)) }
  }
}

/// Numbers as they stand in an outline.
package enum OutlineNumber {
  /// The shortest text that reads back as the same number; whole numbers without a fraction.
  package static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
