import Simulator

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

  /// The comments in the bytes of a file.
  static func all(in bytes: [UInt8]) -> [Suppression] {
    var found: [Suppression] = []
    for (number, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() {
      guard line.count > word.utf8.count else { continue }
      let text = String(decoding: line, as: UTF8.self)
      guard let start = text.range(of: word) else { continue }
      found.append(Suppression(text[start.upperBound...], line: number + 1))
    }
    return found
  }

  private init(_ rest: Substring, line: Int) {
    var rest = rest
    for end in ["-->", "*/"] {
      if let place = String(rest).range(of: end) {
        rest = Substring(String(rest)[..<place.lowerBound])
      }
    }
    let colon = rest.firstIndex(of: ":")
    rules = rest[..<(colon ?? rest.endIndex)]
      .split { $0 == "," || $0.isWhitespace }.map(String.init)
    reason = colon.map { rest[rest.index(after: $0)...].trimmingSpace } ?? ""
    self.line = line
  }

  /// Whether it stands on the lines of a start tag or right above.
  func isAt(_ first: Int, _ last: Int) -> Bool { (first - 1...max(first, last)).contains(line) }
}

extension Substring {
  /// Without white space at its ends.
  fileprivate var trimmingSpace: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}

extension String {
  /// The first place of other words.
  fileprivate func range(of words: String) -> Range<String.Index>? { firstRange(of: words) }
}
