package import Audits
import Simulator

/// What an audit found on the screens of one file.
package struct AuditedFile: Sendable {
  /// The file as the user named it.
  package var file: String
  /// A report for each of its screens.
  package var reports: [AuditReport]

  package init(file: String, reports: [AuditReport]) {
    self.file = file
    self.reports = reports
  }
}
