/// The comparison of the text of an executed line with ours.
enum Comparison {
  /// The comparison with TalkBack.
  ///
  /// In English, our transcripts are in lower case and say “double tap”, and the sentence about
  /// actions ends with a separator.
  case folded
  /// The comparison with AccessibilitySnapshot: every byte must be equal.
  case exact

  /// Whether two texts are equal.
  func callAsFunction(_ left: String, _ right: String) -> Bool {
    switch self {
    case .folded: Comparison.fold(left) == Comparison.fold(right)
    case .exact: left.utf8.elementsEqual(right.utf8)
    }
  }

  /// Returns the text in the form that is compared.
  ///
  /// It is in lower case, has spaces instead of hyphens and one space between words. It has no byte
  /// order mark and no comma at its end.
  static func fold(_ text: String) -> String {
    var words = [String.UnicodeScalarView()]
    for scalar in text.lowercased().unicodeScalars where scalar != "\u{FEFF}" {
      if scalar.properties.isWhitespace || scalar == "-" {
        if words.last?.isEmpty == false { words.append(String.UnicodeScalarView()) }
      } else {
        words[words.count - 1].append(scalar)
      }
    }
    var folded = words.filter { !$0.isEmpty }.map { String($0) }.joined(separator: " ")
    while folded.last == "," || folded.last == " " { folded.removeLast() }
    return folded
  }
}
