/// A comment that suppresses a rule at the element on the same line or the next one.
///
/// The form is `announce-ignore RULE: reason`, in the comment syntax of the file.
struct Suppression: Sendable, Hashable {
  /// The word with which a suppressing comment begins.
  static let word = "announce-ignore"

  /// The names of the rules, as the author wrote them.
  var rules: [String]
  /// The reason for the suppression; a comment without a reason has no effect.
  var reason: String
  /// The line on which the comment begins, from 1.
  var line: Int
  /// The line on which the comment ends.
  var lastLine: Int
  /// Whether the line has other text before the comment.
  ///
  /// If so, the comment applies to its own line. Otherwise it applies to the next line.
  var isBehind: Bool
}
