import Audits
internal import Encoding
import Importers
import Reports
import Scenarios
import Simulator
internal import TextIO

/// `announce audit FILE…`: what is wrong with what is heard.
struct AuditCommand: Command {
  static let rule = Option(
    name: "rule", value: .text("RULE"), isRepeatable: true,
    summary: "Only that rule, by its id or what other checkers call it; give it again for another.")
  static let show = Option(
    name: "show", value: .oneOf(AuditView.allCases.map(\.rawValue)),
    summary: "Instead of the findings: names, the lists people move by; survives, what is heard in "
      + "which circumstance; clauses, results by guideline and WCAG; handoff, what to try on a phone; "
      + "cost, swipes and seconds to each control.")
  static let format = Option.format(
    AuditFormat.allCases.map(\.rawValue)
      + AuditView.Format.allCases.map(\.rawValue).filter { AuditFormat(rawValue: $0) == nil })
  static let rules = Option(
    name: "rules", value: .none,
    summary:
      "List the rules, as text or JSON, or print them in full with --format markdown. Operands "
      + "are then ids of rules, which are printed in full.")
  static let severity = Option(
    name: "severity", value: .oneOf(AuditRule.Severity.allCases.map(\.rawValue)),
    summary: "Tell only what is as grave as that, or graver.")
  static let failOn = Option(
    name: "fail-on", value: .oneOf(AuditRule.Severity.allCases.map(\.rawValue) + ["none"]),
    summary: "The least grave certain finding with which the exit status is 1; serious without it.")
  static let baseline = Option(
    name: "baseline", value: .text("FILE"),
    summary: "Do not tell again what that file lists, by rule and element.")
  static let writeBaseline = Option(
    name: "write-baseline", value: .text("FILE"),
    summary: "Write what is found into that file, for --baseline.")
  static let tries = Option(
    name: "try", value: .none,
    summary: "Say also what would be heard with the mend, where it is a change of the tree.")
  static let fill = Option(
    name: "fill", value: .none,
    summary: "Try the form as well: walk it, send it off empty, fill it in wrongly and rightly.")
  static let declaration = Declaration(
    name: "audit",
    summary: "Finds what is wrong with a screen, or with what is heard of it.",
    discussion: [
      "Every finding quotes what was heard and says why it matters and how to mend it. What a person "
        + "has to decide is for review, and never fails. A folder is searched for screens.",
      "A comment “announce-ignore RULE: reason” on the line of an element or right above silences a "
        + "rule there; mandatory rules cannot be silenced. No findings is not a statement of "
        + "conformance.",
      "With --script or --fill somebody acts on the screen, and --app says how the app answers: then "
        + "lost announcements, dead keys, traps and focus that goes astray are found as well.",
    ],
    operands: .files,
    options: [
      rule, rules, severity, failOn, baseline, writeBaseline, tries, show,
      PlayCommand.app, PlayCommand.script, fill, .reader, .set, .language, format, .plain, .watch,
    ] + Option.importing,
    examples: [
      ("announce audit sign-up.html", "what is wrong with a page"),
      ("announce audit --format sarif app/src/main/res > audit.sarif", "for a code host"),
      ("announce audit --baseline audit.json src", "only what is new"),
      ("announce audit --show clauses sign-up.html", "results by guideline and WCAG"),
      ("announce audit --rules label-missing", "a rule with its reasons and examples"),
      (
        "announce audit sign-up.html --app app.md --fill",
        "what happens when somebody fills it in, too"
      ),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles?
  private let choice: ReaderChoice
  private let format: AuditFormat
  /// What is shown instead of the findings, and in which form.
  private let view: (view: AuditView, format: AuditView.Format)?
  private let audit: Audit
  private let known: AuditBaseline?
  private let plan: InteractionPlan
  private let session: SessionArguments?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    choice = try ReaderChoice(arguments)
    let formatName = arguments.value(of: AuditCommand.format)
    view = try AuditCommand.view(arguments, as: formatName)
    format = formatName.flatMap(AuditFormat.init) ?? .text
    let named = arguments.has(AuditCommand.rules) ? arguments.operands : []
    audit = try AuditCommand.audit(arguments.values(of: AuditCommand.rule) + named)
    if arguments.has(AuditCommand.rules) {
      guard [.text, .json, .markdown].contains(format) else {
        throw UsageError(
          "rules have no form “\(format.rawValue)”", remedy: "choose one of text, json, markdown")
      }
      files = nil
      known = nil
      plan = InteractionPlan()
      session = nil
      return
    }
    let session = try SessionArguments(arguments)
    self.session = session
    plan = InteractionPlan(
      gestures: session.script?.steps.map(\.gesture) ?? [],
      fills: arguments.has(AuditCommand.fill))
    files = try ScreenFiles(
      arguments, keepsSource: true, readsApp: !plan.isEmpty && !session.hasApp,
      searchesFolders: true)
    known = try AuditCommand.baseline(arguments)
  }

  /// What is not told again; nothing where it is written anew, since what it lists belongs there then.
  private static func baseline(_ arguments: Arguments) throws(UsageError) -> AuditBaseline? {
    guard !arguments.has(writeBaseline), let path = arguments.value(of: baseline) else {
      return nil
    }
    do throws(InputError) {
      return try AuditBaseline(reading: FileBytes.contents(ofFile: path), file: path)
    } catch {
      throw UsageError("\(error.file ?? path): \(error.problem)", remedy: error.remedy)
    }
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

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    guard let files else {
      writeRules(style: environment.style(arguments), to: &streams.output)
      return 0
    }
    choice.warnAboutMissingLanguages(&streams)
    var audited: [AuditedFile] = []
    var plan = plan
    do throws(InputError) {
      if let app = try session?.app() { plan.app = app }
    } catch {
      streams.writeError(error)
      return 2
    }
    let (audit, choice) = (wantedAudit, choice)
    let tries = arguments.has(AuditCommand.tries)
    let needsLanguages = view?.view == .survives
    let status = files.forEach(
      in: environment, &streams,
      make: { [plan] imported, file in
        var report = AuditCommand.report(on: imported, by: choice, audit, plan, tries: tries)
        if needsLanguages { report.translations = files.translations(of: imported, in: file) }
        return (file: file, report: report)
      },
      take: { made, _ in
        if audited.last?.file == made.file.name {
          audited[audited.count - 1].reports.append(made.report)
        } else {
          audited.append(
            AuditedFile(
              file: made.file.name, bytes: TextBytes.asRead(made.file.bytes),
              reports: [made.report]))
        }
      })
    if audited.isEmpty, status == 0 {
      streams.writeError("announce: none of these is a screen; “announce formats” lists what is")
      return 2
    }
    if let view {
      view.view.write(audited, as: view.format, by: Program.header, to: &streams.output)
      return status
    }
    var result = AuditResult(files: audited, failsOn: failsOn)
    result.foldIncluded()
    result.silence(by: known)
    if let path = arguments.value(of: AuditCommand.writeBaseline) {
      return max(status, write(AuditBaseline(result.files), to: path, &streams))
    }
    if let least = arguments.value(of: AuditCommand.severity).flatMap(AuditRule.Severity.init) {
      result.keep(from: least)
    }
    format.write(
      result, style: environment.style(arguments), by: Program.header, to: &streams.output)
    streams.leave((audited, result))
    return max(status, result.isFailure ? 1 : 0)
  }

  /// Writes the rules as JSON, in full, or as a list.
  private func writeRules(style: TerminalStyle, to output: inout ReportSink) {
    if format == .json {
      RuleListing.write(audit.rules, by: Program.header, toJSON: &output)
    } else if format == .markdown {
      output.write(RulesPage.page(of: audit.rules))
    } else if !arguments.operands.isEmpty {
      output.write(RulesPage.sections(on: audit.rules))
    } else {
      RuleListing(style: style).write(audit.rules, to: &output)
    }
  }

  /// The least grave finding that fails.
  private var failsOn: AuditRule.Severity? {
    guard let word = arguments.value(of: AuditCommand.failOn) else { return .serious }
    return AuditRule.Severity(rawValue: word)
  }

  private func write(
    _ baseline: AuditBaseline, to path: String, _ streams: inout Streams
  ) -> Int32 {
    do throws(InputError) {
      if let old = try? FileBytes.contents(ofFile: path) {
        try FileReplacement.replace(contentsOf: path, expecting: old, with: baseline.json)
      } else {
        try FileReplacement.create(path, with: baseline.json)
      }
      streams.writeError("announce: wrote \(path) (\(counted(baseline.count, "finding")))")
      return 0
    } catch {
      streams.writeError(error)
      return 2
    }
  }

  /// The rules that what is shown is made of.
  private var wantedAudit: Audit {
    var wanted = audit
    guard let view else { return wanted }
    if !view.view.needsRules { wanted.rules = [] }
    if view.view == .survives { wanted.extraReadingConditions = [.filled] }
    return wanted
  }

  private static func report(
    on imported: ImportedScreen, by choice: ReaderChoice, _ audit: Audit, _ plan: InteractionPlan,
    tries: Bool
  ) -> AuditReport {
    var plan = plan
    // Without a word of it on the command line, the file of the screen may tell.
    if plan.app is NoOpApp { plan.app = imported.answering }
    let reading = Reading(imported, by: choice, explainsRest: true)
    var report = AllCores.report(audit, on: imported, as: reading, doing: plan)
    if tries { report.tryFixes() }
    return report
  }
}
