/// The agreement of the simulator with a set of recordings.
public struct Agreement: Sendable, Hashable {
  /// The number of recordings.
  public var count = 0
  /// The number of recordings that match exactly.
  public var same = 0
  /// The number of recordings that match exactly, not counting usage hints.
  public var sameWithoutHints = 0
  /// The number of recorded words, without usage hints.
  public var recordedWords = 0
  /// The number of recorded words that the simulator announces.
  public var wordsSaid = 0

  init() {}

  init(_ comparisons: some Sequence<RecordingComparison>) {
    for comparison in comparisons {
      count += 1
      same += comparison.isSame ? 1 : 0
      sameWithoutHints += comparison.isSameWithoutHints ? 1 : 0
      recordedWords += comparison.recordedWords
      wordsSaid += comparison.wordsSaid
    }
  }

  /// The share of recordings that match exactly, or `nil` if there are no recordings.
  public var shareSame: Double? { share(same, of: count) }

  /// The share of recordings that match exactly, not counting usage hints, or `nil` if there are no recordings.
  public var shareSameWithoutHints: Double? { share(sameWithoutHints, of: count) }

  /// The share of recorded words that the simulator announces, or `nil` if there are no recorded words.
  public var shareOfWords: Double? { share(wordsSaid, of: recordedWords) }

  private func share(_ part: Int, of whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
  }
}
