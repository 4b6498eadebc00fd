/// Words of a reader with named places for what they are about: `{index} of {count}`.
///
/// A literal is an attested template; `.assumed("…")` and `.untranslated("…")` mark the others.
public struct Template: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A run of words or a place to fill.
  public enum Segment: Sendable, Hashable {
    case words(String)
    case slot(String)
  }

  /// Words and places in the order of the language.
  public let segments: [Segment]
  /// How the words are known.
  public let attestation: Attestation

  /// Reads a template; a place is a name in braces.
  public init(_ text: String, _ attestation: Attestation = .attested) {
    var segments: [Segment] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { segments.append(.words(String(rest[..<open]))) }
      segments.append(.slot(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { segments.append(.words(String(rest))) }
    self.segments = segments
    self.attestation = attestation
  }

  /// An attested template.
  public init(stringLiteral text: String) { self.init(text) }

  /// Words of our own, for want of the reader's.
  public static func assumed(_ text: String) -> Template { Template(text, .assumed) }

  /// English words in a phrasebook of another language.
  public static func untranslated(_ text: String) -> Template { Template(text, .untranslated) }

  /// The template as it is written: `{index} of {count}`.
  public var text: String {
    segments.map { segment in
      switch segment {
      case .words(let words): words
      case .slot(let name): "{\(name)}"
      }
    }.joined()
  }

  /// The words with every place filled; a place without an argument stays empty.
  public func filled(_ arguments: KeyValuePairs<String, String>) -> String {
    var text = ""
    for segment in segments {
      switch segment {
      case .words(let words): text += words
      case .slot(let name): text += arguments.first { $0.key == name }?.value ?? ""
      }
    }
    return text
  }

  /// The words with every place filled, as a phrase that is known as the template is.
  public func phrase(_ arguments: KeyValuePairs<String, String>) -> Phrase {
    Phrase(filled(arguments), attestation)
  }
}
