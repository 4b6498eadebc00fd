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

  @Test func `Each reader reads the screen of its platform`() {
    let said = reading.transcripts.map { $0.stops.map(\.announcement.said) }
    #expect(
      said[0].map { $0.prefix(20) } == ["Back, button", "Pay with Apple Pay, ", "Help, button"])
    #expect(said[1].first?.hasPrefix("Pay with Google Pay") == true)
    #expect(said[1].count == 2)
  }

  @Test func `Diagnostics of both screens are reported once`() {
    #expect(reading.diagnostics.map(\.message) == ["Both", "iOS", "Android"])
  }

  @Test func `Stops from the same source location share a row`() {
    let rows = ReaderAlignment(reading).rows
    #expect(rows.last == [2, 1])
    #expect(rows.compactMap { $0[0] } == [0, 1, 2])
    #expect(rows.compactMap { $0[1] } == [0, 1])
  }

  @Test func `An empty screen of one reader does not affect the other`() {
    let reading = Reading(
      ImportedScreen(Screen(), android: imported.android), by: [VoiceOver(), TalkBack()],
      moving: .swipeRight)
    #expect(ReaderAlignment(reading).rows.count == 2)
  }
}
