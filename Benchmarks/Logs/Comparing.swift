internal import Fidelity
internal import Importers
internal import Simulator
internal import SpeechLogs

/// Walks of growing length against predictions, each a kind that could take quadratic time.
enum ComparingLogs {
  /// The numbers of stops.
  static let sizes = [20_000, 40_000, 80_000]

  /// A kind of walk.
  enum Kind: String, CaseIterable {
    case nothingMatches = "nothing matches"
    case allEqual = "all equal"
    case allTheSameText = "all the same text"
    case pairsSwapped = "pairs swapped"
    case wrapsRound = "wraps round"
    case backward = "swiped backward"
    case zigzag = "back after each stop"

    /// Returns what is heard where `words` is predicted.
    func heard(_ words: [String]) -> [String] {
      switch self {
      case .nothingMatches: words.indices.map { "Other thing \($0 + words.count)" }
      case .allEqual: words
      case .allTheSameText: words
      case .pairsSwapped: words.indices.map { words[min($0 ^ 1, words.count - 1)] }
      case .wrapsRound: Array(words[(words.count / 3)...] + words) + words.prefix(2)
      case .backward:
        Array([words[words.count - 2], words[words.count - 1]] + words.dropLast().reversed())
      case .zigzag:
        words.indices.dropFirst().flatMap { [words[$0 - 1], words[$0], words[$0 - 1]] }
      }
    }
  }

  /// Prints the best time of two for each kind and size, and returns whether one grows too fast.
  static func run() -> Bool {
    var isTooSlow = false
    print("compared, stops ms")
    for kind in Kind.allCases {
      var last: Double?
      for size in sizes {
        guard let transcript = transcript(size, isSame: kind == .allTheSameText) else {
          return true
        }
        let heard = kind.heard(transcript.stops.map(\.announcement.text))
        let walk = LoggedWalk(
          utterances: heard.enumerated().map { LoggedUtterance($1, line: $0 + 1) })
        var time = Double.infinity
        for _ in 0..<2 {
          time = min(time, milliseconds { _ = LogComparison(walk, with: transcript) })
        }
        print(kind.rawValue, transcript.stops.count, time.rounded())
        if let last, time > last * maximumRatio { isTooSlow = true }
        last = time
      }
    }
    return isTooSlow
  }

  /// Returns the reading of a screen with this many texts.
  private static func transcript(_ count: Int, isSame: Bool) -> Transcript? {
    let outline = (0..<count).map { "- text \"\(isSame ? "Row" : "Row \($0)")\"\n" }.joined()
    let screens = try? ImportedScreen.contents(
      of: Array(outline.utf8), format: .outline, file: "rows.outline", options: ImportOptions())
    return screens?.first.map { TalkBack().read($0.screen, listsSkippedNodes: false) }
  }
}
