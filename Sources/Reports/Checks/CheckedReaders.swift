import Scenarios
import Simulator

/// The readers with which documents were compared, with all their versions.
struct CheckedReaders: Sendable {
  /// A reader by its display name.
  struct Reader: Sendable {
    var name: String
    /// For each kind of version, such as the Android API, all values in the order of the documents.
    var versions: [(key: String, values: [String])] = []

    /// The versions in words: `version 16.2 and version 15.1, Android API 36`.
    var words: String {
      versions.map { version in
        version.values.map { ReaderVersion(version.key, $0).description }
          .joined(separator: " and ")
      }.joined(separator: ", ")
    }
  }

  private(set) var readers: [Reader] = []

  init(of checks: some Sequence<ColumnCheck>) {
    for check in checks where !check.reader.isEmpty { add(check) }
  }

  private mutating func add(_ check: ColumnCheck) {
    let index = readers.firstIndex { $0.name == check.reader } ?? readers.count
    if index == readers.count { readers.append(Reader(name: check.reader)) }
    for version in check.versions {
      guard let row = readers[index].versions.firstIndex(where: { $0.key == version.key }) else {
        readers[index].versions.append((version.key, [version.value]))
        continue
      }
      guard !readers[index].versions[row].values.contains(version.value) else { continue }
      readers[index].versions[row].values.append(version.value)
    }
  }

  /// All readers in one line, or `nil` if no table was compared.
  var line: String? {
    guard !readers.isEmpty else { return nil }
    return "readers: "
      + readers.map { "\($0.name) (\($0.words))" }.joined(separator: " and ")
  }
}

extension CheckResult {
  /// The readers with which the documents were compared.
  var readers: CheckedReaders { CheckedReaders(of: reports.lazy.flatMap(\.checks)) }
}
