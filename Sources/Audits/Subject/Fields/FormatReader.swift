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
    var text: String?
    if let placeholder, isFormat(placeholder) {
      text = placeholder
    } else if let hint = node.hint, isFormat(subject.hintWords(of: control.node)) {
      text = hint.text
    } else {
      text = exampleOfPattern(control, node)
    }
    return text == nil || isFormat(control.words) ? nil : text
  }

  /// Returns the placeholder of a field of a page that has a pattern, such as “AB 123”.
  ///
  /// Returns `nil` if another text describes the field, or if everybody knows the format.
  private func exampleOfPattern(_ control: Control, _ node: Node) -> String? {
    guard subject.platform == .web, node.hint?.text.isBlank ?? true,
      node.label?.origin != .placeholder, node.textInput?.autofill == nil,
      subject.attribute("pattern", of: control.node)?.isBlank == false,
      let placeholder = node.placeholder, placeholder.contains(where: \.isNumber)
    else { return nil }
    return placeholder
  }

  /// Whether a text describes a format, either by a pattern or by a number of characters.
  func isFormat(_ text: String) -> Bool { isFormat(Wording.words(of: text)) }

  /// Whether the words of a text describe a format.
  private func isFormat(_ words: [String]) -> Bool {
    if let part = words.first(where: Self.dateParts.contains),
      words.contains(where: { $0 != part && Self.dateParts.contains($0) })
    {
      return true
    }
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
