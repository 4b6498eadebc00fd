package import Simulator
package import SpeechLogs
internal import TextIO

/// The walk in a log that is most likely a walk through a given screen.
package struct WalkMatch: Sendable, Hashable {
  /// The reason why a walk was chosen.
  package enum Choice: Sendable, Hashable {
    /// The log has only this walk.
    case only
    /// The walk has the name of the screen.
    case sameName
    /// No other walk has a larger share of predicted stops.
    case bestMatch
  }

  /// The index of the walk.
  package let walk: Int
  /// The reason why the walk was chosen.
  package let choice: Choice
  /// The share of predicted stops among the walk's stops, from 0 to 1; −1 for a walk without stops.
  package let share: Double

  /// Finds the walk through a screen, or returns `nil` if the log has no walks.
  ///
  /// - Parameters:
  ///   - speech: The log.
  ///   - screen: The screen. A walk can be named after the title or name of the screen.
  ///   - file: The path of the screen's file. A walk can be named after the file, without
  ///     extension.
  ///   - transcript: The predicted stops of the screen.
  package init?(
    of speech: LoggedSpeech, on screen: Screen, ofFile file: String, _ transcript: Transcript
  ) {
    let names = Set(
      [screen.title, screen.name, PathName(file).stem].compactMap { $0?.lowercased() })
    let named = speech.walks.indices.filter { index in
      speech.walks[index].name.map { names.contains($0.lowercased()) } ?? false
    }
    // A walk without a move of focus is chosen only if no other walk has the same name.
    let moving = named.filter { !speech.walks[$0].stops.isEmpty }
    let same = moving.isEmpty ? named : moving
    let predicted = PredictedStops(transcript.stops)
    let shares = (same.isEmpty ? Array(speech.walks.indices) : same).map { index in
      (index: index, share: predicted.share(of: speech.walks[index]))
    }
    guard let best = shares.max(by: { ($0.share, $1.index) < ($1.share, $0.index) }) else {
      return nil
    }
    (walk, share) = best
    choice = !same.isEmpty ? .sameName : shares.count == 1 ? .only : .bestMatch
  }

  /// Returns the indices of the screens to compare.
  ///
  /// Each walk is compared with the screen of the same name. If no walk has the name of a screen,
  /// only the screen with the largest ``share`` is compared.
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

extension PredictedStops {
  /// Returns the share of predicted stops among a walk's stops, or −1 for a walk without stops.
  fileprivate func share(of walk: LoggedWalk) -> Double {
    let stops = walk.stops
    guard !stops.isEmpty else { return -1 }
    return Double(stops.count { self[SpokenKey($0.words)] != nil }) / Double(stops.count)
  }
}
