internal import CEspeakNG
internal import SystemLibrary
internal import VoiceProtocol

/// The voices of the engine.
///
/// Listing them costs memory each time, so it is done once.
enum VoiceList {
  /// The voices that speak a language.
  static func voices(of library: cespeak_library) -> [EngineVoice] {
    entries(library.list_voices(nil)).map { voice in
      EngineVoice(
        name: Engine.text(voice.name), identifier: Engine.text(voice.identifier),
        languages: languages(voice.languages))
    }
  }

  /// The names of the variants, such as `f3`; the engine lists them as voices `!v/f3`.
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

  /// The languages of a list of a priority, a tag and a NUL each, the lowest priority first.
  private static func languages(_ list: UnsafePointer<CChar>?) -> [EngineVoice.Language] {
    var languages: [EngineVoice.Language] = []
    var next = list
    while let entry = next, entry.pointee != 0 {
      let priority = Int(UInt8(bitPattern: entry.pointee))
      languages.append(EngineVoice.Language(tag: String(cString: entry + 1), priority: priority))
      next = entry + 1 + strlen(entry + 1) + 1
    }
    // Sorting by place as well keeps the order of equals.
    return languages.enumerated()
      .sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }
      .map(\.element)
  }
}
