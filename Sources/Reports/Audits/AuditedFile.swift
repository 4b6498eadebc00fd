package import Audits
import Simulator

/// What an audit found on the screens of one file.
package struct AuditedFile: Sendable {
  /// The file as the user named it.
  package var file: String
  /// What is in it.
  package var bytes: [UInt8]
  /// A report for each of its screens.
  package var reports: [AuditReport]
  /// Findings that somebody chose not to see.
  package var silenced: [SilencedFinding] = []

  package init(file: String, bytes: [UInt8] = [], reports: [AuditReport]) {
    self.file = file
    self.bytes = bytes
    self.reports = reports
  }

  /// The file in words.
  var name: String { file == "-" ? "standard input" : file }
}

/// A finding that somebody chose not to see.
package struct SilencedFinding: Sendable {
  /// What silenced it.
  package enum Cause: Sendable, Hashable {
    /// A comment in the source, with its reason.
    case comment(String)
    /// An attribute of the element or of one around it, as it is written.
    case attribute(String)
    /// The baseline.
    case baseline

    /// What its author gave for a reason, or wrote instead of one; absent for the baseline.
    package var reason: String? {
      switch self {
      case .comment(let reason), .attribute(let reason): reason
      case .baseline: nil
      }
    }

    /// What reports call it.
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
}
