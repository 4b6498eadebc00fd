import Simulator
import Testing

/// Alerts among the nodes that an app adds to a screen.
struct InsertedAlertTests {
  private static let before = """
    - main:
      - button "Book"
    """

  /// Returns the announcements after a double tap that adds nodes to the screen.
  private static func heard(
    adding part: String, by reader: any ScreenReader
  ) throws -> [String] {
    let old = try Screen(outline: before)
    let new = try Screen(outline: before + "\n" + part)
    let origins = (0..<new.count).map { index in
      index < old.count ? NodeOrigin.same(Node.Index(index)) : .new
    }
    let app = ClosureApp { event, _, _ in
      event.kind == .doubleTap ? [.becomes(RunningScreen(new, origins: origins))] : nil
    }
    var session = Session(old, by: reader, app: app)
    return session.perform(.doubleTap).heard.filter { $0.cause != .hint }.map(\.text)
  }

  @Test(arguments: [
    ("  - group:\n    - group:\n      - alert:\n        - text: Enter a name", true),
    ("  - alert:\n    - text: Enter a name", true),
    ("  - group:\n    - status:\n      - text: Enter a name", false),
    ("  - group:\n    - paragraph:\n      - text: Enter a name", false),
  ])
  func `An alert is announced wherever it is in what appears`(
    part: String, isHeard: Bool
  ) throws {
    for reader in allReaders {
      let heard = try Self.heard(adding: part, by: reader)
      #expect(heard.contains { $0.contains("Enter a name") } == isHeard, "\(heard)")
      #expect(heard.count { $0.contains("Enter a name") } < 2, "\(heard)")
    }
  }
}
