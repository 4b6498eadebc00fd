public import Foundation

/// A file that a test writes and deletes.
public enum TestFile {
  /// Writes a file without waiting for the disk.
  ///
  /// Foundation waits until the disk has stored the bytes. For thousands of small files, that takes
  /// longer than the tests.
  ///
  /// - Throws: A `CocoaError` if the file cannot be opened or written.
  public static func write(_ bytes: some Collection<UInt8>, to url: URL) throws {
    guard let file = fopen(url.path, "w") else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    let bytes = Array(bytes)
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  /// Writes a text without waiting for the disk.
  ///
  /// - Throws: A `CocoaError` if the file cannot be opened or written.
  public static func write(_ text: String, to url: URL) throws {
    try write(text.utf8, to: url)
  }
}
