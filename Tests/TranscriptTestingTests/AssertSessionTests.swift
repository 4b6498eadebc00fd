import Simulator
import Testing
import TranscriptTesting

/// Expectations of what is heard when somebody acts.
struct AssertSessionTests {
  private static let form: Screen = [.textField("Email"), .button("Send")]

  @Test func `what is heard as expected fails nothing`() {
    assertSession(
      on: Self.form, by: TalkBack(), app: "on submit: announce \"Sent\"; focus \"Email\""
    ) {
      Does("swipe right", hears: "Send, button")
      Does("double tap", hears: "→ \"Email\"", "Sent", "…")
      Does("dismiss keyboard")
      Does("swipe right", hears: "Send, button", "⏸ double tap to activate")
    }
  }

  @Test func `what is heard otherwise is told with the gesture`() {
    let message = sessionDifference(
      on: Self.form, by: VoiceOver(),
      [Does("swipe right", hears: "Sent, button"), Does("swipe left", hears: "—")])
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

  @Test func `a script that cannot be read is told`() {
    #expect(
      sessionDifference(on: Self.form, by: VoiceOver(), [Does("swype")])?
        .contains("“swype” is no gesture") == true)
    #expect(
      sessionDifference(on: Self.form, by: VoiceOver(), app: "on nothing", [])?
        .contains("“nothing” is no event") == true)
  }
}
