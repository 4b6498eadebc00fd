package import AccessibilityTree

/// The rules that speech logs confirm for one version of a reader, because its source code is not
/// published.
///
/// All other rules are assumed to be as in an earlier version, and their parts get the ``remark``.
/// For a new version without logs, the set of rules is empty.
package struct VersionLogs: Sendable {
  /// The version, and the earlier version whose rules apply where no log confirms a rule.
  package let version, base: String
  /// The rules that logs of the version confirm.
  package let rules: Set<Rule>

  package init(of version: String, following base: String, _ rules: Set<Rule>) {
    (self.version, self.base, self.rules) = (version, base, rules)
  }

  /// The remark on a part whose rule no log confirms.
  package var remark: String { "as \(base); not logged for \(version)" }
}
