internal import SystemLibrary

/// The bytes of files and of standard input, up to a limit.
///
/// Foundation would cost more start-up time than announcing a form does.
public enum FileBytes {
  /// The most megabytes a file may have, which may hold many screens.
  package static let fileLimit = 64
  /// The most megabytes one page, outline or JSON document may have.
  package static let documentLimit = 16

  /// The bytes of the file at `path`, which a user named: it may also be a pipe.
  ///
  /// What a file names is read through ``ProjectFiles``.
  public static func contents(ofFile path: String) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotOpen(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw cannotRead(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw isFolder(path) }
    guard status.st_size <= fileLimit << 20 else { throw tooLarge(path, fileLimit) }
    return try contents(of: descriptor, called: path)
  }

  /// The bytes that come in on standard input.
  public static func standardInput(called name: String = "-") throws(InputError) -> [UInt8] {
    try contents(of: 0, called: name)
  }

  /// Refuses bytes over a limit in megabytes.
  package static func checkSize(_ count: Int, file: String?, limit: Int) throws(InputError) {
    guard count <= limit << 20 else { throw tooLarge(file, limit) }
  }

  /// The bytes that come from a descriptor, up to a limit in megabytes.
  package static func contents(
    of descriptor: Int32, called name: String, limit: Int = fileLimit
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = readPiece(of: descriptor)
      guard piece.count >= 0 else { throw cannotRead(name) }
      guard piece.count > 0 else { return bytes }
      bytes.append(contentsOf: piece.bytes)
      guard bytes.count <= limit << 20 else { throw tooLarge(name, limit) }
    }
  }

  private static func readPiece(of descriptor: Int32) -> (bytes: [UInt8], count: Int) {
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
      remedy: "give one page at a time, without embedded data")
  }

  static func isFolder(_ path: String) -> InputError {
    InputError(
      file: path, problem: "this is a folder", remedy: "name a file, such as \(path)/index.html")
  }

  package static func cannotRead(_ path: String) -> InputError {
    InputError(
      file: path, problem: "the file cannot be read", remedy: "check that it is an ordinary file")
  }

  static func cannotOpen(_ path: String, _ code: Int32) -> InputError {
    switch code {
    case ENOENT, ENOTDIR:
      InputError(file: path, problem: "no such file", remedy: "check the path")
    case EACCES, EPERM:
      InputError(
        file: path, problem: "no permission to read the file", remedy: "check its permissions")
    default:
      cannotRead(path)
    }
  }
}
