import Foundation
import Testing

@testable import announce

/// `announce audit` with gestures.
struct AuditSessionTests {
  private static let form =
    """
    - heading "Sign up"
    - textbox "Name"
    - textbox "Email"
    - button "Send"
    """

  private static func audit(
    _ app: String, _ arguments: String..., screen: String = form
  ) throws -> Trial {
    let folder = try TrialFolder()
    let file = try folder.write(app, to: "app.txt")
    return Trial.run(
      ["audit", "--input", "outline", "--app", file] + arguments + ["-"], bytes: Array(screen.utf8))
  }

  @Test(arguments: [
    #"TextField("First name", text: $a)"#, #"TextField("", text: $a, prompt: Text("First name"))"#,
    #"LabeledContent("First name") { TextField("", text: $a) }"#,
  ])
  func `A next key without a handler is found whatever names the field of SwiftUI`(
    _ field: String
  ) throws {
    let folder = try TrialFolder()
    let file = try folder.write(
      """
      import SwiftUI
      struct Form: View {
        @State private var a = ""
        var body: some View {
          VStack { Group { \(field); TextField("Last name", text: $a) }.submitLabel(.next) }
        }
      }
      """, to: "Form.swift")
    let trial = Trial.run("audit", file, "--fill", "--rule", "next-key-dead")
    #expect(trial.output.contains("[next-key-dead]"), "\(trial.output)")
  }

  @Test func `Filling in a form finds dead next keys`() throws {
    let dead = try Self.audit("on next: nothing", "--fill", "--rule", "next-key-dead")
    #expect(dead.status == 1)
    let words = "The next key of “Name” does not lead to “Email”. [next-key-dead]"
    #expect(dead.output.contains(words))
    let alive = try Self.audit(
      "on next of \"Name\": focus \"Email\"", "--fill", "--rule", "next-key-dead")
    #expect(alive.status == 0 && alive.output.contains("0 findings, 0 to review"))
  }

  @Test func `With enough time, nothing is said of what was left out`() throws {
    let whole = try Self.audit("", "--fill", "--fill-budget", "2m", "--rule", "trap")
    #expect(whole.output.contains("1 screen audited"), "\(whole.output)")
    #expect(!whole.output.contains("not tried"), "\(whole.output)")
  }

  @Test(arguments: ["60 h", "x", "0s", "-1"])
  func `A time that is none is refused`(_ time: String) throws {
    let trial = try Self.audit("", "--fill", "--fill-budget", time)
    #expect(trial.status == 2 && trial.errors.contains("--fill-budget"), "\(trial.errors)")
  }

  @Test func `A list that a combo box opens is opened, chosen from and left`() throws {
    let list = """
      - combobox "Fruit" [expanded=false]
      - listbox "Fruits":
        - /hidden: true
        - option "Apple"
        - option "Plum"
      - button "Send"
      """
    let app =
      "on double tap of \"Fruit\": insert button \"Plum\" after \"Fruit\"\n"
      + "on double tap of \"Plum\": remove \"Plum\""
    let lost = try Self.audit(app, "--fill", "--rule", "focus-lost", screen: list)
    #expect(lost.output.contains("“Plum” disappears after “double tap”"), "\(lost.output)")
  }

  @Test func `A field that keeps Tab is a trap, and a field that replaces it is not`() throws {
    let kept = try Self.audit("on tab of \"Name\": nothing", "--fill", "--rule", "trap")
    #expect(kept.output.contains("Tab does not lead out of “Name”. [trap]"), "\(kept.output)")
    let free = try Self.audit("on tab of \"Name\": focus \"Email\"", "--fill", "--rule", "trap")
    #expect(free.output.contains("0 findings"))
    // The app removes the element before the field, so the next field gets the index that the field
    // had.
    let moved = try Self.audit(
      "on tab of \"Name\": remove \"Sign up\"; focus \"Email\"", "-e",
      "until \"Name\"; double tap; tab", "--rule", "trap")
    #expect(moved.output.contains("0 findings"), "\(moved.output)")
    let dialog = try Self.audit(
      "on tab: nothing", "-e", "until \"Code\"; double tap; tab", "--rule", "trap",
      screen: "- button \"Open\"\n- dialog \"Code\":\n  - textbox \"Code\"\n  - button \"OK\"")
    #expect(dialog.output.contains("0 findings"), "\(dialog.output)")
  }

  @Test func `An editor that keeps Tab and names another key needs review`() throws {
    let editor = """
      - textbox "Code":
        - /hint: Tab indents, press Esc and then Tab to leave
      - button "Send"
      """
    let script = "until \"Code\"; double tap; tab"
    let hinted = try Self.audit(
      "on tab: nothing", "-e", script, "--rule", "trap", screen: editor)
    #expect(hinted.status == 0, "\(hinted.output)")
    #expect(hinted.output.contains("which names another key. [trap]"), "\(hinted.output)")
    let unhinted = try Self.audit(
      "on tab: nothing", "-e", script, "--rule", "trap",
      screen: editor.replacing("Tab indents, press Esc and then Tab to leave", with: "Escalates"))
    #expect(unhinted.status == 1 && unhinted.output.contains("out of “Code”. [trap]"))
  }

  @Test func `An announcement lost after a script acts is a finding`() throws {
    let app =
      "on double tap of \"Send\": announce \"Two problems with your answers today\"; focus \"Name\""
    let script = "until \"Send\"; double tap; wait 5 s"
    let lost = try Self.audit(app, "-e", script, "--rule", "announcement-lost")
    #expect(lost.output.contains("is never heard after “double tap”. [announcement-lost]"))
    let mended = try Self.audit(
      "on double tap of \"Send\": focus \"Name\"", "-e", script, "--rule", "announcement-lost")
    #expect(mended.output.contains("0 findings, 0 to review"))
  }

  @Test func `Findings that differ only in the gesture are listed once, but kept in data`() throws {
    let app = """
      on double tap of "Send": update "Ready" label "Two problems with your answers today"; focus "Name"
      on done: update "Two problems with your answers today" label "Ready"; wait 5 s; \
      update "Ready" label "Two problems with your answers today"; focus "Email"
      """
    let options = [
      "-e", "until \"Send\"; double tap; wait 5 s; done; wait 9 s", "--rule", "announcement-lost",
    ]
    let form = "- textbox \"Name\"\n- textbox \"Email\"\n- button \"Send\"\n- status \"Ready\""
    let folder = try TrialFolder()
    let file = try folder.write(app, to: "app.txt")
    func output(_ more: String...) -> String {
      Trial.run(
        ["audit", "--input", "outline", "--app", file] + options + more + ["-"],
        bytes: Array(form.utf8)
      ).output
    }
    let text = output()
    #expect(text.contains("is never heard after “double tap” and after “done”."), "\(text)")
    #expect(text.contains("1 finding, 0 to review"), "\(text)")
    let json = output("--format", "json")
    #expect(json.contains("is never heard after “double tap”."))
    #expect(json.contains("is never heard after “done”."))
  }

  @Test func `Rules that need gestures report that they did not run`() {
    let output = Trial.run(
      "audit", "--input", "outline", "--rule", "trap", "-", input: Self.form
    ).output
    let reason = "not run, since there were no gestures: give --script and --app, or --fill: trap"
    #expect(output.contains(reason))
  }

  @Test func `Without a description of the app, a finding is for review`() {
    let output = Trial.run(
      "audit", "--input", "outline", "--fill", "--rule", "next-key-dead", "-", input: Self.form
    ).output
    #expect(output.contains("0 findings, 1 more to review"))
    #expect(output.contains("The app’s behaviour is unknown; describe it with --app."))
  }

  @Test func `A mistake in the app or the script is reported with its location`() throws {
    let app = try Self.audit("on nxt: nothing", "--fill")
    #expect(app.status == 2 && app.errors.contains("app.txt:1:4: "))
    let script = try Self.audit("", "-e", "swip right")
    #expect(script.status == 2 && script.errors.contains("--script: "))
  }
}
