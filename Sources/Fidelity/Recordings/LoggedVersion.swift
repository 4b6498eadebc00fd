internal import Simulator

/// Functions that find the version of a reader in the notes of a recording.
enum LoggedVersion {
  /// Returns a version such as `17.0.1` or `iOS 27`, or `nil` if the notes name no version.
  static func text(in notes: String, of reader: String) -> String? {
    let words = notes.split { " ,;()".contains($0) }
    for (word, next) in zip(words, words.dropFirst()) {
      switch word {
      case "TalkBack" where reader == TalkBack.name:
        if let version = shortened(next, to: 2) { return version }
      case "iOS" where reader == VoiceOver.name, "iPadOS" where reader == VoiceOver.name:
        if let version = shortened(next, to: 1) { return "\(word) \(version)" }
      default: break
      }
    }
    return nil
  }

  /// Returns a version without trailing zeros, or `nil` if the text is not a version.
  ///
  /// The first `count` numbers stay even if they are zero. For example, `17.0.0` becomes `17.0` if
  /// `count` is 2.
  private static func shortened(_ version: Substring, to count: Int) -> String? {
    var numbers = version.split(separator: ".", omittingEmptySubsequences: false)
    let areNumbers = numbers.allSatisfy { (1...9).contains($0.count) && Int($0) != nil }
    guard areNumbers, numbers.count <= 4 else { return nil }
    // The fourth number is the build number, which is left out.
    numbers = Array(numbers.prefix(3))
    while numbers.count > count, numbers.last.flatMap({ Int($0) }) == 0 { numbers.removeLast() }
    return numbers.joined(separator: ".")
  }
}
