/// How many recordings of one kind the simulator agrees with.
public struct Agreement: Sendable, Hashable {
  /// How many recordings there are.
  public var count = 0
  /// How many of them are said just so.
  public var same = 0
  /// How many are said just so when usage hints are left out on both sides.
  public var sameWithoutHints = 0
  /// How many words were recorded, usage hints left out.
  public var recordedWords = 0
  /// How many of them were said.
  public var wordsSaid = 0

  /// The agreement of nothing.
  public init() {}

  /// The agreement over some comparisons.
  public init(_ comparisons: some Sequence<RecordingComparison>) {
    for comparison in comparisons {
      count += 1
      same += comparison.isSame ? 1 : 0
      sameWithoutHints += comparison.isSameWithoutHints ? 1 : 0
      recordedWords += comparison.recordedWords
      wordsSaid += comparison.wordsSaid
    }
  }

  /// The share of recordings said just so; absent when there are none.
  public var shareSame: Double? { share(same, of: count) }

  /// The share of recordings said just so without usage hints; absent when there are none.
  public var shareSameWithoutHints: Double? { share(sameWithoutHints, of: count) }

  /// The share of recorded words that were said; absent when there are none.
  public var shareOfWords: Double? { share(wordsSaid, of: recordedWords) }

  private func share(_ part: Int, of whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
  }
}
