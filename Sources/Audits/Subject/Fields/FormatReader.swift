internal import Simulator

/// A parser that recognizes texts about the format of a value, such as “8 digits”.
struct FormatReader {
  private let subject: AuditSubject
  private let phrases: PhraseSet

  init(_ subject: AuditSubject) {
    self.subject = subject
    phrases = PhraseSet(subject.words.phrases(\.formatPhrases))
  }

  /// Returns the placeholder or hint of a field that describes the format.
  ///
  /// Returns `nil` if the name already describes the format, or if no text describes it.
  func format(of control: Control, _ node: Node) -> String? {
    guard control.kind == .field, !node.isMarkedInvalid else { return nil }
    // Compose shows the placeholder of a field with a label only while the field has focus.
    let placeholder =
      node.placeholder ?? ComposeFieldCall(of: control.node, on: subject)?.placeholder
    let text = [placeholder, node.hint?.text].lazy.compactMap(\.self).first(where: isFormat)
    return text == nil || isFormat(control.name) ? nil : text
  }

  /// Whether a text describes a format, either by a pattern or by a number of characters.
  func isFormat(_ text: String) -> Bool {
    let words = Wording.words(of: text)
    let dates = words.filter(Self.dateParts.contains)
    if dates.count > 1, Set(dates).count > 1 { return true }
    // A text with the number of remaining characters is a counter, not a format.
    if words.contains(where: Self.counters.contains) { return false }
    return phrases.isFound(in: words)
      && words.contains { $0.contains(where: \.isNumber) || Self.numbers.contains($0) }
  }

  private static let dateParts: WordSet = [
    "dd", "mm", "mmm", "yy", "yyyy", "tt", "jj", "jjjj", "aa", "aaaa", "hh", "day", "month", "year",
    "tag", "monat", "jahr", "jour", "mois", "année", "día", "mes", "año",
  ]

  private static let counters: WordSet = [
    "remaining", "left", "verbleibend", "verbleibende", "übrig", "restants", "restantes",
  ]

  private static let numbers: WordSet = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "zwei",
    "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "zwölf", "deux", "trois",
    "quatre", "cinq", "sept", "huit", "neuf", "dix", "douze", "dos", "tres", "cuatro", "cinco",
    "seis", "siete", "ocho", "nueve", "diez", "doce",
  ]
}
