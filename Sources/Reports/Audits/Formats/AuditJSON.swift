import Audits
internal import Encoding
import Simulator

/// Writes findings as the JSON that other programs rely on.
struct AuditJSON {
  var header: ReportHeader

  func write(_ result: AuditResult, to output: inout ReportSink) {
    var json = JSONWriter()
    json.lines { json in
      json.member("announce", header.version)
      json.member("notice", AuditText.notice)
      json.member("files", each: result.files, oneALine: true) { file, json in
        json.member("file", file.file)
        json.member("screens", each: file.reports) { report, json in write(report, to: &json) }
        json.member("silenced", each: file.silenced) { silenced, json in
          json.member("rule", silenced.finding.rule)
          if let reason = silenced.cause.reason { json.member("reason", reason) }
          json.member("by", silenced.cause.word)
          json.member("element") { json in write(silenced.place, to: &json) }
        }
        output.drain(&json)
      }
      json.member("remarks", result.remarks)
    }
    json.end()
    output.drain(&json)
  }

  private func write(_ report: AuditReport, to json: inout JSONWriter) {
    let places = FindingPlaces(report)
    json.member("name", report.subject.screen.name)
    json.member("findings", each: report.findings, oneALine: true) { finding, json in
      write(finding, places, to: &json)
    }
    json.member("notRun", each: report.notRun) { notRun, json in
      json.member("rule", notRun.rule.id)
      json.member("why", notRun.why)
    }
    json.member("review", report.findings.count { $0.isReview })
  }

  private func write(
    _ finding: Finding, _ places: FindingPlaces, to json: inout JSONWriter
  ) {
    let rule = AuditRule(named: finding.rule)
    json.member("rule", finding.rule)
    json.member("aliases", rule?.aliases ?? [])
    json.member("severity", finding.severity.rawValue)
    json.member("review", finding.isReview)
    json.member("layer", rule?.layer.rawValue ?? "")
    json.member("reader", orNull: finding.reader)
    json.member("heard", orNull: finding.heard.first?.text)
    json.member("quotes", each: finding.heard) { quote, json in
      json.member("reader", quote.reader)
      json.member("profile", quote.profile)
      json.member("circumstance", quote.circumstance.rawValue)
      if !quote.trial.isEmpty { json.member("trial", quote.trial) }
      json.member("heard", quote.text)
      json.member("confidence", quote.confidence.rawValue)
    }
    json.member("message", finding.message)
    json.member("consequences", finding.consequences)
    json.member("why", rule?.why ?? "")
    json.member("mend") { json in
      json.member("text", finding.mend.text)
      json.member("before", orNull: finding.mend.edit?.before)
      json.member("after", orNull: finding.mend.edit?.after)
      json.member("announcement", orNull: finding.mend.announcements.min { $0.key < $1.key }?.value)
      json.member("announcements") { json in
        for (reader, words) in finding.mend.announcements.sorted(by: { $0.key < $1.key }) {
          json.member(reader, words)
        }
      }
      json.member("unchanged", finding.mend.unchangedReaders)
    }
    json.member("wcag", finding.criteria)
    json.member("clauses", rule?.clauses ?? [])
    json.member("confidence", orNull: finding.confidence?.rawValue)
    json.member("element") { json in write(places.place(of: finding), to: &json) }
    json.member("includedIn", finding.includers)
    json.member("note", orNull: finding.note)
    json.member("related", each: finding.related) { related, json in
      json.member("message", related.message)
      write(places.place(of: related.node), to: &json)
    }
  }

  private func write(_ place: FindingPlace, to json: inout JSONWriter) {
    json.member("role", place.role)
    json.member("name", place.name)
    json.member("id", orNull: place.id)
    json.member("selector", orNull: place.selector)
    json.member("path", orNull: place.path)
    json.member("file", orNull: place.file)
    json.member("line", place.line)
    json.member("column", place.column)
    json.member("endLine", place.endLine)
  }
}
