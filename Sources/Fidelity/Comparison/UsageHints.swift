internal import Simulator

/// Functions that separate usage hints from the other words of announcements.
///
/// Usage hints are sentences that the reader adds, such as “double tap to …”, “swipe up or down …”
/// and sentences about the rotor and actions. Hints, errors and descriptions by the app's author
/// are not usage hints.
enum UsageHints {
  /// Returns the text of an announcement without usage hints.
  static func removed(from announcement: Announcement) -> String {
    text(of: announcement, hints: false)
  }

  /// Returns the usage hints of an announcement.
  static func only(in announcement: Announcement) -> String {
    text(of: announcement, hints: true)
  }

  private static func text(of announcement: Announcement, hints: Bool) -> String {
    let parts = announcement.parts.filter { $0.kind.isUsageHint == hints }
    return parts.map(\.text).joined(separator: ", ")
  }

  /// Returns the words that a tester wrote down, with usage hints removed.
  static func removed(from said: String) -> String { separated(said).words }

  /// Returns the usage hints among words that a tester wrote down.
  static func only(in said: String) -> String { separated(said).hints }

  /// Separates the usage hints from the other words that a tester wrote down.
  private static func separated(_ said: String) -> (words: String, hints: String) {
    var kept: [Substring] = []
    var hints: [Substring] = []
    for sentence in said.split(whereSeparator: { $0 == "," || $0 == "." || $0 == "\n" }) {
      let words = sentence.split(separator: " ")
      let start = words.indices.first { isHint(words[$0...].prefix(longest)) }
      let end = start ?? words.endIndex
      kept += words[..<end] + [","]
      if start != nil { hints += words[end...] + [","] }
    }
    return (kept.joined(separator: " "), hints.joined(separator: " "))
  }

  /// The number of words at the start of a text to examine; this number is enough to recognize any
  /// usage hint.
  private static let longest = 8

  private static func isHint(_ opening: some Sequence<Substring>) -> Bool {
    let words = opening.map { $0.lowercased() }
    let text = words.prefix(3).joined(separator: " ")
    return openings.contains { text.hasPrefix($0) } || isOffer(words) || isKeyHint(words)
  }

  /// Whether the words are a usage hint for keyboards, such as “press select to activate”, “press
  /// Alt + Space to toggle” or “press select and hold to long press”.
  ///
  /// Source: TalkBack's published strings, “Press {shortcut} to activate”; “select” is the key of a
  /// keyboard without letters.
  private static func isKeyHint(_ words: [String]) -> Bool {
    guard words.first == "press", let verb = words.firstIndex(of: "to").map({ $0 + 1 }),
      verb < words.endIndex
    else { return false }
    let keys = words[1..<verb - 1]
    if keys.first == "select" { return keys.count == 1 || keys.dropFirst() == ["and", "hold"] }
    return keys.contains("+") || keys.contains { $0.contains("+") }
  }

  /// Whether the words begin with an offer such as “actions available” or “edit options available”.
  private static func isOffer(_ words: [String]) -> Bool {
    guard let index = words.prefix(3).firstIndex(of: "available"), index > 0 else { return false }
    return ["actions", "links", "options", "labels"].contains(words[index - 1])
  }

  private static let openings = [
    "double tap", "double-tap", "doubletap", "swipe up", "swipe down", "swipe left", "swipe right",
    "\"swipe up", "use the rotor", "use volume keys", "use tap with", "tap with",
  ]
}

extension Part.Kind {
  /// Whether parts of this kind explain how to use the control.
  var isUsageHint: Bool { self == .usageHint || self == .actions }
}
