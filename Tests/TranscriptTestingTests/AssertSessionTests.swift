import Simulator
import Testing
import TranscriptTesting

/// Assertions on the announcements after gestures.
struct AssertSessionTests {
  private static let form: Screen = [.textField("Email"), .button("Send")]

  @Test func `Expected announcements pass`() {
    assertSession(
      on: Self.form, by: TalkBack(), app: "on submit: announce \"Sent\"; focus \"Email\""
    ) {
      SessionStep("swipe right", announces: "Send, button")
      SessionStep("double tap", announces: "→ \"Email\"", "Sent", "…")
      SessionStep("dismiss keyboard")
      SessionStep("swipe right", announces: "Send, button", "⏸ double tap to activate")
    }
  }

  @Test func `A different announcement is reported with its gesture`() {
    let message = sessionDifference(
      on: Self.form, by: VoiceOver(),
      [
        SessionStep("swipe right", announces: "Sent, button"),
        SessionStep("swipe left", announces: "—"),
      ])
    #expect(
      message == """
        VoiceOver, “swipe right”:
          expected: Sent, button
          heard:    Send, button
        VoiceOver, “swipe left”:
          expected: —
          heard:    Email, text field / ⏸ double tap to edit
        """)
  }

  @Test func `An invalid script is reported`() {
    #expect(
      sessionDifference(on: Self.form, by: VoiceOver(), [SessionStep("swype")])?
        .contains("unknown gesture “swype”") == true)
    #expect(
      sessionDifference(on: Self.form, by: VoiceOver(), [SessionStep("doubel tap")])?
        .contains("did you mean “double tap”?") == true)
    #expect(
      sessionDifference(on: Self.form, by: VoiceOver(), app: "on nothing", [])?
        .contains("unknown event “nothing”") == true)
  }
}
