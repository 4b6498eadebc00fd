import Simulator
import Testing
import TranscriptTesting

@Test func `the button says what a double tap does`() {
  assertAnnouncements(
    of: [.button("Sign in")], by: .talkBack(), "Sign in, button, double tap to activate")
}
