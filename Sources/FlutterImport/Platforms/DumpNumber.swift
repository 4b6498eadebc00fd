/// Functions that write numbers in the format of files with platform trees.
enum DumpNumber {
  /// Returns a number with one decimal after rounding, or without decimals if the number is whole.
  static func text(_ number: Double) -> String {
    let rounded = (number * 10).rounded() / 10
    guard rounded.magnitude < 1e9 else { return "0" }
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
