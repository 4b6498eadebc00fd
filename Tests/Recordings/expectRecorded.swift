public import Foundation
public import Testing

/// The files that a run of the tests may write.
public struct RecordingPermission: Sendable {
  /// Whether the run was asked to write the actual texts into files.
  public var isAsked: Bool
  /// Whether the run must not write files.
  public var isRefused: Bool

  /// Reads the permission from the environment: `ANNOUNCE_RECORD` requests recording, and `CI`
  /// forbids it.
  public init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    func isSet(_ name: String) -> Bool {
      !["", "0", "false"].contains(environment[name, default: ""].lowercased())
    }
    isAsked = isSet("ANNOUNCE_RECORD")
    isRefused = isSet("CI")
  }
}

/// Compares a text with the expected text in a source file, and writes the file if recording was
/// requested.
///
/// A test that wrote a file fails and names the file, so that you review the change. Nothing is
/// written if `CI` is set.
///
/// - Parameters:
///   - found: The actual text.
///   - expected: The text in the file.
///   - file: The file to write.
///   - whole: The new text of the whole file, or `nil` if `found` is the whole text.
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
