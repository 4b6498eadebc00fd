internal import Simulator

extension ReactElementTree {
  /// Notes that a test renders for one platform only.
  mutating func notePlatform() {
    guard let first = roots.first else { return }
    diagnostics.append(ImportDiagnostic(.onePlatform, at: self[first].position))
  }
}

/// The sentences about trees that a test rendered.
extension DiagnosticSentence {
  fileprivate static let onePlatform = DiagnosticSentence(
    .approximation,
    "A test renders for one platform, iOS unless its Jest preset says otherwise; TalkBack may meet "
      + "other components.")
  static let nothingRendered = DiagnosticSentence(.notTold, "The component rendered nothing.")
  static let cutOffSnapshot = DiagnosticSentence(
    .damaged, "The file ends inside this snapshot; what follows is missing.")
  static let otherSnapshots = DiagnosticSentence(
    .leftOut,
    "[One snapshot of the file is|# snapshots of the file are] of no rendered component and left "
      + "out, first “~”.")
  static let snapshotsOfPages = DiagnosticSentence(
    .leftOut,
    "[One snapshot of the file was|# snapshots of the file were] rendered for a browser and left "
      + "out, first “~”.")

  static func damagedSnapshot(_ what: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .damaged, "The snapshot is damaged here: {}; what follows is missing.", what)
  }
}
