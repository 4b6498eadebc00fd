import Foundation
import Recordings
import Testing

/// The report in the scenarios is up to date.
struct ReportDocumentTests {
  @Test func `The report in the scenarios matches the program's output`() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = folder.appendingPathComponent("Scenarios/reports/screens/report.html")
    let text = try String(contentsOf: url, encoding: .utf8)
    let run = Trial.run("report", "--mute", folder.path + "/Scenarios/reports/screens/join.html")
    #expect(run.status == 0)
    // The report names the file as on the command line. In the documentation, that is relative to
    // the package's folder.
    let made = run.output.replacing(folder.path + "/", with: "")
    try expectRecorded(made, is: text, in: url, "what a report is made of changed")
  }
}
