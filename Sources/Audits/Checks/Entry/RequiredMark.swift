internal import Simulator

/// What tells that a field must be filled in.
struct RequiredMark {
  /// The platform knows it.
  let isState: Bool
  /// The label that is shown says so in words.
  let isWord: Bool
  /// The label that is shown has an asterisk.
  let isAsterisk: Bool

  /// Whether anything tells.
  var isAny: Bool { isState || isWord || isAsterisk }

  init(_ field: EntryField, _ words: RequiredWords) {
    let label = Wording.words(of: field.label)
    let isOptional = words.optional.isFound(in: label)
    isState = field.node.states.isRequired || field.node.knownAndroid?.fieldRequired == true
    isWord = !isOptional && words.required.isFound(in: label)
    isAsterisk = !isOptional && Asterisk.isSign(in: field.label)
  }
}

/// Words for what must be filled in.
struct RequiredWords {
  /// Those of the author's language.
  let required: PhraseSet
  /// Those for what may be left out.
  let optional: PhraseSet
  /// Those of every language, since readers speak one of their own.
  private let any: PhraseSet

  init(_ words: AuditWords) {
    required = PhraseSet(words.phrases(\.required))
    optional = PhraseSet(words.phrases(\.optional))
    any = PhraseSet(WordList.all.flatMap(\.required).map(Wording.words(of:)))
  }

  /// The rules by which readers say it in their own words.
  private static let rules = ["Required", "WebRequired", "RequiredState"]

  /// Whether it is heard at a stop.
  func isHeard(at stop: Stop) -> Bool {
    let states = stop.announcement.parts { kind, _ in kind == .state }
    return states.contains { RequiredWords.rules.contains($0.rule.name) }
      || stop.announcement.hasPart { _, text in any.isFound(in: Wording.words(of: text)) }
  }
}

/// The sign by which eyes know what must be filled in.
enum Asterisk {
  private static let signs: Set<Character> = ["*", "＊", "✱", "∗", "⁎", "﹡"]

  /// Whether a text is marked by one: a single asterisk that no letters or digits follow at once
  /// unless it stands before everything.
  static func isSign(in text: some StringProtocol) -> Bool {
    guard mayHoldSign(text), let index = text.firstIndex(where: signs.contains) else {
      return false
    }
    let next = text.index(after: index)
    guard !text[next...].contains(where: signs.contains) else { return false }
    let isFirst = text[..<index].isBlank
    guard next < text.endIndex else { return !isFirst }
    let follower = text[next]
    return isFirst
      ? text[next...].contains(where: \.isLetter) : !(follower.isLetter || follower.isNumber)
  }

  /// Whether there is one at all.
  static func isFound(in text: some StringProtocol) -> Bool {
    mayHoldSign(text) && text.contains(where: signs.contains)
  }

  /// Whether it is worth looking at every character.
  private static func mayHoldSign(_ text: some StringProtocol) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "*") || $0 >= 0x80 }
  }
}
