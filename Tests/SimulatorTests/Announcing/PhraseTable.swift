import Simulator
import Testing

@testable import Sessions

/// A table of phrases of one language, to be compared with the English one.
struct PhraseTable {
  /// The name of the table in failures.
  let name: String
  let phrases: [ListedPhrase]
  private let plurals: PluralRule

  init(_ name: String, _ phrases: [ListedPhrase], _ plurals: PluralRule = .one) {
    self.name = name
    self.phrases = phrases
    self.plurals = plurals
  }

  /// The slots of every phrase, by the key of the phrase.
  ///
  /// All forms of a plural share one key.
  var slots: [String: Set<String>] {
    var slots: [String: Set<String>] = [:]
    for phrase in phrases { slots[base(phrase.key), default: []].formUnion(Self.slots(of: phrase)) }
    return slots
  }

  /// Expects the table to have the same keys as the English one, each once, with words and with the
  /// same slots.
  func expectRows(of english: PhraseTable) {
    let keys = phrases.map(\.key)
    #expect(english.phrases.count > 10, "the English table of \(name)")
    #expect(Set(keys).count == keys.count, "\(name) has a key twice")
    let own = slots
    let expected = english.slots
    let missing = Set(expected.keys).symmetricDifference(own.keys).sorted()
    #expect(missing.isEmpty, "\(name): \(missing)")
    for phrase in phrases {
      let key = base(phrase.key)
      #expect(phrase.text.contains { !$0.isWhitespace }, "\(name): \(key) has no words")
      #expect(Self.slots(of: phrase) == expected[key], "\(name): \(key) “\(phrase.text)”")
    }
    expectPluralForms()
  }

  /// Expects each plural to have the forms that the language needs, or one form for all numbers.
  private func expectPluralForms() {
    var forms: [String: Set<String>] = [:]
    for phrase in phrases where base(phrase.key) != phrase.key {
      let form = phrase.key.split(separator: ".").last.map(String.init) ?? ""
      forms[base(phrase.key), default: []].insert(form)
    }
    for (key, forms) in forms where forms != ["other"] {
      #expect(forms == Set(plurals.needed.map(\.rawValue)), "\(name): \(key)")
    }
  }

  private func base(_ key: String) -> String {
    guard !key.hasPrefix("collections."),
      let form = PluralCategory.allCases.first(where: { key.hasSuffix(".\($0.rawValue)") })
    else { return key }
    return String(key.dropLast(form.rawValue.count + 1))
  }

  private static func slots(of phrase: ListedPhrase) -> Set<String> {
    // The phrases for symbols contain braces that do not mark slots.
    guard !phrase.key.hasPrefix("symbols.") else { return [] }
    let slots = Template(phrase.text).segments.compactMap { segment in
      if case .slot(let name) = segment { name } else { nil as String? }
    }
    // A language may use a 12-hour or a 24-hour clock.
    return Set(slots.map { $0 == "hour24" ? "hour" : $0 })
  }
}

extension PluralRule {
  /// The categories for which a phrase in the language needs a form, in CLDR's order.
  ///
  /// The result does not contain the category for whole millions, because no phrase counts
  /// millions.
  fileprivate var needed: [PluralCategory] {
    switch self {
    case .invariant: [.other]
    case .one, .oneAndZero, .oneAndMillions, .oneAndZeroAndMillions: [.one, .other]
    case .russian, .polish: [.one, .few, .many, .other]
    case .arabic: PluralCategory.allCases
    }
  }
}
