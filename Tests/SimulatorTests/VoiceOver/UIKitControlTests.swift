import Simulator
import Testing

@testable import VoiceOverReader

/// Announcements of UIKit controls.
@Suite struct UIKitControlTests {
  static let adjust = VoiceOverNativeTests.adjust

  static let fields: [UIKitScreen] = [
    UIKitScreen("text field", "- textbox \"Email\"", "Email, text field ⏸ double tap to edit"),
    UIKitScreen(
      "placeholder of an empty field", "- textbox \"Email\":\n  - /placeholder: you@example.com",
      "Email, you@example.com, text field ⏸ double tap to edit"),
    UIKitScreen(
      "placeholder that repeats the label", "- textbox \"Email\":\n  - /placeholder: Email",
      "Email, Email, text field ⏸ double tap to edit"),
    UIKitScreen(
      "placeholder taken for the name", "- textbox \"Email\": bob\n  - /label-from: placeholder",
      "bob, text field ⏸ double tap to edit"),
    UIKitScreen(
      "filled field", "- textbox \"Email\": bob\n  - /placeholder: you@example.com",
      "Email, bob, text field ⏸ double tap to edit"),
    UIKitScreen(
      "required, wrong, with a message",
      "- textbox \"Email\" [required] [invalid]: bob\n  - /error: No",
      "Email, bob, text field ⏸ double tap to edit"),
    UIKitScreen(
      "message given as a hint", "- textbox \"Email\": bob\n  - /hint: No such address",
      "Email, bob, text field ⏸ No such address, double tap to edit"),
    UIKitScreen(
      "disabled field", "- textbox \"Email\" [disabled]: bob", "Email, bob, dimmed, text field"),
    UIKitScreen(
      "secure field", "- textbox \"Code\" [secure]: abc",
      "Code, 3 bullets, secure text field ⏸ double tap to edit"),
    UIKitScreen(
      "empty secure field", "- textbox [secure]:\n  - /placeholder: Password",
      "Password, secure text field ⏸ double tap to edit"),
    UIKitScreen(
      "text view", "- textbox \"Note\" [multiline]: Hi",
      "Note, Hi, text field ⏸ double tap to edit, use the rotor to access misspelled words"),
    UIKitScreen(
      "text view that cannot be edited", "- textbox \"Terms\" [multiline] [readonly]: All of it",
      "Terms, All of it"),
    UIKitScreen(
      "search bar", "- searchbox:\n  - /placeholder: Search",
      "Search, search field ⏸ double tap to edit"),
    UIKitScreen(
      "filled search bar", "- searchbox: tea\n  - /placeholder: Search",
      "Search, tea, search field ⏸ double tap to edit"),
    UIKitScreen(
      "search bar with its button", "- searchbox \"Find\": tea\n  - button \"Cancel\"",
      "Find, tea, search field ⏸ double tap to edit", "Cancel, button"),
    UIKitScreen(
      "field that is edited", "- textbox \"Email\" [focused]: bob",
      "Email, text field, is editing, bob, character mode, insertion point at end ⏸ use the rotor to access misspelled words"
    ),
  ]

  static let buttons: [UIKitScreen] = [
    UIKitScreen("button", "- button \"Pay\"", "Pay, button"),
    UIKitScreen("disabled button", "- button \"Pay\" [disabled]", "Pay, dimmed, button"),
    UIKitScreen("button of its content", "- button:\n  - text: Pay", "Pay, button"),
    UIKitScreen(
      "held button", "- button \"Bold\" [pressed]\n- button \"Italic\" [pressed=false]",
      "selected, Bold, button", "Italic, button"),
    UIKitScreen(
      "menu button", "- button \"Actions\" [haspopup=menu]",
      "Actions, button, pop up button ⏸ double tap to activate the picker"),
    UIKitScreen(
      "pop-up button", "- combobox \"Size\": Large",
      "Size, Large, button, pop up button ⏸ double tap to activate the picker"),
    UIKitScreen(
      "disclosure", "- button \"More\" [expanded=false]",
      "More, collapsed, button ⏸ double tap to expand"),
    UIKitScreen("link", "- link \"Help\"", "Help, link"),
    UIKitScreen("key", "- button \"q\":\n  - /ios.class: XCUIElementTypeKey", "q"),
    UIKitScreen(
      "items of a menu", "- menu:\n  - menuitem \"Copy\"\n  - menuitemcheckbox \"Wrap\" [checked]",
      "Copy, button", "selected, Wrap, button", "Dismiss context menu, button"),
  ]

  static let choices: [UIKitScreen] = [
    UIKitScreen(
      "switch", "- switch \"Wi-Fi\" [checked]",
      "Wi-Fi, switch button, on ⏸ double tap to toggle setting"),
    UIKitScreen(
      "switch with another value", "- switch \"Wi-Fi\":\n  - /value: Connected",
      "Wi-Fi, switch button, off ⏸ double tap to toggle setting"),
    UIKitScreen("disabled switch", "- switch [checked] [disabled]", "dimmed, switch button, on"),
    UIKitScreen(
      "check box", "- checkbox \"I agree\" [checked=mixed]",
      "I agree, switch button, mixed ⏸ double tap to toggle setting"),
    UIKitScreen(
      "radio button", "- radio \"Cat\" [checked] [position=1] [set-size=3]",
      "selected, Cat, button"),
    UIKitScreen(
      "segmented control",
      "- radiogroup \"Pet\":\n  - radio \"Cat\" [checked]\n  - radio \"Dog\" [disabled]",
      "Pet, selected, Cat, button, 1 of 2", "Dog, dimmed, button, 2 of 2"),
    UIKitScreen(
      "segmented control by its class",
      "- group:\n  - /ios.class: UISegmentedControl\n  - button \"Day\" [selected]\n  - button \"Week\"\n  - button \"Month\"",
      "selected, Day, button, 1 of 3", "Week, button, 2 of 3", "Month, button, 3 of 3"),
    UIKitScreen(
      "tab bar",
      "- tabbar:\n  - tab \"Home\" [selected]\n  - tab \"Mail\" [disabled]:\n    - /ios.badgeValue: \"3\"",
      "tab bar, selected, Home, tab, 1 of 2", "Mail, tab, 2 of 2"),
    UIKitScreen(
      "tab bar of a dump",
      "- group:\n  - /ios.class: TabBar\n  - button \"A\" [selected]\n  - button \"B\":\n    - /ios.badgeValue: new",
      "tab bar, selected, A, tab, 1 of 2", "B, tab, 2 of 2"),
  ]

  static let numbers: [UIKitScreen] = [
    UIKitScreen("slider", "- slider \"Rate\": 48", "Rate, 48%, adjustable ⏸ \(adjust)"),
    UIKitScreen(
      "slider with limits of its own", "- slider \"Rate\":\n  - /now: 3\n  - /min: 1\n  - /max: 5",
      "Rate, 50%, adjustable ⏸ \(adjust)"),
    UIKitScreen(
      "slider with words", "- slider \"Rate\":\n  - /now: 3\n  - /value: 3 of 5 stars",
      "Rate, 3 of 5 stars, adjustable ⏸ \(adjust)"),
    UIKitScreen("stepper", "- spinbutton: 3", "Decrement, button", "Increment, button"),
    UIKitScreen(
      "stepper with a label", "- spinbutton \"Guests\" [disabled]: 3",
      "Guests, Decrement, dimmed, button", "Guests, Increment, dimmed, button"),
    UIKitScreen(
      "page control", "- pager:\n  - /now: 2\n  - /max: 3",
      "page 2 of 3, adjustable ⏸ \(adjust)"),
    UIKitScreen("progress view", "- progressbar: 30", "Progress, 30%"),
    UIKitScreen("activity indicator", "- progressbar", "In progress"),
    UIKitScreen(
      "activity indicator at rest", "- progressbar:\n  - /ios.animating: NO", "Progress halted"),
    UIKitScreen(
      "wheels", "- group:\n  - /ios.class: UIPickerView\n  - text: May\n  - text: \"2001\"",
      "May, picker item, adjustable ⏸ \(adjust)", "2001, picker item, adjustable ⏸ \(adjust)"),
    UIKitScreen(
      "row among others",
      "- group:\n  - /ios.class: PickerWheel\n  - /value: None\n  - /label: Size",
      "Size, None, picker item, adjustable ⏸ \(adjust)"),
    UIKitScreen("date picker", "- date \"Birthday\": May 5, 2001", "Birthday, May 5, 2001, button"),
    UIKitScreen(
      "date picker of the older style",
      "- date \"Birthday\": May 5\n  - /ios.preferredDatePickerStyle: wheels",
      "Birthday, May 5, picker item, adjustable ⏸ \(adjust)"),
  ]

  @Test(arguments: fields + buttons + choices + numbers)
  func `A UIKit control is announced as on a phone`(_ test: UIKitScreen) throws {
    #expect(try test.heard() == test.lines)
  }

  @Test func `Badges are not announced from iOS 26 on`() throws {
    let test = UIKitScreen("", "- tabbar:\n  - tab \"Mail\":\n    - /ios.badgeValue: \"3\"")
    let heard = try test.heard(by: .voiceOver(profile: .ios26))
    #expect(heard == ["tab bar, Mail, tab, 1 of 1"])
    #expect(
      try test.heard(by: .voiceOver(profile: .ios17)) == ["tab bar, Mail, 3 items, tab, 1 of 1"])
  }

  @Test func `Facts without a UIKit property are omissions with the rule that drops them`() throws {
    let field = UIKitScreen(
      "", "- textbox \"Email\" [required] [invalid] [readonly] [busy] [current]:\n  - /error: No")
    let stop = try #require(VoiceOver().read(field.screen()).stops.first)
    #expect(
      stop.omissions.map(\.rule) == [
        UIKitRules.noRequired, UIKitRules.noError, UIKitRules.noReadOnly, UIKitRules.noBusy,
        UIKitRules.noCurrent,
      ])
    let box = UIKitScreen("", "- checkbox \"News\" [checked] [position=2] [set-size=3]")
    let diagnostics = try #require(VoiceOver().read(box.screen()).stops.first).omissions
    #expect(diagnostics.map(\.text) == ["checkbox", "2 of 3"])
  }

  @Test func `Words that UIKit adds carry their attestation`() throws {
    var german = VoiceOver()
    german.settings.locale = .german
    let outline = "- spinbutton\n- progressbar: 30\n- navigationbar:\n  - button \"Zurück\""
    let stops = try german.read(UIKitScreen("", outline).screen()).stops
    let labels = stops.compactMap { $0.announcement.parts.first { $0.kind == .label } }
    #expect(labels.map(\.text) == ["Verringern", "Erhöhen", "Fortschritt"])
    #expect(labels.allSatisfy { $0.attestation == .assumed })
    #expect(stops.last?.announcement.text == "Zurück Taste")
    #expect(german.phrases.contains { $0.key == "uiKit.decrement" && $0.attestation == .assumed })
  }

  @Test func `The value of a stepper is an omission`() throws {
    let screen = try UIKitScreen("", "- spinbutton: 3").screen()
    let diagnostics = VoiceOver().read(screen).stops.map { $0.omissions.map(\.text) }
    #expect(diagnostics == [["3"], []])
  }

  @Test(arguments: [
    ("- switch \"A\"", "UIKitSwitch"), ("- checkbox \"A\"", "UIKitToggleForCheckbox"),
    ("- radio \"A\"", "UIKitButtonForRadio"), ("- spinbutton", "UIKitStepper"),
    ("- textbox", "UIKitTextField"), ("- textbox [multiline]", "UIKitTextView"),
    ("- searchbox", "UIKitSearchBar"), ("- img \"A\"", "UIKitImage"), ("- text: A", "UIKitLabel"),
    ("- combobox", "UIKitPicker"), ("- progressbar", "UIKitActivityIndicator"),
    ("- gauge \"A\"", "UIKitUnknownClass"), ("- link \"A\"", "UIKitLink"),
  ])
  func `A stop names the UIKit class that created it`(_ outline: String, _ rule: String) throws {
    let screen = try UIKitScreen("", outline).screen()
    let stop = try #require(VoiceOver().read(screen).stops.first)
    #expect(stop.mapping.first?.name == rule)
  }
}
