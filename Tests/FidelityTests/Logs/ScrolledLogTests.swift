import Importers
import Simulator
import SpeechLogs
import Testing

@testable import Fidelity

/// Logs of a list that scrolled, compared with a file that has only some of its rows.
struct ScrolledLogTests {
  private struct Trial {
    var screen: Screen
    var transcript: Transcript
    var words: [String]

    /// Reads a list of `count` rows, of which the file has only some, with a title above and a
    /// button below the list.
    init(_ rows: Range<Int>, of count: Int, scrolls: Bool = true) throws {
      let views = rows.map { row in
        """
        {"className": "android.widget.FrameLayout", "clickable": true, "focusable": true,
        "bounds": [0, \(100 + 100 * (row - rows.lowerBound)), 400,
        \(190 + 100 * (row - rows.lowerBound))],
        "collectionItemInfo": {"row": \(row), "col": 0},
        "children": [{"className": "android.widget.TextView", "text": "Buoy \(row)"}]}
        """
      }
      let source = """
        {"tree": {"className": "android.widget.FrameLayout", "children": [
        {"className": "android.widget.TextView", "text": "Buoys", "bounds": [0, 0, 400, 90]},
        {"className": "androidx.recyclerview.widget.RecyclerView", "scrollable": \(scrolls),
        "bounds": [0, 100, 400, \(100 + 100 * rows.count)],
        "collectionInfo": {"rows": \(count), "cols": 1},
        "children": [\(views.joined(separator: ","))]},
        {"className": "android.widget.Button", "text": "Done", "clickable": true,
        "focusable": true, "bounds": [0, 900, 400, 990]}]}}
        """
      let imported = try ImportedScreen.contents(
        of: Array(source.utf8), format: InputFormat(named: "android-nodes"),
        file: "buoys.json", options: ImportOptions())
      screen = try #require(imported.first).screen
      transcript = TalkBack().read(screen)
      words = LogTrial.words(of: transcript)
    }

    func compare(_ said: [String], isComplete: Bool = false) -> LogComparison {
      LogComparison(
        LogTrial.walk(said, isComplete: isComplete), with: transcript, on: screen)
    }
  }

  /// Returns TalkBack's announcements on the whole screen: a title, eight rows and a button.
  private static func all() throws -> [String] { try Trial(0..<8, of: 8).words }

  @Test func `Rows behind the last row of the file are no differences`() throws {
    let trial = try Trial(0..<4, of: 8)
    let comparison = trial.compare(try Self.all(), isComplete: true)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "=3", "=4", "=5", "=6"])
    #expect(comparison.scrolled.map(\.line) == [6, 7, 8, 9])
  }

  @Test func `Rows before the first row of the file are no differences`() throws {
    let trial = try Trial(5..<8, of: 8)
    let all = try Self.all()
    // The announcement of the first row in the file includes that focus enters the list.
    let comparison = trial.compare(all.map { $0 == all[6] ? trial.words[1] : $0 })
    #expect(comparison.newDifferences.isEmpty, "\(LogTrial.lines(comparison))")
    #expect(comparison.scrolled.count == 5)
  }

  @Test func `A log that begins at a row that the file lacks has no difference`() throws {
    let comparison = try Trial(0..<4, of: 8).compare(Array(try Self.all()[6...]))
    #expect(LogTrial.lines(comparison) == ["=6"] && comparison.scrolled.count == 3)
    #expect(comparison.stopsOutside == 5)
  }

  @Test func `Other stops and words stay differences in a list that scrolled`() throws {
    let trial = try Trial(0..<4, of: 8)
    var said = try Self.all()
    said[2] = said[2].replacing("Buoy", with: "Beacon")
    said.insert("Advertisement", at: 2)
    said.insert("Snackbar", at: said.count - 1)
    let found = LogTrial.lines(trial.compare(said)).filter { !$0.hasPrefix("=") }
    #expect(found == ["+Advertisement", "~3", "+Snackbar"])
  }

  @Test(arguments: [(4, true), (8, false)])
  func `A list that has all of its rows, or does not scroll, lacks none`(
    count: Int, scrolls: Bool
  ) throws {
    let trial = try Trial(0..<4, of: count, scrolls: scrolls)
    var said = trial.words
    said.insert("Buoy 4. 5 of \(count)", at: 5)
    let comparison = trial.compare(said)
    #expect(comparison.count(of: .onlyHeard) == 1 && comparison.scrolled.isEmpty)
  }
}
