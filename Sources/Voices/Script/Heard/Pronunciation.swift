/// Phonemes of the engine, each text asked for once.
struct Pronunciation {
  private struct Key: Hashable {
    var words: String
    var language: String
  }

  private let engine: HeardExaminer.Engine?
  private var known: [Key: String?] = [:]

  init(_ engine: HeardExaminer.Engine?) { self.engine = engine }

  /// Whether there is an engine to ask.
  var isAsked: Bool { engine != nil }

  /// The phonemes of a part; absent without an engine.
  mutating func phonemes(of part: SpokenPart) async throws(SpeechError) -> String? {
    guard let engine else { return nil }
    let key = Key(words: part.words, language: part.language)
    if let phonemes = known[key] { return phonemes }
    let phonemes = try await engine(part)
    known[key] = phonemes
    return phonemes
  }

  /// The phonemes of words in the language of a part; absent without an engine, and where it cannot
  /// speak them.
  mutating func phonemes(
    of words: String, in part: SpokenPart
  ) async throws(SpeechError) -> String? {
    var asked = part
    asked.text = words
    asked.words = words
    asked.silence = 0
    do {
      return try await phonemes(of: asked)
    } catch {
      guard error.isOfText else { throw error }
      known[Key(words: words, language: part.language)] = .some(nil)
      return nil
    }
  }

  /// The first of some words that sounds like others.
  mutating func match(
    _ words: String, among candidates: [String], in part: SpokenPart
  ) async throws(SpeechError) -> String? {
    guard !candidates.isEmpty, let sound = try await phonemes(of: words, in: part), !sound.isEmpty
    else { return nil }
    for candidate in candidates {
      guard let other = try await phonemes(of: candidate, in: part) else { continue }
      if Pronunciation.bare(sound) == Pronunciation.bare(other) { return candidate }
    }
    return nil
  }

  /// Sounds without what depends on the words around: stress, breaks, marks of other languages.
  private static func bare(_ phonemes: String) -> [Unicode.Scalar] {
    var bare: [Unicode.Scalar] = []
    var isInBrackets = false
    for scalar in phonemes.unicodeScalars {
      switch scalar {
      case "(": isInBrackets = true
      case ")": isInBrackets = false
      case "ˈ", "ˌ", " ", "|", "\u{200D}", "_", "-": break
      default: if !isInBrackets { bare.append(scalar) }
      }
    }
    return bare
  }
}
