import Importers
import Simulator
import Testing

@testable import Reports

@Suite("Screens that differ by platform")
struct PlatformScreensTests {
  private func node(_ name: String, _ line: Int) -> Node {
    var node = Node(.button, label: AuthoredText(name))
    node.position = Node.Position(line: line, column: 1)
    return node
  }

  private var imported: ImportedScreen {
    var (ios, android) = (Screen(), Screen())
    ios.append(node("Back", 1))
    ios.append(node("Pay with Apple Pay", 2))
    ios.append(node("Help", 4))
    android.append(node("Pay with Google Pay", 3))
    android.append(node("Help", 4))
    ios.diagnostics = [ImportDiagnostic("Both"), ImportDiagnostic("iOS")]
    android.diagnostics = [ImportDiagnostic("Both"), ImportDiagnostic("Android")]
    return ImportedScreen(ios, android: android)
  }

  private var reading: Reading {
    Reading(imported, by: [VoiceOver(), TalkBack()], moving: .swipeRight)
  }

  @Test func `each reader reads the screen of its platform`() {
    let said = reading.transcripts.map { $0.stops.map(\.announcement.said) }
    #expect(
      said[0].map { $0.prefix(20) } == ["Back, button", "Pay with Apple Pay, ", "Help, button"])
    #expect(said[1].first?.hasPrefix("Pay with Google Pay") == true)
    #expect(said[1].count == 2)
  }

  @Test func `diagnostics of both are told once`() {
    #expect(reading.diagnostics.map(\.message) == ["Both", "iOS", "Android"])
  }

  @Test func `what comes from the same place of the file stands in one row`() {
    let rows = StopAlignment(reading).rows
    #expect(rows.last == [2, 1])
    #expect(rows.compactMap { $0[0] } == [0, 1, 2])
    #expect(rows.compactMap { $0[1] } == [0, 1])
  }

  @Test func `a reader of an empty screen does not disturb the other`() {
    let reading = Reading(
      ImportedScreen(Screen(), android: imported.android), by: [VoiceOver(), TalkBack()],
      moving: .swipeRight)
    #expect(StopAlignment(reading).rows.count == 2)
  }
}
