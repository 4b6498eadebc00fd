import Scenarios
import Simulator
import Testing

@Suite("Scenario options")
struct ScenarioOptionsTests {
  @Test("nothing is written unless asked for")
  func nothingIsWritten() {
    #expect(ScenarioOptions().record == nil)
    #expect(ScenarioOptions().comparison == .asHeard)
  }
}
