internal import Simulator

/// Finds texts that say in which form something has to be entered.
struct FormatReader {
  private let phrases: PhraseSet

  init(_ subject: AuditSubject) {
    phrases = PhraseSet(subject.words.phrases { $0.formatPhrases })
  }

  /// Whether a text says how something has to be written: by a pattern, or by a number of signs.
  func isFormat(_ text: String) -> Bool {
    let words = Wording.words(of: text)
    if Set(words).intersection(Self.dateParts).count > 1 { return true }
    // A counter tells what is left, not what to write.
    if words.contains(where: Self.counters.contains) { return false }
    return phrases.isFound(in: words)
      && words.contains { $0.contains(where: \.isNumber) || Self.numbers.contains($0) }
  }

  private static let dateParts: Set<String> = [
    "dd", "mm", "mmm", "yy", "yyyy", "tt", "jj", "jjjj", "aa", "aaaa", "hh", "day", "month", "year",
    "tag", "monat", "jahr", "jour", "mois", "année", "día", "mes", "año",
  ]

  private static let counters: Set<String> = [
    "remaining", "left", "verbleibend", "verbleibende", "übrig", "restants", "restantes",
  ]

  private static let numbers: Set<String> = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "zwei",
    "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "zwölf", "deux", "trois",
    "quatre", "cinq", "sept", "huit", "neuf", "dix", "douze", "dos", "tres", "cuatro", "cinco",
    "seis", "siete", "ocho", "nueve", "diez", "doce",
  ]
}
