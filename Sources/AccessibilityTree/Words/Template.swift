/// Words of a reader with named placeholders: `{index} of {count}`.
///
/// A string literal is a template that a source proves. `.assumed("…")` is our translation, and
/// `.untranslated("…")` the English template. A template is parsed when it is used, so that loading
/// a phrasebook takes no time.
package struct Template: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A piece of a template: some words, or a placeholder.
  package enum Segment: Sendable, Hashable {
    case words(String)
    case slot(String)
  }

  /// The text of the template, with placeholders: `{index} of {count}`.
  package let text: String
  /// The certainty that the reader uses exactly these words.
  package let attestation: Attestation

  /// Creates a template.
  ///
  /// A placeholder is a name in braces.
  package init(_ text: String, _ attestation: Attestation = .attested) {
    self.text = text
    self.attestation = attestation
  }

  /// Creates a template that a source proves.
  package init(stringLiteral text: String) { self.init(text) }

  /// Creates a template that this package translated, because the reader's own words are not known.
  package static func assumed(_ text: String) -> Template { Template(text, .assumed) }

  /// Creates an English template for a phrasebook of another language.
  package static func untranslated(_ text: String) -> Template { Template(text, .untranslated) }

  /// The words and placeholders, in the order of the template.
  package var segments: [Segment] {
    var segments: [Segment] = []
    forEachRun { isSlot, run in
      let run = String(decoding: run, as: UTF8.self)
      segments.append(isSlot ? .slot(run) : .words(run))
    }
    return segments
  }

  /// Returns the words with every placeholder filled.
  ///
  /// A placeholder without an argument is removed.
  package func filled(_ arguments: KeyValuePairs<String, String>) -> String {
    var filled = ""
    forEachRun { isSlot, run in
      if !isSlot {
        filled += String(decoding: run, as: UTF8.self)
      } else if let argument = arguments.first(where: { $0.key.utf8.elementsEqual(run) }) {
        filled += argument.value
      }
    }
    return filled
  }

  /// Returns the filled words as a phrase with the attestation of the template.
  package func phrase(_ arguments: KeyValuePairs<String, String>) -> Phrase {
    Phrase(filled(arguments), attestation)
  }

  /// Calls `body` for each piece of the template, in order, with the words or with the name of a
  /// placeholder.
  private func forEachRun(
    _ body: (_ isSlot: Bool, _ run: Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) {
    var text = text
    text.withUTF8 { bytes in
      var (start, open) = (0, -1)
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "{"), open < start {
          open = index
        } else if bytes[index] == UInt8(ascii: "}"), open >= start {
          if open > start { body(false, bytes[start..<open]) }
          body(true, bytes[open + 1..<index])
          start = index + 1
        }
      }
      if start < bytes.count { body(false, bytes[start...]) }
    }
  }
}
