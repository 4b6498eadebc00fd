/// Compares the text of an executed line with ours.
enum Comparison {
  /// TalkBack's: our transcripts are in lower case in English and write “double tap”, and the
  /// sentence about actions ends in a separator.
  case folded
  /// AccessibilitySnapshot's: to the byte.
  case exact

  /// Whether two texts are equal.
  func callAsFunction(_ left: String, _ right: String) -> Bool {
    switch self {
    case .folded: Comparison.fold(left) == Comparison.fold(right)
    case .exact: left.utf8.elementsEqual(right.utf8)
    }
  }

  /// The text in lower case, with spaces for hyphens, no byte order marks, one space between words
  /// and no comma at its end.
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
