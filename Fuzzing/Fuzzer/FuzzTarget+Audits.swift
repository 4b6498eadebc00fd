internal import Audits
internal import Encoding
internal import Importers
internal import Reports
internal import Simulator

extension FuzzTarget {
  /// Audits of formats with source elements, with every rule, view and output format, ignore
  /// comments and a baseline.
  static let audit = FuzzTarget(name: "audit") { bytes in
    let formats: [InputFormat] = [.html, .androidLayout, .uiautomator, .interfaceBuilder, .jsx]
    for format in formats { audit(bytes, as: format) }
  }

  private static func audit(_ bytes: [UInt8], as format: InputFormat) {
    var options = ImportOptions()
    options.keepsSource = true
    guard let screens = try? ImportedScreen.contents(of: bytes, format: format, options: options)
    else { return }
    let reports = screens.map { imported in
      var report = Audit().report(
        on: AuditSubject(
          imported.screen, android: imported.android, source: imported.source,
          by: imported.readers(allReaders)))
      report.tryFixes()
      return report
    }
    let file = AuditedFile(file: "fuzz", bytes: bytes, reports: reports)
    write(file)
    var silenced = AuditResult(files: [file])
    silenced.silence(by: AuditBaseline([file]))
    let left = silenced.files.flatMap(\.reports).flatMap(\.findings)
    guard left.allSatisfy({ $0.definition.isMandatory }) else {
      refute("a baseline silences all it was written from", "\(left.map(\.rule))")
    }
  }

  private static func write(_ file: AuditedFile) {
    let header = ReportHeader(version: "fuzz")
    let style = TerminalStyle(isPlain: true, isColoured: false, width: 80)
    for format in AuditFormat.allCases {
      var sink = ReportSink()
      format.write(AuditResult(files: [file]), style: style, by: header, to: &sink)
      guard format == .json || format == .sarif else { continue }
      if (try? JSON(parsing: sink.drain(), file: nil)) == nil {
        refute("findings as JSON are JSON", format.rawValue)
      }
    }
    for view in AuditView.allCases {
      for format in AuditView.Format.allCases {
        var sink = ReportSink()
        view.write([file], as: format, by: header, to: &sink)
      }
    }
  }
}
