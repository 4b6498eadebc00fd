import Foundation
import Reports
import Testing

@testable import announce

/// `announce audit` from its arguments to its exit status.
struct AuditCommandTests {
  static let page = """
    <!doctype html><html lang=en><title>T</title><body><main><h1>Form</h1>
    <form>
    <input id=a>
    <input id=c placeholder="Town">
    <button aria-labeledby=x>Go</button>
    </form></main></body></html>
    """
  private static let clean = """
    <!doctype html><html lang=en><title>T</title><body><main><h1>Form</h1>
    <form><label for=a>Favourite colour</label><input id=a><button>Send</button></form></main></body></html>
    """

  func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func findings(_ text: String) throws -> [[String: Any]] {
    let files = try #require(try json(text)["files"] as? [[String: Any]])
    return files.flatMap { ($0["screens"] as? [[String: Any]]) ?? [] }
      .flatMap { ($0["findings"] as? [[String: Any]]) ?? [] }
  }

  @Test func `A finding is reported with its announcement, reason and fix`() {
    let trial = Trial.run("audit", "--rule", "label-missing", "-", input: Self.page)
    #expect(trial.status == 1)
    #expect(
      trial.output.hasPrefix("standard input:3:1: textbox\n  critical: This field has no name."))
    #expect(
      trial.output.contains(
        "\n    VoiceOver (iOS 26), default settings: text field, double tap to edit\n"))
    #expect(trial.output.contains("\n    why: ") && trial.output.contains("\n    fix: "))
    #expect(trial.output.hasSuffix("to review\n") && !trial.output.contains("may still break"))
  }

  @Test func `An audit without findings succeeds and promises nothing`() {
    let trial = Trial.run("audit", "-", input: Self.clean)
    #expect(trial.status == 0)
    #expect(trial.output.contains("1 screen audited, 0 findings"))
    let words = trial.output.lowercased().split { !$0.isLetter }
    #expect(Set(words).isDisjoint(with: ["pass", "passed", "passes", "compliant", "accessible"]))
  }

  @Test
  func `An alias selects its rule, and an unknown rule is reported with the nearest`() throws {
    let trial = Trial.run(
      "audit", "--rule", "NO_FORM_LABEL", "--format", "json", "-", input: Self.page)
    #expect(try findings(trial.output).map { $0["rule"] as? String } == ["label-missing"])
    let unknown = Trial.run("audit", "--rule", "label-mising", "-", input: Self.page)
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean “label-missing”?"))
  }

  @Test func `An alias of several rules selects all of them`() throws {
    let page = """
      <!doctype html><html lang=en><title>T</title><main><h1>A</h1>
      <div role=meter aria-valuenow=1></div><div role=dialog><p>Text</p></div></main></html>
      """
    let trial = Trial.run(
      "audit", "--rule", "aria_accessiblename_exists", "--rule", "aria-meter-name", "--format",
      "json", "-", input: page)
    let found = try findings(trial.output).compactMap { $0["rule"] as? String }
    #expect(found.sorted() == ["aria-dialog-name", "aria-meter-name"])
  }

  @Test func `Options select the severities that fail and that are shown`() throws {
    let rule = "placeholder-only"
    #expect(Trial.run("audit", "--rule", rule, "-", input: Self.page).status == 1)
    #expect(
      Trial.run("audit", "--rule", rule, "--fail-on", "critical", "-", input: Self.page).status == 1
    )
    #expect(
      Trial.run("audit", "--rule", rule, "--fail-on", "none", "-", input: Self.page).status == 0)
    let shown = Trial.run(
      "audit", "--severity", "critical", "--format", "json", "-", input: Self.page)
    let severities = try findings(shown.output).compactMap { $0["severity"] as? String }
    #expect(!severities.isEmpty && severities.allSatisfy { $0 == "critical" })
  }

  @Test func `A comment with a reason silences a rule, but not a mandatory one`() throws {
    let page = """
      <!-- announce-ignore aria-valid-attr: a script reads it -->
      <button aria-labeledby=x>Go</button>
      <!-- announce-ignore label-missing: a script names it -->
      <input id=a>
      <!-- announce-ignore aria-valid-attr -->
      <p>text</p>
      <!-- announce-ignore alt-phrase: none is here -->
      """
    let trial = Trial.run(
      "audit", "--rule", "aria-valid-attr", "--rule", "label-missing", "--format", "json", "-",
      input: page)
    #expect(try findings(trial.output).map { $0["rule"] as? String } == ["label-missing"])
    let note = try #require(try findings(trial.output).first?["note"] as? String)
    #expect(note.contains("a script names it"))
    let text = Trial.run(
      "audit", "--rule", "aria-valid-attr", "--rule", "label-missing", "-", input: page
    ).output
    #expect(text.contains("silenced: aria-valid-attr at “Go”: a script reads it"))
    #expect(text.contains("standard input:3: a mandatory rule cannot be silenced"))
    #expect(text.contains("standard input:5: a comment that silences a rule needs a reason"))
    #expect(text.contains("standard input:7: this comment silences no finding"))
  }

  @Test func `A baseline suppresses known findings after their lines move`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(Self.page, to: "a.html")
    let baseline = "\(folder.path)/audit.json"
    let written = Trial.run("audit", "--write-baseline", baseline, file)
    #expect(written.status == 0 && written.errors.contains("wrote "))
    try folder.write(Self.page.replacing("<form>", with: "\n\n<form>"), to: "a.html")
    let again = Trial.run("audit", "--baseline", baseline, "--format", "json", file)
    #expect(try findings(again.output).map { $0["rule"] as? String } == ["label-missing"])
    try folder.write(Self.clean, to: "a.html")
    let mended = Trial.run("audit", "--baseline", baseline, file)
    #expect(mended.status == 0)
    #expect(mended.output.contains("no finding; update the baseline"))
    try folder.write(
      #"{"findings": [{"file": "a.html", "rule": "label-missing"}]}"#, to: "audit.json")
    let refused = Trial.run("audit", "--baseline", baseline, file)
    #expect(refused.status == 2 && refused.errors.contains("is mandatory"))
  }

  @Test func `The announcement after a fix can be shown`() {
    let outline = "- text: Town\n- textbox\n"
    let trial = Trial.run(
      "audit", "--try", "--rule", "label-not-associated", "--input", "outline", "-", input: outline)
    #expect(trial.output.contains("\n    with the fix, VoiceOver says: Town, text field"))
  }

  @Test func `A folder is searched for screens, and other files are skipped`() throws {
    let folder = try TrialFolder()
    try folder.write(Self.clean, to: "a/one.html")
    try folder.write(Self.page, to: "b/two.html")
    try folder.write("{}", to: "b/settings.json")
    let trial = Trial.run("audit", "--rule", "label-missing", folder.path)
    #expect(trial.status == 1)
    #expect(trial.output.contains("2 screens audited, 1 finding"))
  }

  @Test func `Files of a folder that cannot be read as screens are named`() throws {
    let folder = try TrialFolder()
    try folder.write(Self.clean, to: "one.html")
    try folder.write(" →Application, 0x1, pid: 1, label: 'App'\n", to: "app.txt")
    try folder.write("words", to: "notes.txt")
    try folder.write("struct Form {}", to: "Form.swift")
    try folder.write("export const limit = 3;", to: "limit.ts")
    let trial = Trial.run("audit", "--rule", "label-missing", folder.path)
    #expect(trial.status == 0 && trial.output.contains("2 screens audited"))
    #expect(trial.errors.contains("skipped 2 files without a readable screen"))
    #expect(trial.errors.contains("notes.txt") && trial.errors.contains("Form.swift"))
    #expect(!trial.errors.contains("limit.ts"))
  }

  @Test(arguments: [["audit"], ["report"], []])
  func `A folder without screens is an error in every command that searches folders`(
    _ command: [String]
  ) throws {
    let empty = try TrialFolder()
    let nothing = Trial.run(command + [empty.path])
    #expect(nothing.status == 2 && nothing.output.isEmpty)
    #expect(nothing.errors.contains("can be a screen"), "\(nothing.errors)")
    let others = try TrialFolder()
    try others.write("words", to: "notes.txt")
    try others.write("export const limit = 3;", to: "limit.ts")
    let skipped = Trial.run(command + [others.path])
    #expect(skipped.status == 2)
    #expect(skipped.errors.contains("no file contains a screen"), "\(skipped.errors)")
  }

  @Test(arguments: [
    (["audit", "--show", "names", "-"], "write --view"),
    (["audit", "--view", "handoff", "-"], "write --view device-checklist"),
    (["heard", "-"], "write announce pronunciation"),
    (["heard", "--help"], "write announce pronunciation"),
    (["help", "heard"], "write announce help pronunciation"),
    (["tree", "--strict=not-told", "-"], "write --strict=not-in-format"),
  ])
  func `A former name is an error with the current name`(_ words: [String], _ remedy: String) {
    let trial = Trial.run(words, bytes: [])
    #expect(trial.status == 2 && trial.errors.contains(remedy))
  }

  @Test func `Names of several elements are ambiguous out of context`() {
    let page = "<h1>A</h1><a href=/1>more</a><a href=/2>more</a><button></button>"
    let output = Trial.run("audit", "--view", "names", "-", input: page).output
    #expect(
      output.contains("| more | more, link | more, link | “Tap more”, then a number | ambiguous"))
    #expect(output.contains("| “Show numbers” | has no name |"))
  }

  @Test func `Rules are listed without a file`() {
    let trial = Trial.run("audit", "--rules")
    #expect(trial.status == 0)
    #expect(
      trial.output.contains("label-missing (critical; the tree; mandatory; WCAG 4.1.2, "))
  }

  @Test func `A rule is printed in full by its id`() {
    let trial = Trial.run("audit", "--rules", "label-missing")
    #expect(trial.status == 0)
    #expect(trial.output.hasPrefix("### label-missing\n"))
    #expect(trial.output.contains("Found in html:"))
    #expect(trial.output.contains("; BBC Mobile Accessibility C1; React Native AMA A2, A23; "))
    #expect(trial.output.contains("\n* Outline: Write the name of the control in quotes.\n"))
    #expect(Trial.run("audit", "--rules", "nope").status == 2)
  }
}
