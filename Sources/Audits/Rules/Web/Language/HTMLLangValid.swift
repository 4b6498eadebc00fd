internal import Simulator

extension AuditRule {
  static let htmlLangValid = page(
    "html-lang-valid", aliases: ["bf051a", "html_lang_valid", "lang"], severity: .serious,
    criteria: ["3.1.1"],
    condition: "The language of the page is not a registered language.",
    why: "Readers cannot choose the right voice, and use the one for the phone's language.",
    fix: "Use a registered language tag, such as “en” or “de-AT”.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "↓<html lang=english><title>A</title><p>Hello</p></html>"),
      .fails(.web, "↓<html lang=eng><title>A</title><p>Hello</p></html>"),
      .fails(.web, "↓<html lang=i-klingon><title>A</title><p>Qapla</p></html>"),
      .passes(.web, "<html lang=en-GB-oed><title>A</title><p>Hello</p></html>"),
      .passes(.web, "<html lang=en-GB><title>A</title><p>Hello</p></html>"),
      .passes(.web, "<html lang='{{ language }}'><title>A</title><p>Hello</p></html>"),
    ]
  ) { page, findings in
    guard let root = page.root, let tag = page.source[root]["lang"], !tag.isBlank,
      !LanguageSubtags.isRegistered(tag), TemplateTags.content(of: tag).first == nil
    else { return }
    let old = GrandfatheredTag(tag)
    findings.add(
      element: root, GrandfatheredTag.message(about: tag, isOld: old != nil),
      needsReview: old != nil, fix: old.map { Finding.Fix($0.remedy) })
  }
}
