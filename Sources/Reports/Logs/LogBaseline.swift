internal import Encoding
import Fidelity
import Simulator
package import TextIO

/// Known differences between readers' logs and predictions.
///
/// Each entry silences one difference. An entry contains the kind of difference, the reader, the
/// file and the screen. It also contains the heard and the predicted announcement; only their
/// audible words are compared. Line numbers of the log and indices of stops are left out because
/// they change with each walk. Usage hints are left out, too, because people do not always wait for
/// them; an entry contains hints only if nothing else differs.
package struct LogBaseline: Sendable {
  /// The properties that identify a difference.
  struct Entry: Sendable {
    var file: String
    /// The name of the screen.
    ///
    /// It is `nil` for a screen without a name, and in baselines of older versions.
    var screen: String?
    var reader: String
    var difference: String
    var heard: String?
    var predicted: String?
  }

  private var entries = KnownEntries<Entry>()

  /// Creates a baseline of the current differences.
  package init(_ results: [LogResult]) {
    for result in results {
      for line in result.comparison.lines {
        if let entry = Entry(line, of: result) { entries.add(entry) }
      }
    }
  }

  /// Reads a baseline from the bytes of a file.
  package init(reading bytes: [UInt8], file: String) throws(InputError) {
    let json = try JSON(parsing: bytes, file: file)
    for value in try json.root.required("differences").asArray() {
      entries.add(
        Entry(
          file: try value.required("file").asString(), screen: try value.string("screen"),
          reader: try value.required("reader").asString(),
          difference: try value.required("difference").asString(),
          heard: try value.string("heard"), predicted: try value.string("predicted")))
    }
  }

  /// Marks the differences that the baseline lists.
  ///
  /// Returns the number of entries that match no difference.
  package func mark(_ results: inout [LogResult]) -> Int {
    var left = entries
    for number in results.indices {
      for index in results[number].comparison.lines.indices {
        let line = results[number].comparison.lines[index]
        let entries = Entry.all(of: line, in: results[number])
        results[number].comparison.lines[index].isKnown =
          entries.contains { left.remove($0) }
      }
    }
    return left.count
  }

  /// The number of differences in the baseline.
  package var count: Int { entries.count }

  /// The baseline as JSON, with one entry on each line, sorted, so that diffs are small.
  package var json: [UInt8] {
    let sorted = entries.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    var json = JSONWriter()
    json.lines { json in
      json.member("notice", "Differences that announce compare --baseline does not report.")
      json.member("differences", each: sorted, onePerLine: true) { entry, json in
        json.member("file", entry.file)
        if let screen = entry.screen { json.member("screen", screen) }
        json.member("reader", entry.reader)
        json.member("difference", entry.difference)
        if let heard = entry.heard { json.member("heard", heard) }
        if let predicted = entry.predicted { json.member("predicted", predicted) }
      }
    }
    json.end()
    return json.drain()
  }
}

extension LogBaseline.Entry {
  /// Creates the entry of a line, or returns `nil` if the line has no difference.
  fileprivate init?(
    _ line: LogComparison.Line, of result: LogResult, withHints: Bool = false
  ) {
    guard let difference = line.difference else { return nil }
    let words = LogLineWords(line, withHints: withHints || difference == .hint)
    self.init(
      file: AuditBaseline.path(of: result.file), screen: result.screenName, reader: result.reader,
      difference: difference.rawValue, heard: words.heard, predicted: words.predicted)
  }

  fileprivate var order: [String] {
    [file, screen ?? "", reader, difference, heard ?? "", predicted ?? ""]
  }

  /// Returns all entries that would silence a line: the current one, and those that older versions
  /// wrote.
  ///
  /// Entries of older versions lack the name of the screen, and some contain usage hints.
  fileprivate static func all(of line: LogComparison.Line, in result: LogResult) -> [Self] {
    let hints = result.comparison.comparesHints
    let older = [
      Self(line, of: result), Self(line, of: result, withHints: hints),
    ].compactMap(\.self).map { entry in
      var entry = entry
      entry.screen = nil
      return entry
    }
    return [Self(line, of: result)].compactMap(\.self) + older
  }
}

extension LogBaseline.Entry: Hashable {
  private var words: [String?] {
    [
      file, screen, reader, difference, heard.map { AudibleText($0).text },
      predicted.map { AudibleText($0).text },
    ]
  }

  static func == (left: Self, right: Self) -> Bool { left.words == right.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
