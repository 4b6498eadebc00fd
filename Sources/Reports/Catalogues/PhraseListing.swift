package import Encoding
package import Simulator

/// A list of readers' phrases, with their keys, and whether a source proves the words.
package struct PhraseListing: Listing {
  /// The readers, each in one language.
  package var readers: [any ScreenReader]
  /// Whether to list only the phrases that no source proves.
  package var isUncertainOnly = false

  package init(readers: [any ScreenReader], isUncertainOnly: Bool = false) {
    self.readers = readers
    self.isUncertainOnly = isUncertainOnly
  }

  private func phrases(of reader: any ScreenReader) -> [ListedPhrase] {
    isUncertainOnly
      ? reader.phrases.filter { $0.attestation != .attested } : reader.phrases
  }

  package func write(style: TerminalStyle, to output: inout ReportSink) {
    for (index, reader) in readers.enumerated() {
      if index > 0 && !style.isPlain { output.writeLine() }
      output.writeLine(style.heading(heading(of: reader)))
      for phrase in phrases(of: reader) {
        output.writeLine("\(style.isPlain ? "" : "  ")\(line(for: phrase, style))")
      }
    }
  }

  private func heading(of reader: any ScreenReader) -> String {
    let all = reader.phrases
    let uncertain = all.count { $0.attestation != .attested }
    return "\(reader.name): \(reader.displayName), profile \(reader.profile), "
      + "language \(reader.language): \(all.count) phrases, \(uncertain) not attested"
  }

  private func line(for phrase: ListedPhrase, _ style: TerminalStyle) -> String {
    "\(phrase.key): “\(style.visible(phrase.text))”, \(phrase.attestation.rawValue)"
  }

  package func write(by header: ReportHeader, to json: inout JSONWriter) {
    json.document("phrasebooks", of: readers, by: header) { reader, json in
      json.member("reader", reader.name)
      json.member("profile", reader.profile)
      json.member("language", reader.language)
      json.member("phrases", each: phrases(of: reader), onePerLine: true) { phrase, json in
        json.member("key", phrase.key)
        json.member("text", phrase.text)
        json.member("attestation", phrase.attestation.rawValue)
      }
    }
  }
}
