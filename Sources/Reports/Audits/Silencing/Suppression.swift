/// A comment in a file that silences a rule at the element on its line or the next:
/// `announce-ignore RULE: reason`, in whatever the file has for comments.
struct Suppression: Sendable, Hashable {
  /// The word that begins it.
  static let word = "announce-ignore"

  /// The rules as they are written.
  var rules: [String]
  /// Why; empty where nobody says, which silences nothing.
  var reason: String
  /// Its line, from 1.
  var line: Int
  /// The line it ends in.
  var lastLine: Int
  /// Whether something stands before it on its line, which it is about then rather than the next.
  var isBehind: Bool
}
