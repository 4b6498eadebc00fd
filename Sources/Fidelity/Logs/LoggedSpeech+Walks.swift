package import SpeechLogs
package import TextIO

extension LoggedSpeech {
  /// Throws an error if the log cannot be compared: `announce` does not simulate the log's reader,
  /// or the focus never moved.
  package func checkComparable(file: String?) throws(InputError) {
    guard nearestReader != nil else {
      throw InputError(
        file: file, problem: "announce does not simulate the reader “\(reader)”",
        remedy: "name a log of VoiceOver or TalkBack")
    }
    guard walks.contains(where: { !$0.stops.isEmpty }) else {
      throw InputError(
        file: file, problem: "the log has no stop: the focus never moved to an element",
        remedy: "move through the screen while the log is on; see “announce formats”")
    }
  }

  /// Returns the walk with a name, or else the first walk whose name contains `name`, ignoring
  /// case.
  ///
  /// `NAME#2` is the second of several walks with the same name.
  package func walk(called name: String) -> LoggedWalk? {
    let wanted = name.lowercased()
    if let mark = wanted.lastIndex(of: "#"), let number = Int(wanted[wanted.index(after: mark)...])
    {
      let same = walks.filter { $0.name?.lowercased() == String(wanted[..<mark]) }
      if same.indices.contains(number &- 1) { return same[number - 1] }
    }
    let tests: [(String) -> Bool] = [{ $0 == wanted }, { $0.contains(wanted) }]
    for test in tests {
      if let walk = walks.first(where: { $0.name.map { test($0.lowercased()) } ?? false }) {
        return walk
      }
    }
    return nil
  }

  /// The names of the first 20 walks with a name, joined for a message, or `nil` if no walk has a
  /// name.
  package var walkNames: String? {
    let names = walks.compactMap(\.name)
    return names.isEmpty ? nil : names.prefix(20).joined(separator: ", ")
  }
}
