import Importers
import SpeechLogs
internal import TextIO

/// The content of a file that a command reads as a screen.
enum ScreenBytes {
  /// Returns the content of a file, decompressed if it is gzipped.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - format: The format that the user chose, or `nil` to detect it from the content.
  /// - Throws: An error if the file is a log of a reader. The error names the command for logs.
  static func content(
    _ bytes: [UInt8], of file: String, as format: InputFormat?
  ) throws(InputError) -> [UInt8] {
    let content = try Gzip.decompressed(bytes, file: file)
    guard format == nil, !hasScreenExtension(file), let log = SpeechLogFormat.detect(content)
    else { return content }
    var error = InputError(
      file: file, problem: "this is \(log.noun) (\(log.name)), not a screen",
      remedy: "compare it with a screen: announce compare \(file) SCREEN")
    error.hasNoScreen = true
    throw error
  }

  /// Whether the extension of a file shows that the file is a screen.
  private static func hasScreenExtension(_ file: String) -> Bool {
    guard let dot = file.lastIndex(of: ".") else { return false }
    let suffix = file[file.index(after: dot)...].lowercased()
    return InputFormat.all.contains { $0.extensions.contains(suffix) }
  }
}
