package import AccessibilityTree

/// The rules that speech logs confirm for a reader version without published source code.
///
/// Announcements of all other rules are predicted as in the previous version. For a new version
/// without logs, the set of rules is empty, and every part gets the ``remark``.
package struct VersionLogs: Sendable {
  /// The version, and the earlier version that predictions follow for rules without logs.
  package let version, base: String
  /// The rules that logs of the version confirm.
  package let rules: Set<Rule>

  package init(of version: String, following base: String, _ rules: Set<Rule>) {
    (self.version, self.base, self.rules) = (version, base, rules)
  }

  /// The remark on a part whose rule no log confirms.
  package var remark: String { "as \(base); not logged for \(version)" }
}
