internal import Simulator

extension AuditRule {
  static let validLang = page(
    "valid-lang", aliases: ["de46e4", "element_lang_valid"], severity: .serious,
    criteria: ["3.1.2"],
    condition: "The lang attribute of a part of the page is not a registered language.",
    why:
      "Readers cannot choose the right voice, so people hear the words with a wrong pronunciation.",
    fix: "Use a registered language tag, such as “fr” or “pt-BR”.",
    supersedes: ["wrong-language"],
    examples: [
      .fails(.web, "<p>He said ↓<q lang=french>oui</q>.</p>"),
      .fails(.web, "<p>They said ↓<q lang=i-klingon>Qapla</q>.</p>"),
      .passes(.web, "<p>They said <q lang=tlh>Qapla</q>.</p>"),
      .passes(.web, "<p>He said <q lang=fr>oui</q>.</p>"),
      .passes(.web, "<div lang=french><p lang=fr>oui</p></div>"),
    ]
  ) { page, findings in
    var spoken: Set<Int>?
    for index in page.elements(with: ["lang", "xml:lang"]) where page.source[index].name != "html" {
      let element = page.source[index]
      guard let tag = element["lang"] ?? element["xml:lang"], !tag.isEmpty,
        !LanguageSubtags.isRegistered(tag)
      else { continue }
      let known = spoken ?? page.languageHolders()
      spoken = known
      guard known.contains(index) else { continue }
      let old = GrandfatheredTag(tag)
      findings.add(
        element: index, GrandfatheredTag.message(about: tag, isOld: old != nil),
        needsReview: old != nil, fix: old.map { Finding.Fix($0.remedy) })
    }
  }
}

extension WebPage {
  /// Returns the elements with a `lang` attribute that decides how readers pronounce words of the
  /// page.
  fileprivate func languageHolders() -> Set<Int> {
    var holders: Set<Int> = []
    var nearest = [Int?](repeating: nil, count: source.count)
    for index in source.indices {
      let element = source[index]
      let hasLanguage = element["lang"] != nil || element["xml:lang"] != nil
      nearest[index] = hasLanguage ? index : element.parent.flatMap { nearest[$0] }
      guard let holder = nearest[index], !holders.contains(holder), hasWords(index) else {
        continue
      }
      holders.insert(holder)
    }
    return holders
  }

  /// Whether an element itself has visible or announced words, not counting its descendants.
  private func hasWords(_ index: Int) -> Bool {
    guard let node = node(of: index) else { return false }
    let element = source[index]
    let isUnseen = isHidden(index) && node.hidden?.isVisible != true
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
