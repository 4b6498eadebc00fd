/// A script, such as Latin or Cyrillic.
///
/// The raw value is the name that messages contain: “is in Greek letters”.
package enum WritingSystem: String, Sendable, Hashable {
  case latin = "Latin"
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

  /// Creates the script of a letter.
  ///
  /// Returns `nil` for characters that are no letters, and for letters of other scripts.
  ///
  /// Source: Unicode, Blocks.txt.
  package init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x41...0x24F, 0x1E00...0x1EFF: self = .latin
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

  /// Returns the scripts in which a language is written, or `nil` if they are unknown.
  ///
  /// - Parameter language: A language subtag in lower case, such as “ja”.
  ///
  /// Source: Unicode CLDR, supplemental data, scripts of languages.
  package static func used(in language: String) -> Set<WritingSystem>? {
    switch language {
    case "af", "ca", "cs", "cy", "da", "de", "en", "es", "et", "eu", "fi", "fr", "ga", "gl", "hr",
      "hu", "id", "is", "it", "lt", "lv", "ms", "nb", "nl", "nn", "no", "pl", "pt", "ro", "sk",
      "sl", "sq", "sv", "tr", "vi":
      [.latin]
    case "el", "grc": [.greek]
    case "ba", "be", "bg", "cv", "kk", "ky", "mk", "mn", "ru", "tt", "uk": [.cyrillic]
    case "sr": [.cyrillic, .latin]
    case "hy", "hyw": [.armenian]
    case "he", "iw", "yi": [.hebrew]
    case "ar", "fa", "ps", "sd", "ug", "ur": [.arabic]
    case "hi", "kok", "mr", "ne", "sa": [.devanagari]
    case "as", "bn", "bpy": [.bengali]
    case "ta": [.tamil]
    case "th": [.thai]
    case "ka": [.georgian]
    case "ja": [.kana, .han]
    case "ko": [.hangul, .han]
    case "cmn", "yue", "zh": [.han]
    default: nil
    }
  }
}
