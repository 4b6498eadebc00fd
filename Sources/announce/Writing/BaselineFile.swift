internal import TextIO

/// Files with baselines of known results.
enum BaselineFile {
  /// A baseline, with the file from which it was read.
  struct Contents<Baseline: Sendable>: Sendable {
    var path: String
    var bytes: [UInt8]
    var baseline: Baseline
  }

  /// Reads the baseline that an option names.
  ///
  /// - Parameter read: Creates a baseline from the bytes and the name of a file.
  static func read<Baseline>(
    _ option: Option, _ arguments: Arguments,
    _ read: ([UInt8], String) throws(InputError) -> Baseline
  ) throws(UsageError) -> Contents<Baseline>? {
    guard let path = arguments.value(of: option) else { return nil }
    do throws(InputError) {
      let bytes = try FileBytes.contents(ofFile: path)
      return Contents(path: path, bytes: bytes, baseline: try read(bytes, path))
    } catch {
      throw UsageError(error)
    }
  }

  /// Writes a baseline, which replaces an earlier baseline, and returns the exit status.
  static func write(
    _ bytes: [UInt8], to path: String, _ count: String, _ streams: inout Streams
  ) -> Int32 {
    do throws(InputError) {
      if let old = try? FileBytes.contents(ofFile: path) {
        try FileReplacement.replace(contentsOf: path, expecting: old, with: bytes)
      } else {
        try FileReplacement.create(path, with: bytes)
      }
      streams.writeError("announce: wrote \(path) (\(count))")
      return 0
    } catch {
      streams.writeError(error)
      return 2
    }
  }
}
