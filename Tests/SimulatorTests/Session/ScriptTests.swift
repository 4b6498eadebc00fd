import Simulator
import Testing

@testable import AccessibilityTree
@testable import Announcements
@testable import Sessions
@testable import TalkBackReader
@testable import VoiceOverReader

/// Parsing of gesture scripts and app scripts.
struct ScriptTests {
  @Test(arguments: [
    ("swipe right 3", Gesture.swipe(.right, count: 3)), ("swipe left", .swipe(.left, count: 1)),
    ("swipe up", .swipeVertically(.up, count: 1)), ("touch \"Sign up\"", .touch("Sign up")),
    ("double tap", .doubleTap), ("type \"a \\\"b\\\"\"", .type("a \"b\"")),
    ("next", .returnKey(.next)), ("next heading", .jump(.right, .headings)),
    ("previous form control", .jump(.left, .formControls)), ("Shift Tab", .key(.shiftTab)),
    ("wait 0.5 s", .wait(500)), ("wait 150ms", .wait(150)), ("at once", .atOnce),
    ("set hints off", .set(key: "hints", value: "off")), ("until “Save”", .until("Save", .right)),
    ("walk back", .walk(.left)), ("rotor \"headings\"", .rotor(.headings)),
    ("rotor form controls", .rotor(.formControls)),
    ("until #email", .untilElement("#email", .right)),
    ("until role=textbox back", .untilElement("role=textbox", .left)),
    ("until \"#1\"", .until("#1", .right)), ("touch #sendIt # opens it", .touch("#sendIt")),
    ("touch #:r1: ; # then", .touch("#:r1:")), ("touch role=switch", .touch("role=switch")),
    ("double tap #comment", .doubleTap),
  ])
  func `A gesture reads back as it was written`(
    _ text: String, _ gesture: Gesture
  ) throws {
    #expect(try GestureScript(text).steps.map(\.gesture) == [gesture])
    #expect(try GestureScript(gesture.text).steps.map(\.gesture) == [gesture])
  }

  @Test func `The examples of each gesture read back as they were written`() throws {
    for form in Gesture.forms {
      for example in form.examples {
        let gesture = try #require(try GestureScript(example).steps.first?.gesture)
        #expect(form.text(gesture) == example)
        #expect(gesture.text == example)
        #expect(Gesture.forms.count { $0.text(gesture) != nil } == 1, "\(example)")
      }
      #expect(!form.examples.isEmpty && !form.summary.isEmpty)
    }
  }

  @Test func `Lines and semicolons separate gestures, and comments are ignored`() throws {
    let script = try GestureScript("swipe right; double tap # opens it\n\ntype \"x;y\"\n;;done")
    #expect(
      script.steps.map(\.gesture) == [
        .swipe(.right, count: 1), .doubleTap, .type("x;y"), .returnKey(.done),
      ])
    #expect(script.steps.map(\.line) == [1, 1, 3, 4])
  }

  @Test(arguments: [
    ("swype right", 1, 1, "swipe"), ("double tap\nswipe rihgt", 2, 7, "right"),
    ("type hello", 1, 6, "quotation"), ("touch \"x", 1, 7, "close"), ("wait 3 h", 1, 6, "“s”"),
    ("swipe right 0", 1, 13, "10000"), ("walk\nuntil role=texbox", 2, 7, "textbox"),
    ("double tap twice", 1, 12, ";"), ("wait 5", 1, 6, "write “5 s” or “5 ms”"),
    ("next; tap", 1, 7, "did you mean “double tap”?"), ("click", 1, 1, "“double tap”"),
    ("key tab", 1, 1, "write only the name of the key, such as “tab”"),
    ("press tab", 1, 1, "only the name of a key, such as “tab”"),
  ])
  func `A script error reports its line, its column and a remedy`(
    _ text: String, _ line: Int, _ column: Int, _ remedy: String
  ) {
    let error = #expect(throws: ScriptError.self) { try GestureScript(text) }
    #expect(error?.line == line && error?.column == column)
    #expect(error?.remedy.contains(remedy) == true, "\(error?.description ?? "")")
  }

  @Test func `A line of an app script has an event, conditions and effects`() throws {
    let script = try AppScript(
      """
      # the form
      on opens: announce "Welcome" politely after 0.1 s
      when ios on next of "Email": focus "Password"
      on submit when "Email" is empty and not android 2nd time: error "Email" "Enter it"; nothing
      on after 3 s: toast "Saved" for 1 s; wait 2 s; close
      on double tap of "Terms": show "Terms" as sheet
      on change of "News": update "News": state "checked"; insert alert "Thanks" after "News"
      """)
    #expect(script.lines.map(\.event) == [.opens, .next, .submit, .after, .doubleTap, .change])
    #expect(script.lines[0].answers == [.announce("Welcome", .politely, after: 100)])
    #expect(script.lines[1].conditions == [.platform(.ios)])
    #expect(
      script.lines[2].conditions == [
        .isEmpty("Email"), .not(.platform(.android)), .occurrence(2),
      ])
    #expect(script.lines[3].answers == [.toast("Saved", for: 1_000), .wait(2_000), .close])
    #expect(script.lines[3].delay == 3_000 && script.lines[3].line == 5)
    #expect(script.shownScreens == ["Terms"])
    #expect(script.lines[5].answers.count == 2)
  }

  @Test func `An app script names elements by id and role, too`() throws {
    let script = try AppScript(
      """
      on double tap of #send when #email is empty and not role=checkbox is empty: focus #email
      on leave of role=textbox: error #email "Enter it"; insert alert "No" after #email
      """)
    #expect(script.lines.map(\.target) == ["#send", "role=textbox"])
    #expect(script.lines[0].conditions == [.isEmpty("#email"), .not(.isEmpty("role=checkbox"))])
    #expect(script.lines[0].answers == [.focus("#email")])
    #expect(script.lines[1].answers.first == .error("#email", "Enter it"))
  }

  @Test func `A hundred thousand negations are read without recursion`() throws {
    let nots = String(repeating: "not ", count: 100_001)
    let script = try AppScript("on submit when \(nots)\"A\" is not empty: nothing")
    #expect(script.lines[0].conditions == [.isEmpty("A")])
  }

  @Test(arguments: [
    ("next: focus \"A\"", "on"), ("on nxet: nothing", "next"), ("on submit", "colon"),
    ("on submit: sho \"A\"", "show"), ("on submit when \"A\" empty: nothing", "is"),
    ("on submit: update \"A\": colour \"red\"", "value"),
    ("on submit: insert \"A\" beside \"B\"", "after"),
  ])
  func `An app script error reports a remedy`(_ text: String, _ remedy: String) {
    let error = #expect(throws: ScriptError.self) { try AppScript(text) }
    #expect(
      error?.remedy.contains(remedy) == true || error?.problem.contains(remedy) == true,
      "\(error?.description ?? "")")
  }
}
