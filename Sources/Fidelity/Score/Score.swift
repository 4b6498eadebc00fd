/// The agreement of the simulator with a file of recordings.
public struct Score: Sendable, Hashable {
  /// Every comparison, in the order of the file.
  public var comparisons: [RecordingComparison]

  /// Compares every recording.
  public init(_ recordings: [Recording]) {
    comparisons = recordings.map { RecordingComparison($0) }
  }

  /// A kind of recordings that is counted by itself.
  public struct Group: Sendable, Hashable {
    /// The reader, such as `talkback`; absent where readers are counted together.
    public var reader: String?
    /// Platform and browser; absent where platforms are counted together.
    public var platform: String?
    /// How the words are known; absent where all are counted together.
    public var sourceKind: Recording.SourceKind?
    /// How the words are compared.
    public var match: Recording.Match
    /// What the recordings are about; absent where everything is counted.
    public var form: Recording.Form?
    /// How far the simulator agrees.
    public var agreement: Agreement
  }

  /// The recordings to be matched exactly, all together.
  public var exact: Agreement { agreement { $0.match == .exact } }

  /// Those of them that are about fields of a form.
  public var exactFields: Agreement { agreement { $0.match == .exact && $0.form == .field } }

  /// Each reader, platform and kind of source by itself, in a fixed order.
  public var groups: [Group] {
    var groups: [Group] = []
    for match in Recording.Match.allCases {
      for reader in names(\.reader) {
        for platform in names(\.platform) {
          for kind in Recording.SourceKind.allCases {
            let agreement = agreement {
              $0.match == match && $0.reader == reader && $0.platform == platform
                && $0.sourceKind == kind
            }
            guard agreement.count > 0 else { continue }
            groups.append(
              Group(
                reader: reader, platform: platform, sourceKind: kind, match: match,
                agreement: agreement))
          }
        }
      }
    }
    return groups
  }

  /// The readers with the years in which they were heard, as far as the notes tell.
  public var years: [(reader: String, years: ClosedRange<Int>)] {
    names(\.reader).compactMap { reader in
      let years = comparisons.filter { $0.recording.reader == reader }
        .flatMap { Score.years(in: $0.recording.notes) }
      guard let first = years.min(), let last = years.max() else { return nil }
      return (reader, first...last)
    }
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

  private func names(_ name: KeyPath<Recording, String>) -> [String] {
    Set(comparisons.map { $0.recording[keyPath: name] }).sorted()
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
