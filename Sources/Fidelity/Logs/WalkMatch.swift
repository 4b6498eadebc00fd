internal import Importers
package import Simulator
package import SpeechLogs
internal import TextIO

/// The walk of a log that is about a screen.
package struct WalkMatch: Sendable, Hashable {
  /// The index of the walk.
  package let walk: Int
  /// Why the walk was chosen.
  package let choice: WalkChoice
  /// How much of the walk is predicted.
  package let share: Double

  /// Finds the walk that is about a screen, or returns `nil` if there is none.
  package init?(
    of speech: LoggedSpeech, on screen: Screen, ofFile file: String, _ transcript: Transcript
  ) {
    let names = [screen.title, screen.name, PathName(file).stem].compactMap(\.self)
    guard let (walk, choice) = WalkChoice.walk(of: speech, for: names, transcript) else {
      return nil
    }
    self.walk = walk
    self.choice = choice
    share = WalkChoice.share(of: speech.walks[walk], with: transcript)
  }

  /// Returns the indices of the screens to compare.
  ///
  /// Each walk is compared with the screen of its name. If no screen has the name of a walk, the
  /// screen with most in common with its walk is compared.
  package static func compared(_ matches: [WalkMatch]) -> [Int] {
    let same = matches.indices.filter { matches[$0].choice == .sameName }
    var best: [Int: Int] = [:]
    for index in same.isEmpty ? Array(matches.indices) : same {
      let walk = same.isEmpty ? 0 : matches[index].walk
      if let other = best[walk], matches[other].share >= matches[index].share { continue }
      best[walk] = index
    }
    return best.values.sorted()
  }
}
