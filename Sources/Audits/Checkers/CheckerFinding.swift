package import Simulator

/// A finding of another checker, such as axe-core, before the search for the element on the screen.
package struct CheckerFinding: Sendable {
  /// The checker with its version, such as `axe-core 4.10.2`.
  package var checker: String
  /// The rule, with an id such as `axe/color-contrast`.
  package var rule: AuditRule
  package var severity: AuditRule.Severity
  package var needsReview: Bool
  /// Whether the finding goes beyond what success criteria require.
  package var isAdvice: Bool
  /// The defect, in one sentence.
  package var message: String
  /// The advice of the checker on how to remove the defect; empty if there is no advice.
  package var fix: String
  package var target: CheckerTarget

  package init(
    of checker: String, _ rule: AuditRule, severity: AuditRule.Severity, needsReview: Bool = false,
    isAdvice: Bool = false, message: String, fix: String = "", at target: CheckerTarget
  ) {
    self.checker = checker
    self.rule = rule
    self.severity = severity
    self.needsReview = needsReview
    self.isAdvice = isAdvice
    self.message = message
    self.fix = fix
    self.target = target
  }
}

/// All information that another checker gives about the element of a finding.
package struct CheckerTarget: Sendable, Hashable {
  /// The CSS selectors that lead to the element through frames and shadow trees.
  package var selector: ElementSelector?
  /// The start tag of the element in the checker's copy of the page, with its attributes.
  package var tag: Tag?
  /// The bounds as Android writes them: `[0,0][100,48]`.
  package var bounds: String?
  /// The bounds in points.
  package var frame: Frame?
  /// The resource id of Android, or the accessibility identifier of iOS.
  package var id: String?
  package var label: String?
  /// The start of the element in the file.
  package var line, column: Int?
  /// The checker's description of the element, for a finding without an element on the screen.
  package var words: String

  /// A start tag.
  package struct Tag: Sendable, Hashable {
    package var name: String
    package var attributes: [SourceTree.Attribute]

    package init(_ name: String, _ attributes: [SourceTree.Attribute]) {
      self.name = name
      self.attributes = attributes
    }
  }

  package init(_ words: String) { self.words = words }
}

/// The checker and the location of an imported finding.
///
/// This is a class, so that a finding of the audit itself, without a source, needs little memory.
final class FindingSource: Sendable, Hashable {
  let checker: String
  /// The checker's description of the element, for a finding without an element on the screen;
  /// otherwise empty.
  let words: String
  let line, column: Int?

  init(_ finding: CheckerFinding) {
    checker = finding.checker
    words = finding.target.words
    line = finding.target.line
    column = finding.target.column
  }

  static func == (left: FindingSource, right: FindingSource) -> Bool {
    (left.checker, left.words, left.line ?? 0, left.column ?? 0)
      == (right.checker, right.words, right.line ?? 0, right.column ?? 0)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension AuditRule {
  /// Creates the rule of another checker.
  ///
  /// - Parameters:
  ///   - name: The checker's name for the rule, such as `color-contrast`.
  ///   - checker: The short name of the checker, such as `axe`.
  package init(
    _ name: String, of checker: String, severity: Severity, criteria: [String], condition: String,
    why: String
  ) {
    self.init(
      id: "\(checker)/\(name)", aliases: [name], layer: .tree, severity: severity,
      criteria: criteria, condition: condition, why: why, fixes: [:], examples: [],
      check: { _, _ in })
  }

  /// Whether the rule finds the same defect as another checker's rule called `name`.
  func isEquivalent(to name: String) -> Bool {
    id == name || aliases.contains(name) || EquivalentRules.all[name]?.contains(id) == true
  }
}

extension Finding {
  /// The other checker that made the finding, such as `axe-core 4.10.2`, or `nil` if this audit
  /// made it.
  package var checker: String? { source?.checker }
}
