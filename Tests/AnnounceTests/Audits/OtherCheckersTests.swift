import Encoding
import Foundation
import Testing

@testable import announce

/// `--with`: findings of other checkers.
struct OtherCheckersTests {
  private static let page = """
    <!doctype html>
    <html lang="en"><head><title>Order</title></head><body>
    <main><h1>Order</h1>
    <button id="send"></button>
    <p class="faint">Delivered tomorrow</p>
    <div id="host"><template shadowrootmode="open"><button class="pay"></button></template></div>
    <iframe title="Map" srcdoc="<p>Here</p><button id=zoom></button>"></iframe>
    </main></body></html>
    """

  /// The members of a finding in JSON that tests compare.
  struct FindingSummary: Equatable {
    var rule: String
    var element: String
    var isForReview: Bool
    var source: String?
    var alsoFoundBy: [String]

    init(
      _ rule: String, _ element: String, review: Bool = false, source: String? = nil,
      also: [String] = []
    ) {
      self.rule = rule
      self.element = element
      isForReview = review
      self.source = source
      alsoFoundBy = also
    }
  }

  /// Audits a screen with results, and returns the findings that concern other checkers.
  func found(
    _ results: String..., of name: String = "order.html", screen: String = page,
    rules: [String] = ["label-missing"]
  ) throws -> (found: [FindingSummary], remarks: [String]) {
    let folder = try TrialFolder()
    try folder.write(screen, to: name)
    var words = ["audit", "--format", "json", "\(folder.path)/\(name)"]
    for rule in rules { words += ["--rule", rule] }
    for (index, text) in results.enumerated() {
      try folder.write(text, to: "result\(index)")
      words += ["--with", "\(folder.path)/result\(index)"]
    }
    let trial = Trial.run(words)
    let json = try JSON(trial.output).root
    let screens = json["files"]?.elements.first?["screens"]?.elements ?? []
    let findings = screens.flatMap { $0["findings"]?.elements ?? [] }
    let found = findings.compactMap { finding -> FindingSummary? in
      let also = finding["alsoFoundBy"]?.elements.compactMap(\.string) ?? []
      let source = finding["source"]?.string
      guard source != nil || !also.isEmpty else { return nil }
      let element = finding["element"]
      let location = element?["line"]?.int.map { "\($0)" } ?? element?["selector"]?.string
      return FindingSummary(
        finding["rule"]?.string ?? "", location ?? "", review: finding["review"]?.bool == true,
        source: source, also: also)
    }
    let remarks = (json["remarks"]?.elements.compactMap(\.string) ?? []).map {
      $0.replacingOccurrences(of: folder.path + "/", with: "")
    }
    return (found, remarks)
  }

  private static func axe(
    _ id: String, _ targets: String, html: String = "", key: String = "violations",
    url: String = "http://localhost/"
  ) -> String {
    let nodes = """
      {"html": "\(html)", "target": \(targets), "impact": "critical", \
      "failureSummary": "Fix any of the following:\\n  Do it"}
      """
    return """
      {"testEngine": {"name": "axe-core", "version": "4.10.2"}, "url": "\(url)", "\(key)": [
        {"id": "\(id)", "impact": "critical", "tags": ["wcag2a", "wcag143"], "help": "Help",
         "description": "Why", "nodes": [\(nodes)]}]}
      """
  }

  private static let name = "axe-core 4.10.2"

  // MARK: axe-core

  @Test(arguments: [
    ("[\"#send\"]", "4"), ("[\"button:nth-child(2)\"]", "4"), ("[\"html > body button\"]", "4"),
    ("[[\"#host\", \".pay\"]]", "6"), ("[\"iframe\", \"#zoom\"]", "7"),
  ])
  func `A finding that axe-core made, too, is reported once, through shadow trees and frames`(
    target: String, line: String
  ) throws {
    let (found, remarks) = try found(Self.axe("button-name", target))
    #expect(
      found == [FindingSummary("label-missing", line, also: ["\(Self.name) (button-name)"])])
    #expect(remarks == ["result0: 1 finding of \(Self.name): 1 also found by announce"])
  }

  @Test func `A finding of another rule is added at its element`() throws {
    let (found, _) = try found(Self.axe("color-contrast", "[\".faint\"]"))
    #expect(found == [FindingSummary("axe/color-contrast", "5", source: Self.name)])
  }

  @Test func `An incomplete result is for review`() throws {
    let (found, _) = try found(
      Self.axe("color-contrast", "[\".faint\"]", key: "incomplete"))
    #expect(found == [FindingSummary("axe/color-contrast", "5", review: true, source: Self.name)])
  }

  @Test func `A selector that matches nothing gives way to the start tag`() throws {
    let (found, _) = try found(
      Self.axe(
        "color-contrast", "[\".x1\"]", html: "<p class=\\\"faint\\\">Delivered tomorrow</p>"))
    #expect(found.map(\.element) == ["5"])
  }

  @Test func `A finding without an element of ours is about the screen`() throws {
    let (found, remarks) = try found(Self.axe("color-contrast", "[\".gone > a\"]"))
    #expect(found == [FindingSummary("axe/color-contrast", ".gone > a", source: Self.name)])
    #expect(
      remarks == ["result0: 1 finding of \(Self.name): 1 whose element is not on the screen"])
  }

  @Test func `Two checkers that found the same are both named`() throws {
    let eslint = """
      {"runs": [{"tool": {"driver": {"name": "Lint"}}, "results": [
        {"ruleId": "button-name", "level": "error", "message": {"text": "No name"},
         "locations": [{"physicalLocation": {"artifactLocation": {"uri": "order.html"},
           "region": {"startLine": 4, "startColumn": 1}}}]}]}]}
      """
    let (found, _) = try found(Self.axe("button-name", "[\"#send\"]"), eslint)
    #expect(found.map(\.alsoFoundBy) == [["\(Self.name) (button-name)", "Lint (button-name)"]])
  }

  @Test(arguments: [
    "[%]", "{\"results\": %}", "{\"results\": [%]}",
  ])
  func `Results of axe-core’s tools are read`(wrapper: String) throws {
    let result = Self.axe("color-contrast", "[\".faint\"]")
    let (found, _) = try found(wrapper.replacingOccurrences(of: "%", with: result))
    #expect(found.map(\.rule) == ["axe/color-contrast"])
  }

  @Test func `The array of violations alone is read`() throws {
    let (found, _) = try found(
      """
      [{"id": "color-contrast", "help": "Help", "nodes": [{"target": [".faint"], "html": ""}]}]
      """)
    #expect(found == [FindingSummary("axe/color-contrast", "5", source: "axe-core")])
  }

  @Test func `Results of several pages go to the pages with their addresses`() throws {
    let folder = try TrialFolder()
    try folder.write(Self.page, to: "site/order.html")
    try folder.write(Self.page, to: "site/help/index.html")
    let results = [
      Self.axe("color-contrast", "[\".faint\"]", url: "https://shop.example/site/help/index.html"),
      Self.axe("link-in-text-block", "[\".faint\"]", url: "https://shop.example/other.html"),
    ]
    try folder.write("[\(results.joined(separator: ","))]", to: "axe.json")
    let output = Trial.run(
      "audit", "--rule", "upper-case", "--with", "\(folder.path)/axe.json", "--plain",
      "\(folder.path)/site/order.html", "\(folder.path)/site/help/index.html"
    ).output
    #expect(output.contains("help/index.html:5:1: paragraph"))
    #expect(!output.contains("order.html:"))
    #expect(output.contains("1 about pages or files that were not audited"))
  }

  // MARK: SARIF

  @Test func `SARIF counts failures of the file, and neither passes nor suppressed results`() throws
  {
    func result(_ rule: String, _ members: String, line: Int = 5, uri: String = "order.html")
      -> String
    {
      """
      {"ruleId": "\(rule)", "message": {"id": "m", "arguments": ["two"]}, \(members)
       "locations": [{"physicalLocation": {"artifactLocation": {"uri": "\(uri)"},
         "region": {"startLine": \(line)}}}]}
      """
    }
    let results = [
      result("a", "\"level\": \"error\","), result("b", "\"kind\": \"pass\","),
      result("c", "\"suppressions\": [{\"kind\": \"inSource\"}],"),
      result("d", "\"level\": \"note\","), result("e", "\"baselineState\": \"absent\","),
      result("f", "", uri: "src/order.html"), result("g", "", line: 900),
    ]
    let (found, remarks) = try found(
      """
      {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "My Lint", "version": "2",
        "rules": [{"id": "a", "messageStrings": {"m": {"text": "of {0}"}}}]}},
        "results": [\(results.joined(separator: ","))]}]}
      """)
    #expect(
      found == [
        FindingSummary("my-lint/a", "5", source: "My Lint 2"),
        FindingSummary("my-lint/d", "5", review: true, source: "My Lint 2"),
        FindingSummary("my-lint/g", "900", source: "My Lint 2"),
      ])
    #expect(remarks.first?.contains("1 about pages or files that were not audited") == true)
  }

  // MARK: Output

  @Test func `Findings of other checkers are silenced, fail the run and count in views`() throws {
    let folder = try TrialFolder()
    try folder.write(
      Self.page.replacingOccurrences(
        of: "<p class", with: "<!-- announce-ignore color-contrast: a logo --><p class"),
      to: "silenced.html")
    try folder.write(Self.page, to: "order.html")
    try folder.write(Self.axe("color-contrast", "[\".faint\"]"), to: "axe.json")
    func audit(_ words: String..., page: String = "order.html") -> Trial {
      Trial.run(
        ["audit", "--rule", "upper-case", "--with", "\(folder.path)/axe.json"] + words
          + ["\(folder.path)/\(page)"])
    }
    #expect(audit().status == 1)
    #expect(audit().output.contains("found by \(Self.name)"))
    #expect(audit(page: "silenced.html").status == 0)
    #expect(!audit(page: "silenced.html").output.contains("no rule is called"))
    _ = audit("--write-baseline", "\(folder.path)/known.json")
    #expect(audit("--baseline", "\(folder.path)/known.json").status == 0)
    let guidelines = audit("--view", "guidelines").output
    #expect(guidelines.contains("| 1.4.3 | Contrast (Minimum) | AA | found wrong |"))
    let sarif = try JSON(audit("--format", "sarif").output).root
    let run = try #require(sarif["runs"]?.elements.first)
    let result = try #require(run["results"]?.elements.first)
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
    #expect(rules[try #require(result["ruleIndex"]?.int)]["id"]?.string == "axe/color-contrast")
    #expect(result["properties"]?["source"]?.string == Self.name)
    let report = Trial.run(
      "report", "--mute", "--with", "\(folder.path)/axe.json", "\(folder.path)/order.html")
    #expect(report.output.contains("axe/color-contrast"))
    #expect(report.errors.contains("1 finding of \(Self.name)"))
  }

  @Test(arguments: [
    ("{\"a\": 1}", "the file does not contain results of a checker"),
    ("Hello", "the file does not contain results"),
    ("[1", ":1:3: "), ("{\"violations\": [{\"id\": 3}]}", "1:24: “id” must be a string"),
    ("{\"runs\": [{}]}", ":1:11: “tool” is missing"),
  ])
  func `A file without results is an error with its position`(text: String, problem: String) throws
  {
    let folder = try TrialFolder()
    try folder.write(text, to: "bad")
    try folder.write(Self.page, to: "order.html")
    let trial = Trial.run("audit", "--with", "\(folder.path)/bad", "\(folder.path)/order.html")
    #expect(trial.status == 2 && trial.output.isEmpty)
    #expect(trial.errors.contains(problem), "\(trial.errors)")
  }

  @Test func `Only live pages can run axe-core`() throws {
    let folder = try TrialFolder()
    try folder.write(Self.page, to: "order.html")
    let trial = Trial.run(
      "audit", "--axe", "\(folder.path)/order.html", "\(folder.path)/order.html")
    #expect(trial.status == 2 && trial.errors.contains("--axe runs in live pages only"))
  }
}
