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

  package init(file: String, bytes: [UInt8] = [], reports: [AuditReport]) {
    self.file = file
    self.bytes = bytes
    self.reports = reports
  }
}
