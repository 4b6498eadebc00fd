import Audits
internal import Encoding
import Simulator

/// Writes all that is on a page as one document: what each command writes by itself, under a key of its own.
struct ReportJSON {
  private let screens: [ReportScreen]
  private let change: DiffResult?
  private let header: ReportHeader

  init(_ screens: [ReportScreen], _ change: DiffResult?, _ header: ReportHeader) {
    self.screens = screens
    self.change = change
    self.header = header
  }

  func write(to output: inout ReportSink) {
    output.write("{\"heard\": ")
    var json = JSONWriter()
    JSONFormat.begin(by: header, &json)
    output.drain(&json)
    for (place, screen) in screens.enumerated() {
      if place > 0 { output.write(",") }
      var json = JSONWriter.line
      JSONFormat.write(screen.reading, to: &json, &output)
      output.drain(&json)
    }
    JSONFormat.end(&json)
    output.drain(&json)
    let result = ReportFormat.result(screens)
    output.write(",\"audit\": ")
    AuditJSON(header: header).write(result, to: &output)
    for view in AuditView.allCases where view != .handoff {
      output.write(",\"\(view.rawValue)\": ")
      view.write(result.files, as: .json, by: header, to: &output)
    }
    if let change {
      output.write(",\"change\": ")
      DiffJSON(header: header).write(change, to: &output)
    }
    output.writeLine("}")
  }
}
