internal import Simulator

/// Functions that find possible mispronunciations in a text, without an engine.
enum TextRemarks {
  /// Returns the remarks about a part's text.
  static func of(_ part: SpokenPart) -> [PronunciationRemark] {
    var remarks: [PronunciationRemark] = []
    if let glyphs = privateUse(in: part.text) {
      remarks.append(
        PronunciationRemark(
          kind: .privateUse, text: glyphs, pronunciation: "",
          message: "\(glyphs) is a private-use glyph, as in icon fonts: it is silent here "
            + "and unpredictable on a phone"))
    }
    if part.isCut {
      remarks.append(
        PronunciationRemark(
          kind: .cut, text: excerpt(part.text),
          message: "“\(excerpt(part.text))” is too long: only its beginning is spoken"))
    }
    if part.words.isEmpty, remarks.isEmpty, part.text.contains(where: { !$0.isWhitespace }) {
      remarks.append(.silent(part.text))
    }
    if let writing = writing(of: part) { remarks.append(writing) }
    return remarks
  }

  /// Returns a text, or only the beginning of a long text.
  static func excerpt(_ text: String) -> String {
    let head = text.unicodeScalars.prefix(60)
    return head.endIndex == text.unicodeScalars.endIndex ? text : String(head) + "…"
  }

  /// Returns the different private-use code points of a text, or `nil` if there are none.
  ///
  /// Only the beginning of a long text is searched.
  private static func privateUse(in text: String) -> String? {
    var glyphs: [String] = []
    let head = text.unicodeScalars.prefix(SpokenWords.longest)
    for scalar in head where scalar.properties.generalCategory == .privateUse {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      if !glyphs.contains(name) { glyphs.append(name) }
      if glyphs.count == 5 { break }
    }
    return glyphs.isEmpty ? nil : glyphs.joined(separator: ", ")
  }

  private static func writing(of part: SpokenPart) -> PronunciationRemark? {
    let tag = LanguageTag(part.language)?.language ?? ""
    let head = String(part.text.unicodeScalars.prefix(SpokenWords.longest))
    let hasHan = head.unicodeScalars.contains { WritingSystem($0) == .han }
    if hasHan, ["zh", "cmn", "yue", "ja"].contains(tag) {
      return PronunciationRemark(
        kind: .noVoice, text: excerpt(part.text),
        message: "eSpeak NG has no usable voice for Chinese characters in “\(part.language)”; "
          + "phones have one")
    }
    guard let foreign = ForeignLetters(in: head, language: part.language) else {
      return nil
    }
    let letters = excerpt(foreign.letters)
    return PronunciationRemark(
      kind: .foreignWriting, text: letters,
      message: "“\(letters)” is in \(foreign.writing.rawValue) letters, which a voice for "
        + "“\(part.language)” names or skips: mark it with its language")
  }
}

extension PronunciationRemark {
  /// Returns the remark that the engine does not speak a text.
  static func silent(_ text: String) -> PronunciationRemark {
    PronunciationRemark(
      kind: .silent, text: TextRemarks.excerpt(text), pronunciation: "",
      message: "“\(TextRemarks.excerpt(text))” is silent")
  }

  /// Returns the remark that the engine has no voice for a part, or that it fails on the part.
  static func failed(_ part: SpokenPart, _ error: SpeechError) -> PronunciationRemark {
    let kind: Kind =
      switch error {
      case .noVoice, .unreadable: .noVoice
      default: .failed
      }
    return PronunciationRemark(
      kind: kind, text: TextRemarks.excerpt(part.text), message: "\(error)")
  }
}
