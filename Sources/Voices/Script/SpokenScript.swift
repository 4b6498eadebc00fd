internal import Simulator

/// Turns stops of one reader into what is spoken.
struct SpokenScript {
  private let readerLanguage: String
  private let style: SpeechStyle
  private let nodeLanguage: (Node.Index) -> String?
  /// The tables that were used, by language.
  private var tables: [String: SymbolTable] = [:]

  /// A script for a reader of that language, on a screen whose nodes have these languages.
  init(
    in readerLanguage: String, by style: SpeechStyle,
    nodeLanguage: @escaping (Node.Index) -> String?
  ) {
    self.readerLanguage = readerLanguage
    self.style = style
    self.nodeLanguage = nodeLanguage
  }

  /// A stop as it is spoken.
  mutating func announcement(_ stop: Stop) -> SpokenAnnouncement {
    var parts: [SpokenPart] = []
    var silence = 0.0
    var isAudible = false
    for (place, utterance) in stop.announcement.utterances.enumerated() {
      if place > 0 { silence = max(silence, style.pauses.utterance) }
      for part in utterance.parts {
        silence = max(silence, self.silence(before: part, after: parts.last))
        guard part.kind != .sound, !part.text.isEmpty else { continue }
        var spoken = spoken(part, at: stop.node)
        // Of what is not heard nothing is heard around it, either.
        if !spoken.words.isEmpty {
          spoken.silence = isAudible ? silence : 0
          isAudible = true
          silence = 0
        }
        parts.append(spoken)
      }
    }
    return SpokenAnnouncement(
      reader: style.reader, index: stop.index, text: stop.announcement.text,
      label: label(of: stop.announcement), parts: parts)
  }

  /// A text that no control has is its own name.
  private func label(of announcement: Announcement) -> String {
    let part =
      announcement.parts.first { $0.kind == .label }
      ?? announcement.parts.first { $0.kind == .content }
    return part?.text ?? ""
  }

  private mutating func spoken(_ part: Part, at node: Node.Index) -> SpokenPart {
    let language = language(of: part, at: node)
    let words = SpokenWords(part.text, table(for: language), naming: style.symbols)
    var spoken = SpokenPart(part.kind, part.text, words: words.text, language: language)
    spoken.isCut = words.isCut
    return spoken
  }

  /// The part's own language, else that of the node for an author's words, else the reader's.
  private func language(of part: Part, at node: Node.Index) -> String {
    if let language = part.language, !language.isEmpty { return language }
    let authored = part.kind.isAuthored ? nodeLanguage(part.node ?? node) : nil
    return authored ?? readerLanguage
  }

  private mutating func table(for language: String) -> SymbolTable {
    if let known = tables[language] { return known }
    let table = SymbolTable.of(reader: style.reader, language: language)
    tables[language] = table
    return table
  }

  /// How long nothing is heard before a part.
  private func silence(before part: Part, after last: SpokenPart?) -> Double {
    let separates =
      part.lead.contains { !$0.isWhitespace }
      || part.text.first?.isPause == true || last?.text.last?.isPause == true
    return separates ? style.pauses.part : 0
  }
}

extension Character {
  /// Whether a voice makes a pause of it.
  fileprivate var isPause: Bool {
    [",", ";", ":", ".", "!", "?", "…", "،", "؛", "؟", "、", "。", "，", "：", "；", "！", "？", "।"]
      .contains(self)
  }
}
