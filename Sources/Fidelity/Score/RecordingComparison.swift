internal import Simulator

/// How one recording and the simulator agree.
public struct RecordingComparison: Sendable, Hashable {
  /// What was recorded.
  public var recording: Recording
  /// What the simulator says there; absent where it says nothing.
  public var predicted: String?
  /// Whether it was said just so: with usage hints where the recording has them.
  public var isSame: Bool
  /// Whether it was said just so, usage hints left out on both sides.
  public var isSameWithoutHints: Bool
  /// How many words were recorded, usage hints left out.
  public var recordedWords: Int
  /// How many of them were said.
  public var wordsSaid: Int
  /// The profile of the reader that was asked, which is the nearest to the recorded one.
  public var profile: String?
  /// Why the simulator could not come to the place; absent when it did.
  public var obstacle: String?

  /// Compares a recording with what the simulator says in its place; `settings` are of every reader
  /// that has them.
  public init(_ recording: Recording, _ settings: [(key: String, value: String)] = []) {
    self.recording = recording
    let predictions: [Prediction]
    if case .expected(let text) = recording.input {
      predictions = text == Announcement.silence ? [] : [Prediction(text)]
      (profile, obstacle) = (nil, nil)
    } else {
      let rehearsal = RecordingReplay(recording, settings)
      predictions = rehearsal.announcements.map(Prediction.init)
      (profile, obstacle) = (rehearsal.profile, rehearsal.obstacle)
    }
    let wordings = [recording.said] + recording.alternatives
    var best = RecordingComparison.Fit()
    for prediction in predictions {
      for wording in wordings {
        let fit = Fit(wording, prediction, recording)
        if fit.isBetter(than: best) { best = fit }
      }
    }
    let isSilenceKept =
      recording.isSilent && predictions.isEmpty && obstacle == nil
    predicted = best.text
    isSame = isSilenceKept || best.isSame
    isSameWithoutHints = isSilenceKept || best.isSameWithoutHints
    recordedWords =
      best.text == nil
      ? RecordedWords(UsageHints.removed(from: recording.said)).words.count : best.recordedWords
    wordsSaid = best.wordsSaid
  }

  /// What the simulator says, and the same without its advice.
  private struct Prediction {
    var text: String
    var withoutHints: String

    init(_ announcement: Announcement) {
      text = announcement.text
      withoutHints = UsageHints.removed(from: announcement)
    }

    /// What a list holds, in which advice is told by its words.
    init(_ text: String) {
      self.text = text
      withoutHints = UsageHints.removed(from: text)
    }
  }

  /// How one wording and one announcement fit.
  private struct Fit {
    var text: String?
    var isSame = false
    var isSameWithoutHints = false
    var recordedWords = 0
    var wordsSaid = 0

    init() {}

    init(_ wording: String, _ prediction: Prediction, _ recording: Recording) {
      text = prediction.text
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

  /// The share of recorded words that were said; 1 where none were recorded.
  public var wordShare: Double {
    recordedWords == 0 ? 1 : Double(wordsSaid) / Double(recordedWords)
  }
}
