package import AccessibilityTree

/// What logs of a version of a reader show, if its source code is not published.
///
/// Everything else is predicted as the version before speaks it. A new version without logs has an
/// empty set of rules, and says so of every part.
package struct VersionLogs: Sendable {
  /// The version, and the one that is followed where nothing is logged.
  package let version, base: String
  /// The rules that a log shows.
  package let rules: Set<Rule>

  package init(of version: String, following base: String, _ rules: Set<Rule>) {
    (self.version, self.base, self.rules) = (version, base, rules)
  }

  /// The remark on a part that no log shows.
  package var remark: String { "as \(base); not logged for \(version)" }
}
