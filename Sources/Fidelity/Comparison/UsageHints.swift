internal import Simulator

/// Tells a reader's own advice from everything else that is heard.
///
/// Only sentences like “double tap to …”, “swipe up or down …”, the one on the rotor and the one on
/// actions count: hints of the author's, errors and descriptions are content.
enum UsageHints {
  /// What is heard of an announcement without advice.
  static func removed(from announcement: Announcement) -> String {
    let parts = announcement.parts.filter { part in
      part.kind != .usageHint && part.kind != .actions
    }
    return parts.map(\.text).joined(separator: ", ")
  }

  /// What is left of words that somebody wrote down.
  ///
  /// A sentence ends at a comma or full stop, and where advice begins.
  static func removed(from said: String) -> String {
    var kept: [Substring] = []
    for sentence in said.split(whereSeparator: { $0 == "," || $0 == "." || $0 == "\n" }) {
      let words = sentence.split(separator: " ")
      let start = words.indices.first { isAdvice(words[$0...].prefix(longest)) }
      let end = start ?? words.endIndex
      kept.append(contentsOf: words[..<end])
      kept.append(",")
    }
    return kept.joined(separator: " ")
  }

  /// No advice takes more words to be told from other words.
  private static let longest = 3

  private static func isAdvice(_ opening: some Sequence<Substring>) -> Bool {
    let words = opening.map { $0.lowercased() }
    let text = words.joined(separator: " ")
    return openings.contains { text.hasPrefix($0) } || isOffer(words)
  }

  /// “Actions available”, “links available”, “edit options available”.
  private static func isOffer(_ words: [String]) -> Bool {
    guard let place = words.firstIndex(of: "available"), place > 0, place <= 2 else { return false }
    return ["actions", "links", "options", "labels"].contains(words[place - 1])
  }

  private static let openings = [
    "double tap", "double-tap", "doubletap", "swipe up", "swipe down", "swipe left", "swipe right",
    "\"swipe up", "use the rotor", "use volume keys", "use tap with", "tap with",
  ]
}
