/// The agreement of the simulator with a file of recordings.
public struct Score: Sendable, Hashable {
  /// Every comparison, in the order of the file.
  public var comparisons: [RecordingComparison]
  /// How many recordings nobody has filled in yet; they are not compared.
  public var waiting: Int

  /// Compares every recording that was heard; `settings` are of every reader that has them.
  public init(_ recordings: [Recording], settings: [(key: String, value: String)] = []) {
    let heard = recordings.filter { !$0.isWaiting }
    comparisons = heard.map { RecordingComparison($0, settings) }
    waiting = recordings.count - heard.count
  }

  /// A kind of recordings that is counted by itself.
  public struct Group: Sendable, Hashable {
    /// The reader, such as `talkback`.
    public var reader: String
    /// Platform and browser.
    public var platform: String
    /// How the words are known.
    public var sourceKind: Recording.SourceKind
    /// How the words are compared.
    public var match: Recording.Match
    /// How far the simulator agrees.
    public var agreement: Agreement
  }

  /// The recordings to be matched exactly, all together.
  public var exact: Agreement { agreement { $0.match == .exact } }

  /// Those of them that are about fields of a form.
  public var exactFields: Agreement { agreement { $0.match == .exact && $0.form == .field } }

  /// Those of them that were heard before a year, as far as the notes tell.
  public func exact(before year: Int) -> Agreement {
    agreement { $0.match == .exact && Score.years(in: $0.notes).max().map { $0 < year } == true }
  }

  /// Those of them that were heard in a year or later, as far as the notes tell.
  public func exact(since year: Int) -> Agreement {
    agreement { $0.match == .exact && Score.years(in: $0.notes).max().map { $0 >= year } == true }
  }

  /// How many comparisons of a reader were made with each profile, the most first.
  public func profiles(of reader: String) -> [(profile: String, count: Int)] {
    let known = comparisons.filter { $0.recording.reader == reader }.compactMap(\.profile)
    let counts = Dictionary(known.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (profile: $0.key, count: $0.value) }
  }

  /// Each reader, platform and kind of source by itself, in a fixed order.
  public var groups: [Group] {
    let byKind = Dictionary(grouping: comparisons) { Group($0.recording) }
    let groups = byKind.map { group, comparisons in
      var group = group
      group.agreement = Agreement(comparisons)
      return group
    }
    return groups.sorted { $0.order < $1.order }
  }

  /// The readers with the years in which they were heard, as far as the notes tell.
  public var years: [(reader: String, years: ClosedRange<Int>)] {
    var spans: [String: ClosedRange<Int>] = [:]
    for recording in comparisons.map(\.recording) {
      for year in Score.years(in: recording.notes) {
        let span = spans[recording.reader] ?? year...year
        spans[recording.reader] = min(span.lowerBound, year)...max(span.upperBound, year)
      }
    }
    return spans.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The comparisons that differ most, the worst first.
  public func worst(_ count: Int) -> [RecordingComparison] {
    let differing = comparisons.filter { !$0.isSameWithoutHints }
    let ranked = differing.enumerated().sorted { left, right in
      left.element.wordShare == right.element.wordShare
        ? left.offset < right.offset : left.element.wordShare < right.element.wordShare
    }
    return ranked.prefix(count).map(\.element)
  }

  private func agreement(where isMeant: (Recording) -> Bool) -> Agreement {
    Agreement(comparisons.filter { isMeant($0.recording) })
  }

  /// Years from 2009, when VoiceOver came to the phone and TalkBack to Android.
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
  /// The kind of a recording, without any agreement so far.
  fileprivate init(_ recording: Recording) {
    self.init(
      reader: recording.reader, platform: recording.platform, sourceKind: recording.sourceKind,
      match: recording.match, agreement: Agreement())
  }

  /// Exact ones first, then by reader, platform and kind of source.
  fileprivate var order: (Int, String, String, Int) {
    let match = Recording.Match.allCases.firstIndex(of: match) ?? 0
    let kind = Recording.SourceKind.allCases.firstIndex(of: sourceKind) ?? 0
    return (match, reader, platform, kind)
  }
}
