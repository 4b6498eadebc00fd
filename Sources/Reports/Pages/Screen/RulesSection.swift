import Simulator

/// The rules behind the announcements, without duplicates, with their sources and confidence.
struct RulesSection {
  private let rules: [Rule]

  private let numbers: [Rule: Int]

  init(_ screens: [ReportScreen]) {
    var known: Set<Rule> = []
    for stop in screens.flatMap(\.reading.transcripts).flatMap(\.stops) {
      for part in stop.announcement.parts + stop.omissions { known.insert(part.rule) }
    }
    rules = known.sorted { ($0.name, $0.summary, $0.source) < ($1.name, $1.summary, $1.source) }
    numbers = Dictionary(
      rules.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }

  func write(_ html: inout HTMLWriter) {
    guard !rules.isEmpty else { return }
    html.element(.section, [.kind("rules"), .init("aria-labelledby", "rules")]) { html in
      html.element(.h2, [.id("rules")], "Rules behind the announcements")
      html.element(.dl) { html in
        for rule in rules {
          html.element(.div, [.id(id(of: rule))]) { html in
            html.element(.dt, rule.name)
            html.element(.dd) { html in
              html.text("\(rule.summary) ")
              html.element(
                .span, [.kind("source")], "Confidence: \(rule.confidence.words) (\(rule.source))")
            }
          }
          html.newLine()
        }
      }
    }
    html.newLine()
  }

  /// Returns the identifier of a rule on the page.
  func id(of rule: Rule) -> String { "rule-\(numbers[rule] ?? 0)" }
}
