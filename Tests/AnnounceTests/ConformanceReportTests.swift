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

  /// A criterion of a report that was read again.
  private struct Criterion {
    var chapter: String
    var number: String
    var components: [(name: String, level: String, notes: String)]
  }

  private struct Report {
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

  private static let wrong =
    "<html lang=en><title>Shop</title><main><h1>Shop</h1><img src=a.png></main>"
  private static let right = "<html lang=en><title>Home</title><main><h1>Home</h1></main>"

  private func report(_ words: String...) throws -> Report {
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

  @Test func `A criterion is failed by findings, partially if most screens have none`() throws {
    let folder = try TrialFolder()
    let wrong = try folder.write(Self.wrong, to: "a.html")
    let right = try folder.write(Self.right, to: "b.html")
    let one = try #require(try report(wrong).criterion("1.1.1").components.first)
    #expect(one.level == "partially-supports")
    #expect(
      one.notes.contains(
        "1 of 1 screen does not meet the criterion: 1 finding. The level follows from the share of "
          + "the audited screens."))
    #expect(one.notes.contains("/a.html:1](") && one.notes.contains("a.html#L1)"), "\(one.notes)")
    let both = try report(wrong, right).criterion("1.1.1").components[0]
    #expect(both.level == "partially-supports")
    #expect(both.notes.contains("1 of 2 screens does not meet the criterion"))
    let second = try folder.write(Self.wrong, to: "c.html")
    let most = try report(wrong, right, second).criterion("1.1.1").components[0]
    #expect(most.level == "does-not-support")
    #expect(most.notes.contains("2 of 3 screens do not meet the criterion: 2 findings."))
  }

  @Test func `A file that is named in two ways is one screen`() throws {
    let folder = try TrialFolder()
    let wrong = try folder.write(Self.wrong, to: "a.html")
    let right = try folder.write(Self.right, to: "b.html")
    let report = try report(wrong, "\(folder.path)/./a.html", right)
    let component = try report.criterion("1.1.1").components[0]
    #expect(component.level == "partially-supports")
    #expect(component.notes.contains("1 of 2 screens does not meet"), "\(component.notes)")
    #expect(try report.value("evaluation_methods_used").contains(" on 2 screens"))
  }

  @Test func `Warnings decide nothing, and a text counts once`() throws {
    let folder = try TrialFolder()
    let page =
      "<html lang=en><title>Shop</title><main><h1>Welcome to the shop of the town</h1>"
      + "<p>Please tell us where we may send the invoice and the goods that you ordered.</p>"
      + "<p>Bitte geben Sie Ihre Adresse und die Nummer ein</p></main>"
    let report = try report(folder.write(page, to: "a.html"))
    let part = try report.criterion("3.1.2").components[0]
    #expect(part.level == "not-evaluated")
    #expect(part.notes.contains("A person must decide about 1 finding."), "\(part.notes)")
    #expect(part.notes.contains("(wrong-language, for review)"))
    #expect(!part.notes.contains("not meet"))
    let whole = try report.criterion("3.1.1").components[0]
    #expect(whole.notes.contains("reported nothing"), "\(whole.notes)")
  }

  @Test func `A tabindex concerns the order of focus and not that of reading`() throws {
    let folder = try TrialFolder()
    let page =
      "<html lang=en><title>T</title><main><h1>T</h1><input aria-label=Name tabindex=5>"
      + "<input aria-label=Email></main>"
    let report = try report(folder.write(page, to: "a.html"))
    #expect(try report.criterion("2.4.3").components[0].level == "partially-supports")
    #expect(try report.criterion("1.3.2").components[0].level == "not-evaluated")
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

  @Test func `Where nothing was found, nothing is claimed`() throws {
    let folder = try TrialFolder()
    let report = try report(folder.write(Self.right, to: "a.html"))
    let found = try report.criterion("4.1.2").components[0]
    #expect(found.level == "not-evaluated")
    #expect(found.notes.contains("ran on 1 screen and reported nothing."), "\(found.notes)")
    #expect(found.notes.contains("A person must check whether custom controls say what they are"))
    let untested = try report.criterion("1.4.3").components[0]
    #expect(untested.notes.hasPrefix("No rule looked at this. A person must check whether "))
  }

  @Test func `Findings for review decide nothing`() throws {
    let folder = try TrialFolder()
    let page = "<html lang=en><title>T</title><main><h1>T</h1><label>Name <input></label></main>"
    let component = try report(folder.write(page, to: "a.html")).criterion("1.3.5").components[0]
    #expect(component.level == "not-evaluated")
    #expect(component.notes.contains("A person must decide about 1 finding."), "\(component.notes)")
    #expect(component.notes.contains("(purpose-missing, for review)"))
  }

  @Test func `More than five findings are counted and not listed`() throws {
    let folder = try TrialFolder()
    let images = (1...8).map { "<img src=\"\($0).png\">\n" }.joined()
    let page = "<html lang=en><title>T</title><main><h1>T</h1>\(images)</main>"
    let notes = try report(folder.write(page, to: "a.html")).criterion("1.1.1").components[0].notes
    #expect(notes.contains("8 findings."), "\(notes)")
    #expect(notes.split(separator: "\n").filter { $0.hasPrefix("- [") }.count == 5)
    #expect(notes.contains("\n- and 3 more\n\nA person must check whether "))
  }

  @Test func `Native screens are software, and criteria of pages do not apply to them`() throws {
    let folder = try TrialFolder()
    let native = try folder.write("- button \"Pay\"\n", to: "a.outline")
    let report = try report(native)
    #expect(try report.criterion("4.1.2").components.map(\.name) == ["software"])
    let pages = try report.criterion("2.4.1").components[0]
    #expect(pages.name == "web" && pages.level == "not-evaluated")
    #expect(pages.notes.hasPrefix("No web page was audited."))
    let page = try folder.write(Self.right, to: "b.html")
    let both = try self.report(page, native)
    #expect(try both.criterion("4.1.2").components.map(\.name) == ["web", "software"])
    #expect(try both.criterion("2.4.1").components.map(\.name) == ["web"])
  }

  @Test func `Text of a page cannot leave its note`() throws {
    let folder = try TrialFolder()
    let page =
      "<html lang=en><title>T: # \"x\"\n- a: b</title><main><h1>T</h1>"
      + "<a href=x aria-foo=y>| pipe\u{202E} * <b>{x}</b></a></main>"
    let file = try folder.write(page, to: "a # b.html")
    let report = try report(file)
    #expect(try report.criteria.count == 176)
    #expect(!report.yaml.unicodeScalars.contains("\u{202E}"))
    let table = Trial.run("report", "--format", "acr", file).output
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| 4.1.2") }
    #expect(rows.count == 1)
    #expect(rows.first?.replacingOccurrences(of: "\\|", with: "").filter { $0 == "|" }.count == 5)
  }

  @Test func `A file names the product, the people and the catalogue`() throws {
    let folder = try TrialFolder()
    let page = try folder.write(Self.right, to: "a.html")
    let details = try folder.write(
      """
      product:
        name: 'Shop: web'
        version: "2.1"
      author:
        name: Ann
        email: ann@example.org
      vendor:
        company_name: Shops
      report_date: 1/2/2026
      version: 3
      notes: Only the sign-up.
      license: CC-BY-4.0
      catalog: 2.4-edition-wcag-2.1-508-en
      """, to: "product.yaml")
    let report = try report("--product", details, page)
    #expect(try report.value("title") == "Shop: web Accessibility Conformance Report (draft)")
    #expect(try report.value("product", "version") == "2.1")
    #expect(try report.value("author", "name") == "Ann")
    #expect(try report.value("vendor", "name") == "Name (fill in)")
    #expect(try report.value("report_date") == "1/2/2026")
    #expect(try report.value("version") == "3")
    #expect(try report.value("notes").hasSuffix("published.\n\nOnly the sign-up."))
    #expect(try report.value("catalog") == "2.4-edition-wcag-2.1-508-en")
    let numbers = try report.criteria.map(\.number)
    #expect(
      numbers.filter { $0.split(separator: ".").count == 3 && $0.first != "5" }.contains("4.1.1"))
    #expect(!numbers.contains("2.4.11") && !numbers.contains("3.3.7"))
    let chapters = Dictionary(grouping: try report.criteria, by: \.chapter).mapValues(\.count)
    #expect(chapters["success_criteria_level_a"] == 30)
    #expect(chapters["success_criteria_level_aa"] == 20)
    #expect(chapters["success_criteria_level_aaa"] == 28)
    let markdown = Trial.run("report", "--format", "acr", "--product", details, page).output
    #expect(markdown.contains("| Name of product | Shop: web |"))
    #expect(markdown.contains("| Notes | Only the sign-up. |"))
    #expect(markdown.contains("| 4.1.1 Parsing | 9.4.1.1 | Not Evaluated | "))
    #expect(markdown.contains("A person must check whether markup other than HTML and XML can be "))
  }

  @Test(arguments: [
    (
      "prodct:\n  name: a", "product.yaml:1:1: “prodct” cannot be set here; did you mean “product”?"
    ),
    ("product: Shop", "product.yaml:1:10: product cannot be a single value"),
    ("author:\n  email: ann", "product.yaml:2:10: email cannot be “ann”"),
    ("vendor:\n  website: shop", "product.yaml:2:12: website cannot be “shop”"),
    ("version: two", "product.yaml:1:10: version cannot be “two”"),
    ("version: 99999999999999999999", "product.yaml:1:10: version cannot be “9999"),
    ("catalog: 3", "announce does not know the catalogue “3”; write one of 2.5-edition-wcag"),
    (
      "report_date: soon",
      "product.yaml:1:14: report_date cannot be “soon”; write one such as 2026-11-27"
    ),
    ("report_date: 2026-13-01", "report_date cannot be “2026-13-01”"),
    ("author:\n  email: ann@example", "email cannot be “ann@example”"),
    ("vendor:\n  website: https://", "website cannot be “https://”"),
    ("title: [a]", "product.yaml:1:8: title must be a text"), ("- a", "the file cannot be a list"),
  ])
  func `A wrong detail is an error with its line`(_ text: String, _ message: String) throws {
    let folder = try TrialFolder()
    let page = try folder.write(Self.right, to: "a.html")
    let details = try folder.write(text, to: "product.yaml")
    let trial = Trial.run("report", "--format", "openacr", "--product", details, page)
    #expect(trial.status == 2)
    #expect(trial.errors.contains(message), "\(trial.errors)")
  }

  @Test func `Null is missing, and a block stays one`() throws {
    let folder = try TrialFolder()
    let page = try folder.write(Self.right, to: "a.html")
    let details = try folder.write(
      """
      title: ~
      product:
      author:
        name: null
      notes:
      legal_disclaimer: |
        First line.
        Second line.
      """, to: "product.yaml")
    let report = try report("--product", details, page)
    #expect(
      try report.value("title") == "Product name (fill in) Accessibility Conformance Report (draft)"
    )
    #expect(try report.value("author", "name") == "Name (fill in)")
    #expect(report.yaml.contains("legal_disclaimer: |-\n  First line.\n  Second line.\n"))
  }

  @Test func `Details need a conformance report, unless a configuration has them`() throws {
    let folder = try TrialFolder()
    let page = try folder.write(Self.right, to: "a.html")
    try folder.write("product:\n  name: Shop\n", to: "product.yaml")
    let html = Trial.run("report", "--product", "\(folder.path)/product.yaml", page)
    #expect(html.status == 2)
    #expect(html.errors.contains("--product is for conformance reports; add --format openacr"))
    try folder.write("product: product.yaml\n", to: "announce.yaml")
    #expect(Trial.run("report", "--format", "criteria", page).status == 0)
    #expect(try report(page).value("product", "name") == "Shop")
  }

  @Test func `The date is that of the environment`() throws {
    let folder = try TrialFolder()
    var environment = CommandEnvironment()
    environment.today = { "2026-03-01" }
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    let page = try folder.write(Self.right, to: "a.html")
    #expect(Program.run(["report", "--format", "openacr", page], in: environment, &streams) == 0)
    #expect(streams.output.text.contains("report_date: \"2026-03-01\"\n"))
  }

  @Test func `The date of reproducible builds is a number of seconds, or an error`() throws {
    #expect(try CommandEnvironment.date(atEpoch: "1772323200") == "2026-03-01")
    for epoch in ["soon", "-1", "99999999999999"] {
      #expect(throws: UsageError.self) { try CommandEnvironment.date(atEpoch: epoch) }
    }
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
