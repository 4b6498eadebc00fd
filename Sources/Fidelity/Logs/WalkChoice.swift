package import Simulator
package import SpeechLogs

/// The choice of the walk of a log that is about a screen.
package enum WalkChoice: Sendable, Hashable {
  /// The log has only this walk.
  case only
  /// The walk has the name of the screen.
  case sameName
  /// The walk has most words in common with the prediction.
  case bestMatch

  /// Returns the index of the walk that is about a screen, and why it was chosen, or `nil` without walks.
  ///
  /// - Parameters:
  ///   - speech: The log.
  ///   - names: The names of the screen: its title, its name and the stem of its file.
  ///   - transcript: What is predicted on the screen.
  package static func walk(
    of speech: LoggedSpeech, for names: [String], _ transcript: Transcript
  ) -> (index: Int, choice: WalkChoice)? {
    let names = Set(names.map { $0.lowercased() })
    let named = speech.walks.indices.filter { index in
      speech.walks[index].name.map { names.contains($0.lowercased()) } ?? false
    }
    // A walk in which the focus never moved is chosen only if no other has the name.
    let moving = named.filter { !speech.walks[$0].stops.isEmpty }
    let same = moving.isEmpty ? named : moving
    if same.count == 1 { return (same[0], .sameName) }
    if speech.walks.count == 1 { return (0, .only) }
    let predicted = PredictedStops(transcript.stops)
    let shares = (same.isEmpty ? Array(speech.walks.indices) : same).map { index in
      (index: index, share: share(of: speech.walks[index], predicted))
    }
    let best = shares.max { ($0.share, $1.index) < ($1.share, $0.index) }
    return best.map { ($0.index, same.isEmpty ? .bestMatch : .sameName) }
  }

  /// Returns how much of a walk is predicted, from 0 to 1.
  package static func share(of walk: LoggedWalk, with transcript: Transcript) -> Double {
    share(of: walk, PredictedStops(transcript.stops))
  }

  private static func share(of walk: LoggedWalk, _ predicted: PredictedStops) -> Double {
    let stops = walk.stops
    guard !stops.isEmpty else { return -1 }
    let known = stops.count { predicted[SpokenKey($0.words)] != nil }
    return Double(known) / Double(stops.count)
  }
}
