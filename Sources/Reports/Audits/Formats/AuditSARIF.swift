import Audits
import Importers
import Simulator

/// Writes findings as SARIF, which code hosts and editors show beside the lines.
///
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0.
struct AuditSARIF {
  var header: ReportHeader

  func write(_ result: AuditResult, to output: inout ReportSink) {
    let rules = result.rulesRun
    let places = Dictionary(
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
            json.member("rules", each: rules, oneALine: true, write)
          }
        }
        json.member("columnKind", "unicodeCodePoints")
        json.member("properties") { json in json.member("notice", AuditText.notice) }
        json.key("results")
        json.array(oneALine: true) { json in
          for file in result.files { write(file, places, to: &json) }
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
      let mends = AuditRule.Platform.allCases.compactMap { platform in
        rule.mends[platform].map { "\(platform.title): \($0)" }
      }
      json.member("text", mends.isEmpty ? rule.why : mends.joined(separator: " "))
    }
    json.member("defaultConfiguration") { json in
      json.member("level", AuditSARIF.level(rule.severity))
    }
    json.member("properties") { json in
      json.member(
        "tags", ["accessibility"] + rule.criteria.map { "wcag\($0)" } + rule.clauses + rule.aliases)
      json.member("severity", rule.severity.rawValue)
    }
  }

  private func write(_ file: AuditedFile, _ rules: [String: Int], to json: inout JSONWriter) {
    var seen: [String: Int] = [:]
    for report in file.reports {
      let places = FindingPlaces(report)
      for finding in report.findings {
        json.object { json in
          write(
            finding, places.place(of: finding), in: file, rules, nil, &seen, to: &json)
        }
      }
    }
    for silenced in file.silenced {
      json.object { json in
        write(silenced.finding, silenced.place, in: file, rules, silenced.cause, &seen, to: &json)
      }
    }
  }

  private func write(
    _ finding: Finding, _ place: FindingPlace, in file: AuditedFile, _ rules: [String: Int],
    _ cause: SilencedFinding.Cause?, _ seen: inout [String: Int], to json: inout JSONWriter
  ) {
    json.member("ruleId", finding.rule)
    if let index = rules[finding.rule] { json.member("ruleIndex", index) }
    // What a person decides has no level, as the standard asks.
    json.member("kind", finding.isReview ? "review" : "fail")
    json.member("level", finding.isReview ? "none" : AuditSARIF.level(finding.severity))
    json.member("message") { json in json.member("text", AuditWording(finding).paragraph) }
    json.member("locations", each: [place]) { place, json in
      write(place, in: file.file, to: &json)
    }
    let print = AuditSARIF.fingerprint(finding, place, in: RepositoryPath.of(file.file), &seen)
    json.member("partialFingerprints") { json in json.member("announceFinding/v1", print) }
    if let cause {
      json.member("suppressions", each: [cause]) { cause, json in
        switch cause {
        case .comment(let reason):
          json.member("kind", "inSource")
          json.member("justification", reason)
        case .baseline: json.member("kind", "external")
        }
      }
    }
    if let edit = finding.mend.edit, let region = EditRegion(edit, at: place, in: file.bytes) {
      json.member("fixes", each: [region]) { region, json in
        json.member("description") { json in json.member("text", finding.mend.text) }
        json.member("artifactChanges", each: [region]) { region, json in
          json.member("artifactLocation") { json in
            json.member("uri", AuditSARIF.uri(RepositoryPath.of(file.file)))
          }
          json.member("replacements", each: [region]) { region, json in
            json.member("deletedRegion") { json in
              json.member("startLine", region.line)
              json.member("startColumn", region.column)
              json.member("endLine", region.line)
              json.member("endColumn", region.endColumn)
            }
            json.member("insertedContent") { json in json.member("text", edit.after) }
          }
        }
      }
    }
  }

  private func write(_ place: FindingPlace, in file: String, to json: inout JSONWriter) {
    json.member("physicalLocation") { json in
      json.member("artifactLocation") { json in
        json.member("uri", AuditSARIF.uri(RepositoryPath.of(place.file ?? file)))
      }
      json.member("region") { json in
        json.member("startLine", max(place.line ?? 1, 1))
        if let column = place.column { json.member("startColumn", max(column, 1)) }
        if let last = place.endLine, let line = place.line, last > line {
          json.member("endLine", last)
        }
      }
    }
    json.member("logicalLocations", each: [place]) { place, json in
      json.member("name", place.words)
      if let selector = place.selector { json.member("fullyQualifiedName", selector) }
      json.member("kind", "element")
    }
  }

  private static func level(_ severity: AuditRule.Severity) -> String {
    severity == .warning ? "warning" : "error"
  }

  /// A relative reference to a file.
  private static func uri(_ path: String) -> String {
    path == "-" ? "stdin" : MarkdownLink.target(path)
  }

  /// The rule and the element, and which of several alike; lines come and go.
  ///
  /// Source: Fowler, Noll and Vo, FNV-1a with 64 bits.
  private static func fingerprint(
    _ finding: Finding, _ place: FindingPlace, in file: String, _ seen: inout [String: Int]
  ) -> String {
    let element = place.id ?? "\(place.role)\u{0}\(place.name)"
    let words = "\(file)\u{0}\(finding.rule)\u{0}\(element)"
    let number = seen[words, default: 0]
    seen[words] = number + 1
    let hash = "\(words)\u{0}\(number)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
