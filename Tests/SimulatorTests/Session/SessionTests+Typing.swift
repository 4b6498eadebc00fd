import Simulator
import Testing

@testable import AccessibilityTree
@testable import VoiceOverReader

/// Typing into fields, moving between them and reading their text.
extension SessionTests {
  @Test func `Typing is echoed by character and by word`() throws {
    for reader: any ScreenReader in [VoiceOver(), TalkBack()] {
      let heard = try Self.lines("double tap; type \"to be \"", by: reader)
      #expect(heard[2] == ["t", "o", "to", "b", "e", "be"])
    }
  }

  @Test func `Removing the edited field hides the keyboard`() throws {
    let app = "on double tap of \"Sign up\": remove \"Email\""
    let script = "double tap; touch \"Sign up\"; double tap; dismiss keyboard"
    for reader: any ScreenReader in [VoiceOver(), TalkBack()] {
      let heard = try Self.lines(script, by: reader, app: app)
      #expect(heard.last == ["⚠ no keyboard is shown: double-tap a field first"])
    }
  }

  @Test func `Typing without an edited field reports a problem`() throws {
    let heard = try Self.lines("type \"a\"; next", by: VoiceOver())
    #expect(heard[1].first?.hasPrefix("⚠ no field is being edited") == true)
    #expect(heard[2] == ["⚠ no keyboard is shown: double-tap a field first"])
  }

  @Test
  func `The next key moves focus on Android and does nothing on iOS unless the app handles it`()
    throws
  {
    let talkBack = try Self.lines("double tap; next", by: TalkBack())
    #expect(talkBack[2].first == "→ \"Password\"")
    #expect(try Self.lines("double tap; next", by: VoiceOver())[2] == [])
    let answered = try Self.lines(
      "double tap; next", by: VoiceOver(), app: "on next of \"Email\": focus \"Password\"")
    #expect(answered[2].first == "→ \"Password\"")
  }

  @Test func `Words and characters are read one by one, and the caret follows`() throws {
    let read = "until \"Sign up\"; rotor \"words\"; swipe down 2; swipe up"
    let heard = try Self.lines(read, by: TalkBack())
    #expect(heard[3] == ["Sign", "up"] && heard[4] == ["Sign"])
    let field = "double tap; type \"ab c\"; rotor \"words\"; swipe up; type \"x\""
    let edited = try Self.lines(field, by: TalkBack())
    #expect(edited[4] == ["c"] && edited[5] == ["x"])
  }

  @Test(arguments: [
    "error \"email\" \"Enter an address\"", "update \"email\" error \"Enter an address\"",
  ])
  func `A field in a TextInputLayout announces its error, and so does the text below it`(
    _ answer: String
  ) throws {
    let screen = try Screen(
      outline: """
        - /origin: android
        - generic:
          - /android.viewClass: com.google.android.material.textfield.TextInputLayout
          - textbox "Email":
            - /id: email
        - button "Send"
        """)
    let app = """
      on double tap of "Send" 2nd time: clear error "email"
      on double tap of "Send": \(answer)
      """
    let script = "until \"Send\"; double tap; swipe left; swipe right; double tap; swipe left"
    let heard = try Self.lines(script, on: screen, by: TalkBack(), app: app)
    #expect(heard[2] == ["error: Enter an address", "Enter an address"])
    #expect(heard[3] == ["Enter an address"])
    #expect(heard[6].first?.contains("edit box") == true)
    let voiceOver = try Self.lines(
      "until \"Send\"; double tap", on: screen, by: VoiceOver(), app: app)
    #expect(voiceOver[2].isEmpty)
  }

  @Test(arguments: [
    (TypingEcho.charactersAndWords, ["h", "i", "hi"]), (.characters, ["h", "i", "space"]),
    (.words, ["hi"]), (.nothing, []),
  ])
  func `VoiceOver’s typing feedback is a setting`(_ echo: TypingEcho, _ heard: [String]) throws {
    var reader = VoiceOver()
    reader.settings.typingEcho = echo
    #expect(try Self.lines("double tap; type \"hi \"", by: reader)[2] == heard)
  }
}
