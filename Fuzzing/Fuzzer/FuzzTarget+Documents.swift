internal import Importers
internal import Reports
internal import Scenarios

extension FuzzTarget {
  /// Scenario documents: read, checked, reported in every format, and recorded without writing a
  /// file.
  static let document = FuzzTarget(name: "document") { bytes in
    let document = ScenarioDocument(reading: bytes, file: "document.md")
    let options = ScenarioOptions()
    let report = document.check(options)
    let result = CheckResult(
      reports: [report], refused: [], named: ["document.md"], options: options)
    for format in CheckFormat.allCases {
      var sink = ReportSink()
      format.write(
        result, style: TerminalStyle(isPlain: true, isColoured: false, width: 80),
        by: ReportHeader(version: "fuzz"), to: &sink)
    }
    let recorded = document.recorded(.changed, options)
    guard recorded.bytes != bytes else { return }
    let once = ScenarioDocument(reading: recorded.bytes, file: "document.md")
    let twice = once.recorded(.changed, options)
    guard twice.bytes == recorded.bytes else {
      refute(
        "what is recorded stays",
        "\(String(decoding: recorded.bytes, as: UTF8.self))\nbecame\n"
          + String(decoding: twice.bytes, as: UTF8.self))
    }
  }
}
