import Foundation
import Reports
import Testing

@testable import announce

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `announce audit --ratchet`: the numbers of findings in a baseline may only fall.
struct AuditRatchetTests {
  /// A project with a baseline.
  ///
  /// Its pages have invalid attributes, each of which causes a finding.
  struct Project {
    let folder: TrialFolder
    var baseline: String { "\(folder.path)/audit.json" }
    var source: String { "\(folder.path)/src" }

    init(_ files: [String: [String]], isRepository: Bool = true) throws {
      folder = try TrialFolder()
      if isRepository { try folder.write("", to: ".git/HEAD") }
      for (name, ids) in files { try write(ids, to: name) }
      #expect(audit("--write-baseline", baseline, source).status == 0)
    }

    /// Writes a page with a finding for each id.
    func write(_ ids: [String], to name: String) throws {
      let texts = ids.map { "<p id=\"\($0)\" aria-foo=\"x\">\($0)</p>" }
      try folder.write(
        "<html lang=en><title>T</title><main><h1>T</h1>\n\(texts.joined(separator: "\n"))</main>",
        to: "src/\(name)")
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(atPath: "\(source)/\(name)")
    }

    func audit(_ words: String...) -> Trial { audit(words, isCI: false) }

    func ratchet(_ words: String..., isCI: Bool = false) -> Trial {
      audit(["--baseline", baseline, "--ratchet"] + words, isCI: isCI)
    }

    private func audit(_ words: [String], isCI: Bool) -> Trial {
      var environment = CommandEnvironment()
      environment.isContinuousIntegration = isCI
      var streams = Streams(output: ReportSink(), errors: ReportSink())
      let hasRule = words.contains("--rule")
      let rule = hasRule ? [] : ["--rule", "aria-valid-attr"]
      let status = Program.run(["audit", "--plain"] + rule + words, in: environment, &streams)
      return Trial(status: status, output: streams.output.text, errors: streams.errors.text)
    }

    /// Returns the files that the entries of the baseline name.
    func entries() throws -> [String] {
      let object = try JSONSerialization.jsonObject(
        with: Data(contentsOf: URL(fileURLWithPath: baseline)))
      let findings = (object as? [String: Any])?["findings"] as? [[String: Any]] ?? []
      return findings.map { "\($0["file"] ?? "") \($0["id"] ?? "")" }
    }
  }

  @Test func `A count that rose fails the run and names its new finding`() throws {
    let project = try Project(["a.html": ["one", "two"]])
    try project.write(["one", "new", "two"], to: "a.html")
    let trial = project.ratchet("--fail-on", "none", project.source)
    #expect(trial.status == 1)
    #expect(
      trial.output.contains(
        "ratchet: \(project.source)/a.html: aria-valid-attr rose from 2 to 3; new: "
          + "\(project.source)/a.html:3:1 paragraph"), "\(trial.output)")
    #expect(trial.output.contains("1 count rose above \(project.baseline); fix the new findings"))
    #expect(try project.entries() == ["src/a.html one", "src/a.html two"])
  }

  @Test func `A renamed element does not fail the run, because its count is the same`() throws {
    let project = try Project(["a.html": ["one", "two"]])
    try project.write(["two", "renamed"], to: "a.html")
    let trial = project.ratchet(project.source)
    #expect(trial.status == 0)
    #expect(trial.output.contains("2 silenced"))
    #expect(trial.output.contains("ratchet: no count rose above"))
  }

  @Test func `If one of several unknown elements is new, all of them are reported`() throws {
    let project = try Project(["a.html": ["one", "two"]])
    try project.write(["two", "x", "y"], to: "a.html")
    let trial = project.ratchet(project.source)
    #expect(trial.status == 1)
    #expect(trial.output.contains("rose from 2 to 3; 1 of these 2 is new: "), "\(trial.output)")
    #expect(trial.output.contains("2 findings"))
  }

  @Test func `Counts that fell are written outside CI, and the next rise fails`() throws {
    let project = try Project(["a.html": ["one", "two", "three"], "b.html": ["four"]])
    try project.write(["renamed"], to: "a.html")
    let trial = project.ratchet(project.source)
    #expect(trial.status == 0)
    #expect(trial.output.contains("a.html: aria-valid-attr fell from 3 to 1"), "\(trial.output)")
    #expect(trial.output.contains("1 count fell; rewrote \(project.baseline) (2 findings)"))
    #expect(try project.entries() == ["src/a.html renamed", "src/b.html four"])
    try project.write(["one", "renamed"], to: "a.html")
    #expect(project.ratchet(project.source).status == 1)
  }

  @Test func `CI names the counts that fell and leaves the file unchanged`() throws {
    let project = try Project(["a.html": ["one", "two"]])
    try project.write(["one"], to: "a.html")
    let before = try Data(contentsOf: URL(fileURLWithPath: project.baseline))
    let trial = project.ratchet(project.source, isCI: true)
    #expect(trial.status == 0)
    #expect(trial.output.contains("fell from 2 to 1"))
    #expect(trial.output.contains("is unchanged, because this is CI"), "\(trial.output)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: project.baseline)) == before)
  }

  @Test func `A failed run rewrites nothing, even if another count fell`() throws {
    let project = try Project(["a.html": ["one", "two"], "b.html": []])
    try project.write(["one"], to: "a.html")
    try project.write(["new"], to: "b.html")
    #expect(project.ratchet(project.source).status == 1)
    #expect(try project.entries() == ["src/a.html one", "src/a.html two"])
  }

  @Test func `More findings for review are named, but fail nothing`() throws {
    let project = try Project(["a.html": []])
    let field = "<main><label>Name <input id=a></label></main>"
    try project.folder.write(field, to: "src/c.html")
    let trial = project.ratchet("--rule", "purpose-missing", project.source)
    #expect(trial.status == 0)
    #expect(trial.output.contains("purpose-missing rose from 0 to 1, for review only; new: "))
  }

  @Test func `A comment that silences a finding lowers its count`() throws {
    let project = try Project(["a.html": ["one"]])
    let page = try String(contentsOfFile: "\(project.source)/a.html", encoding: .utf8)
    try project.folder.write(
      page.replacingOccurrences(
        of: "<p", with: "<!-- announce-ignore aria-valid-attr: ours -->\n<p"),
      to: "src/a.html")
    #expect(project.ratchet(project.source).output.contains("fell from 1 to 0"))
    #expect(try project.entries().isEmpty)
  }

  @Test func `Every format has the result`() throws {
    let project = try Project(["a.html": ["one", "two"], "b.html": ["three"]])
    try project.write(["one", "two", "new"], to: "a.html")
    try project.write([], to: "b.html")
    func output(_ format: String) -> String {
      project.ratchet("--format", format, project.source).output
    }
    #expect(output("markdown").contains("* ratchet: "))
    #expect(output("html-fragment").contains("<li>ratchet: "))
    let github = output("github")
    #expect(
      github.contains(
        "::error file=src/a.html,line=4,title=announce audit --ratchet::aria-valid-attr rose from 2 to 3"
      ),
      "\(github)")
    let junit = output("junit")
    #expect(junit.contains("<testsuite name=\"ratchet\" tests=\"1\" failures=\"1\""), "\(junit)")
    #expect(XMLParser(data: Data(junit.utf8)).parse())
    #expect(junit.components(separatedBy: "1 count rose above").count == 2)
    #expect(junit.components(separatedBy: "fell from 1 to 0").count == 2)
    for format in ["json", "sarif"] {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(output(format).utf8)) as? [String: Any])
      let run = (object["runs"] as? [[String: Any]])?.first?["properties"] as? [String: Any]
      let ratchet = try #require((run ?? object)["ratchet"] as? [String: Any])
      #expect(ratchet["holds"] as? Bool == false)
      #expect((ratchet["rose"] as? [[String: Any]])?.first?["now"] as? Int == 3)
      #expect((ratchet["fell"] as? [[String: Any]])?.first?["now"] as? Int == 0)
      #expect(ratchet["rewritten"] as? Bool == false)
    }
  }

  @Test func `A rule that does not exist fails, with its line and the rule that may be meant`()
    throws
  {
    let project = try Project(["a.html": ["one"]])
    let json = try String(contentsOfFile: project.baseline, encoding: .utf8)
    func ratchet(_ rule: String) throws -> Trial {
      try project.folder.write(
        json.replacingOccurrences(of: "aria-valid-attr", with: rule), to: "audit.json")
      return project.ratchet(project.source)
    }
    let misspelt = try ratchet("aria-valid-atr")
    #expect(misspelt.status == 2)
    #expect(
      misspelt.errors.contains(
        "audit.json:4:46: no rule is called “aria-valid-atr”; write “aria-valid-attr” if that is "
          + "meant, or else remove the entry"), "\(misspelt.errors)")
    let shared = try ratchet("LabelFor")
    #expect(
      shared.errors.contains("write “label-missing” or “hint-and-label-for” if that is meant"),
      "\(shared.errors)")
    let other = try ratchet("axe/color-contrast")
    #expect(other.status == 1, "\(other.errors)")
    let without = project.audit("--baseline", project.baseline, project.source)
    #expect(without.errors.isEmpty)
  }

  @Test(arguments: [
    ("{\"findings\": [", "audit.json:1:15: "), ("{}", "audit.json:1:1: “findings” is missing"),
    ("{\"findings\": -4}", "audit.json:1:14: “findings” must be an array"),
    (
      "{\"findings\": [{\"file\": \"a\",\n\"rule\": 3}]}", "audit.json:2:9: “rule” must be a string"
    ),
  ])
  func `A damaged baseline is an error with its line`(_ text: String, _ message: String) throws {
    let project = try Project(["a.html": ["one"]])
    try project.folder.write(text, to: "audit.json")
    let trial = project.ratchet(project.source)
    #expect(trial.status == 2)
    #expect(trial.errors.contains(message), "\(trial.errors)")
    #expect(try String(contentsOfFile: project.baseline, encoding: .utf8) == text)
  }

  @Test func `The option needs a baseline, and findings`() {
    #expect(Trial.run("audit", "--ratchet", "a.html").errors.contains("--ratchet needs a baseline"))
    let both = Trial.run(
      "audit", "--ratchet", "--baseline", "a.json", "--write-baseline", "a.json", "a.html")
    #expect(both.errors.contains("--ratchet and --write-baseline cannot be combined"))
    let view = Trial.run(
      "audit", "--ratchet", "--baseline", "a.json", "--view", "names", "a.html")
    #expect(view.errors.contains("--view prints none"))
  }
}
