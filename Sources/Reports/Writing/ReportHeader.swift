/// The facts in every report about the program that wrote the report.
package struct ReportHeader: Sendable {
  package var version: String

  package init(version: String) { self.version = version }

  /// The name and version of the program.
  var software: String { "announce \(version)" }

  /// The notice in every result.
  ///
  /// Every page contains the notice, so that nobody mistakes a prediction for a test on a device.
  package static let notice =
    "Simulated: predicts what readers say from published rules and recordings; "
    + "you still need to test with real readers, devices and people."

  /// A sentence on how often predictions agree with real readers, from `Documentation/Fidelity.md`.
  package static let agreement =
    "Of 325 announcements recorded from real readers, or documented, 91.4 % match exactly, not counting usage hints."
}
