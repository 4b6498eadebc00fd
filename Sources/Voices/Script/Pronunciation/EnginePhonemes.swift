/// A cache of the phonemes from the engine.
struct EnginePhonemes {
  private struct Key: Hashable {
    var words: String
    var language: String
  }

  private let engine: PronunciationExaminer.Engine
  private var known: [Key: String?] = [:]

  init(_ engine: @escaping PronunciationExaminer.Engine) { self.engine = engine }

  /// Returns the phonemes of a part, or `nil` if the engine failed on the same words before.
  mutating func phonemes(of part: SpokenPart) throws(SpeechError) -> String? {
    let key = Key(words: part.words, language: part.language)
    if let phonemes = known[key] { return phonemes }
    let phonemes = try engine(part)
    known[key] = phonemes
    return phonemes
  }

  /// Returns the phonemes of words in the language of a part, or `nil` if the engine cannot speak
  /// the words.
  mutating func phonemes(
    of words: String, in part: SpokenPart
  ) throws(SpeechError) -> String? {
    var copy = part
    copy.text = words
    copy.words = words
    copy.silence = 0
    do {
      return try phonemes(of: copy)
    } catch {
      guard error.concernsOneText else { throw error }
      known[Key(words: words, language: part.language)] = .some(nil)
      return nil
    }
  }

  /// Returns the first candidate with the same phonemes as `words`.
  mutating func match(
    _ words: String, among candidates: [String], in part: SpokenPart
  ) throws(SpeechError) -> String? {
    guard !candidates.isEmpty, let sound = try phonemes(of: words, in: part), !sound.isEmpty
    else { return nil }
    for candidate in candidates {
      guard let other = try phonemes(of: candidate, in: part) else { continue }
      if EnginePhonemes.removingContextMarks(sound) == EnginePhonemes.removingContextMarks(other) {
        return candidate
      }
    }
    return nil
  }

  /// Returns the first candidate whose phonemes occur within the phonemes of a part.
  ///
  /// The part is pronounced as a whole, because eSpeak NG reads `DOB` alone as a word but spells it
  /// letter by letter in a sentence.
  mutating func part(
    _ part: SpokenPart, has candidates: [String]
  ) throws(SpeechError) -> String? {
    guard let sound = try phonemes(of: part) else { return nil }
    let segments = EnginePhonemes.removingContextMarks(sound)
    for candidate in candidates {
      guard let other = try phonemes(of: candidate, in: part), !other.isEmpty else { continue }
      let piece = EnginePhonemes.removingContextMarks(other)
      if !piece.isEmpty, segments.contains(piece) { return candidate }
    }
    return nil
  }

  /// Returns the phonemes without marks for stress, breaks and language switches, which depend on
  /// context.
  private static func removingContextMarks(_ phonemes: String) -> [Unicode.Scalar] {
    var segments: [Unicode.Scalar] = []
    var isInBrackets = false
    for scalar in phonemes.unicodeScalars {
      switch scalar {
      case "(": isInBrackets = true
      case ")": isInBrackets = false
      case "ˈ", "ˌ", " ", "|", "\u{200D}", "_", "-": break
      default: if !isInBrackets { segments.append(scalar) }
      }
    }
    return segments
  }
}
