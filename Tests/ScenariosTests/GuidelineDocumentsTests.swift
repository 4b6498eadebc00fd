import Foundation
import Importers
import Testing

@testable import Scenarios

/// The guideline documents of this project.
///
/// The tests of TranscriptTesting compare the documents' transcripts with the readers'
/// announcements.
@Suite struct GuidelineDocumentsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static var documents: [String] {
    get throws {
      try ScenarioRun([root + "/Scenarios"]).documents.map { String($0.dropFirst(root.count + 1)) }
    }
  }

  /// Documents with cells that recording would change, because they leave out parts or rows, or
  /// contain pauses or facts.
  static let openDocuments: Set<String> = []

  @Test func `There are sixty screens, each with a transcript`() throws {
    let scenarios = try Self.documents.flatMap { path in
      try ScenarioDocument.contents(ofFile: Self.root + "/" + path).scenarios
    }
    #expect(scenarios.count >= 60)
  }

  @Test func `A document with deleted cells is recorded as before`() throws {
    for path in try Self.documents {
      let document = try ScenarioDocument.contents(ofFile: Self.root + "/" + path)
      let blank = ScenarioDocument(
        reading: try Self.withoutCells(document), file: Self.root + "/" + path)
      #expect(document.scenarios.isEmpty || blank.bytes != document.bytes, "\(path)")
      let recorded = blank.recorded(.missing)
      let isSame = recorded.bytes == document.bytes
      #expect(
        isSame != Self.openDocuments.contains(path), "\(path): \(Self.change(document, recorded))")
    }
  }

  /// Returns the bytes of a document after all cells of its transcripts were emptied.
  private static func withoutCells(_ document: ScenarioDocument) throws -> [UInt8] {
    var lines = String(decoding: document.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for row in document.scenarios.flatMap(\.transcripts).flatMap(\.rows) {
      for cell in row.cells.reversed() where !cell.source.isEmpty {
        let line = lines[row.line - 1].unicodeScalars
        let start = line.index(line.startIndex, offsetBy: cell.column - 1)
        try #require(Substring(line[start...]).hasPrefix(cell.source))
        let end = line.index(start, offsetBy: cell.source.unicodeScalars.count)
        lines[row.line - 1] = String(line[..<start]) + String(line[end...])
      }
    }
    for table in document.scenarios.flatMap(\.gestures) {
      for row in table.rows {
        let margin = lines[row.line - 1].prefix { $0 != "|" }
        let cells = [row.cells[0]] + row.cells.dropFirst().map { _ in "" }
        lines[row.line - 1] = String(margin) + "| " + cells.joined(separator: " | ") + " |"
      }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Returns the lines that recording changes.
  private static func change(
    _ document: ScenarioDocument, _ recorded: ScenarioDocument.Recorded
  ) -> String {
    let old = String(decoding: document.bytes, as: UTF8.self).split(separator: "\n")
    let new = String(decoding: recorded.bytes, as: UTF8.self).split(separator: "\n")
    let changes = new.difference(from: old)
    return changes.map { change in
      switch change {
      case .remove(let line, let text, _): "- \(line): \(text)"
      case .insert(let line, let text, _): "+ \(line): \(text)"
      }
    }.joined(separator: "\n")
  }
}
