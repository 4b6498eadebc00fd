import Simulator
import Testing

@testable import Sessions
@testable import VoiceOverReader

/// Native screens recorded on devices, rebuilt with our own words.
///
/// Words are compared by sound, because the recordings were transcribed by ear.
@Suite struct NativeRecordingTests {
  // magentaA11y toggle-switch, radio-button, slider, dropdown, expandable, search, headings.
  static let controls: [Heard] = [
    // why: recorded on a row of Settings as “off” alone; a switch of its own is a button too and
    // announces its role, as AccessibilitySnapshot's images show.
    Heard(
      "switch", [.toggle("Wi-Fi")],
      "Wi-Fi, switch button, off ⏸ double tap to toggle setting"),
    Heard(
      "state and place in the label",
      [.button("Selected, card, 1 of 2"), .button("Unselected, cash, 2 of 2", disabled: true)],
      "Selected, card, 1 of 2, button", "Unselected, cash, 2 of 2, dimmed, button"),
    Heard(
      "slider", [.slider("Voice speed", now: 48)],
      "Voice speed, 48%, adjustable ⏸ \(VoiceOverNativeTests.adjust)"),
    Heard(
      "stepper of two buttons", [.button("Decrement"), .button("Increment")],
      "Decrement, button", "Increment, button"),
    Heard(
      "choice from a picker", [.picker("Search by", value: "name")],
      "Search by, name, pop up button ⏸ double tap to activate the picker"),
    Heard(
      "disclosure",
      [.button("Extras", expanded: false).with(\.value, "two selected")],
      "Extras, collapsed, two selected, button ⏸ double tap to expand"),
    // why: recorded without a hint, since it was cut off there.
    Heard(
      "search", [.searchField("Search")], "Search, search field ⏸ double tap to edit"),
    Heard("heading", [.heading("A great day for tea")], "A great day for tea, heading"),
    Heard(
      "hint of a button", [.button("Favorite", hint: "Adds this to your list.")],
      "Favorite, button ⏸ Adds this to your list."),
    Heard(
      "menu", [Branch(Node(.button, label: "Actions")).with(\.states.popup, .menu)],
      "Actions, button, pop up button ⏸ double tap to activate the picker"),
    Heard(
      "items of a context menu",
      [.node(.menu, children: [.node(.menuItem, "New key"), .node(.menuItem, "New group")])],
      "New key, button", "New group, button"),
  ]

  // magentaA11y alert-dialog, modal, table, field-errors, text-input; kickstarter/ios-oss#545.
  static let screens: [Heard] = [
    // why: recorded with the screen behind it and “alert”, which is announced when the alert appears.
    Heard(
      "alert",
      [.node(.alert, "Error", children: [.text("The name is wrong."), .button("OK")])],
      "Error, The name is wrong.", "OK, button"),
    // why: recorded as “tab, 3 of 6” from inside the bar; entering it is announced first.
    Heard(
      "tabs", [.node(.tabList, children: [.tab("Home"), .tab("Mine")])],
      "tab bar, Home, tab, 1 of 2", "Mine, tab, 2 of 2"),
    Heard(
      "a group names its first cell",
      [.group("Price list", [.text("Tea, 2 €"), .text("Milk, 1 €")])],
      "Price list, Tea, 2 €", "Milk, 1 €"),
    Heard(
      "placeholder of an empty field", [.textField("New email", placeholder: "Email Address")],
      "New email, Email Address, text field ⏸ double tap to edit"),
    Heard(
      "editing an empty field",
      [
        Branch(
          Node(
            .textBox, label: "New email", placeholder: "Email Address",
            states: VoiceOverNativeTests.editing))
      ],
      "New email, text field, is editing, Email Address, character mode, insertion point at start ⏸ use the rotor to access misspelled words"
    ),
    // why: recorded without the mode of the rotor; a new phone stands on characters.
    Heard(
      "editing a message", [Branch(Node(.textBox, states: VoiceOverNativeTests.editing))],
      "text field, is editing, character mode, insertion point at start ⏸ use the rotor to access misspelled words"
    ),
    Heard(
      "an error under a field", [.textField("Your email", value: "E"), .text("It is wrong")],
      "Your email, E, text field ⏸ double tap to edit", "It is wrong"),
    Heard(
      "selected option of a named group",
      [
        .group(
          "Delivery",
          [
            Branch(Node(.button, label: "Standard", states: VoiceOverNativeTests.selected)),
            .button("Express"),
          ])
      ],
      "Delivery, selected, Standard, button", "Express, button"),
  ]

  @Test(arguments: controls + screens)
  func `A screen is announced as in its recording`(_ test: Heard) {
    let lines = Heard.lines(of: VoiceOver().read(test.screen))
    #expect(lines.map(AudibleText.init) == test.lines.map(AudibleText.init), "heard: \(lines)")
  }

  // magentaA11y segmented-control, pagination-control, time-picker: what UIKit's own views expose.
  @Test func `UIKit views are announced as in their recordings`() {
    var tree = ElementTree()
    let control = tree.append(AccessibilityElement(kind: .segmented))
    tree[control].explicit = [("last day", [.button, .selected]), ("last week", .button)].map {
      tree.append(Self.element($0, nil, $1), to: control)
    }
    tree.append(Self.element("Page 1 of 11", "0% progress", .adjustable))
    var wheel = Self.element("May", nil, .adjustable)
    wheel.design = DesignFacts()
    wheel.design?.roleWord = .pickerItem
    tree.append(wheel)
    let adjust = VoiceOverNativeTests.adjust
    #expect(
      Self.heard(tree) == [
        "selected, last day, button, 1 of 2", "last week, button, 2 of 2",
        "Page 1 of 11, 0% progress, adjustable ⏸ \(adjust)",
        "May, picker item, adjustable ⏸ \(adjust)",
      ])
  }

  private static func element(
    _ label: String, _ value: String?, _ traits: AccessibilityTraits
  ) -> AccessibilityElement {
    SnapshotCase(label, value: value, traits, says: "").element
  }

  private static func heard(_ tree: ElementTree) -> [String] {
    NativeTree.announcements(of: tree, origin: .design).map { spoken in
      spoken.hint.isEmpty ? spoken.said : "\(spoken.said) ⏸ \(spoken.hint)"
    }
  }
}
