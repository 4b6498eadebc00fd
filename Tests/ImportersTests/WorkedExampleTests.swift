import Importers
import Simulator
import Testing

/// Pages with the announcements that were recorded on devices.
///
/// Words are compared by sound, because the recordings were transcribed by ear.
@Suite struct WorkedExampleTests {
  /// A small page with its announcements, one for each stop.
  struct Page: Sendable, CustomTestStringConvertible {
    var name: String
    var html: String
    var heard: [String]

    init(_ name: String, _ html: String, _ heard: String...) {
      self.name = name
      self.html = html
      self.heard = heard
    }

    var testDescription: String { name }
  }

  /// The version of TalkBack whose words most recordings have.
  private static let talkBack15 = TalkBack.talkBack(profile: .version15)

  @Test(arguments: voiceOverFields + voiceOverControls + voiceOverContent)
  func `VoiceOver announces a page as it was recorded in Safari`(_ page: Page) throws {
    let reader = VoiceOver.voiceOver(profile: .ios18)
    check(page, reader.read(try Screen.html(page.html, file: "page.html")))
  }

  @Test(arguments: talkBackFields + talkBackControls + talkBackContent)
  func `TalkBack announces a page as it was recorded in Chrome`(_ page: Page) throws {
    check(page, WorkedExampleTests.talkBack15.read(try Screen.html(page.html, file: "page.html")))
  }

  // a11ysupport.io aria-errormessage-with-aria-invalid-true.json, TalkBack 16.2
  @Test func `Version 16 of TalkBack announces the error first`() throws {
    var reader = TalkBack()
    reader.settings.profile = .version16
    reader.settings.hints = false
    let page = Page(
      "error first",
      "<input aria-label=Amount aria-invalid=true aria-errormessage=e><p id=e>too much</p>",
      "error: invalid entry too much. Amount. edit box", "too much")
    check(page, reader.read(try Screen.html(page.html, file: "page.html")))
  }

  // a11ysupport.io aria-1-2-combobox-with-list-autocomplete-example.json, TalkBack 13.5
  @Test func `TalkBack announces that a combo box is being edited`() throws {
    let html = """
      <input id=it role=combobox aria-label=Country aria-expanded=true aria-controls=l value=ch>
      <ul id=l role=listbox><li role=option>Chad</ul>
      """
    var screen = try Screen.html(html, file: "page.html")
    let field = try #require(
      screen.preorder.map(\.index).first { screen[$0].role == .combobox })
    screen[field].states.isFocused = true
    var reader = WorkedExampleTests.talkBack15
    reader.settings.keyboard = true
    reader.settings.hints = false
    #expect(
      reader.read(screen).stops.first?.announcement.said
        == "expanded, editing, ch, edit box, Country")
  }

  private func check(_ page: Page, _ transcript: Transcript) {
    let heard = transcript.stops.map(\.announcement.text)
    #expect(heard.map(AudibleText.init) == page.heard.map(AudibleText.init), "heard: \(heard)")
  }
}
