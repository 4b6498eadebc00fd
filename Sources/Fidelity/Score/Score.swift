public import TextIO

/// The agreement of the simulator with a file of recordings.
///
///     let score = Score(try Recording.all(in: bytes))
///     print(score.exact.shareSameWithoutHints ?? 0)
public struct Score: Sendable, Hashable {
  /// The comparisons, in the order of the file.
  ///
  /// A recording with a log has one comparison for each heard stop.
  public var comparisons: [RecordingComparison]
  /// The number of recordings without an announcement, which are not compared.
  public var waiting: Int
  /// For each recorded walk, the agreement between the order of its stops and the simulated order.
  var orders: [LoggedAgreement]
  /// The reasons why screen files were not used, without duplicates.
  public var screenProblems: [InputError]

  /// Compares recordings with the simulator's announcements.
  ///
  /// Reads the screen files that the recordings name, relative to the file of the recordings.
  ///
  /// - Parameters:
  ///   - recordings: The recordings.
  ///   - settings: Settings to change. A reader without a setting of a given key ignores the key.
  public init(_ recordings: [Recording], settings: [(key: String, value: String)] = []) {
    let heard = recordings.filter { !$0.isWaiting }
    waiting = recordings.count - heard.count
    let screens = ScreenComparison.all(of: heard, settings)
    var inOrder = [[RecordingComparison]](repeating: [], count: heard.count)
    for (index, comparison) in screens.flatMap(\.comparisons) { inOrder[index].append(comparison) }
    comparisons = inOrder.flatMap(\.self)
    orders = screens.flatMap(\.orders)
    var known: Set<InputError> = []
    screenProblems = comparisons.compactMap(\.screenProblem)
      .filter { known.insert($0).inserted }
  }

  /// The recordings with the same reader, platform, kind of source and way of comparison.
  public struct Group: Sendable, Hashable {
    /// The reader, such as `talkback`.
    public var reader: String
    /// The platform and browser.
    public var platform: String
    /// The kind of source of the words.
    public var sourceKind: Recording.SourceKind
    /// How the words are compared with the simulator's announcement.
    public var match: Recording.Match
    /// Whether the words were logged by a machine.
    public var isLogged: Bool
    /// The agreement of the simulator with these recordings.
    public var agreement: Agreement
  }

  /// The agreement with recordings of whole announcements, in which every word is compared.
  public var exact: Agreement { agreement { $0.match == .exact } }

  /// The agreement with recordings of whole announcements that people wrote down by ear.
  public var exactWritten: Agreement { agreement { $0.match == .exact && !$0.isLogged } }

  /// The agreement with recordings of whole announcements of form fields.
  public var exactFields: Agreement { agreement { $0.match == .exact && $0.form == .field } }

  /// Returns the agreement with recordings of whole announcements whose notes name only years
  /// before `year`.
  package func exact(before year: Int) -> Agreement {
    agreement { $0.match == .exact && Score.years(in: $0.notes).max().map { $0 < year } == true }
  }

  /// Returns the agreement with recordings of whole announcements whose notes name `year` or a
  /// later year.
  package func exact(since year: Int) -> Agreement {
    agreement { $0.match == .exact && Score.years(in: $0.notes).max().map { $0 >= year } == true }
  }

  /// Returns the profiles of a reader, each with its number of comparisons, the most frequent
  /// profile first.
  package func profiles(of reader: String) -> [(profile: String, count: Int)] {
    let known = comparisons.filter { $0.recording.reader == reader }.compactMap(\.profile)
    let counts = Dictionary(known.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (profile: $0.key, count: $0.value) }
  }

  /// The agreement by reader, platform and kind of source, in a fixed order.
  public var groups: [Group] {
    let byKind = Dictionary(grouping: comparisons) { Group($0.recording) }
    let groups = byKind.map { group, comparisons in
      var group = group
      group.agreement = Agreement(comparisons)
      return group
    }
    return groups.sorted { $0.order < $1.order }
  }

  /// For each reader, the range of years in the notes of its recordings.
  package var years: [(reader: String, years: ClosedRange<Int>)] {
    var spans: [String: ClosedRange<Int>] = [:]
    for recording in comparisons.map(\.recording) {
      for year in Score.years(in: recording.notes) {
        let span = spans[recording.reader] ?? year...year
        spans[recording.reader] = min(span.lowerBound, year)...max(span.upperBound, year)
      }
    }
    return spans.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the comparisons that differ most, the worst first.
  ///
  /// - Parameter count: The maximal number of comparisons.
  public func worst(_ count: Int) -> [RecordingComparison] {
    let differing = comparisons.filter { !$0.isSameWithoutHints }
    let ranked = differing.enumerated().sorted { left, right in
      left.element.wordShare == right.element.wordShare
        ? left.offset < right.offset : left.element.wordShare < right.element.wordShare
    }
    return ranked.prefix(count).map(\.element)
  }

  private func agreement(where isIncluded: (Recording) -> Bool) -> Agreement {
    Agreement(comparisons.filter { isIncluded($0.recording) })
  }

  /// Returns the years that notes name, without years before 2009.
  ///
  /// VoiceOver for iPhone and TalkBack appeared in 2009.
  private static func years(in notes: String) -> [Int] {
    notes.split { !$0.isASCII || !$0.isNumber }.compactMap { digits in
      guard digits.count == 4, let year = Int(digits), (2009...2100).contains(year) else {
        return nil
      }
      return year
    }
  }
}

extension Score.Group {
  /// Creates the group to which a recording belongs, with an empty agreement.
  fileprivate init(_ recording: Recording) {
    self.init(
      reader: recording.reader, platform: recording.platform, sourceKind: recording.sourceKind,
      match: recording.match, isLogged: recording.isLogged, agreement: Agreement())
  }

  /// The sort key.
  ///
  /// Recordings of whole announcements come first; then the order is by reader, platform and kind
  /// of source.
  fileprivate var order: (Int, String, String, Int, Int) {
    let match = Recording.Match.allCases.firstIndex(of: match) ?? 0
    let kind = Recording.SourceKind.allCases.firstIndex(of: sourceKind) ?? 0
    return (match, reader, platform, kind, isLogged ? 1 : 0)
  }
}
