/// The registered primary subtags of languages.
///
/// Source: IANA Language Subtag Registry; ISO 639-1 and 639-2.
enum LanguageSubtags {
  /// Whether the primary subtag of a tag is registered.
  static func isRegistered(_ tag: some StringProtocol) -> Bool {
    let first = tag.lowercased().prefix { $0 != "-" }
    guard first.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
    switch first.utf8.count {
    case 2: return twoLetters.contains(String(first))
    // A language with a two-letter code is registered with that code only.
    case 3: return isRegistered(letters: first.utf8)
    default: return false
    }
  }

  private static let twoLetters = words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy
    da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu
    hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb
    lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om
    or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv
    sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0.isNewline }.map(String.init))
  }
}
