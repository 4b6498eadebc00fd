import Audits
import Reports
import Simulator

/// The options of `announce audit` that no other command has.
extension AuditCommand {
  static let rule = Option(
    name: "rule", value: .text("RULE"), isRepeatable: true,
    summary: "Run only this rule, named by its id (label-missing) or by its name in axe or another "
      + "checker (button-name). Repeat to add rules.")
  static let view = Option(
    name: "view", value: .oneOf(AuditView.allCases.map(\.rawValue)),
    summary:
      "Print another view instead of the findings. “names” lists headings, links and controls. "
      + "“coverage” prints each announcement several times: with default settings, without hints, "
      + "with the fields filled in, and in every other language into which the screen is "
      + "translated. “guidelines” prints results by guideline and success criterion. “device-checklist” prints what to try on a phone. “cost” prints the swipes and "
      + "seconds to each control.")
  static let format = Option.format(
    AuditFormat.allCases.map(\.rawValue)
      + AuditView.Format.allCases.map(\.rawValue).filter { AuditFormat(rawValue: $0) == nil })
  static let rules = Option(
    name: "rules", value: .none,
    summary:
      "List the rules instead of running them. To read some rules in full, give their ids instead "
      + "of files. --format markdown prints all rules in full.")
  static let severity = Option(
    name: "severity", value: .oneOf(AuditRule.Severity.allCases.map(\.rawValue)),
    summary: "Only report findings at or above this severity.")
  static let failOn = Option(
    name: "fail-on", value: .oneOf(AuditRule.Severity.allCases.map(\.rawValue) + ["none"]),
    summary: "Exit with status 1 if there are findings at or above this severity. Findings "
      + "marked “for review” do not count. Default: serious.")
  static let baseline = Option(
    name: "baseline", value: .text("FILE"),
    summary: "Suppress findings listed in FILE (see --write-baseline).")
  static let writeBaseline = Option(
    name: "write-baseline", value: .text("FILE"),
    summary: "Write all findings to FILE, for use with --baseline.")
  static let ratchet = Option(
    name: "ratchet", value: .none,
    summary: "Count the findings of each rule in each file, and fail if a count is higher than in "
      + "the --baseline file, whatever the severity of the rule. Also remove from the "
      + "--baseline file the findings that no longer occur, except on a build server.")
  static let tries = Option(
    name: "try", value: .none,
    summary:
      "Also print what readers would say with each fix that can be applied automatically. Your "
      + "files are not changed.")
  static let fill = Option(
    name: "fill", value: .none,
    summary: "Also submit the form three times (once empty, once with invalid values, once with "
      + "valid values), open its lists, menus and date pickers, leave each field with Tab, and "
      + "check what is announced.")
  static let fillBudget = Option(
    name: "fill-budget", value: .text("TIME"),
    summary: "Stop --fill after TIME on each screen, such as 60s or 2m, and report what was left "
      + "out. Write “none” for no limit. Default: 2m.")
  static let verbose = Option(
    name: "verbose", value: .none,
    summary: "List the rules that ran, and why the others did not; with --fill, also where the "
      + "time goes.")

  /// The default maximum number of seconds for trying a form.
  private static let defaultBudget = 120.0

  /// Returns the seconds of `--fill-budget`, or `nil` for no limit.
  static func budget(_ arguments: Arguments) throws(UsageError) -> Double? {
    guard let text = arguments.value(of: fillBudget) else { return defaultBudget }
    guard text != "none" else { return nil }
    let unit: Double? =
      switch text.drop(while: { $0.isNumber || $0 == "." }) {
      case "", "s": 1
      case "m", "min": 60
      default: nil
      }
    let number = Double(text.prefix { $0.isNumber || $0 == "." })
    guard let unit, let number, number > 0, number * unit <= 86_400 else {
      throw UsageError(
        "--fill-budget cannot be “\(text)”", remedy: "write a time such as 60s or 2m")
    }
    guard arguments.has(fill) else {
      throw UsageError("--fill-budget needs --fill", remedy: "add --fill")
    }
    return number * unit
  }

  /// Returns the view that the user chose, or `nil` to print the findings.
  static func chosenView(
    _ arguments: Arguments, as name: String?
  ) throws(UsageError) -> (view: AuditView, format: AuditView.Format)? {
    guard let view = arguments.value(of: view).flatMap(AuditView.init) else {
      guard let name, AuditFormat(rawValue: name) == nil else { return nil }
      throw UsageError(
        "findings cannot be written as “\(name)”", remedy: "add --view, or choose another format")
    }
    guard let name, name != AuditFormat.text.rawValue else { return (view, .markdown) }
    guard let format = AuditView.Format(rawValue: name), view.formats.contains(format) else {
      let names = view.formats.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        "the view “\(view.rawValue)” cannot be written as “\(name)”",
        remedy: "choose one of \(names)")
    }
    return (view, format)
  }

  /// Returns an audit with the named rules, or with all rules if `names` is empty.
  static func audit(_ names: [String]) throws(UsageError) -> Audit {
    guard !names.isEmpty else { return Audit() }
    var rules: [AuditRule] = []
    for name in names {
      let named = AuditRule.all(named: name)
      guard !named.isEmpty else {
        let nearest = NearestWord.nearest(to: name, among: AuditRule.all.map(\.id))
        throw UsageError(
          "no rule is called “\(name)”",
          remedy: nearest.map { "did you mean “\($0)”?" } ?? "see announce audit --rules")
      }
      rules += named.filter { !rules.contains($0) }
    }
    return Audit(rules)
  }
}
