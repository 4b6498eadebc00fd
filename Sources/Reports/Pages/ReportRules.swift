import Simulator

/// The rules that spoke, each once: what they do, where they are known from and how sure that is.
struct ReportRules {
  private let rules: [Rule]

  init(_ screens: [ReportScreen]) {
    var known: [String: Rule] = [:]
    for screen in screens {
      for stop in screen.reading.transcripts.flatMap(\.stops) {
        for part in stop.announcement.parts + stop.omissions {
          let id = ReportRules.id(of: part.rule)
          if known[id] == nil { known[id] = part.rule }
        }
      }
    }
    rules = known.sorted { ($0.value.name, $0.key) < ($1.value.name, $1.key) }.map(\.value)
  }

  func write(_ html: inout HTMLWriter) {
    guard !rules.isEmpty else { return }
    html.element(.section, [.kind("rules"), .init("aria-labelledby", "rules")]) { html in
      html.element(.h2, [.id("rules")], "The rules that spoke")
      html.element(.dl) { html in
        for rule in rules {
          html.element(.div, [.id(ReportRules.id(of: rule))]) { html in
            html.element(.dt, rule.name)
            html.element(.dd) { html in
              html.text("\(rule.summary) ")
              html.element(.span, [.kind("source")], "\(rule.confidence.words): \(rule.source)")
            }
          }
          html.newLine()
        }
      }
    }
    html.newLine()
  }

  /// The identifier of a rule on the page: rules of one name may have several sources.
  static func id(of rule: Rule) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in (rule.name + rule.summary + rule.source).utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return "rule-\(String(hash, radix: 36))"
  }
}
