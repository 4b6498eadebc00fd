import Simulator
import Testing

@testable import Sessions
@testable import VoiceOverReader

/// A screen with its announcements, one line for each stop; `⏸` is a pause.
struct Heard: Sendable, CustomTestStringConvertible {
  var what: String
  var screen: Screen
  var lines: [String]

  var testDescription: String { what }

  init(_ what: String, _ screen: Screen, _ lines: String...) {
    self.what = what
    self.screen = screen
    self.lines = lines
  }

  /// Returns the stops of a transcript in the form of expectations.
  static func lines(of transcript: Transcript) -> [String] {
    transcript.stops.map { stop in
      let hint = stop.announcement.hint
      return hint.isEmpty ? stop.announcement.said : "\(stop.announcement.said) ⏸ \(hint)"
    }
  }
}

@Suite struct VoiceOverNativeTests {
  static let adjust = "swipe up or down with one finger to adjust the value"
  static let editing: States = {
    var states = States()
    states.isFocused = true
    return states
  }()

  static let fields: [Heard] = [
    Heard(
      "label alone", [.textField("Enter your email address")],
      "Enter your email address, text field ⏸ double tap to edit"),
    Heard(
      "value and error",
      [
        .textField(
          "Enter your email address", value: "hello", error: "please enter a valid email")
      ],
      "Enter your email address, hello, text field ⏸ please enter a valid email, double tap to edit"
    ),
    Heard(
      "an error given as a hint", [.textField("Email", hint: "Enter a valid email address.")],
      "Email, text field ⏸ Enter a valid email address., double tap to edit"),
    Heard(
      "placeholder of an empty field", [.textField("Email", placeholder: "name@example.com")],
      "Email, name@example.com, text field ⏸ double tap to edit"),
    Heard(
      "placeholder alone", [.textField(placeholder: "Some text")],
      "Some text, text field ⏸ double tap to edit"),
    Heard(
      "password", [.secureField("Password", value: "secret12")],
      "Password, 8 bullets, secure text field ⏸ double tap to edit"),
    Heard(
      "one character of a password", [.secureField("Code", value: "1")],
      "Code, 1 bullet, secure text field ⏸ double tap to edit"),
    Heard(
      "disabled", [.textField("Email", value: "bob", disabled: true)],
      "Email, bob, dimmed, text field"),
    Heard(
      "required", [.textField("Email", required: true)],
      "Email, text field, required ⏸ double tap to edit"),
    Heard(
      "search", [.searchField("Search")], "Search, search field ⏸ double tap to edit"),
    Heard(
      "several lines", [.textField("Notes", input: TextInput(isMultiline: true))],
      "Notes, text field ⏸ double tap to edit, use the rotor to access misspelled words"),
    Heard(
      "editing, empty",
      [
        Branch(
          Node(.textBox, label: "Email", placeholder: "name@example.com", states: editing))
      ],
      "Email, text field, is editing, name@example.com, character mode, insertion point at start ⏸ use the rotor to access misspelled words"
    ),
    Heard(
      "editing, filled", [Branch(Node(.textBox, label: "Email", value: "bob", states: editing))],
      "Email, text field, is editing, bob, character mode, insertion point at end ⏸ use the rotor to access misspelled words"
    ),
  ]

  static let controls: [Heard] = [
    Heard(
      "switch", [.toggle("I agree")],
      "I agree, switch button, off ⏸ double tap to toggle setting"),
    Heard("slider", [.slider("Rate", now: 48)], "Rate, 48%, adjustable ⏸ \(adjust)"),
    Heard(
      "check box", [.checkbox("News", checked: .on)],
      "News, checkbox, checked ⏸ double tap to toggle setting"),
    Heard(
      "radio button", [.radio("Cat", position: 1, of: 3)], "Cat, radio button, unchecked, 1 of 3"),
    Heard(
      "picker", [.picker("Search by", value: "record locator")],
      "Search by, record locator, pop up button ⏸ double tap to activate the picker"),
    Heard(
      "disclosure", [.button("Amenities", expanded: false)],
      "Amenities, collapsed, button ⏸ double tap to expand"),
    Heard("heading", [.heading("Coffee")], "Coffee, heading"),
    Heard("heading with its level", [.heading("Coffee", level: 2)], "Coffee, heading level 2"),
    Heard(
      "button with a hint", [.button("Favorite", hint: "Adds this item to your favorites.")],
      "Favorite, button ⏸ Adds this item to your favorites."),
    Heard("disabled button", [.button("Pay", disabled: true)], "Pay, dimmed, button"),
    Heard(
      "link and image", [.link("Help"), .image("Logo"), .image()], "Help, link", "Logo, image"),
    Heard("a role without rules", [.node(.other("gauge"), "Speed")], "Speed, gauge"),
    Heard(
      "custom actions", [Branch(Node(.button, label: "Mail")).with(\.actions, ["Archive"])],
      "Mail, button ⏸ actions available"),
  ]

  static let containers: [Heard] = [
    Heard(
      "a labelled group is announced on entry",
      [
        .group(
          "Delivery",
          [Branch(Node(.button, label: "Standard", states: selected)), .button("Express")])
      ],
      "Delivery, selected, Standard, button", "Express, button"),
    Heard(
      "tabs", [.node(.tabList, children: [.tab("Home"), .tab("Tickets", selected: true)])],
      "tab bar, Home, tab, 1 of 2", "selected, Tickets, tab, 2 of 2"),
    Heard(
      "list", [.list(nil, [.item("Cat"), .item(nil, [.text("Dog")]), .item("Bird")])],
      "Cat, list start", "Dog", "Bird, list end"),
    Heard(
      "table",
      [
        .node(
          .table,
          children: [
            .node(.row, children: [.node(.columnHeader, "Name"), .node(.columnHeader, "Age")]),
            .node(.row, children: [.node(.cell, "Bob"), .node(.cell, "7")]),
          ])
      ],
      "Name, row 1, column 1", "Age, column 2", "Bob, row 2, column 1", "Age, 7, column 2"),
    Heard(
      "a group that is one stop", [.group(nil, grouping: .merge, [.text("Tea"), .text("3 €")])],
      "Tea, 3 €"),
    Heard(
      "a link inside a heading is still a stop",
      [.node(.heading, "News", children: [.link("More news")])], "More news, heading, link"),
  ]

  static let selected: States = {
    var states = States()
    states.selected = true
    return states
  }()

  @Test(arguments: fields + controls + containers)
  func `A screen in a design is announced as on a phone`(_ test: Heard) {
    #expect(Heard.lines(of: VoiceOver().read(test.screen)) == test.lines)
  }

  @Test func `Every role with a name is a stop or is skipped with a reason`() {
    for role in Role.allCases {
      for origin in Screen.Origin.allCases {
        let screen = Screen([.node(role, "Name")], origin: origin)
        let transcript = VoiceOver().read(screen)
        let nodes = Set(transcript.stops.map(\.node))
        #expect(nodes.count + transcript.skippedNodes.count == 1, "\(role), \(origin)")
      }
    }
  }

  @Test func `A React Native check box announces its role and state as its value`() {
    let screen = Screen([.checkbox("I agree"), .toggle("Wi-Fi", on: true)], origin: .reactNative)
    #expect(
      Heard.lines(of: VoiceOver().read(screen)) == [
        "I agree, checkbox, unchecked", "Wi-Fi, switch button, on ⏸ double tap to toggle setting",
      ])
  }

  @Test(arguments: [
    ("- button \"Buy\"", ["Tea", "Buy, button"]),
    ("- button \"Buy\":\n      - /android.clickable: true", ["Tea", "Buy, button"]),
    ("- text: 3 euros", ["Tea, 3 euros"]),
  ]) func `A row of an Android layout that merges its content keeps its buttons`(
    content: String, lines: [String]
  ) throws {
    let screen = try Screen(
      outline: """
        - /origin: android
        - generic:
            - /android.screenReaderFocusable: true
            - text: Tea
            \(content)
        """)
    #expect(Heard.lines(of: VoiceOver().read(screen)) == lines)
  }

  @Test func `Omissions are listed with their rule`() throws {
    let screen: Screen = [.textField("Email", value: "bob", placeholder: "name@example.com")]
    let stop = try #require(VoiceOver().read(screen).stops.first)
    #expect(stop.omissions.map(\.text) == ["name@example.com"])
    #expect(stop.omissions.first?.rule == DeviceRules.placeholderOfFilledField)
  }

  @Test func `Parts distinguish the author's hint from the reader's usage hint`() throws {
    let screen: Screen = [.textField("Email", hint: "Work only", error: "Too short")]
    let parts = try #require(VoiceOver().read(screen).stops.first?.announcement.parts)
    #expect(parts.map(\.kind) == [.label, .role, .error, .hint, .usageHint])
  }
}
