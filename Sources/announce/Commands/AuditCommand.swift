import Audits
internal import Encoding
import Importers
import LivePages
import Reports
import Scenarios
import Simulator
internal import TextIO

/// `announce audit FILE…`: finds accessibility defects.
struct AuditCommand: Command {
  static let declaration = Declaration(
    name: "audit",
    summary: "Find accessibility defects in a screen and in what readers announce on it.",
    discussion: [
      "A finding quotes the announcement, and says why it matters and how to fix it. A finding "
        + "marked “for review” needs a decision by a person; it never changes the exit status. "
        + "If you name a folder, all screens in it are audited.",
      "A comment “announce-ignore RULE: reason” on the line of an element, or on the line "
        + "above, silences that rule there. Mandatory rules (see --rules) cannot be silenced. A "
        + "screen without findings may still break WCAG.",
      "With --script or --fill the audit also plays gestures and finds lost announcements, "
        + "keys without effect, focus traps and lost focus. Use --app to name a file that says "
        + "how the app responds.",
    ],
    operands: .files,
    options: [
      rule, rules, severity, failOn, baseline, writeBaseline, ratchet, tries, view,
      PlayCommand.app, PlayCommand.script, fill, fillBudget, .reader, .set, .language, format,
      verbose, .plain,
      .watch,
    ] + Option.checkers + Option.sites + Option.importing,
    examples: [
      ("announce audit sign-up.html", "audit a page"),
      (
        "announce audit --format sarif app/src/main/res > audit.sarif",
        "write SARIF for a code host"
      ),
      ("announce audit --baseline audit.json src", "report only new findings"),
      (
        "announce audit --baseline audit.json --ratchet src",
        "fail if a rule has more findings in a file than in the baseline"
      ),
      (
        "announce audit --view guidelines sign-up.html",
        "print results by guideline and success criterion"
      ),
      ("announce audit --rules label-missing", "explain one rule, with examples"),
      (
        "announce audit --with axe.json sign-up.html",
        "also report what axe-core found"
      ),
      ("announce audit --storybook http://localhost:6006", "audit all stories of a Storybook"),
      (
        "announce audit sign-up.html --app app.md --fill",
        "also fill in and submit the form"
      ),
    ])

  let arguments: Arguments
  private let files: ScreenFiles?
  private let choice: ReaderChoice
  let format: AuditFormat
  /// The view to print instead of the findings, with its format.
  private let view: (view: AuditView, format: AuditView.Format)?
  private let audit: Audit
  /// The known findings, together with the baseline file.
  private let known: BaselineFile.Contents<AuditBaseline>?
  private let others: OtherCheckers?
  private let plan: InteractionPlan
  private let session: SessionArguments?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    choice = try ReaderChoice(arguments)
    let formatName = arguments.value(of: AuditCommand.format)
    view = try AuditCommand.chosenView(arguments, as: formatName)
    format = formatName.flatMap(AuditFormat.init) ?? .text
    let named = arguments.has(AuditCommand.rules) ? arguments.operands : []
    audit = try AuditCommand.audit(arguments.values(of: AuditCommand.rule) + named)
    if arguments.has(AuditCommand.rules) {
      guard [.text, .json, .markdown].contains(format) else {
        throw UsageError(
          "rules cannot be written as “\(format.rawValue)”",
          remedy: "choose one of text, json, markdown")
      }
      files = nil
      known = nil
      others = nil
      plan = InteractionPlan()
      session = nil
      return
    }
    let session = try SessionArguments(arguments)
    self.session = session
    var plan = InteractionPlan(
      gestures: session.script?.steps.map(\.gesture) ?? [],
      fills: arguments.has(AuditCommand.fill))
    plan.budget = try AuditCommand.budget(arguments)
    self.plan = plan
    let others = try OtherCheckers(arguments)
    self.others = others
    files = try ScreenFiles(
      arguments, keepsSource: true, readsApp: !plan.isEmpty && !session.hasApp,
      searchesFolders: true, checkedBy: others)
    try AuditCommand.checkRatchet(arguments)
    known = try AuditCommand.readBaseline(arguments)
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
    let (audit, choice) = (effectiveAudit, choice)
    let tries = arguments.has(AuditCommand.tries)
    let needsLanguages = view?.view == .coverage
    // With several files and no gestures, the progress shows how many files are finished instead of
    // this line.
    let activity = plan.isEmpty && files.files.count > 1 ? nil : ActivityLine(in: environment)
    let isVerbose = arguments.has(AuditCommand.verbose)
    let status = files.forEach(
      in: environment, &streams, verb: "audited", writesAtEnd: true,
      make: { [plan, now = environment.now, writeNow = environment.writeNow] imported, file in
        var plan = plan
        let name = TerminalText.of(imported.screen.heading)
        let isPlayed = !plan.isEmpty && !plan.fills
        activity?.show("auditing \(name)" + (isPlayed ? ": performing the gestures" : ""))
        defer { activity?.end() }
        plan.now = now
        plan.onTrial = { activity?.show("auditing \(name): form \($0)") }
        if isVerbose {
          plan.onTrialEnd = { trial, seconds in
            writeNow("announce: \(name): \(trial): \(Self.tenths(seconds)) s\n")
          }
        }
        var report = AuditCommand.report(on: imported, by: choice, audit, plan, tries: tries)
        if isVerbose, let app = imported.running as? LivePageApp {
          let times = app.work.times.map { "\($0.kind.rawValue) \(Self.tenths($0.seconds)) s" }
          writeNow(
            "announce: \(name): \(times.joined(separator: ", ")), "
              + "\(counted(app.work.captures, "time"))\n")
        }
        report.add(file.checked)
        if needsLanguages { report.translations = files.translations(of: imported, in: file) }
        return (file: file, report: report)
      },
      consume: { made, _ in
        if audited.last?.file == made.file.name {
          audited[audited.count - 1].reports.append(made.report)
        } else {
          audited.append(
            AuditedFile(
              file: made.file.name, bytes: TextBytes.asRead(made.file.bytes),
              reports: [made.report]))
        }
      })
    // If the command audited none of the files in folders, the error messages are enough.
    if audited.isEmpty, !files.files.isEmpty, files.files.allSatisfy({ files.found[$0] != nil }) {
      return max(status, 2)
    }
    let sentences = addOthers(to: &audited)
    // If the command could not audit anything, the error messages are enough. A summary would look
    // as if the audit had succeeded.
    if audited.isEmpty, status != 0, view != nil || format == .text { return status }
    if let view {
      view.view.write(audited, as: view.format, by: Program.header, to: &streams.output)
      return status
    }
    var result = AuditResult(files: audited, failsOn: failsOn)
    result.others = sentences
    result.foldIncluded()
    let holds = arguments.has(AuditCommand.ratchet)
    let scope = AuditRatchet.Scope(
      folders: arguments.operands.filter(CommandEnvironment.isFolder), fillsForms: plan.fills)
    result.silence(by: known?.baseline, at: known?.path ?? "", ratchet: holds ? scope : nil)
    result.remarks += AuditCommand.remarks(on: audited)
    if let path = arguments.value(of: AuditCommand.writeBaseline) {
      let baseline = AuditBaseline(result.files)
      return max(
        status,
        BaselineFile.write(baseline.json, to: path, counted(baseline.count, "finding"), &streams))
    }
    let written = lower(&result, known, after: status, in: environment, &streams)
    result.foldRepeated()
    if let least = arguments.value(of: AuditCommand.severity).flatMap(AuditRule.Severity.init) {
      result.removeFindings(below: least)
    }
    format.write(
      result, style: environment.style(arguments), isVerbose: arguments.has(AuditCommand.verbose),
      by: Program.header, to: &streams.output)
    streams.keep((audited, result))
    return max(status, written, result.isFailure ? 1 : 0)
  }

  /// Returns a remark for each screen whose form was not tried in full.
  private static func remarks(on audited: [AuditedFile]) -> [String] {
    audited.flatMap { file in
      file.reports.compactMap { report in
        guard !report.leftOutTrials.isEmpty else { return nil }
        return "\(file.file): the time for the form was up (--fill-budget); not tried: "
          + report.leftOutTrials.joined(separator: "; ")
      }
    }
  }

  private static func tenths(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Adds the results of other checkers to the reports, and returns a sentence for each file of
  /// results.
  private func addOthers(to audited: inout [AuditedFile]) -> [String] {
    guard let others, !others.results.isEmpty, !audited.isEmpty else { return [] }
    var reports = audited.flatMap { file in
      file.reports.map { CheckerResults.AuditedReport(file: file.file, report: $0) }
    }
    let sentences = others.add(to: &reports)
    var rest = reports[...]
    for index in audited.indices {
      audited[index].reports = rest.prefix(audited[index].reports.count).map(\.report)
      rest = rest.dropFirst(audited[index].reports.count)
    }
    return sentences
  }

  /// Writes the rules as JSON, as a Markdown page, as full descriptions of the named rules, or as a
  /// list.
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

  /// The lowest severity at which findings fail the run, or `nil` if they never do.
  private var failsOn: AuditRule.Severity? {
    guard let word = arguments.value(of: AuditCommand.failOn) else { return .serious }
    return AuditRule.Severity(rawValue: word)
  }

  /// The audit with the rules and the reading conditions that the view needs.
  private var effectiveAudit: Audit {
    var audit = audit
    guard let view else { return audit }
    if !view.view.needsRules { audit.rules = [] }
    if view.view == .coverage { audit.extraReadingConditions = [.filled] }
    return audit
  }

  private static func report(
    on imported: ImportedScreen, by choice: ReaderChoice, _ audit: Audit, _ plan: InteractionPlan,
    tries: Bool
  ) -> AuditReport {
    var plan = plan
    // Without `--app`, the source of the screen may describe the app.
    if plan.app is NoOpApp { plan.app = imported.activeApp }
    let reading = Reading(imported, by: choice, listsSkippedNodes: true)
    var report = ParallelAuditExecutor.report(audit, on: imported, as: reading, doing: plan)
    if tries { report.tryFixes() }
    return report
  }
}
