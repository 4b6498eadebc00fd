internal import Simulator

/// The marks of a required field: the platform's state, a word, or an asterisk.
struct RequiredMark {
  /// Whether the field has the platform's state or attribute for a required field.
  let isState: Bool
  /// Whether the visible label has a word for required fields.
  let isWord: Bool
  /// Whether the visible label has an asterisk.
  let isAsterisk: Bool

  /// Whether the field has any mark for required fields.
  var isAny: Bool { isState || isWord || isAsterisk }

  init(_ field: EntryField, _ words: RequiredWords) {
    let isOptional = words.optional.isFound(in: field.labelWords)
    isState = field.node.states.isRequired || field.node.knownAndroid?.fieldRequired == true
    isWord = !isOptional && words.required.isFound(in: field.labelWords)
    isAsterisk = !isOptional && Asterisk.isSign(in: field.label)
  }
}

extension EntryField {
  /// Whether a form can require an entry in the node.
  ///
  /// Switches and sliders cannot be required, because they always have a value.
  var mayBeRequired: Bool {
    control.kind != .adjustable && node.role != .switchControl
  }

  /// Whether the field is a list of a page in which an option with letters or digits is selected.
  ///
  /// Such a list may never be empty, so people cannot leave it out. The option may also be an
  /// invitation, such as “Choose a country”; an option with an empty value certainly is one.
  func alwaysHasValue(on subject: AuditSubject) -> Bool {
    guard node.webElement == "select",
      node.value?.text?.contains(where: { $0.isLetter || $0.isNumber }) == true
    else { return false }
    guard let source = subject.source, let element = subject.element(of: control.node) else {
      return true
    }
    let options = source.branch(of: element).filter { source[$0].name == "option" }
    let selected = options.first { source[$0]["selected"] != nil } ?? options.first
    return selected.map { source[$0]["value"] != "" } ?? true
  }
}

/// The words for required and optional fields.
struct RequiredWords {
  /// The words for required fields in the author's language.
  let required: PhraseSet
  /// The words for optional fields in the author's language.
  let optional: PhraseSet
  /// The words for required fields in every language.
  ///
  /// A screen reader may speak a language other than the author's.
  private let any: PhraseSet

  init(_ words: AuditWords) {
    required = PhraseSet(words.phrases(\.required))
    optional = PhraseSet(words.phrases(\.optional))
    any = PhraseSet(WordList.all.flatMap(\.required).map(Wording.words(of:)))
  }

  /// The names of the announcement rules by which readers announce a required field.
  private static let rules = ["Required", "WebRequired", "RequiredState"]

  /// Whether a stop announces that a field is required.
  func isHeard(at stop: Stop) -> Bool {
    stop.announcement.utterances.contains {
      $0.parts.contains { $0.kind == .state && RequiredWords.rules.contains($0.rule.name) }
    }
      || stop.announcement.hasPart { _, text in any.isFound(in: Wording.words(of: text)) }
  }
}

/// The asterisks that mark required fields.
enum Asterisk {
  private static let signs: Set<Character> = ["*", "＊", "✱", "∗", "⁎", "﹡"]

  /// Whether a text contains letters and an asterisk that marks a field as required.
  ///
  /// The asterisk is a mark if
  ///
  /// - it is the only one in the text,
  /// - it comes first, or no letter or digit follows directly after it, and
  /// - it is not between two numbers.
  ///
  /// Example: “Name *” and “* Name”, but not “5 * 3”.
  static func isSign(in text: some StringProtocol) -> Bool {
    guard mayHoldSign(text), let index = text.firstIndex(where: signs.contains) else {
      return false
    }
    let next = text.index(after: index)
    guard text.contains(where: \.isLetter), !text[next...].contains(where: signs.contains),
      !isFactor(text[..<index].last { !$0.isWhitespace }, text[next...].first { !$0.isWhitespace })
    else { return false }
    let isFirst = text[..<index].isBlank
    guard next < text.endIndex else { return !isFirst }
    let follower = text[next]
    return isFirst
      ? text[next...].contains(where: \.isLetter) : !(follower.isLetter || follower.isNumber)
  }

  /// Whether an asterisk between two characters means multiplication.
  private static func isFactor(_ left: Character?, _ right: Character?) -> Bool {
    left?.isNumber == true && right?.isNumber == true
  }

  /// Whether a text is only an asterisk.
  static func isAlone(_ text: some StringProtocol) -> Bool {
    guard mayHoldSign(text) else { return false }
    let written = text.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    return written.count == 1 && written.first.map(signs.contains) == true
  }

  /// Whether a text has an asterisk.
  static func isFound(in text: some StringProtocol) -> Bool {
    mayHoldSign(text) && text.contains(where: signs.contains)
  }

  /// Whether one of eight bytes is an asterisk or does not belong to ASCII.
  private static func mayHoldSign(_ bytes: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones &* 0x80
    let others = bytes ^ ones &* UInt64(UInt8(ascii: "*"))
    return bytes & highBits != 0 || (others &- ones) & ~others & highBits != 0
  }

  /// Whether a text may have an asterisk, as far as a quick check of the text's bytes shows.
  private static func mayHoldSign(_ text: some StringProtocol) -> Bool {
    func mayBeSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte >= 0x80 }
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      // Eight bytes at once are faster than one by one.
      let eights = bytes.count / 8 * 8
      let raw = UnsafeRawBufferPointer(bytes)
      for start in stride(from: 0, to: eights, by: 8)
      where mayHoldSign(raw.loadUnaligned(fromByteOffset: start, as: UInt64.self)) {
        return true
      }
      return bytes[eights...].contains(where: mayBeSign)
    } ?? text.utf8.contains(where: mayBeSign)
  }
}
