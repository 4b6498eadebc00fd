internal import Simulator
internal import SpeechLogs

/// A stop in a log, with its words in the spelling of the log and in the spelling of the
/// prediction.
struct HeardStop: Sendable {
  let utterance: LoggedUtterance
  /// The words of the stop as they were heard, without the name of the app and the usage hint.
  private(set) var said: String
  /// The words to compare.
  ///
  /// If a predicted stop sounds the same, the words have the spelling of that stop.
  private(set) var words: String
  /// The usage hint that was heard, or `nil` if no hint was heard.
  private(set) var saidHint: String?
  /// The usage hint to compare.
  ///
  /// If a predicted stop sounds the same, the hint has the spelling of that stop.
  private(set) var hint: String?
  private(set) var key: SpokenKey
  /// Whether the person tried to move beyond an edge of the screen right before this stop.
  var followsEdge = false

  init(_ utterance: LoggedUtterance) {
    self.utterance = utterance
    said = utterance.words
    words = said
    saidHint = utterance.hint
    hint = utterance.hint
    key = SpokenKey(utterance.words)
  }

  /// Gives ``words`` and ``hint`` the spelling of the predicted stop that sounds the same, if such
  /// a stop exists.
  mutating func adoptSpelling(of predicted: PredictedStops) {
    guard let spelling = predicted[key] else { return }
    if hint == nil, let predictedHint = spelling.hint {
      guard let start = HeardStop.startOfHint(predictedHint, in: said) else { return }
      saidHint = String(said[start...])
      said = String(said[..<start])
      while let last = said.last, last == "," || last == " " { said.removeLast() }
      hint = predictedHint
    }
    words = spelling.words
    key = SpokenKey(words)
  }

  /// Returns the start of the usage hint at the end of `said`, or `nil` if the last words do not
  /// sound like `hint`.
  private static func startOfHint(_ hint: String, in said: String) -> String.Index? {
    let wanted = SpokenKey(hint)
    let words = said.split(separator: " ")
    let length = hint.split(separator: " ").count
    let counts = max(1, length - spellingLeeway)...length + spellingLeeway
    return counts.lazy.filter { $0 <= words.count }.map { words[words.count - $0].startIndex }
      .first { SpokenKey(String(said[$0...])) == wanted }
  }

  /// The largest difference in the number of words between two spellings of a hint.
  ///
  /// For example, “double-tap” is one word, and “double tap” is two words.
  ///
  /// Assumed: no two spellings of a hint differ by more words.
  private static let spellingLeeway = 4

  /// Returns whether the heard usage hint equals the predicted hint, or `nil` if no hint was heard.
  func isHint(_ predicted: Stop) -> Bool? {
    hint.map { _ in differingParts(from: predicted) == nil }
  }

  /// Returns the parts of a predicted usage hint that differ from the heard hint, or `nil` if no
  /// hint was heard, or both hints are the same or differ only in the names of keys.
  func differingParts(from predicted: Stop) -> [DifferingPart]? {
    guard let hint, let parts = predicted.parts(differingFrom: hint) else { return nil }
    let text = predicted.announcement.text
    let hasSameAction =
      SpokenKey(UsageHint.withoutKeys(hint)) == SpokenKey(UsageHint.withoutKeys(text))
    return hasSameAction ? nil : parts
  }

  static func all(of walk: LoggedWalk) -> [HeardStop] {
    var stops: [HeardStop] = []
    var followsEdge = false
    for utterance in walk.utterances {
      if utterance.cause == .edge { followsEdge = true }
      guard utterance.cause == .focus else { continue }
      var stop = HeardStop(utterance)
      stop.followsEdge = followsEdge
      stops.append(stop)
      followsEdge = false
    }
    return stops
  }

  /// Returns the name of the app at the start of the utterance, or `nil` if the utterance does not
  /// begin with such a name.
  ///
  /// When VoiceOver starts, it says the name of the app before the first stop. Every
  /// word before the first words of a predicted stop is taken as part of the name.
  func leadingAppName(_ predicted: PredictedStops) -> String? {
    guard predicted[key] == nil else { return nil }
    let words = utterance.words.split(separator: " ")
    // Short names are tried first, to leave as many words as possible for the stop.
    for count in 1..<max(1, min(words.count, HeardStop.longestAppName + 1)) {
      let rest = words[count...].joined(separator: " ")
      if predicted[SpokenKey(rest)] != nil { return words[..<count].joined(separator: " ") }
    }
    return nil
  }

  /// Whether the utterance can be just the name of the app: it has only a few words, which are not
  /// predicted.
  func isAppName(_ predicted: PredictedStops) -> Bool {
    let count = utterance.words.split(separator: " ").count
    return predicted[key] == nil && (1...HeardStop.longestLoneName).contains(count)
      && utterance.hint == nil && !utterance.words.contains(",")
  }

  /// The maximum number of words in an utterance of just the app's name.
  ///
  /// Assumed: a longer utterance is a stop.
  private static let longestLoneName = 4

  /// The maximum number of words in an app's name at the start of an utterance.
  ///
  /// Assumed: no app has a longer name.
  private static let longestAppName = 12

  /// Removes the name of the app from the start of the stop's words.
  mutating func drop(_ name: String, _ predicted: PredictedStops) {
    let count = name.split(separator: " ").count
    said = words.split(separator: " ").dropFirst(count).joined(separator: " ")
    words = said
    key = SpokenKey(words)
    adoptSpelling(of: predicted)
  }
}
