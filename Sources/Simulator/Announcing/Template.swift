/// Words of a reader with named places for what they are about: `{index} of {count}`.
public struct Template: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A run of words or a place to fill.
  public enum Segment: Sendable, Hashable {
    case words(String)
    case slot(String)
  }

  /// Words and places in the order of the language.
  public let segments: [Segment]

  /// Reads a template; a place is a name in braces.
  public init(stringLiteral text: String) {
    var segments: [Segment] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { segments.append(.words(String(rest[..<open]))) }
      segments.append(.slot(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { segments.append(.words(String(rest))) }
    self.segments = segments
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
}
