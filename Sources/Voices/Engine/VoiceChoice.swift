internal import Simulator
internal import VoiceProtocol

/// Chooses one of the engine's voices.
struct VoiceChoice {
  let engine: EngineDescription

  /// The engine's name of the voice, with its variant, for words in a language.
  ///
  /// A language that only Chinese characters are written in has no usable voice: the engine spells
  /// them, in English.
  func voice(
    for words: String, in language: String, by style: SpeechStyle
  ) throws(SpeechError) -> String {
    if let wanted = style.voice { return try voice(named: wanted, variant: style.variant) }
    guard let voice = voice(for: language) else { throw .noVoice(language: language) }
    if LanguageTag(language)?.language == "ja", words.unicodeScalars.contains(where: isHan) {
      throw .unreadable(text: words, language: language)
    }
    return try joined(voice, variant: style.variant)
  }

  /// The voice that is called so, by name, file or language, perhaps with a variant: `en-us+f3`.
  ///
  /// Voices of MBROLA are not among those that the engine lists.
  func voice(named wanted: String, variant: String) throws(SpeechError) -> String {
    let parts = wanted.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let voice = named(name) ?? exact(normalized(name)) else {
      throw .unknownVoice(name, nearest: nearest(to: name))
    }
    return try joined(voice, variant: parts.count > 1 ? String(parts[1]) : variant)
  }

  private func joined(_ voice: EngineVoice, variant: String) throws(SpeechError) -> String {
    guard !variant.isEmpty else { return voice.identifier }
    // The engine knows variants by their exact case and is silent about unknown ones.
    let known =
      engine.variants.first { $0 == variant }
      ?? engine.variants.first { $0.lowercased() == variant.lowercased() }
    guard let known else {
      let nearest = NearestWord.nearest(to: variant, among: engine.variants)
      throw .unknownVoice("+\(variant)", nearest: nearest.map { ["+\($0)"] } ?? ["+f3", "+m3"])
    }
    return "\(voice.identifier)+\(known)"
  }
}

extension VoiceChoice {
  /// Languages whose voices speak no sentence: Chinese ones, written in characters.
  private static let unusable = ["zh", "cmn", "yue", "hak", "nan", "wuu"]

  /// What tags are called that the engine calls otherwise, or that mean another region.
  private static let otherNames = [
    "en": "en-us", "pt": "pt-br", "nn": "nb", "iw": "he", "in": "id", "mo": "ro", "sh": "hr",
  ]

  /// The voice for a BCP 47 tag: of the tag, else of ever less of it.
  ///
  /// Source: RFC 4647, section 3.4 (lookup); regions by Unicode CLDR 44, parent locales.
  private func voice(for language: String) -> EngineVoice? {
    guard let tag = LanguageTag(language.isEmpty || language == "und" ? "en" : language),
      !Self.unusable.contains(tag.language)
    else { return nil }
    if let voice = exact(tag.subtags.joined(separator: "-")), tag.subtags.count > 1 {
      return voice
    }
    if let regional = regional(tag) { return exact(regional) }
    var subtags = tag.subtags
    while !subtags.isEmpty {
      let shorter = subtags.joined(separator: "-")
      if let voice = exact(Self.otherNames[shorter] ?? shorter) { return voice }
      subtags.removeLast()
    }
    return nil
  }

  /// The neighbouring region whose voice serves a region without one.
  private func regional(_ tag: LanguageTag) -> String? {
    let region = tag.subtags.dropFirst().first { $0.count == 2 || $0.count == 3 }
    return switch (tag.language, region) {
    case ("en", _) where tag.isBritish: "en-gb"
    case ("es", .some(let region)) where !["es", "ea", "ic", "gq"].contains(region): "es-419"
    case ("pt", .some(let region)) where region != "br": "pt-pt"
    default: nil
    }
  }

  /// The best voice of exactly a tag in lower case; of equals the one whose first language it is.
  private func exact(_ tag: String) -> EngineVoice? {
    var best: (voice: EngineVoice, score: Int)?
    for voice in engine.voices {
      for (place, language) in voice.languages.enumerated() where language.tag == tag {
        let score = language.priority * 2 + (place == 0 ? 0 : 1)
        if score < best?.score ?? .max { best = (voice, score) }
      }
    }
    return best?.voice
  }

  private func named(_ name: String) -> EngineVoice? {
    let wanted = normalized(name)
    return engine.voices.first {
      normalized($0.name) == wanted || normalized($0.identifier) == wanted
    }
  }

  /// A name in lower case, with hyphens: people and the engine's lists write `_` for a space.
  private func normalized(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
  }

  /// Voices of the same language, or with a name that is spelled almost so.
  private func nearest(to name: String) -> [String] {
    let tags = engine.voices.compactMap { $0.languages.first?.tag }
    let wanted = normalized(name)
    if let nearest = NearestWord.nearest(to: wanted, among: tags) { return [nearest] }
    let language = wanted.prefix { $0 != "-" }
    return Array(tags.filter { $0.prefix { $0 != "-" } == language }.prefix(5))
  }
}

private func isHan(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }
