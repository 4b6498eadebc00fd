internal import Scenarios
internal import Simulator

/// The comparison of a reader's announcements with the string literal in the call of an assertion.
struct AnnouncementCheck {
  /// The reason why the test fails, or `nil` if it passes.
  private(set) var failure: String?
  /// The line at which the test fails: the line on which the literal begins.
  private(set) var line: Int

  /// Compares what a reader announces on a screen with the expected text, and writes the
  /// announcements into the literal if the test requests this.
  init(
    of screen: Screen, by reader: some ScreenReader, _ expected: String,
    comparing comparison: Comparison, at site: AssertionSite, _ request: RecordingRequest,
    _ recorder: LiteralRecorder = .ofProcess
  ) {
    line = site.line
    let difference = announcementDifference(of: screen, by: reader, expected, comparing: comparison)
    if difference == nil, request.mode == nil, request.problem == nil { return }
    var messages = [difference?.text, request.problem].compactMap(\.self)
    if difference != nil { line = site.line(ofLiteralExpecting: expected) }
    if request.isRefused, difference != nil { messages.append(RecordingRequest.refusal) }
    if let mode = request.mode {
      let isEmpty = expected.allSatisfy(\.isWhitespace)
      var heard: [String]?
      if difference != nil, mode == .changed || isEmpty {
        heard = reader.read(screen).lines(replacing: expected)
      }
      if let heard,
        announcementDifference(
          of: screen, by: reader, heard.joined(separator: "\n"), comparing: comparison) != nil
      {
        messages.append(
          "nothing was recorded: lines of text cannot express what is heard; "
            + "compare the transcript yourself")
      } else if difference == nil || heard != nil {
        switch recorder.update(site, expecting: expected, to: heard) {
        case .kept: break
        case .written:
          messages.append("recorded; read what changed, then run the test without recording")
        case .refused(let reason): messages.append(reason)
        }
      }
    }
    failure = messages.isEmpty ? nil : messages.joined(separator: "\n")
  }
}
