import Simulator
import Testing

@testable import Fidelity

@Suite struct RecordedWordsTests {
  @Test(arguments: [
    ("Pop-up button", "popup button"), ("check box", "checkbox"), ("tick box", "tickbox"),
    ("List box", "listbox"),
    ("combo box", "Combobox"), ("edit box", "editbox"),
    ("multi line text field", "multiline text field"),
    ("spin button", "spinbutton"), ("double-tap to edit", "doubletap to edit"),
    ("long press", "longpress"), ("55%", "55 percent"), ("row one of twelve", "row 1 of 12"),
    ("1:30pm", "1:30 pm"), ("Yes, please!", "yes please"),
  ])
  func `Spelling variants of testers are equal`(left: String, right: String) {
    #expect(RecordedWords(left) == RecordedWords(right))
  }

  @Test(arguments: [
    ("checked", "not checked"), ("button, dimmed", "dimmed, button"), ("link", "link link"),
    ("list", "list box"), ("thirteen", "13"),
  ])
  func `Different words stay different`(left: String, right: String) {
    #expect(RecordedWords(left) != RecordedWords(right))
  }

  @Test func `Each matching word is counted`() {
    let recorded = RecordedWords("selected, tab, tab one")
    #expect(recorded.countOfWords(in: RecordedWords("tab 1 selected")) == 3)
    #expect(recorded.countOfWords(in: RecordedWords("")) == 0)
  }

  @Test(arguments: [
    ("Save, button, double tap to activate", "save button"),
    (
      "Volume, adjustable, swipe up or down with one finger to adjust the value",
      "volume adjustable"
    ),
    (
      "Name, text field. Double-tap to edit. Use the rotor to access Misspelled Words",
      "name text field"
    ),
    ("Cats, edit box, pets? double tap to enter text", "cats edit box pets"),
    ("Menu, button, actions available, swipe up to view", "menu button"),
    ("function type, edit box, edit options available", "function type edit box"),
    (
      "Phone, text field, Format 555-123-4567, double tap to edit",
      "phone text field format 555 123 4567"
    ),
    ("Rooms available, link", "rooms available link"),
  ])
  func `Only the usage hints of the reader are removed`(said: String, rest: String) {
    #expect(RecordedWords(UsageHints.removed(from: said)) == RecordedWords(rest))
  }

  @Test func `A long utterance is scanned once`() {
    let said = String(repeating: "word ", count: 20_000) + "double tap to edit"
    #expect(RecordedWords(UsageHints.removed(from: said)).words.count == 20_000)
  }

  @Test func `Authored hints stay in the prediction`() throws {
    let screen: Screen = [.textField("Phone", hint: "Format 555-123-4567")]
    let stop = try #require(VoiceOver().read(screen).stops.first)
    let words = RecordedWords(UsageHints.removed(from: stop.announcement))
    #expect(words == RecordedWords("Phone, text field, Format 555-123-4567"))
  }
}
