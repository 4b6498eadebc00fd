import Foundation
import Simulator
import Testing

/// Changes to a recorded transcript, each of which causes one difference of the expected severity.
struct MutationTests {
  /// A kind of change to a recorded transcript.
  enum Mutation: CaseIterable {
    case dropPart, addPart, changeWord, swapParts, dropRow, repeatRow, swapRows

    /// The severity of the difference.
    ///
    /// For example, a part that was removed from the expectation is reported as added, because the
    /// reader announces it.
    var severity: DifferenceSeverity {
      switch self {
      case .dropPart, .dropRow: .added
      case .addPart, .repeatRow: .lost
      case .changeWord: .reworded
      case .swapParts, .swapRows: .reordered
      }
    }
  }

  private static let fixtures: [URL] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = tests.appendingPathComponent("ImportersTests/Fixtures/Screens")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "outline" }.sorted { $0.path < $1.path }
  }()

  private static let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]

  /// Returns the transcripts of both readers, or an empty array for a file with several screens,
  /// which is not an outline.
  private static func transcripts(_ file: URL) throws -> [Transcript] {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let screen = try? Screen(outline: text) else { return [] }
    return readers.map { $0.read(screen) }
  }

  private func pass(
    _ expected: [StopExpectation], _ transcript: Transcript, _ comparison: Comparison
  ) -> String? {
    transcript.difference(from: ExpectedTranscript(expected), comparing: comparison)?.text
  }

  @Test(arguments: fixtures)
  func `A recorded transcript passes`(_ file: URL) throws {
    for transcript in try Self.transcripts(file) {
      let lines = transcript.stops.map(\.announcement.text)
      // An empty cell cannot express a stop without an announcement.
      guard !lines.contains("") else { continue }
      // A gap matches any part.
      let gaps = lines.map { StopExpectation(utterances: [Self.gapped($0)]) }
      let utterances = transcript.stops.map { stop in
        StopExpectation(
          utterances: stop.announcement.utterances.map(\.parts).filter { !$0.isEmpty }
            .map { Announcement(Array($0)).text })
      }
      for comparison in Comparison.allCases {
        #expect(
          pass(lines.map { StopExpectation(utterances: [$0]) }, transcript, comparison) == nil)
        #expect(pass(lines.map { StopExpectation(facts: [$0]) }, transcript, comparison) == nil)
        #expect(pass(utterances, transcript, comparison) == nil)
        #expect(pass(gaps, transcript, comparison) == nil)
      }
    }
  }

  private static func gapped(_ line: String) -> String {
    var parts = line.components(separatedBy: ", ")
    if parts.count > 1 { parts[parts.count / 2] = "…" }
    return parts.joined(separator: ", ")
  }

  @Test(arguments: Mutation.allCases)
  func `Every change is one difference`(_ mutation: Mutation) throws {
    var count = 0
    for file in Self.fixtures {
      for transcript in try Self.transcripts(file) {
        let lines = transcript.stops.map(\.announcement.text)
        for row in lines.indices.prefix(8) {
          guard let changed = Self.mutated(lines, row, mutation) else { continue }
          let expected = ExpectedTranscript(changed.map { StopExpectation(utterances: [$0]) })
          let difference = transcript.difference(from: expected, comparing: .asHeard)
          let grades = difference?.lines.compactMap(\.severity) ?? []
          #expect(
            grades == [mutation.severity],
            "\(file.lastPathComponent) \(transcript.reader) \(row): \(difference?.text ?? "none")")
          count += 1
        }
      }
    }
    #expect(count > 100)
  }

  /// Returns the lines after one of them was changed, or `nil` if the change would not be audible
  /// or not unique.
  private static func mutated(_ lines: [String], _ row: Int, _ mutation: Mutation) -> [String]? {
    var lines = lines
    var parts = lines[row].components(separatedBy: ", ")
    // Leave out rows and parts that occur more than once, because the difference could be reported
    // at any of them.
    let heard = parts.map { AudibleText($0).text }
    guard Set(heard).count == heard.count, !heard.contains("") else { return nil }
    guard lines.filter({ AudibleText($0) == AudibleText(lines[row]) }).count == 1 else {
      return nil
    }
    switch mutation {
    case .dropPart:
      guard parts.count > 1 else { return nil }
      parts.remove(at: row % parts.count)
    case .addPart: parts.insert("quite unexpected", at: row % (parts.count + 1))
    case .changeWord: parts[row % parts.count] = "changed"
    case .swapParts:
      guard parts.count > 1 else { return nil }
      parts.swapAt(parts.count - 1, parts.count - 2)
    case .dropRow:
      lines.remove(at: row)
      return lines
    case .repeatRow:
      lines.insert(lines[row], at: row)
      return lines
    case .swapRows:
      guard row > 0, AudibleText(lines[row - 1]) != AudibleText(lines[row]) else { return nil }
      lines.swapAt(row, row - 1)
      return lines
    }
    let changed = parts.joined(separator: ", ")
    guard AudibleText(changed) != AudibleText(lines[row]) else { return nil }
    lines[row] = changed
    return lines
  }
}
