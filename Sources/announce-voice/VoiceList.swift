internal import CEspeakNG
internal import SystemLibrary
internal import VoiceProtocol

/// The lists of the engine's voices and variants.
///
/// Each listing leaks memory in the library. Therefore, each list is made only once.
enum VoiceList {
  /// Returns the voices that speak a language.
  static func voices(of library: cespeak_library) -> [EngineVoice] {
    entries(library.list_voices(nil)).map { voice in
      EngineVoice(
        name: Engine.text(voice.name), identifier: Engine.text(voice.identifier),
        languages: languages(voice.languages))
    }
  }

  /// Returns the names of the variants, such as `f3`.
  ///
  /// The engine lists them as voices with the name `!v/f3`.
  static func variants(of library: cespeak_library) -> [String] {
    "variant".withCString { language in
      var specification = cespeak_voice()
      specification.languages = language
      let prefix = "!v/"
      return entries(library.list_voices(&specification)).compactMap { voice in
        let identifier = Engine.text(voice.identifier)
        return identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : nil
      }
    }
  }

  private static func entries(
    _ list: UnsafeMutablePointer<UnsafePointer<cespeak_voice>?>?
  ) -> [cespeak_voice] {
    var voices: [cespeak_voice] = []
    var next = list
    while let voice = next?.pointee?.pointee {
      voices.append(voice)
      next = next?.advanced(by: 1)
    }
    return voices
  }

  /// Parses the engine's list of a voice's languages, and sorts it by priority.
  ///
  /// Each entry consists of a priority, a tag and NUL.
  private static func languages(_ list: UnsafePointer<CChar>?) -> [EngineVoice.Language] {
    var languages: [EngineVoice.Language] = []
    var next = list
    while let entry = next, entry.pointee != 0 {
      let priority = Int(UInt8(bitPattern: entry.pointee))
      languages.append(EngineVoice.Language(tag: String(cString: entry + 1), priority: priority))
      next = entry + 1 + strlen(entry + 1) + 1
    }
    // The offset is compared, too, so that languages of equal priority keep their order.
    return languages.enumerated()
      .sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }
      .map(\.element)
  }
}
