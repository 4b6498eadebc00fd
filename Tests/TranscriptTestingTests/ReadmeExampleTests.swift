import Simulator
import Testing
import TranscriptTesting

@Test func `the sign-up form says what we agreed on`() {
  assertAnnouncements(
    of: [.heading("Sign up"), .textField("Email", value: "ann@", error: "Not valid")],
    by: .talkBack(),
    """
    Sign up, heading
    error: Not valid, ann@, edit box, double tap to edit text
    """)
}
