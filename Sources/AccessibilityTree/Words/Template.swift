/// Words of a reader with named slots for what they are about: `{index} of {count}`.
///
/// A literal is an attested template; `.assumed("…")` and `.untranslated("…")` mark the others. A
/// template is its text and nothing else, so that a table of templates costs nothing to load.
public struct Template: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A run of words or a slot to fill.
  public enum Segment: Sendable, Hashable {
    case words(String)
    case slot(String)
  }

  /// The template as it is written: `{index} of {count}`.
  public let text: String
  /// How the words are known.
  public let attestation: Attestation

  /// A template; a slot is a name in braces.
  public init(_ text: String, _ attestation: Attestation = .attested) {
    self.text = text
    self.attestation = attestation
  }

  /// An attested template.
  public init(stringLiteral text: String) { self.init(text) }

  /// Words of our own, for want of the reader's.
  public static func assumed(_ text: String) -> Template { Template(text, .assumed) }

  /// English words in a phrasebook of another language.
  public static func untranslated(_ text: String) -> Template { Template(text, .untranslated) }

  /// Words and slots in the order of the language.
  public var segments: [Segment] {
    var segments: [Segment] = []
    forEachRun { isSlot, run in
      segments.append(isSlot ? .slot(String(run)) : .words(String(run)))
    }
    return segments
  }

  /// The words with every slot filled; a slot without an argument stays empty.
  public func filled(_ arguments: KeyValuePairs<String, String>) -> String {
    var filled = ""
    forEachRun { isSlot, run in
      if !isSlot {
        filled += run
      } else if let argument = arguments.first(where: { $0.key == run }) {
        filled += argument.value
      }
    }
    return filled
  }

  /// The words with every slot filled, as a phrase that is known as the template is.
  public func phrase(_ arguments: KeyValuePairs<String, String>) -> Phrase {
    Phrase(filled(arguments), attestation)
  }

  /// Calls `body` with each run of words and the name in each slot, in their order.
  private func forEachRun(_ body: (_ isSlot: Bool, _ run: Substring) -> Void) {
    let bytes = text.utf8
    var start = bytes.startIndex
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if open > start { body(false, text[start..<open]) }
      body(true, text[bytes.index(after: open)..<close])
      start = bytes.index(after: close)
    }
    if start < bytes.endIndex { body(false, text[start...]) }
  }
}
