import Simulator
import Testing

@testable import AccessibilityTree
@testable import Sessions
@testable import TalkBackReader
@testable import VoiceOverReader

/// UIKit controls compared with AccessibilitySnapshot's reference images.
///
/// Each screen names only the control.
@Suite struct UIKitSnapshotTests {
  static let adjust = "Swipe up or down with one finger to adjust the value."
  static let toggle = "Double tap to toggle setting."

  static let controls: [UIKitScreen] = [
    UIKitScreen("testSwitchControls", "- switch [checked]", "Switch Button. On. ⏸ \(toggle)"),
    UIKitScreen("disabled switch", "- switch [checked] [disabled]", "Dimmed. Switch Button. On."),
    UIKitScreen(
      "switch with a label and hint", "- switch \"Label\" [checked]:\n  - /hint: Hint",
      "Label. Switch Button. On. ⏸ Hint. \(toggle)"),
    UIKitScreen(
      "testTabBars",
      """
      - tabbar:
        - tab "Item A"
        - tab "Item B" [selected]
        - tab "Item C" [disabled]
        - tab
        - tab "Label":
          - /value: Value
          - /hint: Hint
        - tab "Item F"
      """,
      "Item A. Tab. 1 of 6.", "Selected: Item B. Tab. 2 of 6.", "Item C. Tab. 3 of 6.",
      "Tab. 4 of 6.", "Label: Value. Tab. 5 of 6. ⏸ Hint", "Item F. Tab. 6 of 6."),
    UIKitScreen(
      "badges",
      "- tabbar:\n  - tab \"Item B\":\n    - /ios.badgeValue: \"3\"\n  - tab \"Item C\":\n    - /ios.badgeValue: A",
      "Item B: 3 items. Tab. 1 of 2.", "Item C: A. Tab. 2 of 2."),
    UIKitScreen(
      "testSegmentedControl",
      "- radiogroup:\n  - radio \"Segment A\"\n  - radio \"Segment B\" [checked]\n  - radio \"Segment C\"",
      "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.",
      "Segment C. Button. 3 of 3."),
    UIKitScreen("testSlider", "- slider: 75", "75%. Adjustable. ⏸ \(adjust)"),
    UIKitScreen(
      "testStepperAtMin", "- spinbutton:\n  - /now: 0\n  - /min: 0\n  - /max: 9",
      "Decrement. Button.",
      "Increment. Button."),
    UIKitScreen(
      "testPageControl", "- pager:\n  - /now: 2\n  - /max: 3",
      "page 2 of 3. Adjustable. ⏸ \(adjust)"),
    UIKitScreen(
      "testNavBarBackButtonTraitsWithTitles",
      "- navigationbar \"Second\":\n  - backbutton \"First\"", "First. Back Button.",
      "Second. Heading."),
    UIKitScreen(
      "testNavBarBackButtonTraitsWithoutTitles", "- navigationbar:\n  - backbutton", "Back Button."),
    UIKitScreen(
      "testUIKitTextField",
      "- textbox\n- textbox:\n  - /placeholder: Some placeholder text\n- textbox: Hello",
      "Text Field. ⏸ Double tap to edit.",
      "Some placeholder text. Text Field. ⏸ Double tap to edit.",
      "Hello. Text Field. ⏸ Double tap to edit."),
    UIKitScreen(
      "testUIKitTextView", "- textbox [multiline]: Hello",
      "Hello. Text Field. ⏸ Double tap to edit., Use the rotor to access Misspelled Words"),
    UIKitScreen(
      "testSwiftUITextEntry",
      "- textbox [secure]:\n  - /placeholder: Password\n- textbox [secure]: secret123",
      "Password. Secure Text Field. ⏸ Double tap to edit.",
      "•••••••••. Secure Text Field. ⏸ Double tap to edit."),
  ]

  @Test(arguments: controls)
  func `A UIKit control reads as in its reference image`(_ test: UIKitScreen) throws {
    #expect(try test.heard(by: .voiceOver(profile: .snapshot)) == test.lines)
  }
}
