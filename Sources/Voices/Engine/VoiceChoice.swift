internal import Simulator
internal import VoiceProtocol

/// The rules for choosing a voice of the engine.
struct VoiceChoice {
  let engine: EngineDescription

  /// Returns the voice for words in a language: the engine's identifier of the voice, followed by
  /// the variant of the style, if it has one.
  ///
  /// No voice is chosen for languages that are written in Chinese characters, because the engine
  /// spells these characters in English.
  func voice(
    for words: String, in language: String, by style: SpeechStyle
  ) throws(SpeechError) -> String {
    if let name = style.voice { return try voice(named: name, variant: style.variant) }
    guard let voice = voice(for: language) else { throw .noVoice(language: language) }
    if LanguageTag(language)?.language == "ja", words.unicodeScalars.contains(where: isHan) {
      throw .unreadable(text: words, language: language)
    }
    return try joined(voice, variant: style.variant)
  }

  /// Returns the voice with a name, an identifier or a language tag.
  ///
  /// A variant may follow the name, as in `en-us+f3`.
  ///
  /// MBROLA voices are not supported, because the engine does not list them.
  func voice(named fullName: String, variant: String) throws(SpeechError) -> String {
    let parts = fullName.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let voice = named(name) ?? exact(normalized(name)) else {
      throw .unknownVoice(name, nearest: nearest(to: name))
    }
    return try joined(voice, variant: parts.count > 1 ? String(parts[1]) : variant)
  }

  private func joined(_ voice: EngineVoice, variant: String) throws(SpeechError) -> String {
    guard !variant.isEmpty else { return voice.identifier }
    // Variants are case-sensitive, and the engine ignores unknown variants.
    let known =
      engine.variants.first { $0 == variant }
      ?? engine.variants.first { $0.lowercased() == variant.lowercased() }
    guard let known else {
      let nearest = NearestWord.nearest(to: variant, among: engine.variants)
      throw .unknownVoice("+\(variant)", nearest: nearest.map { ["+\($0)"] } ?? ["+f3", "+m3"])
    }
    return "\(voice.identifier)+\(known)"
  }

  /// The languages whose voices cannot speak sentences in Chinese characters.
  private static let unusable = ["zh", "cmn", "yue", "hak", "nan", "wuu"]

  /// For some languages, the tag with which the engine lists the usual voice.
  private static let otherNames = [
    "en": "en-us", "pt": "pt-br", "nn": "nb", "iw": "he", "in": "id", "mo": "ro", "sh": "hr",
  ]

  /// Returns the voice for a BCP 47 tag.
  ///
  /// If the tag has no voice, shorter beginnings of the tag are tried.
  ///
  /// Example: `de-CH-1996`, then `de-CH`, then `de`. Source: RFC 4647, section 3.4 (lookup);
  /// regions by Unicode CLDR 44, parent locales.
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

  /// Returns the tag of the voice for a region without a separate voice: `es-419` for `es-mx`.
  private func regional(_ tag: LanguageTag) -> String? {
    let region = tag.subtags.dropFirst().first { $0.count == 2 || $0.count == 3 }
    return switch (tag.language, region) {
    case ("en", _) where tag.isBritish: "en-gb"
    case ("es", .some(let region)) where !["es", "ea", "ic", "gq"].contains(region): "es-419"
    case ("pt", .some(let region)) where region != "br": "pt-pt"
    default: nil
    }
  }

  /// Returns the best voice that lists a lower-case tag.
  ///
  /// The engine's priorities decide. Of two voices with equal priorities, the better voice is the
  /// one with the tag first in its list.
  private func exact(_ tag: String) -> EngineVoice? {
    var best: (voice: EngineVoice, score: Int)?
    for voice in engine.voices {
      for (index, language) in voice.languages.enumerated() where language.tag == tag {
        let score = language.priority * 2 + (index == 0 ? 0 : 1)
        if score < best?.score ?? .max { best = (voice, score) }
      }
    }
    return best?.voice
  }

  private func named(_ name: String) -> EngineVoice? {
    let name = normalized(name)
    return engine.voices.first {
      normalized($0.name) == name || normalized($0.identifier) == name
    }
  }

  /// Returns a name in lower case and with hyphens; people also write `_` and spaces.
  private func normalized(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
  }

  /// Returns the most similar voice name, or else some voices of the same language.
  private func nearest(to name: String) -> [String] {
    let tags = engine.voices.compactMap { $0.languages.first?.tag }
    let name = normalized(name)
    if let nearest = NearestWord.nearest(to: name, among: tags) { return [nearest] }
    let language = name.prefix { $0 != "-" }
    return Array(tags.filter { $0.prefix { $0 != "-" } == language }.prefix(5))
  }
}

private func isHan(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }
