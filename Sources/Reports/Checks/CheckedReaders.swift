import Scenarios
import Simulator

/// The readers that documents were compared with, each once with all its versions.
struct CheckedReaders: Sendable {
  /// A reader by its name in prose.
  struct Reader: Sendable {
    var name: String
    /// For each key of a version its values, in the order in which they are met.
    var versions: [(key: String, values: [String])] = []

    /// The versions in words: `profile 16.2 and 15.1, api 36`.
    var words: String {
      versions.map { "\($0.key) \($0.values.joined(separator: " and "))" }.joined(separator: ", ")
    }
  }

  private(set) var readers: [Reader] = []

  init(of checks: some Sequence<ColumnCheck>) {
    for check in checks where !check.reader.isEmpty { add(check) }
  }

  private mutating func add(_ check: ColumnCheck) {
    let place = readers.firstIndex { $0.name == check.reader } ?? readers.count
    if place == readers.count { readers.append(Reader(name: check.reader)) }
    for version in check.versions {
      guard let row = readers[place].versions.firstIndex(where: { $0.key == version.key }) else {
        readers[place].versions.append((version.key, [version.value]))
        continue
      }
      guard !readers[place].versions[row].values.contains(version.value) else { continue }
      readers[place].versions[row].values.append(version.value)
    }
  }

  /// All of them in one line; absent where no table was compared.
  var line: String? {
    guard !readers.isEmpty else { return nil }
    return "heard by "
      + readers.map { "\($0.name) (\($0.words))" }.joined(separator: " and ")
  }
}

extension CheckResult {
  /// Who was heard.
  var readers: CheckedReaders { CheckedReaders(of: reports.lazy.flatMap(\.checks)) }
}
