internal import Simulator

/// The words and symbols of an announcement.
///
/// Two keys are equal if the announcements sound the same, even in different spellings.
///
/// Symbols are included, unlike in ``RecordedWords``, because readers announce them. The position
/// of a symbol matters: “+5, 3” does not equal “5, +3”.
struct SpokenKey: Hashable {
  private let text: String

  init(_ text: String) {
    let scalars = Array(AudibleText(text).text.unicodeScalars)
    var pieces: [String] = []
    var run = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      guard SpokenKey.isSymbol(scalar, before: scalars[(index + 1)...].prefix(2)) else {
        run.append(scalar)
        continue
      }
      pieces += RecordedWords(String(run)).words
      pieces.append(String(scalar))
      run = String.UnicodeScalarView()
    }
    self.text = (pieces + RecordedWords(String(run)).words).joined(separator: " ")
  }

  /// Whether a scalar is a symbol that changes the meaning of the text.
  ///
  /// “%” does not count, because readers pronounce it as the word “percent”. Hyphens and the signs
  /// in a time such as “10:30” do not count either, because testers often leave these signs out.
  /// However, a hyphen before a number counts as a minus sign. ``AudibleText`` keeps full stops and
  /// commas only in numbers.
  private static func isSymbol(
    _ scalar: Unicode.Scalar, before next: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    switch scalar {
    case "%", ":", ";", "'", "’": false
    case "-": startsAmount(next.first == " " ? next.dropFirst() : next)
    default: !scalar.properties.isWhitespace && !RecordedWords.isPartOfWord(scalar)
    }
  }

  /// Whether scalars begin with a number, a decimal point or the sign of a currency.
  private static func startsAmount(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = scalars.first else { return false }
    return first.properties.numericType != nil || first == "."
      || first.properties.generalCategory == .currencySymbol
  }
}
