import Audits
internal import Encoding
import Simulator

/// What auditors ask for besides: names out of context, what survives, clauses, cost, and what to try on real
/// phones.
struct ReportViews {
  private let report: ReportScreen
  private let place: ReportPlace
  private var number: Int { place.number }

  init(_ report: ReportScreen, at place: ReportPlace) {
    self.report = report
    self.place = place
  }

  func write(_ html: inout HTMLWriter) {
    let subject = report.audit.subject
    view("Names out of context", NamesView(subject).tables, &html)
    view(
      "What survives: which facts are heard in which circumstances", SurvivalView(subject).tables,
      &html)
    view("What it costs, in swipes and seconds", CostView(subject).tables, &html)
    view("Clause by clause", GuidelinesView(report.audit).tables, &html)
    let handoff = HandoffView(report.audit)
    writeHandoff(handoff.table(subject), &html)
    view("What to look at beside", [handoff.othersTable], &html)
  }

  private func view(_ title: String, _ tables: [AuditTable], _ html: inout HTMLWriter) {
    let tables = tables.filter { !$0.rows.isEmpty }
    guard !tables.isEmpty else { return }
    html.element(.details, [.kind("view")]) { html in
      html.element(.summary) { $0.element(place.heading, title) }
      for table in tables { write(table, &html) }
    }
    html.newLine()
  }

  private func write(
    _ table: AuditTable, _ html: inout HTMLWriter,
    cell: (Int, Int, String, inout HTMLWriter) -> Void = { $3.authored($2) }
  ) {
    html.element(place.subheading, table.title)
    if !table.note.isEmpty { html.element(.p, table.note) }
    let name = [table.title, place.name].compactMap(\.self).joined(separator: ", ")
    html.table(called: name, columns: table.columns) { html in
      for (place, row) in table.rows.prefix(ReportViews.mostRows).enumerated() {
        html.element(.tr) { html in
          for (column, text) in row.enumerated() {
            html.element(.td) { cell(place, column, text, &$0) }
          }
        }
      }
    }
    if table.rows.count > ReportViews.mostRows {
      html.element(.p, "and \(table.rows.count - ReportViews.mostRows) more")
    }
  }

  private static let mostRows = 1_000

  /// The list for real phones, whose last column is filled in and saved as a recording file.
  private func writeHandoff(_ table: AuditTable, _ html: inout HTMLWriter) {
    guard !table.rows.isEmpty else { return }
    html.element(.details, [.kind("view handoff")]) { html in
      html.element(.summary) { $0.element(place.heading, "What to try on real phones") }
      let page =
        report.audit.subject.platform == .web ? String(decoding: report.bytes, as: UTF8.self) : ""
      var sink = ReportSink()
      HandoffRecordings(file: report.file, bytes: [], sharesPage: false).write(
        report.audit, to: &sink)
      let records = sink.text.split(separator: "\n").map(String.init)
      // The file stands once on the page, and in each of the recordings that are saved.
      // As JSON it is exact, whatever characters are in it.
      var json = JSONWriter()
      json.value(page)
      let input = String(decoding: json.taken(), as: UTF8.self)
      html.element(.form, page.isEmpty ? [] : [.init("data-input", input)]) { html in
        let last = table.columns.count - 1
        write(table, &html) { row, column, text, html in
          guard column == last else { return html.authored(text) }
          html.element(
            .input,
            [
              .init("type", "text"), .init("aria-label", "heard, row \(row + 1)"),
              .init("autocomplete", "off"),
            ] + (records.indices.contains(row) ? [.init("data-record", records[row])] : []))
        }
        html.element(.p, [.kind("save")]) { html in
          html.element(
            .button, [.init("type", "button"), .init("data-save", ""), .init("hidden", "")],
            "Save what was heard as a recording file")
        }
      }
    }
    html.newLine()
  }
}
