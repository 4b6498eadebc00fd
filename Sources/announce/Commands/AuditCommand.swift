import Audits
import Importers
import Reports
import Simulator

/// `announce audit FILE…`: what is wrong with what is heard.
struct AuditCommand: Command {
  static let rule = Option(
    name: "rule", value: .text("RULE"), isRepeatable: true,
    summary: "Only that rule, by its id or what other checkers call it; give it again for another.")
  static let show = Option(
    name: "show", value: .oneOf(AuditView.allCases.map(\.rawValue)),
    summary: "Instead of the findings: names, the lists people move by; survives, what is heard in "
      + "which circumstance; clauses, results by guideline and WCAG; handoff, what to try on a phone."
  )
  static let format = Option.format(
    AuditFormat.allCases.map(\.rawValue)
      + AuditView.Format.allCases.map(\.rawValue).filter { AuditFormat(rawValue: $0) == nil })
  static let declaration = Declaration(
    name: "audit",
    summary: "Finds what is wrong with a screen, or with what is heard of it.",
    discussion: [
      "Every finding quotes what was heard and says why it matters and how to mend it. "
        + "No findings is not a statement of conformance."
    ],
    operands: .files,
    options: [rule, show, .reader, .set, .language, format, .plain, .watch] + Option.importing,
    examples: [
      ("announce audit sign-up.html", "what is wrong with a page"),
      ("announce audit --format json res/layout/*.xml", "for another program"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let format: AuditFormat
  /// What is shown instead of the findings, and in which form.
  private let view: (view: AuditView, format: AuditView.Format)?
  private let audit: Audit

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments, keepsSource: true)
    choice = try ReaderChoice(arguments)
    let formatName = arguments.value(of: AuditCommand.format)
    view = try AuditCommand.view(arguments, as: formatName)
    format = formatName.flatMap(AuditFormat.init) ?? .text
    audit = try AuditCommand.audit(arguments.values(of: AuditCommand.rule))
  }

  /// What is shown instead of the findings; absent for the findings themselves.
  private static func view(
    _ arguments: Arguments, as name: String?
  ) throws(UsageError) -> (view: AuditView, format: AuditView.Format)? {
    guard let view = arguments.value(of: show).flatMap(AuditView.init) else {
      guard let name, AuditFormat(rawValue: name) == nil else { return nil }
      throw UsageError("findings have no form “\(name)”", remedy: "add --show, or choose another")
    }
    guard let name, name != AuditFormat.text.rawValue else { return (view, .markdown) }
    guard let format = AuditView.Format(rawValue: name) else {
      let names = AuditView.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--show has no form “\(name)”", remedy: "choose one of \(names)")
    }
    return (view, format)
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
    let (audit, choice) = (wantedAudit, choice)
    let status = files.forEach(
      in: surroundings, &streams,
      make: { imported, file in
        (file: file, report: AuditCommand.report(on: imported, by: choice, audit))
      },
      take: { made, _ in
        if audited.last?.file == made.file.name {
          audited[audited.count - 1].reports.append(made.report)
        } else {
          audited.append(
            AuditedFile(
              file: made.file.name, bytes: made.file.bytes, reports: [made.report]))
        }
        isFailure = isFailure || made.report.certain.contains { $0.severity <= .serious }
      })
    if let view {
      view.view.write(audited, as: view.format, by: Program.header, to: &streams.output)
      return status
    }
    format.write(
      audited, style: surroundings.style(arguments), by: Program.header, to: &streams.output)
    return max(status, isFailure ? 1 : 0)
  }

  /// The rules that what is shown is made of.
  private var wantedAudit: Audit {
    var wanted = audit
    guard let view else { return wanted }
    if !view.view.needsRules { wanted.rules = [] }
    if view.view == .survives { wanted.alwaysHears = [.filled] }
    return wanted
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
