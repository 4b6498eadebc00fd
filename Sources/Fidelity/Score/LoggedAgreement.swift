/// The agreement of the simulator with the logged announcements of one version of a reader.
public struct LoggedAgreement: Sendable, Hashable {
  /// The reader, such as `talkback`; empty for the total of all readers.
  public var reader: String
  /// The recorded version of the reader, such as `17.0.1` or `iOS 27`, or `nil` if it is unknown.
  public var version: String?
  /// The number of recorded stops.
  public var stops = 0
  /// The number of recorded stops whose words are predicted, not counting usage hints.
  public var sameWords = 0
  /// The number of pairs of successive stops in recorded walks.
  public var neighbours = 0
  /// The number of pairs in ``neighbours`` that the simulator has in the same order.
  public var neighboursInOrder = 0
  /// The number of recorded stops with a logged usage hint.
  public var hints = 0
  /// The number of ``hints`` that the simulator predicts in the same words.
  public var sameHints = 0

  init(reader: String, version: String?) { (self.reader, self.version) = (reader, version) }

  /// The share of recorded stops whose words are predicted, or `nil` if there are no stops.
  public var shareOfWords: Double? { share(sameWords, of: stops) }

  /// The share of neighbouring stops that are predicted in the same order, or `nil` if no walk was
  /// recorded.
  public var shareOfOrder: Double? { share(neighboursInOrder, of: neighbours) }

  /// The share of logged usage hints that are predicted, or `nil` if no hint was logged.
  public var shareOfHints: Double? { share(sameHints, of: hints) }

  private func share(_ part: Int, of whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
  }

  mutating func add(_ comparison: RecordingComparison) {
    stops += 1
    sameWords += comparison.isSameWithoutHints ? 1 : 0
    guard let isHintSame = comparison.isHintSame else { return }
    hints += 1
    sameHints += isHintSame ? 1 : 0
  }

  mutating func add(_ other: LoggedAgreement) {
    stops += other.stops
    sameWords += other.sameWords
    neighbours += other.neighbours
    neighboursInOrder += other.neighboursInOrder
    hints += other.hints
    sameHints += other.sameHints
  }
}

extension Score {
  /// The agreement with logged recordings, for each reader and version.
  public var logged: [LoggedAgreement] {
    var agreements: [LoggedAgreement] = []
    var indices: [LoggedAgreement: Int] = [:]
    func index(_ reader: String, _ version: String?) -> Int {
      let kind = LoggedAgreement(reader: reader, version: version)
      if let index = indices[kind] { return index }
      indices[kind] = agreements.count
      agreements.append(kind)
      return agreements.count - 1
    }
    for comparison in comparisons where comparison.recording.isLogged {
      let recording = comparison.recording
      let version = LoggedVersion.text(in: recording.notes, of: recording.reader)
      agreements[index(recording.reader, version)].add(comparison)
    }
    for order in orders { agreements[index(order.reader, order.version)].add(order) }
    return agreements.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// The agreement with all logged recordings together.
  public var allLogged: LoggedAgreement {
    var all = LoggedAgreement(reader: "", version: nil)
    for agreement in logged { all.add(agreement) }
    return all
  }
}

extension LoggedAgreement {
  /// The sort key: the reader, then the numbers of the version.
  fileprivate var order: [String] {
    let numbers = (version ?? "").split { !$0.isNumber }.map { number in
      String(repeating: "0", count: max(0, 9 - number.count)) + number
    }
    return [reader] + numbers
  }
}
