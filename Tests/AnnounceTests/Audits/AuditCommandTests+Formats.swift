import Foundation
import Reports
import Testing

@testable import announce

/// The output formats of an audit, and names that contain markup.
extension AuditCommandTests {
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

  /// Validates SARIF with Python's package `jsonschema`, if it is installed.
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
    // The status is 77 if the validator is not installed, and 127 if Python is not installed.
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

/// A check that a text looks like a complete JUnit report.
private enum XMLDocumentCheck {
  struct Malformed: Error {}

  static func parse(_ text: String) throws {
    #if canImport(FoundationXML)
      // Foundation's parser is a separate library on Linux, so only the beginning and the end are
      // checked.
    #endif
    guard text.hasPrefix("<?xml"), text.contains("</testsuites>") else { throw Malformed() }
  }
}
