internal import Audits

/// The checks of Android's Accessibility Test Framework, which Accessibility Scanner runs, too.
///
/// Source: Accessibility-Test-Framework-for-Android, its checks and the English titles of
/// Accessibility Scanner.
enum AndroidChecks {
  struct Check {
    /// The name of the check's Java class, without “Check” at its end.
    var name: String
    /// The titles that Accessibility Scanner shows for results of this check.
    var titles: [String]
    var criteria: [String]
    var condition: String
    var why: String

    init(
      _ name: String, _ titles: [String], _ criteria: [String], _ condition: String, _ why: String
    ) {
      self.name = name
      self.titles = titles
      self.criteria = criteria
      self.condition = condition
      self.why = why
    }
  }

  static let all: [Check] = [
    Check(
      "SpeakableTextPresent", ["Item label"], ["1.1.1", "4.1.2"],
      "An item may have no label that readers can announce.",
      "People who cannot see the item do not hear what it is."),
    Check(
      "EditableContentDesc", ["Editable item label"], ["4.1.2"],
      "An editable item has a content description.",
      "Readers announce the description instead of what was typed."),
    Check(
      "TouchTargetSize", ["Touch target"], ["2.5.8"], "A touch target is small.",
      "People whose hands are not steady miss it."),
    Check(
      "DuplicateSpeakableText", ["Item descriptions"], ["2.4.6"],
      "Several items have the same description.",
      "People who listen cannot tell the items apart."),
    Check(
      "TextContrast", ["Text contrast"], ["1.4.3"],
      "Text has little contrast with what is behind it.",
      "People with low vision cannot read it."),
    Check(
      "ImageContrast", ["Image contrast"], ["1.4.11"],
      "An image has little contrast with what is behind it.",
      "People with low vision cannot make it out."),
    Check(
      "ClickableSpan", ["Link", "Clickable links"], ["2.1.1"],
      "A link inside a text cannot be activated by assistive technology.",
      "People who use a reader cannot follow it."),
    Check(
      "DuplicateClickableBounds", ["Clickable items"], ["4.1.2"],
      "Several clickable items share the same place.",
      "People meet the same control twice."),
    Check(
      "RedundantDescription", ["Item type label"], ["4.1.2"],
      "A label contains the type or state of the item.",
      "Readers announce the type and state themselves."),
    Check(
      "ClassName", ["Unsupported item type"], ["4.1.2"],
      "An item reports a class that readers do not know.",
      "Readers cannot announce what kind of control it is."),
    Check(
      "TraversalOrder", ["Traversal order"], ["1.3.2"],
      "The order that the author set is a circle.",
      "Readers cannot follow it."),
    Check(
      "LinkPurposeUnclear", ["Link text"], ["2.4.4"],
      "The text of a link does not name its purpose.",
      "People who move from link to link do not know where it leads."),
    Check(
      "TextSize", ["Text scaling"], ["1.4.4"], "Text does not grow with the setting for text size.",
      "People who need large text cannot read it."),
    Check(
      "UnexposedText", ["Unexposed text"], ["1.1.1"],
      "A text in the picture of the screen is not exposed to readers.",
      "People who listen never hear it."),
  ]

  /// Returns the check whose Java class has a name.
  ///
  /// The name may lack the package and the “Check” at its end.
  static func check(called name: String) -> Check? {
    var short = name.split(whereSeparator: { $0 == "." || $0 == "$" }).last.map(String.init) ?? name
    if short.hasSuffix("Check") { short.removeLast("Check".count) }
    return all.first { $0.name == short }
  }

  /// Returns the check whose results have a title in Accessibility Scanner.
  static func check(titled title: String) -> Check? {
    let wanted = title.lowercased()
    return all.first { $0.titles.contains { $0.lowercased() == wanted } }
  }

  /// Returns the finding for a result of a check.
  static func finding(
    _ check: Check, by checker: String, message: String, severity: AuditRule.Severity = .serious,
    needsReview: Bool = false, at target: CheckerTarget
  ) -> CheckerFinding {
    let rule = AuditRule(
      check.name, of: "atf", severity: severity, criteria: check.criteria,
      condition: check.condition, why: check.why)
    return CheckerFinding(
      of: checker, rule, severity: severity, needsReview: needsReview,
      message: message.isEmpty ? check.condition : message, at: target)
  }
}
