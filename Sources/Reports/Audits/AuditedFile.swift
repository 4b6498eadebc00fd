package import Audits
import Simulator

/// The findings of an audit on the screens of one file.
package struct AuditedFile: Sendable {
  /// The file as the user named it.
  package var file: String
  /// The contents of the file.
  package var bytes: [UInt8]
  /// A report for each screen of the file.
  package var reports: [AuditReport]
  /// The findings that a comment, an attribute or the baseline suppresses.
  package var silenced: [SilencedFinding] = []

  package init(file: String, bytes: [UInt8] = [], reports: [AuditReport]) {
    self.file = file
    self.bytes = bytes
    self.reports = reports
  }

  /// The name of the file in reports.
  var name: String { file == "-" ? "standard input" : file }
}

package struct SilencedFinding: Sendable {
  /// The cause for which a finding is suppressed.
  package enum Cause: Sendable, Hashable {
    /// A comment in the source, with its reason.
    case comment(String)
    /// An attribute of the element or of an ancestor, as the author wrote it.
    case attribute(String)
    case baseline

    /// The reason in the comment, or the text of the attribute.
    ///
    /// It is `nil` for the baseline.
    package var reason: String? {
      switch self {
      case .comment(let reason), .attribute(let reason): reason
      case .baseline: nil
      }
    }

    /// The name of the cause in reports.
    package var word: String {
      switch self {
      case .comment: "comment"
      case .attribute: "attribute"
      case .baseline: "baseline"
      }
    }
  }

  package var finding: Finding
  package var location: FindingLocation
  package var cause: Cause
  /// The name of the screen, or empty if the file has one screen.
  var screen = ""
}
