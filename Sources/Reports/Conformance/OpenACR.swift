import Audits
internal import Encoding
import Simulator

/// A conformance report in the file format OpenACR.
///
/// Source: GSA, OpenACR, schema 0.1.0.
/// Assumed: the order and names of the keys were written from memory, without a copy of the schema.
struct OpenACR {
  let report: ConformanceReport

  private var details: ConformanceDetails { report.details }

  func write(to output: inout ReportSink) {
    write("title", details.title, 0, to: &output)
    output.writeLine("product:")
    write("name", details.productName, 1, to: &output)
    for key in ["version", "description"] {
      if let text = details.product[key] { write(key, text, 1, to: &output) }
    }
    output.writeLine("author:")
    for (key, text) in details.filledAuthor { write(key, text, 1, to: &output) }
    output.writeLine("vendor:")
    for (key, text) in details.filledVendor { write(key, text, 1, to: &output) }
    if let date = details.reportDate { write("report_date", date, 0, to: &output) }
    if let date = details.texts["last_modified_date"] {
      write("last_modified_date", date, 0, to: &output)
    }
    output.writeLine("version: \(details.version)")
    write("notes", joined(report.draft, details.texts["notes"]), 0, to: &output)
    write("evaluation_methods_used", methods, 0, to: &output)
    for key in ["legal_disclaimer", "repository", "feedback", "license"] {
      if let text = details.texts[key] { write(key, text, 0, to: &output) }
    }
    output.writeLine("catalog: \(details.catalogue.id)")
    output.writeLine("chapters:")
    for chapter in details.catalogue.chapters where !output.isClosed {
      write(chapter, to: &output)
    }
  }

  private var methods: String {
    let screens = report.screenLines.map { "- " + MarkdownText.escaped($0, in: .paragraph) }
    return joined(details.texts["evaluation_methods_used"], report.methods)
      + "\n\nAudited screens:\n\n" + screens.joined(separator: "\n")
  }

  private func joined(_ texts: String?...) -> String {
    texts.compactMap(\.self).joined(separator: "\n\n")
  }

  private func write(_ chapter: ConformanceReport.Chapter, to output: inout ReportSink) {
    output.writeLine("  \(chapter.id):")
    if chapter.isHardware {
      write(
        "notes", "announce audits software. Remove “disabled” if the product has hardware.", 2,
        to: &output)
      output.writeLine("    disabled: true")
    } else if chapter.id == "success_criteria_level_aaa" {
      write("notes", "Hardly any rule of announce is about level AAA.", 2, to: &output)
    }
    output.writeLine("    criteria:")
    for criterion in chapter.criteria where !output.isClosed {
      output.writeLine("      - num: \"\(criterion.number)\"")
      output.writeLine("        components:")
      for adherence in report.adherences(to: criterion) {
        output.writeLine("          - name: \(adherence.component.rawValue)")
        output.writeLine("            adherence:")
        output.writeLine("              level: \(adherence.level.rawValue)")
        write("notes", adherence.remarks.markdown, 7, to: &output)
      }
    }
  }

  private func write(
    _ key: String, _ text: String, _ depth: Int, to output: inout ReportSink
  ) {
    let margin = String(repeating: "  ", count: depth)
    output.writeLine("\(margin)\(key): \(YAMLText.scalar(text, indent: depth * 2 + 2))")
  }
}
