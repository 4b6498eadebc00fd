internal import SystemLibrary

/// The folder of a page's file.
///
/// The page may read all files in this folder and no other files.
struct PageFolder: Sendable {
  private let root: String
  let address: String

  private static let maximumFileSize = 32 << 20

  init(of file: String) throws(BrowserError) {
    guard let path = SystemCall.realPath(file), let slash = path.lastIndex(of: "/") else {
      throw BrowserError("no such file", remedy: "check the path")
    }
    root = String(path[...slash])
    let name = path[path.index(after: slash)...]
    address = "\(PageRequest.fileOrigin)/\(PageAddress.encoded(String(name)))"
  }

  /// Returns the content and the media type of the file at a URL, or `nil` if the folder has no
  /// such file.
  func contents(of address: String) -> (bytes: [UInt8], type: String)? {
    guard address.hasPrefix("\(PageRequest.fileOrigin)/") else { return nil }
    let path = address.dropFirst(PageRequest.fileOrigin.count + 1)
      .prefix { $0 != "?" && $0 != "#" }
    // Resolve symbolic links first, so that they cannot lead out of the folder.
    guard let decoded = PageFolder.decoded(path), let real = SystemCall.realPath(root + decoded),
      real.hasPrefix(root), let bytes = PageFolder.bytes(of: real)
    else { return nil }
    return (bytes, PageFolder.type(of: real))
  }

  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = SystemCall.openFile(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= maximumFileSize
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let result = bytes.withUnsafeMutableBytes { space in
        read(descriptor, space.baseAddress?.advanced(by: count), space.count - count)
      }
      guard result > 0 || (result < 0 && errno == EINTR) else { break }
      count += max(result, 0)
    }
    return Array(bytes[..<count])
  }

  /// Returns a text in which the percent escapes of URLs are replaced, or `nil` if an escape is not
  /// valid.
  static func decoded(_ path: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = path.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), value > 0
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func type(of path: String) -> String {
    let suffix = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return types[suffix] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml", "css": "text/css",
    "js": "text/javascript", "mjs": "text/javascript", "json": "application/json",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "txt": "text/plain", "xml": "application/xml",
    "ogg": "audio/ogg", "mp3": "audio/mpeg", "wav": "audio/wav", "mp4": "video/mp4",
    "webm": "video/webm", "wasm": "application/wasm", "woff2": "font/woff2", "woff": "font/woff",
    "ttf": "font/ttf",
  ]
}
