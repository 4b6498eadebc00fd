/// Positions in words: 1st, 2nd.
package enum Ordinal {
  /// Returns the ordinal of a positive number.
  package static func text(_ number: Int) -> String {
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}
