import Reports
internal import TextIO

/// Writes baselines of known results.
enum BaselineFile {
  /// Writes a baseline, replacing an earlier one, and returns the exit status.
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
