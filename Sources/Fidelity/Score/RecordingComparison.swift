internal import Simulator
public import TextIO

/// The comparison of one recording with the simulator's announcement.
public struct RecordingComparison: Sendable, Hashable {
  /// The recording.
  public var recording: Recording
  /// The simulator's announcement, or `nil` if the simulator made no announcement.
  public var predicted: String?
  /// Whether the recording and the announcement match exactly.
  ///
  /// Usage hints are compared only if the recording has a usage hint.
  public var isSame: Bool
  /// Whether the recording and the announcement match exactly, not counting usage hints.
  public var isSameWithoutHints: Bool
  /// The number of recorded words, without usage hints.
  public var recordedWords: Int
  /// The number of recorded words that the simulator announces.
  public var wordsSaid: Int
  /// The profile of the simulated reader, or `nil` if no reader was simulated.
  ///
  /// It is the profile nearest to the version of the recorded reader.
  public var profile: String?
  /// The reason why the simulator could not replay the recording, or `nil` if it replayed the
  /// recording.
  public var obstacle: String?
  /// The reason why the screen file of the recording was not used, or `nil` if it was used or the
  /// recording names no such file.
  ///
  /// The simulator then used the recording's own page or tree, if the recording has one.
  public var screenProblem: InputError?
  /// Whether the simulator announces the same usage hint, or `nil` if the recording has no usage
  /// hint.
  public var isHintSame: Bool?

  /// Compares a recording with the simulator's announcement.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - settings: Settings to change. A reader without a setting of a given key ignores the key.
  public init(_ recording: Recording, _ settings: [(key: String, value: String)] = []) {
    var screen = SharedScreen(of: [recording])
    self.init(recording, settings, on: &screen)
  }

  /// Compares a recording with the simulator's announcement, on a screen shared with other
  /// recordings.
  init(
    _ recording: Recording, _ settings: [(key: String, value: String)],
    on screen: inout SharedScreen
  ) {
    self.recording = recording
    var hint = recording.hasHint ? UsageHints.only(in: recording.said) : nil
    let predictions: [Prediction]
    if case .expected(let text) = recording.input {
      predictions = text == Announcement.silence ? [] : [Prediction(text)]
      (profile, obstacle) = (nil, nil)
    } else {
      let replay = RecordingReplay(recording, settings, on: &screen)
      screenProblem = replay.screenProblem
      hint = replay.loggedHint ?? hint
      predictions = replay.announcements.map(Prediction.init)
      (profile, obstacle) = (replay.profile, replay.obstacle)
    }
    let wordings = [recording.said] + recording.alternatives
    var best = RecordingComparison.Fit()
    for prediction in predictions {
      for wording in wordings {
        let fit = Fit(wording, prediction, recording)
        if fit.isBetter(than: best) { best = fit }
      }
    }
    let areBothSilent = recording.isSilent && predictions.isEmpty && obstacle == nil
    predicted = best.text
    isSame = areBothSilent || best.isSame
    isSameWithoutHints = areBothSilent || best.isSameWithoutHints
    recordedWords =
      best.text == nil
      ? RecordedWords(UsageHints.removed(from: recording.said)).words.count : best.recordedWords
    wordsSaid = best.wordsSaid
    if let hint, !hint.isEmpty { isHintSame = RecordedWords(hint) == RecordedWords(best.hints) }
  }

  /// An announcement of the simulator, with and without usage hints.
  private struct Prediction {
    var text: String
    var withoutHints: String
    var hints: String

    init(_ announcement: Announcement) {
      text = announcement.text
      hints = UsageHints.only(in: announcement)
      withoutHints = UsageHints.removed(from: announcement)
    }

    /// Creates a prediction from the expected announcement of a device checklist.
    ///
    /// Usage hints are recognized by their words.
    init(_ text: String) {
      self.text = text
      withoutHints = UsageHints.removed(from: text)
      hints = UsageHints.only(in: text)
    }
  }

  /// The comparison of one wording of a recording with one announcement of the simulator.
  private struct Fit {
    var text: String?
    var hints = ""
    var isSame = false
    var isSameWithoutHints = false
    var recordedWords = 0
    var wordsSaid = 0

    init() {}

    init(_ wording: String, _ prediction: Prediction, _ recording: Recording) {
      text = prediction.text
      hints = prediction.hints
      let recorded = RecordedWords(UsageHints.removed(from: wording))
      let predicted = RecordedWords(prediction.withoutHints)
      recordedWords = recorded.words.count
      wordsSaid = recorded.countOfWords(in: predicted)
      switch recording.match {
      case .exact:
        isSameWithoutHints = recorded == predicted
        isSame =
          recording.hasHint
          ? RecordedWords(wording) == RecordedWords(prediction.text) : isSameWithoutHints
      case .words:
        let words = recording.words.isEmpty ? wording : recording.words.joined(separator: " ")
        isSame = Fit.has(words, in: prediction.text)
        isSameWithoutHints = recordedWords == wordsSaid
      }
    }

    private static func has(_ words: String, in text: String) -> Bool {
      let wanted = RecordedWords(words)
      return wanted.countOfWords(in: RecordedWords(text)) == wanted.words.count
    }

    func isBetter(than other: Fit) -> Bool {
      if other.text == nil { return true }
      if isSameWithoutHints != other.isSameWithoutHints { return isSameWithoutHints }
      if isSame != other.isSame { return isSame }
      return wordsSaid * max(1, other.recordedWords) > other.wordsSaid * max(1, recordedWords)
    }
  }

  /// The share of recorded words that the simulator announces; 1 if there are no recorded words.
  var wordShare: Double {
    recordedWords == 0 ? 1 : Double(wordsSaid) / Double(recordedWords)
  }
}
