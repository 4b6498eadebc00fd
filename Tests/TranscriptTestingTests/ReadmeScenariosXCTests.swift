import TranscriptTesting
import XCTest

final class ScenarioTests: XCTestCase {
  func testTheFormatIsAsItSays() { assertScenarios(in: "Scenarios/README.md") }
}
