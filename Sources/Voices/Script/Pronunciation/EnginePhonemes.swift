/// Phonemes of the engine, each text asked for once.
struct EnginePhonemes {
  private struct Key: Hashable {
    var words: String
    var language: String
  }

  private let engine: PronunciationExaminer.Engine
  private var known: [Key: String?] = [:]

  init(_ engine: @escaping PronunciationExaminer.Engine) { self.engine = engine }

  /// The phonemes of a part; absent for words that it could not speak before.
  mutating func phonemes(of part: SpokenPart) throws(SpeechError) -> String? {
    let key = Key(words: part.words, language: part.language)
    if let phonemes = known[key] { return phonemes }
    let phonemes = try engine(part)
    known[key] = phonemes
    return phonemes
  }

  /// The phonemes of words in the language of a part; absent where it cannot speak them.
  mutating func phonemes(
    of words: String, in part: SpokenPart
  ) throws(SpeechError) -> String? {
    var asked = part
    asked.text = words
    asked.words = words
    asked.silence = 0
    do {
      return try phonemes(of: asked)
    } catch {
      guard error.isOfText else { throw error }
      known[Key(words: words, language: part.language)] = .some(nil)
      return nil
    }
  }

  /// The first of some words that sounds like others.
  mutating func match(
    _ words: String, among candidates: [String], in part: SpokenPart
  ) throws(SpeechError) -> String? {
    guard !candidates.isEmpty, let sound = try phonemes(of: words, in: part), !sound.isEmpty
    else { return nil }
    for candidate in candidates {
      guard let other = try phonemes(of: candidate, in: part) else { continue }
      if EnginePhonemes.bare(sound) == EnginePhonemes.bare(other) { return candidate }
    }
    return nil
  }

  /// The first of some words that is heard in a part, whatever is around it.
  ///
  /// The engine reads some words otherwise by themselves: `DOB` as a word, but spelled in a
  /// sentence.
  mutating func part(
    _ part: SpokenPart, has candidates: [String]
  ) throws(SpeechError) -> String? {
    guard let sound = try phonemes(of: part) else { return nil }
    let bare = EnginePhonemes.bare(sound)
    for candidate in candidates {
      guard let other = try phonemes(of: candidate, in: part), !other.isEmpty else { continue }
      let piece = EnginePhonemes.bare(other)
      if !piece.isEmpty, bare.contains(piece) { return candidate }
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
