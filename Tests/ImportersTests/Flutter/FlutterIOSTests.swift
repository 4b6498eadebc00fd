import Importers
import Simulator
import Testing

/// VoiceOver's announcements for the elements that Flutter's engine exposes on iOS.
@Suite struct FlutterIOSTests {
  @Test func `A check box is a switch`() throws {
    let trial = try FlutterTrial(
      node: "actions: tap", "flags: hasCheckedState, isChecked, hasEnabledState, isEnabled",
      "label: \"Lights\"")
    #expect(trial.voiceOver == ["Lights, switch button, on"])
  }

  @Test func `A switch is dimmed unless it is enabled`() throws {
    let trial = try FlutterTrial(node: "flags: hasToggledState", "label: \"Radar\"")
    #expect(trial.voiceOver == ["Radar, dimmed, switch button, off"])
  }

  @Test func `A radio button is a button without a value`() throws {
    let trial = try FlutterTrial(
      node: "actions: tap", "flags: hasCheckedState, isInMutuallyExclusiveGroup",
      "label: \"Weekly\"")
    #expect(trial.voiceOver == ["Weekly, button"])
  }

  @Test func `A disabled field is dimmed`() throws {
    let trial = try FlutterTrial(node: "flags: isTextField, hasEnabledState", "label: \"Berth\"")
    #expect(trial.voiceOver == ["Berth, dimmed, text field"])
  }

  @Test func `A tooltip follows the label`() throws {
    let trial = try FlutterTrial(
      node: "actions: tap", "flags: isButton", "label: \"Share\"", "tooltip: \"Sends a link\"")
    #expect(trial.voiceOver == ["Share\nSends a link, button"])
    #expect(try FlutterTrial(node: "tooltip: \"Alone\"").voiceOver == [])
  }

  @Test func `A password is secure only while it is edited`() throws {
    let field = "flags: isTextField, isObscured, isFocusable"
    let trial = try FlutterTrial(node: "actions: tap", field, "label: \"PIN\"")
    #expect(trial.voiceOver == ["PIN, text field"])
    let edited = try FlutterTrial(node: "actions: tap", field + ", isFocused", "label: \"PIN\"")
    #expect(edited.voiceOver.map { $0.contains("secure") } == [true])
  }

  @Test func `A node with children is heard before them`() throws {
    let text = """
      SemanticsNode#0
       │ actions: tap
       │ label: "Card"
       │
       └─SemanticsNode#1
           actions: tap
           flags: isButton
           label: "Like"
      """
    #expect(try FlutterTrial(text).voiceOver == ["Card", "Like, button"])
    #expect(try FlutterTrial(text).talkBack == ["Card", "Like, button"])
  }

  @Test func `A merged node joins its labels and adds its states`() throws {
    let text = """
      SemanticsNode#0
       │ merge boundary ⛔️
       │ actions: tap
       │
       ├─SemanticsNode#1
       │   merged up ⬆️
       │   label: "Night mode"
       │
       ├─SemanticsNode#2
       │   merged up ⬆️
       │   label: "\u{202A}21:00\u{202C}"
       │
       └─SemanticsNode#3
           merged up ⬆️
           flags: hasEnabledState, isEnabled, hasToggledState, isToggled
      """
    let trial = try FlutterTrial(text)
    #expect(trial.voiceOver == ["Night mode\n21:00, switch button, on"])
    #expect(trial.talkBack.count == 1)
    #expect(trial.hasDiagnostic("merged"))
  }

  @Test func `A scroll view is an empty stop before 3.44`() throws {
    let text = """
      SemanticsNode#0
       │ actions: scrollUp
       │ flags: hasImplicitScrolling
       │ scrollExtentMin: 0.0
       │ scrollExtentMax: 90.0
       │
       └─SemanticsNode#1
           label: "Row"
      """
    #expect(try FlutterTrial(text).voiceOver == ["Row"])
    #expect(try FlutterTrial(text, version: "3.41").voiceOver.count == 2)
  }

  @Test func `Validation is not heard, and audits see it`() throws {
    let trial = try FlutterTrial(
      node: "actions: tap", "flags: isTextField, hasRequiredState, isRequired",
      "label: \"Berth\"", "validationResult: invalid")
    #expect(trial.voiceOver == ["Berth, text field"])
    let node = trial.ios.preorder.map { trial.ios[$0.index] }.first { $0.role == .textBox }
    #expect(node?.states.invalid == .yes)
    #expect(node?.states.isRequired == true)
  }
}
