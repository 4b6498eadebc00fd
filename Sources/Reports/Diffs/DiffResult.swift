import Simulator

/// The changed announcements of all compared screens, in the form that all output formats use.
package struct DiffResult: Sendable {
  /// The names of the compared versions, as the user gave them: `HEAD~1` and `Samples`.
  package var before: String
  package var after: String
  /// All compared screens, in the order of the files.
  package var screens: [ScreenDiff] = []

  package init(before: String, after: String) {
    self.before = before
    self.after = after
  }

  /// The screens with changed announcements.
  package var changed: [ScreenDiff] { screens.filter(\.differs) }

  /// The screens that the text and Markdown formats list.
  var listed: [ScreenDiff] { screens.filter(\.isListed) }

  /// The result in one line.
  package var summary: String {
    guard !screens.isEmpty else { return "no screens to compare" }
    let compared = "\(counted(screens.count, "screen")) compared"
    guard !changed.isEmpty else { return "\(compared), no announcements changed" }
    var pieces = [compared]
    for (presence, word) in [(ScreenDiff.Presence.new, "new"), (.gone, "gone")] {
      let count = screens.count { $0.presence == presence }
      if count > 0 { pieces.append("\(count) \(word)") }
    }
    let stops = screens.flatMap(\.readers).flatMap(\.stops)
    if !stops.isEmpty { pieces.append(DiffResult.counts(stops)) }
    return (pieces + costs).joined(separator: ", ")
  }

  /// Returns the counts in words: `3 stops differ (1 lost, 2 reworded)`.
  static func counts(_ stops: [ReaderDiff.StopDiff]) -> String {
    let severities = DifferenceSeverity.allCases.compactMap { severity in
      let count = stops.count { $0.severity == severity }
      return count > 0 ? "\(count) \(severity.rawValue)" : nil
    }
    let verb = stops.count == 1 ? "differs" : "differ"
    return "\(counted(stops.count, "stop")) \(verb) (\(severities.joined(separator: ", ")))"
  }

  /// The change of the total cost of all screens for each reader, in words.
  private var costs: [String] {
    var names: [String] = []
    for reader in screens.flatMap(\.readers) where !names.contains(reader.displayName) {
      names.append(reader.displayName)
    }
    return names.compactMap { name in
      let readers = screens.flatMap(\.readers).filter { $0.displayName == name }
      let change = readers.reduce(into: ReaderDiff.Cost()) { sum, reader in
        sum.swipes += (reader.after?.swipes ?? 0) - (reader.before?.swipes ?? 0)
        sum.seconds += (reader.after?.seconds ?? 0) - (reader.before?.seconds ?? 0)
      }
      return change.changeWords.map { "\(name) \($0)" }
    }
  }
}

extension ReaderDiff.Cost {
  /// The change of a cost in words: `2 swipes more, about 3.1 s longer`.
  ///
  /// It is `nil` if nothing changed.
  var changeWords: String? {
    var pieces: [String] = []
    if swipes != 0 {
      pieces.append("\(counted(abs(swipes), "swipe")) \(swipes > 0 ? "more" : "fewer")")
    }
    if abs(seconds) >= 0.05 {
      let length = ListeningReport.words(abs(seconds))
      pieces.append("about \(length) \(seconds > 0 ? "longer" : "shorter")")
    }
    return pieces.isEmpty ? nil : pieces.joined(separator: " and ")
  }
}

extension ReaderDiff {
  /// The number of swipes and seconds after the change, and their increase or decrease.
  var costWords: String {
    let shown = after ?? before ?? Cost()
    let words = "\(counted(shown.swipes, "swipe")), about \(ListeningReport.words(shown.seconds))"
    guard let before, let after else { return words }
    return (after - before).changeWords.map { "\(words); \($0)" } ?? words
  }
}
