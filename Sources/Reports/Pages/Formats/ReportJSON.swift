import Audits
internal import Encoding
import Simulator

/// Everything on a page as one JSON document.
///
/// The document has separate keys for the announcements, the audit, the audit views and the
/// changes.
struct ReportJSON {
  let screens: [ReportScreen]
  let change: DiffResult?
  let header: ReportHeader

  func write(to output: inout ReportSink) {
    output.write("{\"heard\": ")
    var json = JSONWriter()
    JSONFormat.begin(by: header, &json)
    output.drain(&json)
    for (index, screen) in screens.enumerated() {
      if index > 0 { output.write(",") }
      var json = JSONWriter.line
      JSONFormat.write(screen.reading, to: &json, &output)
      output.drain(&json)
    }
    JSONFormat.end(&json)
    output.drain(&json)
    let result = ReportFormat.result(screens)
    output.write(",\"audit\": ")
    AuditJSON(header: header).write(result, to: &output)
    for view in AuditView.allCases where view != .deviceChecklist {
      output.write(",\"\(view.jsonName)\": ")
      view.write(result.files, as: .json, by: header, to: &output)
    }
    if let change {
      output.write(",\"change\": ")
      DiffJSON(header: header).write(change, to: &output)
    }
    output.writeLine("}")
  }
}
