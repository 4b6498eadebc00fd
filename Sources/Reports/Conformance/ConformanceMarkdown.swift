import Audits
internal import Encoding
import Scenarios
import Simulator

/// A conformance report as Markdown, in the order and terms of VPAT.
struct ConformanceMarkdown {
  let report: ConformanceReport

  private var details: ConformanceDetails { report.details }

  func write(to output: inout ReportSink) {
    output.writeLine("# \(MarkdownText.escaped(details.title, in: .heading))")
    output.writeLine()
    output.writeLine("**Draft.** \(report.draft)")
    output.writeLine()
    writeProduct(to: &output)
    writeMethods(to: &output)
    writeTerms(to: &output)
    for (index, chapter) in report.details.catalogue.chapters.enumerated()
    where !output.isClosed {
      output.writeLine(
        "## Table \(index + 1): \(MarkdownText.escaped(chapter.title, in: .heading))")
      output.writeLine()
      switch chapter.id {
      case "success_criteria_level_a", "success_criteria_level_aa":
        writeTable(of: chapter, to: &output)
      default: writeList(of: chapter, to: &output)
      }
    }
  }

  private func writeProduct(to output: inout ReportSink) {
    var rows = [("Name of product", details.productName)]
    func add(_ name: String, _ text: String?) {
      if let text { rows.append((name, text)) }
    }
    add("Version of product", details.product["version"])
    add("Product description", details.product["description"])
    add("Report date", details.reportDate)
    add("Last modified", details.texts["last_modified_date"])
    add("Version of report", "\(details.version)")
    add("Author", contact(details.filledAuthor))
    add("Vendor", contact(details.filledVendor))
    add("Applicable standards", standards)
    add("Notes", details.texts["notes"])
    add("Repository", details.texts["repository"])
    add("Feedback", details.texts["feedback"])
    add("License", details.texts["license"])
    add("Legal disclaimer", details.texts["legal_disclaimer"])
    output.writeLine("## Product")
    output.writeLine()
    output.writeLine("| Information | Value |")
    output.writeLine("| --- | --- |")
    for (name, text) in rows { output.writeLine("| \(name) | \(cell(text)) |") }
    output.writeLine()
  }

  private var standards: String {
    let chapters = report.components.compactMap { component in
      switch component {
      case .web: "9"
      case .software: "11"
      case .none: nil
      }
    }
    return "WCAG \(details.catalogue.wcag), levels A and AA; EN 301 549 v3.2.1, "
      + "\(chapters.count == 1 ? "chapter" : "chapters") \(chapters.joined(separator: " and ")); "
      + "Revised Section 508 standards"
  }

  private func contact(_ fields: [(key: String, text: String)]) -> String {
    fields.map(\.text).joined(separator: ", ")
  }

  private func writeMethods(to output: inout ReportSink) {
    output.writeLine("## Evaluation methods")
    output.writeLine()
    for text in [details.texts["evaluation_methods_used"], report.methods].compactMap(\.self) {
      output.writeLine(MarkdownText.escaped(text, in: .paragraph))
      output.writeLine()
    }
    output.writeLine("Audited screens:")
    output.writeLine()
    for line in report.screenLines {
      output.writeLine("- \(MarkdownText.escaped(line, in: .paragraph))")
    }
    output.writeLine()
  }

  /// Writes the definitions of the terms.
  ///
  /// Source: VPAT 2.5, “Terms”.
  private func writeTerms(to output: inout ReportSink) {
    output.writeLine("## Terms")
    output.writeLine()
    output.writeLine(
      "- **Supports**: the functionality of the product has at least one method that meets the "
        + "criterion without known defects or meets with equivalent facilitation. The draft never "
        + "says this.")
    output.writeLine(
      "- **Partially Supports**: some functionality of the product does not meet the criterion. "
        + "Here: certain findings on an audited screen.")
    output.writeLine(
      "- **Does Not Support**: the majority of product functionality does not meet the criterion. "
        + "Here: certain findings on more than half of the audited screens, if there are at least "
        + "\(ConformanceReport.fewestScreens).")
    output.writeLine(
      "- **Not Applicable**: the criterion is not relevant to the product. The draft never says "
        + "this.")
    output.writeLine(
      "- **Not Evaluated**: the product has not been evaluated against the criterion. A published "
        + "report can only use this for criteria of level AAA. Here: no certain finding, which does "
        + "not mean that there is no defect.")
    output.writeLine()
  }

  private func writeTable(of chapter: ConformanceReport.Chapter, to output: inout ReportSink) {
    output.writeLine("| Criteria | EN 301 549 | Conformance level | Remarks and explanations |")
    output.writeLine("| --- | --- | --- | --- |")
    for criterion in chapter.criteria where !output.isClosed {
      let adherences = report.adherences(to: criterion)
      let clauses = report.components.compactMap {
        ConformanceCatalogue.europeanClause(of: criterion, for: $0)
      }
      let isOne = adherences.count == 1
      let levels = adherences.map {
        (isOne ? "" : "\(title(of: $0.component)): ") + $0.level.term
      }
      let remarks = adherences.map {
        (isOne ? "" : "\(title(of: $0.component)): ") + $0.remarks.cell
      }
      let cells = [
        cell("\(criterion.number) \(criterion.name)"),
        clauses.isEmpty ? "–" : clauses.joined(separator: ", "),
        levels.joined(separator: "<br>"), remarks.joined(separator: "<br>"),
      ]
      output.writeLine("| \(cells.joined(separator: " | ")) |")
    }
    output.writeLine()
  }

  /// Writes the criteria of a chapter: those with findings one by one, then the names of the others
  /// in one list.
  private func writeList(of chapter: ConformanceReport.Chapter, to output: inout ReportSink) {
    var rest: [String] = []
    for criterion in chapter.criteria {
      let name = "\(criterion.number) \(criterion.name)"
      let found = report.adherences(to: criterion).filter { !$0.remarks.evidence.isEmpty }
      if found.isEmpty { rest.append(name) }
      for adherence in found {
        output.writeLine(
          "**\(MarkdownText.escaped(name, in: .heading))**: \(adherence.level.term). "
            + adherence.remarks.markdown)
        output.writeLine()
      }
    }
    let list =
      chapter.isHardware
      ? "announce audits software. The chapter applies only if the product has hardware."
      : rest.joined(separator: "; ") + "."
    output.writeLine(MarkdownText.escaped("Not Evaluated: \(list)", in: .paragraph))
    output.writeLine()
  }

  private func title(of component: ConformanceCatalogue.Component) -> String {
    switch component {
    case .web: "Web"
    case .software: "Software"
    case .none: ""
    }
  }

  private func cell(_ text: String) -> String { MarkdownText.escaped(text, in: .cell) }
}
