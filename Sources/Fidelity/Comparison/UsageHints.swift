internal import Simulator

/// The removal of usage hints from announcements.
///
/// Usage hints are sentences that the reader adds, such as “double tap to …”, “swipe up or down …”
/// and those about the rotor and actions. Hints, errors and descriptions that the author wrote are
/// content and stay.
enum UsageHints {
  /// Returns the text of an announcement without usage hints.
  static func removed(from announcement: Announcement) -> String {
    let parts = announcement.parts.filter { part in
      part.kind != .usageHint && part.kind != .actions
    }
    return parts.map(\.text).joined(separator: ", ")
  }

  /// Returns the words that a tester wrote down, without usage hints.
  ///
  /// A sentence ends at a comma, at a full stop, or before a usage hint.
  static func removed(from said: String) -> String {
    var kept: [Substring] = []
    for sentence in said.split(whereSeparator: { $0 == "," || $0 == "." || $0 == "\n" }) {
      let words = sentence.split(separator: " ")
      let start = words.indices.first { isHint(words[$0...].prefix(longest)) }
      let end = start ?? words.endIndex
      kept.append(contentsOf: words[..<end])
      kept.append(",")
    }
    return kept.joined(separator: " ")
  }

  /// The number of words from which every usage hint can be recognized.
  private static let longest = 3

  private static func isHint(_ opening: some Sequence<Substring>) -> Bool {
    let words = opening.map { $0.lowercased() }
    let text = words.joined(separator: " ")
    return openings.contains { text.hasPrefix($0) } || isOffer(words)
  }

  /// Whether words are “actions available”, “links available” or “edit options available”.
  private static func isOffer(_ words: [String]) -> Bool {
    guard let index = words.firstIndex(of: "available"), index > 0, index <= 2 else { return false }
    return ["actions", "links", "options", "labels"].contains(words[index - 1])
  }

  private static let openings = [
    "double tap", "double-tap", "doubletap", "swipe up", "swipe down", "swipe left", "swipe right",
    "\"swipe up", "use the rotor", "use volume keys", "use tap with", "tap with",
  ]
}
