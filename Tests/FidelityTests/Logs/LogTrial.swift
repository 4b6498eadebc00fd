import Importers
import Simulator
import SpeechLogs

@testable import Fidelity

/// Functions that create screens and logs for tests.
enum LogTrial {
  /// A generator of random numbers that are the same for the same seed.
  struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11 &* 0x9E37_79B9_7F4A_7C15
    }
  }

  /// Reads an outline with TalkBack or VoiceOver.
  static func transcript(_ outline: String, voiceOver: Bool = false) throws -> Transcript {
    let screens = try ImportedScreen.contents(
      of: Array(outline.utf8), format: .outline, file: "trial.outline", options: ImportOptions())
    let screen = screens[0].screen
    return voiceOver ? VoiceOver().read(screen) : TalkBack().read(screen)
  }

  /// Returns a walk with the given announcements, one for each stop; in each text, a usage hint
  /// follows “|”.
  static func walk(_ said: [String], isComplete: Bool = true) -> LoggedWalk {
    let utterances = said.enumerated().map { index, text in
      let pieces = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      return LoggedUtterance(
        String(pieces[0]), hint: pieces.count > 1 ? String(pieces[1]) : nil, line: index + 1)
    }
    return LoggedWalk(utterances: utterances, isComplete: isComplete)
  }

  /// Returns a walk with the announcements of a transcript as TalkBack 17 logs them, without hints.
  static func walk(of transcript: Transcript, isComplete: Bool = true) -> LoggedWalk {
    walk(words(of: transcript), isComplete: isComplete)
  }

  /// Returns the words of each stop without hints, joined by full stops.
  static func words(of transcript: Transcript) -> [String] {
    transcript.stops.map { stop in
      stop.announcement.parts.filter { $0.kind != .usageHint && $0.kind != .actions }.map(\.text)
        .joined(separator: ". ")
    }
  }

  /// Returns each line in a short form: `=2`, `~2`, `>3`, `+Sale`, `-4`, or `?5` for a hint.
  static func lines(_ comparison: LogComparison) -> [String] {
    comparison.lines.map { line in
      let stop = line.stop.map { String($0.index) } ?? ""
      return switch line.difference {
      case nil: "=\(stop)"
      case .words: "~\(stop)"
      case .moved: ">\(stop)"
      case .onlyHeard: "+\(line.heard?.words ?? "")"
      case .onlyPredicted: "-\(stop)"
      case .hint: "?\(stop)"
      }
    }
  }
}
