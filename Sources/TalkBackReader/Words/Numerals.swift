/// The digits in which a language writes numbers.
enum Numerals: Sendable, Hashable {
  case latin
  /// The digits of Arabic: ٠١٢٣٤٥٦٧٨٩.
  case arabicIndic

  /// Returns a whole number in these digits.
  ///
  /// Source: java.util.Formatter, localization algorithm; Unicode CLDR 44, default numbering
  /// systems: “arab” for Arabic, “latn” for every other language here, Hindi included.
  func text(_ number: Int) -> String {
    let digits = String(number)
    guard self == .arabicIndic else { return digits }
    var scalars = String.UnicodeScalarView()
    for scalar in digits.unicodeScalars {
      // A minus sign is not a digit and stays.
      let value = scalar.properties.numericType == nil ? nil : scalar.value - 0x30
      scalars.append(value.flatMap { Unicode.Scalar(0x0660 + $0) } ?? scalar)
    }
    return String(scalars)
  }
}
