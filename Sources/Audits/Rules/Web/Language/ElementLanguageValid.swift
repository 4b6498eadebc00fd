internal import Simulator

extension AuditRule {
  static let elementLanguageValid = page(
    "valid-lang", aliases: ["de46e4", "element_lang_valid"], severity: .serious,
    criteria: ["3.1.2"],
    condition: "A part of the page with words of its own is in a language that is not registered.",
    why: "Readers do not know the voice, so people hear the words in the wrong pronunciation.",
    mend: "Write a registered tag, such as “fr” or “pt-BR”.",
    covers: ["wrong-language"],
    examples: [
      .fails(.web, "<p>He said ↓<q lang=french>oui</q>.</p>"),
      .passes(.web, "<p>He said <q lang=fr>oui</q>.</p>"),
      .passes(.web, "<div lang=french><p lang=fr>oui</p></div>"),
    ]
  ) { page, findings in
    var spoken: Set<Int>?
    for place in page.places(with: ["lang", "xml:lang"]) where page.source[place].name != "html" {
      let element = page.source[place]
      guard let tag = element["lang"] ?? element["xml:lang"], !tag.isEmpty,
        !LanguageSubtags.isRegistered(tag)
      else { continue }
      let known = spoken ?? page.languageHolders()
      spoken = known
      guard known.contains(place) else { continue }
      findings.add(element: place, "“\(tag)” is no registered language.")
    }
  }
}

extension WebPage {
  /// Elements whose `lang` says how some words on the page are pronounced.
  fileprivate func languageHolders() -> Set<Int> {
    var holders: Set<Int> = []
    var nearest = [Int?](repeating: nil, count: source.count)
    for place in source.indices {
      let element = source[place]
      let says = element["lang"] != nil || element["xml:lang"] != nil
      nearest[place] = says ? place : element.parent.flatMap { nearest[$0] }
      guard let holder = nearest[place], !holders.contains(holder), hasWords(place) else {
        continue
      }
      holders.insert(holder)
    }
    return holders
  }

  /// Whether something is read or seen of an element itself.
  private func hasWords(_ place: Int) -> Bool {
    guard let node = node(of: place) else { return false }
    let element = source[place]
    let isUnseen = isHidden(place) && node.hidden?.isVisible != true
    guard !isUnseen, node.hidden?.reason != .closedDetails else { return false }
    if !element.text.isBlank { return true }
    switch node.label?.origin {
    case .title, .value: return !node.name.isBlank
    default: break
    }
    return ["alt", "aria-label", "title", "placeholder", "aria-labelledby"].contains {
      !(element[$0] ?? "").isBlank
    }
  }
}
