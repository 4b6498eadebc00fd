import Audits
import Importers
import Reports
import Simulator

/// `announce audit FILE…`: what is wrong with what is heard.
struct AuditCommand: Command {
  static let rule = Option(
    name: "rule", value: .text("RULE"), isRepeatable: true,
    summary: "Only that rule, by its id or what other checkers call it; give it again for another.")
  static let format = Option.format(AuditFormat.allCases.map(\.rawValue))
  static let declaration = Declaration(
    name: "audit",
    summary: "Finds what is wrong with a screen, or with what is heard of it.",
    discussion: [
      "Every finding quotes what was heard and says why it matters and how to mend it. "
        + "No findings is not a statement of conformance."
    ],
    operands: .files,
    options: [rule, .reader, .set, .language, format, .plain, .watch] + Option.importing,
    examples: [
      ("announce audit sign-up.html", "what is wrong with a page"),
      ("announce audit --format json res/layout/*.xml", "for another program"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let format: AuditFormat
  private let audit: Audit

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments, keepsSource: true)
    choice = try ReaderChoice(arguments)
    format = arguments.value(of: AuditCommand.format).flatMap(AuditFormat.init) ?? .text
    audit = try AuditCommand.audit(arguments.values(of: AuditCommand.rule))
  }

  private static func audit(_ names: [String]) throws(UsageError) -> Audit {
    guard !names.isEmpty else { return Audit() }
    var rules: [AuditRule] = []
    for name in names {
      guard let rule = AuditRule(named: name) else {
        let nearest = NearestWord.nearest(to: name, among: AuditRule.all.map(\.id))
        throw UsageError(
          "no rule is called “\(name)”",
          remedy: nearest.map { "did you mean “\($0)”?" } ?? "see announce audit --rules")
      }
      if !rules.contains(rule) { rules.append(rule) }
    }
    return Audit(rules)
  }

  func run(in surroundings: Surroundings, _ streams: inout Streams) -> Int32 {
    choice.tellLacks(&streams)
    var audited: [AuditedFile] = []
    var isFailure = false
    let (audit, choice) = (audit, choice)
    let status = files.forEach(
      in: surroundings, &streams,
      make: { imported, file in
        (file: file.name, report: AuditCommand.report(on: imported, by: choice, audit))
      },
      take: { made, _ in
        if audited.last?.file == made.file {
          audited[audited.count - 1].reports.append(made.report)
        } else {
          audited.append(AuditedFile(file: made.file, reports: [made.report]))
        }
        isFailure = isFailure || made.report.certain.contains { $0.severity <= .serious }
      })
    format.write(
      audited, style: surroundings.style(arguments), by: Program.header, to: &streams.output)
    return max(status, isFailure ? 1 : 0)
  }

  private static func report(
    on imported: ImportedScreen, by choice: ReaderChoice, _ audit: Audit
  ) -> AuditReport {
    let reading = Reading(imported, by: choice, explainsRest: true)
    return audit.report(
      on: AuditSubject(
        imported.screen, android: imported.android, source: imported.source, by: reading.readers,
        transcripts: reading.transcripts, in: audit.circumstances))
  }
}
