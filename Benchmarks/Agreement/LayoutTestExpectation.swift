internal import Encoding
import Importers

/// The expectation of a layout test for one property.
struct LayoutTestExpectation {
  private let key: String
  private let expected: JSON.Value

  init(_ key: String, _ expected: JSON.Value) {
    self.key = key
    self.expected = expected
  }

  /// Whether an answer meets the expectation.
  func isMet(by answer: LayoutTestAnswers.Answer) -> Bool {
    switch (key, answer) {
    case ("sameTraitsAs", .truth(let isSo)), ("differentTraitsFrom", .truth(let isSo)): isSo
    case ("traits", .texts(let found)), ("headers", .texts(let found)),
      ("containsIds", .texts(let found)):
      !found.contains(nil)
    case ("traitsNot", .texts(let found)): found.allSatisfy { $0 == nil }
    case ("valueNot", .text(let found)): found != expected.string
    case ("errorMessages", .texts(let found)): texts.joined() == found.map { $0 ?? "" }.joined()
    // In our transcripts the platform's words are in lower case.
    case ("label", .text(let found)):
      found.lowercased() == LayoutTestAnswers.folded(expected.string ?? "").lowercased()
    case (_, .text(let found)): found == LayoutTestAnswers.folded(expected.string ?? "")
    case (_, .truth(let found)): found == expected.bool
    case (_, .number(let found)): Double(found) == expected.double
    case (_, .texts(let found)): isMet(by: found)
    case (_, .range), (_, .nothing): range(expected) == answer
    case (_, .ranges(let found)): expected.elements.map(range) == found
    case (_, .notSimulated): true
    }
  }

  private var texts: [String] {
    expected.elements.enumerated().map { index, text in
      (index == 0 ? "" : " ") + LayoutTestAnswers.folded(text.string ?? "")
    }
  }

  private func isMet(by found: [String?]) -> Bool {
    let expected = expected.elements
    guard expected.count == found.count else { return false }
    return zip(expected, found).allSatisfy { wanted, here in
      wanted.string.map { LayoutTestAnswers.folded($0) == here } ?? true
    }
  }

  private func range(_ value: JSON.Value) -> LayoutTestAnswers.Answer {
    let numbers = value.elements.compactMap(\.int)
    return numbers.count == 2 ? .range(numbers[0], numbers[1]) : .nothing
  }

  /// Returns an expectation as the file states it.
  static func text(_ value: JSON.Value) -> String {
    value.elements.isEmpty
      ? value.text : "[" + value.elements.map(text).joined(separator: ", ") + "]"
  }
}
