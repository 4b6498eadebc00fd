import Audits
internal import Encoding
import Simulator

/// The output of an audit as JSON for other programs.
struct AuditJSON {
  var header: ReportHeader

  func write(_ result: AuditResult, to output: inout ReportSink) {
    var json = JSONWriter()
    json.lines { json in
      json.member("announce", header.version)
      json.member("notice", AuditText.notice)
      json.member("files", each: result.files, onePerLine: true) { file, json in
        json.member("file", file.file)
        json.member("screens", each: file.reports) { report, json in write(report, to: &json) }
        json.member("silenced", each: file.silenced) { silenced, json in
          json.member("rule", silenced.finding.rule)
          if let reason = silenced.cause.reason { json.member("reason", reason) }
          json.member("by", silenced.cause.word)
          json.member("element") { json in write(silenced.location, to: &json) }
        }
        output.drain(&json)
      }
      json.member("remarks", result.remarks + result.others)
      if let ratchet = result.ratchet {
        json.member("ratchet") { json in RatchetWords(ratchet: ratchet).write(to: &json) }
      }
    }
    json.end()
    output.drain(&json)
  }

  private func write(_ report: AuditReport, to json: inout JSONWriter) {
    let locations = FindingLocations(report)
    json.member("name", report.subject.screen.name)
    json.member("findings", each: report.findings, onePerLine: true) { finding, json in
      write(finding, locations, to: &json)
    }
    json.member("notRun", each: report.notRun) { notRun, json in
      json.member("rule", notRun.rule.id)
      json.member("why", notRun.why)
    }
    json.member("review", report.findings.count { $0.needsReview })
  }

  private func write(
    _ finding: Finding, _ locations: FindingLocations, to json: inout JSONWriter
  ) {
    json.member("rule", finding.rule)
    json.member("aliases", finding.definition.aliases)
    json.member("severity", finding.severity.rawValue)
    json.member("review", finding.needsReview)
    json.member("layer", finding.definition.layer.rawValue)
    json.member("reader", orNull: finding.reader)
    json.member("heard", orNull: finding.heard.first?.text)
    json.member("quotes", each: finding.heard) { quote, json in
      json.member("reader", quote.reader)
      json.member("profile", quote.profile)
      json.member("circumstance", quote.readingCondition.rawValue)
      if !quote.trial.isEmpty { json.member("trial", quote.trial) }
      json.member("heard", quote.text)
      json.member("confidence", quote.confidence.rawValue)
    }
    json.member("message", finding.message)
    json.member("consequences", finding.consequences)
    json.member("why", finding.definition.why)
    json.member("mend") { json in
      json.member("text", finding.fix.text)
      json.member("before", orNull: finding.fix.edit?.before)
      json.member("after", orNull: finding.fix.edit?.after)
      if let position = finding.fix.edit?.position {
        json.member("line", position.line)
        json.member("column", position.column)
      }
      if !finding.fix.additionalEdits.isEmpty {
        json.member("additional", each: finding.fix.additionalEdits) { edit, json in
          json.member("before", edit.before)
          json.member("after", edit.after)
          if let position = edit.position {
            json.member("line", position.line)
            json.member("column", position.column)
          }
        }
      }
      json.member("announcement", orNull: finding.fix.announcements.min { $0.key < $1.key }?.value)
      json.member("announcements") { json in
        for (reader, words) in finding.fix.announcements.sorted(by: { $0.key < $1.key }) {
          json.member(reader, words)
        }
      }
      json.member("unchanged", finding.fix.unchangedReaders)
    }
    json.member("wcag", finding.criteria)
    json.member("clauses", finding.definition.guidelines)
    json.member("confidence", orNull: finding.confidence?.rawValue)
    json.member("element") { json in write(locations.location(of: finding), to: &json) }
    json.member("includedIn", finding.includers)
    json.member("note", orNull: finding.note)
    if let checker = finding.checker { json.member("source", checker) }
    if !finding.otherPages.isEmpty { json.member("alsoOn", finding.otherPages) }
    if !finding.alsoFoundBy.isEmpty { json.member("alsoFoundBy", finding.alsoFoundBy) }
    json.member("related", each: finding.related) { related, json in
      json.member("message", related.message)
      write(locations.location(of: related.node), to: &json)
    }
  }

  private func write(_ location: FindingLocation, to json: inout JSONWriter) {
    json.member("role", location.role)
    json.member("name", location.name)
    json.member("id", orNull: location.id)
    json.member("selector", orNull: location.selector)
    json.member("path", orNull: location.path)
    json.member("file", orNull: location.file)
    json.member("line", location.line)
    json.member("column", location.column)
    json.member("endLine", location.endLine)
  }
}
