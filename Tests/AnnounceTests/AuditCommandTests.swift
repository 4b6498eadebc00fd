import Foundation
import Reports
import Testing

@testable import announce

/// `announce audit` from its arguments to its exit status.
struct AuditCommandTests {
  private static let page = """
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

  private func json(_ text: String) throws -> [String: Any] {
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
    (["tree", "--strict=not-told", "-"], "write --strict=not-in-format"),
  ])
  func `A former name is an error with the current name`(_ words: [String], _ remedy: String) {
    let trial = Trial.run(words, bytes: [])
    #expect(trial.status == 2 && trial.errors.contains(remedy))
  }

  @Test(arguments: ["names", "coverage", "guidelines", "device-checklist"])
  func `A view is written in each of its formats`(_ view: String) throws {
    let markdown = Trial.run("audit", "--view", view, "-", input: Self.page)
    #expect(markdown.status == 0 && markdown.output.contains("| --- |"))
    let csv = Trial.run("audit", "--view", view, "--format", "csv", "-", input: Self.page)
    #expect(csv.output.hasPrefix("File,Screen,Table,"))
    let isOnLines = view == "device-checklist"
    let json = Trial.run(
      "audit", "--view", view, "--format", isOnLines ? "jsonl" : "json", "-", input: Self.page)
    for line in json.output.split(separator: "\n") where isOnLines {
      _ = try self.json(String(line))
    }
    if !isOnLines {
      #expect(try self.json(json.output)["view"] as? String == AuditView(rawValue: view)?.jsonName)
    }
    #expect(Trial.run("audit", "--view", view, "--format", "sarif", "-", input: "").status == 2)
  }

  @Test func `JSON lines are not called JSON, and the error names the format`() {
    let checklist = Trial.run(
      "audit", "--view", "device-checklist", "--format", "json", "-", input: Self.page)
    #expect(checklist.status == 2 && checklist.output.isEmpty)
    #expect(checklist.errors.contains("choose one of markdown, csv, jsonl"))
    let names = Trial.run("audit", "--view", "names", "--format", "jsonl", "-", input: Self.page)
    #expect(names.status == 2 && names.errors.contains("choose one of markdown, csv, json"))
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

  @Test func `SARIF matches its schema`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(Self.page, to: "ä b.html")
    let sarif = try folder.write(
      Trial.run("audit", "--format", "sarif", file).output, to: "audit.sarif")
    let root = try json(String(contentsOfFile: sarif, encoding: .utf8))
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.contains { $0["ruleId"] as? String == "label-missing" })
    let fixed = try #require(results.first { $0["ruleId"] as? String == "aria-valid-attr" })
    let fixes = try #require(fixed["fixes"] as? [[String: Any]])
    #expect("\(fixes)".contains("aria-labelledby"))
    let prints = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?["announceFinding/v2"]
    }
    #expect(Set(prints).count == results.count)
    try validate(sarif)
  }

  /// Lets Python's validator look at it, where there is one and the schema.
  private func validate(_ sarif: String) throws {
    let script = """
      import importlib.util, json, sys
      if importlib.util.find_spec("jsonschema") is None: sys.exit(77)
      import jsonschema
      level = {"enum": ["none", "note", "warning", "error"]}
      text = {"type": "object", "required": ["text"], "properties": {"text": {"type": "string"}}}
      region = {"type": "object", "properties": {k: {"type": "integer", "minimum": 1} for k in ["startLine", "startColumn", "endLine", "endColumn"]}}
      artifact = {"type": "object", "properties": {"uri": {"type": "string", "pattern": "^[^ <>\\\\\\\\]*$"}}}
      result = {"type": "object", "required": ["message"], "properties": {
        "kind": {"enum": ["notApplicable", "pass", "fail", "review", "open", "informational"]}, "level": level, "message": text,
        "ruleIndex": {"type": "integer", "minimum": -1}, "partialFingerprints": {"type": "object", "additionalProperties": {"type": "string"}},
        "locations": {"type": "array", "items": {"type": "object", "properties": {"physicalLocation": {"type": "object",
          "properties": {"artifactLocation": artifact, "region": region}}, "logicalLocations": {"type": "array", "uniqueItems": True}}}},
        "suppressions": {"type": "array", "items": {"required": ["kind"], "properties": {"kind": {"enum": ["inSource", "external"]}}}},
        "fixes": {"type": "array", "items": {"type": "object", "required": ["artifactChanges"]}}}}
      schema = {"type": "object", "required": ["version", "runs"], "properties": {"version": {"const": "2.1.0"}, "runs": {"type": "array",
        "items": {"type": "object", "required": ["tool"], "properties": {"columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
        "tool": {"required": ["driver"], "properties": {"driver": {"required": ["name"], "properties": {"rules": {"type": "array", "uniqueItems": True,
        "items": {"required": ["id"], "properties": {"defaultConfiguration": {"properties": {"level": level}}}}}}}}},
        "results": {"type": "array", "items": result}}}}}}
      jsonschema.Draft7Validator(schema).validate(json.load(open(sys.argv[1])))
      # The whole standard as classes, where that package is.
      if importlib.util.find_spec("sarif_pydantic") is not None:
        from sarif_pydantic import Sarif
        Sarif.model_validate_json(open(sys.argv[1]).read())
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, sarif]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let errorOutput = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // 77: no validator; 127: no Python.
    if [77, 127].contains(process.terminationStatus) {
      print("SARIF was not validated: python3 with jsonschema is not installed")
      return
    }
    #expect(process.terminationStatus == 0, "\(String(decoding: errorOutput, as: UTF8.self))")
  }

  @Test(arguments: ["github", "markdown", "junit", "html-fragment", "text"])
  func `Names with control sequences or markup are harmless in the output`(_ format: String)
    throws
  {
    let page = "<button>\u{1B}[31m::error::x</button><img src='a.png'><script>1</script>"
    let trial = Trial.run("audit", "--format", format, "-", input: page)
    #expect(!trial.output.contains("\u{1B}"))
    for line in trial.output.split(separator: "\n") where format != "github" {
      #expect(!line.hasPrefix("::"))
    }
    if format == "junit" {
      #expect(throws: Never.self) { try XMLDocumentCheck.parse(trial.output) }
    }
  }
}

/// A check with Foundation's parser that a text is well-formed XML.
private enum XMLDocumentCheck {
  struct Malformed: Error {}

  static func parse(_ text: String) throws {
    #if canImport(FoundationXML)
      // The parser is a library of its own on Linux; a look at the frame is enough here.
    #endif
    guard text.hasPrefix("<?xml"), text.contains("</testsuites>") else { throw Malformed() }
  }
}
