internal import SystemLibrary

/// Functions that read files and standard input up to a size limit.
///
/// The target TextIO does not import Foundation, because loading Foundation takes longer than
/// predicting the announcements of a form.
package enum FileBytes {
  /// The maximum size of an input file, in megabytes.
  ///
  /// A file can contain many screens.
  package static let fileLimit = 64
  /// The maximum size of a page, outline or JSON document, in megabytes.
  package static let documentLimit = 16

  /// Returns the bytes of the file or pipe at a path, which the user gave.
  ///
  /// ``ProjectFiles`` reads the files that another file refers to.
  package static func contents(ofFile path: String) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotOpen(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw cannotRead(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw isFolder(path) }
    guard status.st_size <= fileLimit << 20 else { throw tooLarge(path, fileLimit) }
    return try contents(of: descriptor, called: path, expected: Int(status.st_size))
  }

  package static func standardInput(called name: String = "-") throws(InputError) -> [UInt8] {
    try contents(of: 0, called: name)
  }

  /// Throws an error if a number of bytes is more than a limit in megabytes.
  package static func checkSize(_ count: Int, file: String?, limit: Int) throws(InputError) {
    guard count <= limit << 20 else { throw tooLarge(file, limit) }
  }

  /// Returns the bytes that can be read from a descriptor, up to a limit in megabytes.
  ///
  /// - Parameters:
  ///   - name: The name of the file or stream for error messages.
  ///   - expected: The number of bytes, as far as it is known.
  package static func contents(
    of descriptor: Int32, called name: String, limit: Int = fileLimit, expected: Int = 0
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(expected, 0))
    while true {
      let chunk = readChunk(of: descriptor)
      guard chunk.count >= 0 else { throw cannotRead(name) }
      guard chunk.count > 0 else { return bytes }
      bytes.append(contentsOf: chunk.bytes)
      guard bytes.count <= limit << 20 else { throw tooLarge(name, limit) }
    }
  }

  private static func readChunk(of descriptor: Int32) -> (bytes: [UInt8], count: Int) {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, initialized in
      repeat {
        count = read(descriptor, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      initialized = max(count, 0)
    }
    return (bytes, count)
  }

  private static func tooLarge(_ file: String?, _ limit: Int) -> InputError {
    InputError(
      file: file, problem: "the file is larger than \(limit) MB",
      remedy: "give a smaller file, such as one page or one screen at a time")
  }

  static func isFolder(_ path: String) -> InputError {
    InputError(
      file: path, problem: "this is a folder", remedy: "name a file in it")
  }

  package static func cannotRead(_ path: String) -> InputError {
    InputError(
      file: path, problem: "the file cannot be read", remedy: "check that it is an ordinary file")
  }

  static func cannotOpen(_ path: String, _ code: Int32) -> InputError {
    switch code {
    case ENOENT, ENOTDIR:
      InputError(
        file: path, problem: "no such file",
        remedy: path.contains("://")
          ? "give a URL that begins with http:// or https://" : "check the path")
    case EACCES, EPERM:
      InputError(
        file: path, problem: "no permission to read the file", remedy: "check its permissions")
    default:
      cannotRead(path)
    }
  }
}
