import Simulator
import Synchronization
import Testing

@testable import Scenarios

/// The rows of a table at which the differences of a column are reported.
@Suite struct ColumnDifferencesTests {
  @Test func `Each line gets the row of the next line that has one`() {
    let rows = ColumnDifferences.followingRows([nil, 1, nil, nil, 4, nil], orElse: 9)
    #expect(rows == [1, 1, 4, 4, 4, 9])
    #expect(ColumnDifferences.followingRows([], orElse: 9) == [])
  }

  @Test func `Rows of unlisted stops are read once each`() {
    let stops = CountedRows(count: 10_000)
    let rows = ColumnDifferences.followingRows(stops, orElse: 1)
    #expect(rows == Array(repeating: 1, count: 10_000))
    #expect(stops.reads.count == 10_000)
  }

  @Test func `Unlisted stops are reported at the row before them`() throws {
    let document = ScenarioDocument(
      reading: Array(
        """
        ```outline
        - button "One"
        - button "Two"
        - button "Three"
        - button "Four"
        ```

        | TalkBack, hints off |
        | --- |
        | One, button |
        | — |
        | Four, button |
        """.utf8), file: "page.md")
    let report = document.check()
    let cells = try #require(report.checks.first).differences
    #expect(cells.map(\.heard) == ["Two, button", "Three, button"])
    #expect(cells.map(\.expected) == ["—", nil])
    #expect(cells.map(\.position.line) == [11, 11])
  }
}

/// Rows of lines without expectations, which count how often a line is read.
private struct CountedRows: BidirectionalCollection {
  /// The number of lines that were read.
  final class Reads: Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock { $0 } }
    func add() { number.withLock { $0 += 1 } }
  }

  let reads = Reads()
  let startIndex = 0
  let endIndex: Int

  init(count: Int) { endIndex = count }

  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }

  subscript(index: Int) -> Int? {
    reads.add()
    return nil
  }
}
