public import Foundation
public import Testing

/// The files that a run of the tests may write.
public struct RecordingPermission: Sendable {
  /// Whether the run was asked to write what it finds.
  public var isAsked: Bool
  /// Whether it runs where nothing is ever written.
  public var isRefused: Bool

  /// What the environment says: `ANNOUNCE_RECORD` asks, `CI` refuses.
  public init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    func isSet(_ name: String) -> Bool {
      !["", "0", "false"].contains(environment[name, default: ""].lowercased())
    }
    isAsked = isSet("ANNOUNCE_RECORD")
    isRefused = isSet("CI")
  }
}

/// Expects a text that stands in a file of the checkout; a recording run writes it there.
///
/// A run that wrote fails and says what it wrote, and nothing is written where `CI` is set: whoever
/// records reads what was recorded.
///
/// - Parameters:
///   - found: What there is.
///   - expected: What the file has in its place.
///   - file: The file to write.
///   - whole: The whole text of the file, where `found` is a part of it only.
public func expectRecorded(
  _ found: String, is expected: String, in file: URL, whole: String? = nil,
  permission: RecordingPermission = RecordingPermission(),
  _ comment: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard found != expected else { return }
  var message = "\(file.lastPathComponent) differs from what is found. \(comment())"
  if permission.isAsked, !permission.isRefused {
    try (whole ?? found).write(to: file, atomically: true, encoding: .utf8)
    message += " Recorded in \(file.path): read the difference and run the test again."
  } else if permission.isAsked {
    message += " Nothing is recorded where CI is set."
  }
  Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
}
