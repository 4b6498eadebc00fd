/// A comment that silences a rule at the element on its line or the next: `announce-ignore RULE:
/// reason`, in the comment syntax of the file.
struct Suppression: Sendable, Hashable {
  /// The first word of such a comment.
  static let word = "announce-ignore"

  /// The names of the rules, as written.
  var rules: [String]
  /// The reason.
  ///
  /// An empty reason silences nothing.
  var reason: String
  /// The line on which the comment begins, from 1.
  var line: Int
  /// The line on which the comment ends.
  var lastLine: Int
  /// Whether other text precedes the comment on its line.
  ///
  /// It then applies to that line rather than the next.
  var isBehind: Bool
}
