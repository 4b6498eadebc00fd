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
}
