internal import Simulator

extension AuditSubject {
  /// The readers of the platforms on which the screen is shown: TalkBack alone of a layout, VoiceOver
  /// alone of a storyboard.
  var ownReaders: [HeardScreen] { heard.filter(isOwn) }

  /// The same in other circumstances.
  func ownReaders(in circumstance: Circumstance) -> [HeardScreen] {
    heard(in: circumstance).filter(isOwn)
  }

  private func isOwn(_ heard: HeardScreen) -> Bool {
    switch platform {
    case .web, .reactNative, .design: true
    case .android: type(of: heard.reader).platform == .android
    case .ios: type(of: heard.reader).platform != .android
    }
  }

  /// The same reader in other circumstances, as good as in those given where nothing is different.
  func same(_ heard: HeardScreen, in circumstance: Circumstance) -> HeardScreen? {
    self.heard(in: circumstance).first { $0.name == heard.name }
  }
}

extension Stop {
  /// Whether a text is heard here, whatever signs stand between its words.
  func tells(_ text: String) -> Bool {
    let wanted = Wording.words(of: text)
    guard !wanted.isEmpty else { return true }
    let heard = Wording.words(of: announcement.text)
    if Wording.holds(heard, wanted) { return true }
    // Words of other elements may stand between those of one sentence, but none may be missing.
    return wanted.count > 3 && Set(wanted).isSubset(of: heard)
  }

  /// The author's words at this stop, without what was typed.
  var authoredParts: [Part] {
    announcement.parts.filter { $0.isAuthored && $0.kind != .value }
  }
}
