internal import Simulator

extension AuditSubject {
  /// The readers of the platforms on which the screen is shown: TalkBack alone of a layout, VoiceOver
  /// alone of a storyboard.
  var ownReaders: [HeardScreen] { heard.filter { platform.isHeard(by: $0.reader) } }

  /// The same in other circumstances.
  func ownReaders(in circumstance: Circumstance) -> [HeardScreen] {
    heard(in: circumstance).filter { platform.isHeard(by: $0.reader) }
  }

  /// Those readers, or whoever was asked in their place: views show nobody else.
  var listeners: [HeardScreen] {
    let own = ownReaders
    return own.isEmpty ? heard : own
  }

  /// What every reader says at the stop of a node, where no finding rests on any of the words.
  func quotes(at node: Node.Index) -> [Finding.Quote] {
    heard.compactMap { heard in heard.stop(of: node).map { heard.quote($0, restingOn: []) } }
  }

  /// The same reader in other circumstances, as good as in those given where nothing is different.
  func same(_ heard: HeardScreen, in circumstance: Circumstance) -> HeardScreen? {
    self.heard(in: circumstance).first { $0.name == heard.name }
  }
}

extension Stop {
  /// Whether a text is heard here, whatever signs stand between its words.
  func tells(_ text: String) -> Bool {
    if saysAsPart(text) { return true }
    let wanted = Wording.words(of: text)
    guard !wanted.isEmpty else { return true }
    let heard = Wording.words(of: announcement.text)
    if Wording.holds(heard, wanted) { return true }
    // Words of other elements may stand between those of one sentence, but none may be missing.
    return wanted.count > 3 && Set(wanted).isSubset(of: heard)
  }

  /// Whether one of the parts is just this text and a look at bytes shows that it is heard by itself, as
  /// most are; false where only words would tell.
  func saysAsPart(_ text: String, where isMeant: (Part.Kind) -> Bool = { _ in true }) -> Bool {
    var isPart = false
    for utterance in announcement.utterances.indices {
      for place in announcement.utterances[utterance].parts.indices {
        let lead = announcement.utterances[utterance].parts[place].lead
        guard lead == ", " || lead == " " else { return false }
        isPart =
          isPart
          || announcement.utterances[utterance].parts[place].text == text
            && isMeant(announcement.utterances[utterance].parts[place].kind)
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
