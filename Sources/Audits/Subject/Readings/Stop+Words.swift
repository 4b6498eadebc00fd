internal import Simulator

extension Stop {
  /// Whether a text is heard here, whatever signs stand between its words.
  func tells(_ text: String) -> Bool {
    if saysAsPart(text) { return true }
    let wanted = Wording.words(of: text)
    guard !wanted.isEmpty else { return true }
    let heard = Wording.words(of: announcement.text)
    if heard.contains(phrase: wanted) { return true }
    // Words of other elements may stand between those of one sentence, but none may be missing.
    return wanted.count > 3 && Set(wanted).isSubset(of: heard)
  }

  /// Whether one of the parts is just this text and a look at bytes shows that it is heard by itself, as
  /// most are; false where only words would tell.
  func saysAsPart(_ text: String, where isMeant: (Part.Kind) -> Bool = { _ in true }) -> Bool {
    var isPart = false
    for utterance in announcement.utterances.indices {
      for index in announcement.utterances[utterance].parts.indices {
        let lead = announcement.utterances[utterance].parts[index].lead
        guard lead == ", " || lead == " " else { return false }
        isPart =
          isPart
          || announcement.utterances[utterance].parts[index].text == text
            && isMeant(announcement.utterances[utterance].parts[index].kind)
      }
    }
    return isPart && text.utf8.allSatisfy { $0 < 0x80 }
      && text.utf8.contains { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
  }

  /// The author's words at this stop, without what was typed.
  var authoredParts: [Part] {
    announcement.parts { kind, _ in kind.isAuthored && kind != .value }
  }
}

extension Stop {
  /// Whether the author's words are heard at it, whatever their signs.
  func says(_ text: String) -> Bool {
    let wanted = Wording.words(of: text)
    guard !wanted.isEmpty else { return true }
    let parts = announcement.parts { kind, _ in kind != .sound }
    return parts.contains { Wording.words(of: $0.text).contains(phrase: wanted) }
      || (parts.flatMap { Wording.words(of: $0.text) }).contains(phrase: wanted)
  }
}
