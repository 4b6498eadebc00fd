internal import Scenarios
internal import Simulator

/// An assertion of a transcript with what came of it.
struct AnnouncementCheck {
  /// Why the test fails; absent when it does not.
  private(set) var failure: String?
  /// The line at which it fails: that on which the literal begins.
  private(set) var line: Int

  /// Compares, and where asked for records, what a reader says on a screen.
  init(
    of screen: Screen, by reader: some ScreenReader, _ expected: String,
    comparing comparison: Comparison, at site: AssertionSite, _ request: RecordingRequest,
    _ ledger: LiteralLedger = .ofProcess
  ) {
    line = site.line
    let difference = announcementDifference(of: screen, by: reader, expected, comparing: comparison)
    if difference == nil, request.mode == nil, request.problem == nil { return }
    var pieces = [difference?.text, request.problem].compactMap(\.self)
    if difference != nil { line = site.line(ofLiteralExpecting: expected) }
    if request.isRefused, difference != nil { pieces.append("nothing is recorded where CI is set") }
    if let mode = request.mode {
      let isEmpty = expected.allSatisfy(\.isWhitespace)
      var wanted: [String]?
      if difference != nil, mode == .changed || isEmpty {
        wanted = reader.read(screen).lines(replacing: expected)
      }
      if let lines = wanted,
        announcementDifference(
          of: screen, by: reader, lines.joined(separator: "\n"), comparing: comparison) != nil
      {
        pieces.append("nothing is recorded: what is heard cannot be told in lines of text")
      } else if difference == nil || wanted != nil {
        switch ledger.settle(site, expecting: expected, wanting: wanted) {
        case .kept: break
        case .written:
          pieces.append("recorded; read what changed, then run the test without recording")
        case .refused(let reason): pieces.append(reason)
        }
      }
    }
    failure = pieces.isEmpty ? nil : pieces.joined(separator: "\n")
  }
}
