internal import Simulator

/// A script other than Latin.
enum WritingSystem: String, Sendable, Hashable, CaseIterable {
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case armenian = "Armenian"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case bengali = "Bengali"
  case tamil = "Tamil"
  case thai = "Thai"
  case georgian = "Georgian"
  case kana = "Japanese"
  case hangul = "Korean"
  case han = "Chinese"

  /// Creates the script of a letter, or returns `nil` for Latin and for other characters.
  ///
  /// Source: Unicode, Blocks.txt.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.value >= 0x370, scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x531...0x58F: self = .armenian
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xB80...0xBFF: self = .tamil
    case 0xE00...0xE7F: self = .thai
    case 0x10A0...0x10FF: self = .georgian
    case 0x3040...0x30FF: self = .kana
    case 0x1100...0x11FF, 0xAC00...0xD7A3: self = .hangul
    case 0x3400...0x9FFF, 0x20000...0x3134F: self = .han
    default: return nil
    }
  }

  /// Returns the scripts in which a language is written, except Latin.
  ///
  /// Source: Unicode CLDR, supplemental data, scripts of languages that eSpeak NG speaks.
  static func used(in language: String) -> [WritingSystem] {
    switch LanguageTag(language)?.language {
    case "el", "grc": [.greek]
    case "ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "tt", "ba", "cv", "mn": [.cyrillic]
    case "hy", "hyw": [.armenian]
    case "he", "iw", "yi": [.hebrew]
    case "ar", "fa", "ur", "ps", "sd", "ug": [.arabic]
    case "hi", "mr", "ne", "kok", "sa": [.devanagari]
    case "bn", "as", "bpy": [.bengali]
    case "ta": [.tamil]
    case "th": [.thai]
    case "ka": [.georgian]
    case "ja": [.kana, .han]
    case "ko": [.hangul, .han]
    case "zh", "cmn", "yue": [.han]
    default: []
    }
  }

  /// Returns the first run of letters in a script that the language does not use, or `nil` if there
  /// is no such run.
  ///
  /// A single letter, such as `Ω`, counts as a sign and not as a run. However, a single Chinese
  /// character counts as a run.
  static func foreign(
    in text: String, language: String
  ) -> (writing: WritingSystem, letters: String)? {
    let own = used(in: language)
    var run: (writing: WritingSystem, letters: String)?
    for scalar in text.unicodeScalars {
      let writing = WritingSystem(scalar)
      if let current = run, writing != current.writing {
        if isWord(current) { return current }
        run = nil
      }
      guard let writing, !own.contains(writing) else { continue }
      run = (writing, (run?.letters ?? "") + String(scalar))
    }
    return run.flatMap { isWord($0) ? $0 : nil }
  }

  private static func isWord(_ run: (writing: WritingSystem, letters: String)) -> Bool {
    run.writing == .han || run.letters.unicodeScalars.count > 1
  }
}
