import Devices
import JSONRPC
import SystemLibrary
internal import TextIO

/// The folders that tools may read.
///
/// Unchecked: the folders are accessed only while the lock is held.
final class AgentRoots: @unchecked Sendable {
  private let lock = Lock()
  private var folders: [String]
  /// Whether the client has announced that it has folders, but has not named them yet.
  private var isWaiting = false
  /// Whether the user named the folders.
  ///
  /// If so, the client’s folders are ignored.
  private let areFixed: Bool

  /// The longest time that a tool waits for the client’s answer, in milliseconds.
  private static let longestWait = 2_000

  /// Creates roots.
  ///
  /// - Parameters:
  ///   - named: The folders that the user named; empty to use the client’s folders.
  ///   - workingFolder: The folder to use if neither the user nor the client names one.
  ///   - home: The user’s home folder. Clients may start the server there or in `/`. These two
  ///     folders contain too many files, so they are used only if the user or the client names
  ///     them.
  init(named: [String], workingFolder: String, home: String? = nil) {
    areFixed = !named.isEmpty
    folders = (areFixed ? named : [workingFolder]).map { SystemCall.realPath($0) ?? $0 }
    guard !areFixed else { return }
    let refused = ["/", home.flatMap(SystemCall.realPath)].compactMap(\.self)
    folders.removeAll { folder in refused.contains { Self.isSame(folder, $0) } }
  }

  /// Whether to ask the client for its folders.
  var asksClient: Bool { !areFixed }

  /// Records that the client has folders and will name them later.
  func expect() { lock.withLock { isWaiting = true } }

  /// Replaces the folders by the client’s folders.
  func use(_ uris: [String]) {
    let named = uris.compactMap(FileURI.path).map { SystemCall.realPath($0) ?? $0 }
    lock.withLock {
      isWaiting = false
      folders = named
    }
  }

  /// Returns the folders, after a short wait for the client’s answer.
  private func all() throws(AgentToolError) -> [String] {
    for _ in 0..<(Self.longestWait / 10) {
      let folders: [String]? = lock.withLock { isWaiting ? nil : self.folders }
      guard let folders else {
        usleep(10_000)
        continue
      }
      guard !folders.isEmpty else {
        throw AgentToolError(
          "there is no folder that may be read; the user can name one with “announce mcp --root "
            + "FOLDER”, or give the text of the screen as “source”")
      }
      return folders
    }
    throw AgentToolError(
      "the client has not named its folders; the user can name one with “announce mcp --root "
        + "FOLDER”")
  }

  /// Returns a path for a text without a file.
  ///
  /// No file has this path. The path is in the first root, so that files in references of the text
  /// are searched there.
  func pathOfText() -> String {
    let root = (try? all())?.first ?? Self.nowhere
    var name = "source"
    while CommandEnvironment.hasFile("\(root)/\(name)") { name += "-" }
    return "\(root)/\(name)"
  }

  /// A path below which no folder exists, so that a text there can refer to no file.
  private static let nowhere = "/dev/null"

  /// Whether tools may read a file that was found in a folder.
  func mayRead(_ path: String) -> Bool {
    guard let roots = try? all() else { return false }
    return Self.isAllowed(path, in: roots)
  }

  private static func isAllowed(_ path: String, in roots: [String]) -> Bool {
    let real = realPath(path)
    return roots.contains { isInside(real, $0) }
      && !["/proc", "/sys", "/dev"].contains { isInside(real, $0) }
  }

  /// Returns the absolute path of a file or folder that a caller named.
  ///
  /// - Parameter mayBeNew: Whether the file need not exist.
  /// - Throws: An error if the path, or a link on it, leads out of the roots.
  func path(_ name: String, mayBeNew: Bool = false) throws(AgentToolError) -> String {
    if DeviceAddress(name) != nil {
      throw AgentToolError(
        "the tools do not read devices; the user can save the screen with “announce device android "
          + "-o FILE”, and you can name the file")
    }
    guard !name.isEmpty, !name.contains("\0"), name.utf8.count < 4_096 else {
      throw AgentToolError("this is not a path; name a file")
    }
    let roots = try all()
    let candidates =
      name.hasPrefix("/")
      ? [PathName(name).normalized.path]
      : roots.map { PathName($0).appending(name).normalized.path }
    let allowed = candidates.filter { Self.isAllowed($0, in: roots) }
    guard !allowed.isEmpty else {
      throw AgentToolError(
        "“\(name)” is outside the folders that may be read; name a file in "
          + roots.joined(separator: " or "))
    }
    let visible = allowed.filter { !Self.isHidden($0, below: roots) }
    guard let first = visible.first else {
      throw AgentToolError("“\(name)” is hidden; hidden files and folders are not read")
    }
    guard let found = visible.first(where: CommandEnvironment.hasFile) else {
      if mayBeNew { return first }
      throw AgentToolError("there is no file “\(name)”; check the path")
    }
    var status = stat()
    let kind = stat(found, &status) == 0 ? status.st_mode & S_IFMT : 0
    guard kind == S_IFREG || kind == S_IFDIR else {
      throw AgentToolError("“\(name)” is neither a file nor a folder")
    }
    return found
  }

  /// Returns a path, or a message with paths in it, relative to the first root.
  ///
  /// Paths in other roots stay absolute, because the same relative path can exist in several roots.
  func shortened(_ text: String) -> String {
    guard let root = lock.withLock({ folders.first }), root != "/" else { return text }
    let beginning = Array("\(root)/".utf8)
    var shown: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let range = rest.range(ofBytes: beginning) {
      shown += rest[..<range.lowerBound]
      // A longer path with the root's path in its middle stays unchanged.
      if shown.last.map(Self.continuesPath) ?? false { shown += beginning }
      rest = rest[range.upperBound...]
    }
    return String(decoding: shown + rest, as: UTF8.self)
  }

  /// Whether a byte before a slash belongs to the same path.
  private static func continuesPath(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0A, UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    // The last byte of the quotation mark “ in UTF-8.
    case 0x9C: false
    default: true
    }
  }

  /// Returns the path with symbolic links resolved.
  ///
  /// Components at the end that do not exist are kept.
  private static func realPath(_ path: String) -> String {
    var folder = PathName(path)
    var missing: [String] = []
    while folder.path != "/" {
      if let real = SystemCall.realPath(folder.path) {
        return missing.reversed().reduce(PathName(real)) { $0.appending($1) }.path
      }
      missing.append(folder.name)
      folder = folder.folder
    }
    return path
  }

  /// Whether a file, or a folder between it and its root, is hidden.
  private static func isHidden(_ path: String, below roots: [String]) -> Bool {
    [path, realPath(path)].contains { path in
      // One root can be in a hidden folder of another root, so the innermost root decides.
      let around = roots.filter { isInside(path, $0) }
      guard let root = around.max(by: { $0.utf8.count < $1.utf8.count }) else { return false }
      return path.utf8.dropFirst(root.utf8.count).split(separator: UInt8(ascii: "/"))
        .contains { $0.first == UInt8(ascii: ".") }
    }
  }

  // Paths are compared by bytes, because `==` treats different Unicode forms as equal.

  private static func isSame(_ path: String, _ other: String) -> Bool {
    path.utf8.elementsEqual(other.utf8)
  }

  private static func isInside(_ path: String, _ root: String) -> Bool {
    isSame(path, root) || path.utf8.starts(with: (root == "/" ? "/" : "\(root)/").utf8)
  }
}
