import Foundation
import Reports
import Testing

@testable import announce

/// Details of the product and its people, and the date of the report.
extension ConformanceReportTests {
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
}
