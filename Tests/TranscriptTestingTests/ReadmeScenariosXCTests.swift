import TranscriptTesting
import XCTest

final class ScenarioTests: XCTestCase {
  func testScenariosOfTheReadmePassInXCTest() { assertScenarios(in: "Scenarios/README.md") }
}
