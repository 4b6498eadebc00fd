/// What a report says of the program that wrote it.
package struct ReportHeader: Sendable {
  package var version: String

  package init(version: String) { self.version = version }

  /// The program with its version, for formats that name what made them.
  var software: String { "announce \(version)" }

  /// The line by which every result says what it is.
  ///
  /// It is on every page a person may be shown, because a prediction must not pass for a test.
  package static let notice =
    "Simulated: predicts what readers say from published rules and recordings; "
    + "it does not replace testing with real readers, devices and people."

  /// How often announcements of real readers are predicted just so, as `Documentation/Fidelity.md` has it.
  package static let agreement =
    "Of 325 announcements recorded from real readers, or documented, 91.1 % are predicted just so, usage hints left aside."
}
