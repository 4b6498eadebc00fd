import Testing
import TranscriptTesting

@Test func `our screens are announced as documented`() {
  assertScenarios(in: "Scenarios")
}
