internal import Simulator

extension Stop {
  /// The announced names and contents at the stop, without values, hints and errors.
  var nameText: String {
    Announcement.join(announcement.parts { kind, _ in kind == .label || kind == .content })
  }

  /// Whether the words of a text are announced; punctuation and other signs do not count.
  func announces(_ text: String) -> Bool {
    if hasPart(beginningWith: text) { return true }
    let wanted = Wording.words(of: text)
    guard !wanted.isEmpty else { return true }
    let heard = Wording.words(of: announcement.text)
    if heard.contains(phrase: wanted) { return true }
    // Words of other elements may be between the words of a sentence, but no word may be missing.
    return wanted.count > 3 && Set(wanted).isSubset(of: heard)
  }

  /// Whether a quick check finds a part of the announcement that equals a text, or that begins with
  /// the text and a space.
  ///
  /// If not, the caller still has to compare the text with the announcement word by word.
  func hasPart(
    beginningWith text: String, where isIncluded: (Part.Kind) -> Bool = { _ in true }
  ) -> Bool {
    var isPart = false
    for utterance in announcement.utterances.indices {
      for index in announcement.utterances[utterance].parts.indices {
        let lead = announcement.utterances[utterance].parts[index].lead
        guard lead == ", " || lead == " " || lead == ". " else { return false }
        isPart =
          isPart
          || announcement.utterances[utterance].parts[index].text.begins(withWords: text)
            && isIncluded(announcement.utterances[utterance].parts[index].kind)
      }
    }
    return isPart && text.utf8.allSatisfy { $0 < 0x80 }
      && text.utf8.contains { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
  }

  /// The parts with words of the author, except the value of a control.
  var authoredParts: [Part] {
    announcement.parts { kind, _ in kind.isAuthored && kind != .value }
  }

  /// Whether the words of a text are announced in order, and without other words between.
  ///
  /// Punctuation and other signs do not count.
  func announcesPhrase(_ text: String) -> Bool {
    let wanted = Wording.words(of: text)
    guard !wanted.isEmpty else { return true }
    let parts = announcement.parts { kind, _ in kind != .sound }
    return parts.contains { Wording.words(of: $0.text).contains(phrase: wanted) }
      || (parts.flatMap { Wording.words(of: $0.text) }).contains(phrase: wanted)
  }
}

extension String {
  /// Whether the text equals another text, or begins with it and a space.
  fileprivate func begins(withWords words: String) -> Bool {
    let (own, other) = (utf8.count, words.utf8.count)
    if own == other { return self == words }
    guard own > other, hasPrefix(words) else { return false }
    return utf8[utf8.index(startIndex, offsetBy: other)] == UInt8(ascii: " ")
  }
}
