import Foundation
import Reports
import Testing

@testable import announce

/// The effect of findings on the conformance to a criterion.
extension ConformanceReportTests {
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
}
