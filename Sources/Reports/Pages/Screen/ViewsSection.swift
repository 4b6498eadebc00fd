import Audits
internal import Encoding
import Simulator

/// The audit views: names out of context, coverage, cost, results by guideline and the device
/// checklist.
struct ViewsSection {
  let report: ReportScreen
  let section: SectionHeadings

  func write(_ html: inout HTMLWriter) {
    let subject = report.audit.subject
    view("Names out of context", NamesView(subject).tables, &html)
    view(
      "Coverage: which facts are announced, and when", CoverageView(subject).tables,
      &html)
    view("Cost: swipes and seconds to each control", CostView(subject).tables, &html)
    view("Results by guideline", GuidelinesView(report.audit).tables, &html)
    let checklist = DeviceChecklistView(report.audit)
    writeDeviceChecklist(checklist.table(subject), &html)
    view("Other checks by hand", [checklist.othersTable], &html)
  }

  private func view(_ title: String, _ tables: [AuditTable], _ html: inout HTMLWriter) {
    let tables = tables.filter { !$0.rows.isEmpty }
    guard !tables.isEmpty else { return }
    html.element(.details, [.kind("view")]) { html in
      html.element(.summary) { $0.element(section.heading, title) }
      for table in tables { write(table, &html) }
    }
    html.newLine()
  }

  private func write(
    _ table: AuditTable, _ html: inout HTMLWriter,
    cell: (Int, Int, String, inout HTMLWriter) -> Void = { $3.authored($2) }
  ) {
    html.element(section.subheading, table.title)
    if !table.note.isEmpty { html.element(.p, table.note) }
    let name = [table.title, section.name].compactMap(\.self).joined(separator: ", ")
    html.table(called: name, columns: table.columns) { html in
      for (index, row) in table.rows.prefix(ViewsSection.mostRows).enumerated() {
        html.element(.tr) { html in
          for (column, text) in row.enumerated() {
            html.element(.td) { cell(index, column, text, &$0) }
          }
        }
      }
    }
    if table.rows.count > ViewsSection.mostRows {
      html.element(.p, "and \(table.rows.count - ViewsSection.mostRows) more")
    }
  }

  private static let mostRows = 1_000

  /// Writes the device checklist.
  ///
  /// The user fills in its last column and saves the checklist as recordings.
  private func writeDeviceChecklist(_ table: AuditTable, _ html: inout HTMLWriter) {
    guard !table.rows.isEmpty else { return }
    html.element(.details, [.kind("view handoff")]) { html in
      html.element(.summary) {
        $0.element(section.heading, "Device checklist: what to try on real phones")
      }
      let page =
        report.audit.subject.platform == .web ? String(decoding: report.bytes, as: UTF8.self) : ""
      var sink = ReportSink()
      DeviceChecklistRecordings(file: report.file, bytes: [], sharesPage: false).write(
        report.audit, to: &sink)
      let records = sink.text.split(separator: "\n").map(String.init)
      // The report contains the audited page once. The report's script copies the page into each
      // saved recording. JSON keeps every character of the page.
      var json = JSONWriter()
      json.value(page)
      let input = String(decoding: json.drain(), as: UTF8.self)
      html.element(.form, page.isEmpty ? [] : [.init("data-input", input)]) { html in
        let last = table.columns.count - 1
        write(table, &html) { row, column, text, html in
          guard column == last else { return html.authored(text) }
          html.element(
            .input,
            [
              .init("type", "text"), .init("aria-label", "announced, row \(row + 1)"),
              .init("autocomplete", "off"),
            ] + (records.indices.contains(row) ? [.init("data-record", records[row])] : []))
        }
        html.element(.p, [.kind("save")]) { html in
          html.element(
            .button, [.init("type", "button"), .init("data-save", ""), .init("hidden", "")],
            "Save as a recording file")
        }
      }
    }
    html.newLine()
  }
}
