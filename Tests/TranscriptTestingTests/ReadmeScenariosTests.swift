import Testing
import TranscriptTesting

@Test func `our screens sound as documented`() {
  assertScenarios(in: "Scenarios")
}
