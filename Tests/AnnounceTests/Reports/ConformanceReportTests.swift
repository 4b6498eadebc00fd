import Encoding
import Foundation
import Reports
import Testing

@testable import announce

/// `announce report --format openacr` and `--format acr`.
struct ConformanceReportTests {
  /// The criteria of a chapter in the catalogue `2.5-edition-wcag-2.2-508-en`.
  private static let chapters: [(id: String, numbers: String)] = [
    (
      "success_criteria_level_a",
      """
      1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 \
      2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 \
      4.1.2
      """
    ),
    (
      "success_criteria_level_aa",
      """
      1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 \
      2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3
      """
    ),
    (
      "success_criteria_level_aaa",
      """
      1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 \
      2.3.3 2.4.8 2.4.9 2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 \
      3.3.9
      """
    ),
    (
      "functional_performance_criteria",
      "302.1 302.2 302.3 302.4 302.5 302.6 302.7 302.8 302.9"
    ),
    (
      "hardware",
      """
      402.2.1 402.2.2 402.2.3 402.2.4 402.2.5 402.3.1 402.3.2 402.4 402.5 403.1 404.1 405.1 406.1 \
      407.2 407.3.1 407.3.2 407.3.3 407.4 407.5 407.6 407.7 407.8.1.1 407.8.1.2 407.8.2.1 407.8.2.2 \
      407.8.3.1 407.8.3.2.1 407.8.3.2.2 408.2 408.3 409.1 410.1 411.1 412.2.1 412.2.2 412.3.1 \
      412.3.2 412.4 412.6 412.7 412.8.1 412.8.2 412.8.3 412.8.4 413.1.1 413.1.2 414.1.1 414.1.2 \
      415.1.1 415.1.2
      """
    ),
    (
      "software",
      """
      502.2.1 502.2.2 502.3.1 502.3.2 502.3.3 502.3.4 502.3.5 502.3.6 502.3.7 502.3.8 502.3.9 \
      502.3.10 502.3.11 502.3.12 502.3.13 502.3.14 502.4 503.2 503.3 503.4.1 503.4.2 504.2 504.2.1 \
      504.2.2 504.3 504.4
      """
    ),
    ("support_documentation_and_services", "602.2 602.3 602.4 603.2 603.3"),
  ]

  private static let levels: Set<String> = [
    "supports", "partially-supports", "does-not-support", "not-applicable", "not-evaluated",
  ]

  /// A criterion in a report that the test parses.
  struct Criterion {
    var chapter: String
    var number: String
    var components: [(name: String, level: String, notes: String)]
  }

  struct Report {
    let yaml: String
    let root: YAMLValue

    init(_ yaml: String) throws {
      self.yaml = yaml
      root = try #require(try YAMLFile.value(of: Array(yaml.utf8), file: "acr.yaml"))
    }

    static func members(_ value: YAMLValue?) throws -> [YAMLValue.Member] {
      guard case .mapping(let members)? = value?.content else { throw Unexpected() }
      return members
    }

    static func items(_ value: YAMLValue?) throws -> [YAMLValue] {
      guard case .list(let items)? = value?.content else { throw Unexpected() }
      return items
    }

    static func member(_ key: String, of value: YAMLValue?) throws -> YAMLValue? {
      try members(value).first { $0.key == key }?.value
    }

    static func text(_ value: YAMLValue?) throws -> String {
      guard case .scalar(let text, _)? = value?.content else { throw Unexpected() }
      return text
    }

    /// Returns the text at a path of keys.
    func value(_ path: String...) throws -> String {
      var value: YAMLValue? = root
      for key in path { value = try Self.member(key, of: value) }
      return try Self.text(value)
    }

    var criteria: [Criterion] {
      get throws {
        try Self.members(Self.member("chapters", of: root)).flatMap { chapter in
          try Self.items(Self.member("criteria", of: chapter.value)).map { criterion in
            Criterion(
              chapter: chapter.key, number: try Self.text(Self.member("num", of: criterion)),
              components: try Self.items(Self.member("components", of: criterion)).map {
                let adherence = try Self.member("adherence", of: $0)
                return (
                  try Self.text(Self.member("name", of: $0)),
                  try Self.text(Self.member("level", of: adherence)),
                  try Self.text(Self.member("notes", of: adherence))
                )
              })
          }
        }
      }
    }

    func criterion(_ number: String) throws -> Criterion {
      try #require(try criteria.first { $0.number == number })
    }
  }

  private struct Unexpected: Error {}

  static let wrong =
    "<html lang=en><title>Shop</title><main><h1>Shop</h1><img src=a.png></main>"
  static let right = "<html lang=en><title>Home</title><main><h1>Home</h1></main>"

  func report(_ words: String...) throws -> Report {
    let trial = Trial.run(["report", "--format", "openacr"] + words)
    #expect(trial.status == 0, "\(trial.errors)")
    return try Report(trial.output)
  }

  @Test func `Each criterion of the catalogue is there once, in its order, and none is supported`()
    throws
  {
    let folder = try TrialFolder()
    let report = try report(folder.write(Self.wrong, to: "a.html"))
    let criteria = try report.criteria
    for chapter in Self.chapters {
      #expect(
        criteria.filter { $0.chapter == chapter.id }.map(\.number)
          == chapter.numbers.split(separator: " ").map(String.init), "\(chapter.id)")
    }
    #expect(Set(criteria.map(\.number)).count == criteria.count)
    #expect(
      try Report.members(Report.member("chapters", of: report.root)).map(\.key)
        == Self.chapters.map(\.id))
    for criterion in criteria {
      let isWCAG = criterion.chapter.hasPrefix("success_criteria")
      #expect(criterion.components.map(\.name) == [isWCAG ? "web" : "none"])
      for component in criterion.components {
        #expect(Self.levels.contains(component.level))
        #expect(component.level != "supports" && component.level != "not-applicable")
        #expect(!component.notes.isEmpty)
      }
    }
    #expect(report.yaml.contains("- num: \"1.4.10\"\n"))
    #expect(try report.value("catalog") == "2.5-edition-wcag-2.2-508-en")
    #expect(try report.value("chapters", "hardware", "disabled") == "true")
  }

  @Test func `Unknown facts are placeholders, and the report says that it is a draft`() throws {
    let folder = try TrialFolder()
    let report = try report(folder.write(Self.right, to: "a.html"))
    #expect(
      try report.value("title")
        == "Product name (fill in) Accessibility Conformance Report (draft)")
    #expect(try report.value("product", "name") == "Product name (fill in)")
    #expect(try report.value("author", "email") == "fill-in@example.com")
    #expect(try report.value("vendor", "company_name") == "Company (fill in)")
    #expect(try report.value("version") == "1")
    #expect(try report.value("notes").hasPrefix("This is a draft"))
    #expect(try report.value("evaluation_methods_used").contains("VoiceOver"))
    #expect(try report.value("evaluation_methods_used").hasSuffix("- Home (\(folder.path)/a.html)"))
  }

  @Test func `If a file cannot be read, no draft is written`() throws {
    let folder = try TrialFolder()
    let page = try folder.write(Self.right, to: "a.html")
    let draft = "\(folder.path)/acr.yaml"
    let trial = Trial.run(
      "report", "--format", "openacr", page, "\(folder.path)/none.html", "-o", draft)
    #expect(trial.status == 2)
    #expect(trial.errors.contains("no draft was written, because not all files could be read"))
    #expect(!FileManager.default.fileExists(atPath: draft))
    #expect(Trial.run("report", "--format", "acr", page, "\(folder.path)/none.html").output.isEmpty)
  }

  @Test func `The name of a file is no scheme in a link`() throws {
    let folder = try TrialFolder()
    let page = try folder.write(Self.wrong, to: "javascript:alert(1).html")
    for format in ["acr", "openacr"] {
      let draft = "\(folder.path)/draft.\(format)"
      #expect(Trial.run("report", "--format", format, page, "-o", draft).status == 0)
      let text = try String(contentsOfFile: draft, encoding: .utf8)
      #expect(text.contains("](./javascript:alert%281%29.html#L1)"))
      #expect(!text.contains("](javascript:"))
    }
  }

  @Test func `A pipe is refused, because reading it would not end`() throws {
    let folder = try TrialFolder()
    let page = try folder.write(Self.right, to: "a.html")
    let pipe = "\(folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let trial = Trial.run("report", "--format", "acr", page, "-o", pipe)
    #expect(trial.status == 2)
    #expect(trial.errors.contains("this is not an ordinary file"), "\(trial.errors)")
  }

  @Test func `Links lead from the written report to the file`() throws {
    let folder = try TrialFolder()
    let page = try folder.write(Self.wrong, to: "src/a page.html")
    try folder.write("", to: "out/keep")
    #expect(
      Trial.run("report", "--format", "acr", page, "-o", "\(folder.path)/out/acr.md").status == 0)
    let table = try String(contentsOfFile: "\(folder.path)/out/acr.md", encoding: .utf8)
    #expect(table.contains("](../src/a%20page.html#L1): "), "\(table)")
  }

  @Test func `A draft that exists is not replaced, because somebody may have completed it`() throws
  {
    let folder = try TrialFolder()
    let page = try folder.write(Self.right, to: "a.html")
    let draft = try folder.write("title: completed\n", to: "acr.yaml")
    let trial = Trial.run("report", "--format", "openacr", page, "-o", draft)
    #expect(trial.status == 2)
    #expect(
      trial.errors.contains(
        "a draft exists already and is not replaced, because somebody may have completed it; "
          + "choose another name"), "\(trial.errors)")
    #expect(try String(contentsOfFile: draft, encoding: .utf8) == "title: completed\n")
  }

  @Test func `The Markdown has the tables and terms of a conformance report`() throws {
    let folder = try TrialFolder()
    let page = try folder.write(Self.wrong, to: "a.html")
    let native = try folder.write("- button \"Pay\"\n", to: "a.outline")
    let table = Trial.run("report", "--format", "acr", page).output
    #expect(
      table.hasPrefix(
        "# Product name (fill in) Accessibility Conformance Report (draft)\n\n**Draft.** "))
    for heading in [
      "## Product", "## Evaluation methods", "## Terms",
      "## Table 1: Success Criteria, Level A", "## Table 2: Success Criteria, Level AA",
      "## Table 3: Success Criteria, Level AAA",
      "## Table 4: Chapter 3: Functional Performance Criteria",
    ] { #expect(table.contains("\n\(heading)\n"), "\(heading)") }
    #expect(
      table.contains("| 1.1.1 Non-text Content | 9.1.1.1 | Partially Supports | 1 of 1 screen "))
    // EN 301 549 v3.2.1 has no clause for criteria that WCAG 2.2 added.
    #expect(table.contains("| 2.5.8 Target Size (Minimum) | – | Not Evaluated | "))
    #expect(!table.contains("| Supports |"))
    #expect(table.contains("Not Evaluated: 302.1 Without Vision; 302.2 "))
    for term in [
      "Supports", "Partially Supports", "Does Not Support", "Not Applicable", "Not Evaluated",
    ] { #expect(table.contains("\n- **\(term)**: "), "\(term)") }
    #expect(table.contains("only use this for criteria of level AAA"))
    #expect(table.contains("EN 301 549 v3.2.1, chapter 9; Revised"))
    let both = Trial.run("report", "--format", "acr", page, native)
    #expect(both.output.contains("| 9.1.1.1, 11.1.1.1 | Web: Partially Supports<br>Software: "))
  }
}
