import Audits
internal import Encoding
import Simulator

/// The output of an audit as SARIF, for code hosts and editors.
///
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0.
struct AuditSARIF {
  var header: ReportHeader

  func write(_ result: AuditResult, to output: inout ReportSink) {
    let rules = result.rulesRun + result.otherRules
    let indices = Dictionary(
      zip(rules.map(\.id), rules.indices), uniquingKeysWith: { first, _ in first })
    var json = JSONWriter()
    json.lines { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs", each: [result]) { result, json in
        json.member("tool") { json in
          json.member("driver") { json in
            json.member("name", "announce")
            json.member("version", header.version)
            json.member("rules", each: rules, onePerLine: true, write)
          }
        }
        json.member("columnKind", "unicodeCodePoints")
        json.member("properties") { json in
          json.member("notice", AuditText.notice)
          json.member("notRun", each: result.rulesNotRun, onePerLine: true) { notRun, json in
            json.member("rule", notRun.rule.id)
            json.member("why", notRun.why)
          }
          json.member("remarks", result.remarks + result.others)
          if let ratchet = result.ratchet {
            json.member("ratchet") { json in RatchetWords(ratchet: ratchet).write(to: &json) }
          }
        }
        json.key("results")
        json.array(onePerLine: true) { json in
          for file in result.files { write(file, indices, to: &json) }
        }
      }
    }
    json.end()
    output.drain(&json)
  }

  private func write(_ rule: AuditRule, to json: inout JSONWriter) {
    json.member("id", rule.id)
    json.member("shortDescription") { json in json.member("text", rule.condition) }
    json.member("fullDescription") { json in json.member("text", rule.why) }
    json.member("help") { json in
      let fixes = AuditRule.Platform.allCases.compactMap { platform in
        rule.fixes[platform].map { "\(platform.title): \($0)" }
      }
      json.member("text", fixes.isEmpty ? rule.why : fixes.joined(separator: " "))
    }
    json.member("defaultConfiguration") { json in
      json.member("level", AuditSARIF.level(rule.severity))
    }
    json.member("properties") { json in
      var tags = ["accessibility"]
      for tag in rule.criteria.map({ "wcag\($0)" }) + rule.guidelines + rule.aliases
      where !tags.contains(tag) { tags.append(tag) }
      json.member("tags", tags)
      json.member("severity", rule.severity.rawValue)
    }
  }

  private func write(_ file: AuditedFile, _ rules: [String: Int], to json: inout JSONWriter) {
    var writer = SARIFResults(file: file, rules: rules)
    for report in file.reports {
      let locations = FindingLocations(report)
      for finding in report.findings {
        json.object { json in writer.write(finding, locations.location(of: finding), nil, to: &json)
        }
      }
    }
    for silenced in file.silenced {
      json.object { json in
        writer.write(silenced.finding, silenced.location, silenced.cause, to: &json)
      }
    }
  }

  static func level(_ severity: AuditRule.Severity) -> String {
    severity == .warning ? "warning" : "error"
  }
}
