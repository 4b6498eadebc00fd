internal import Audits
internal import Importers
internal import Reports
internal import Simulator

extension FuzzTarget {
  /// Results of other checkers, which are added to the audit of a page.
  static let results = FuzzTarget(name: "results") { bytes in
    guard let results = try? CheckerResults(reading: bytes, file: "fuzz") else { return }
    var options = ImportOptions()
    options.keepsSource = true
    options.targets = results.targets
    let page = """
      <title>T</title><main><button id=go></button><p class=note>Note</p>
      <div id=host><template shadowrootmode=open><a href=/>Link</a></template></div>
      <iframe srcdoc="<p>Inside</p>"></iframe></main>
      """
    let screens = try? ImportedScreen.contents(
      of: Array(page.utf8), format: .html, file: "sign.html", options: options)
    guard let imported = screens?.first else { return }
    var subject = AuditSubject(
      imported.screen, source: imported.source, by: imported.readers(allReaders))
    subject.targets = imported.targets
    let report = Audit().report(on: subject)
    var audited = [CheckerResults.AuditedReport(file: "sign.html", report: report)]
    _ = results.add(to: &audited)
    let added = audited[0].report.findings.count - report.findings.count
    guard (0...results.findings.count).contains(added) else {
      refute("each finding is added at most once", "\(added) of \(results.findings.count)")
    }
  }
}
