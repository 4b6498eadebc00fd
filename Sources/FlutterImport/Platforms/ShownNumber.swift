/// Numbers in the format of the files that contain platform trees.
enum ShownNumber {
  /// Returns a number without a fraction of zero, rounded to one decimal.
  static func text(_ number: Double) -> String {
    let rounded = (number * 10).rounded() / 10
    guard rounded.magnitude < 1e9 else { return "0" }
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
