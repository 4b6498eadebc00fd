import Dispatch
import JSONRPC
import SystemLibrary
internal import TextIO

/// The folders that tools may read.
///
/// Unchecked: the folders are accessed only while the lock is held.
final class AgentRoots: @unchecked Sendable {
  private let isFree = DispatchSemaphore(value: 1)
  private var folders: [String]
  /// Whether the client was asked for its folders and has not answered.
  private var isWaiting = false
  /// Whether the user named the folders, so that the client’s do not count.
  private let areFixed: Bool
  private let ownFolders: [String]

  /// The longest time that a tool waits for the client’s answer, in milliseconds.
  private static let patience = 2_000

  /// Creates roots.
  ///
  /// - Parameters:
  ///   - named: The folders that the user named; empty to use those of the client.
  ///   - workingFolder: The folder to use if neither the user nor the client names one.
  init(named: [String], workingFolder: String) {
    areFixed = !named.isEmpty
    ownFolders = (areFixed ? named : [workingFolder]).map { SystemCall.realPath($0) ?? $0 }
    folders = ownFolders
  }

  /// Whether the client’s folders are used, if it has any.
  var asksClient: Bool { !areFixed }

  /// Records that the client was asked for its folders.
  func expect() { locked { isWaiting = true } }

  /// Uses the folders of the client, or the working folder if it names none.
  func use(_ uris: [String]) {
    let named = uris.compactMap(FileURI.path).map { SystemCall.realPath($0) ?? $0 }
    locked {
      isWaiting = false
      folders = named.isEmpty ? ownFolders : named
    }
  }

  /// Returns the folders, after waiting a moment for the client’s answer.
  private func all() -> [String] {
    for _ in 0..<(Self.patience / 10) {
      let folders: [String]? = locked { isWaiting ? nil : self.folders }
      if let folders { return folders }
      usleep(10_000)
    }
    return locked {
      isWaiting = false
      return folders
    }
  }

  /// Returns the absolute path of a file or folder that a caller named.
  ///
  /// - Parameter mayBeNew: Whether the file need not exist.
  /// - Throws: An error if the path, or a link on it, leads out of the roots.
  func path(_ name: String, mayBeNew: Bool = false) throws(AgentToolError) -> String {
    guard !name.isEmpty, !name.contains("\0"), name.utf8.count < 4_096 else {
      throw AgentToolError("this is not a path; name a file")
    }
    let roots = all()
    let candidates =
      name.hasPrefix("/")
      ? [PathName(name).normalized.path]
      : roots.map { PathName($0).appending(name).normalized.path }
    let allowed = candidates.filter { candidate in
      roots.contains { Self.isInside(Self.realPath(candidate), $0) }
    }
    guard let first = allowed.first else {
      throw AgentToolError(
        "“\(name)” is outside the folders that may be read; name a file in "
          + roots.joined(separator: " or "))
    }
    guard !allowed.contains(where: { Self.isHidden($0, below: roots) }) else {
      throw AgentToolError("“\(name)” is hidden; hidden files and folders are not read")
    }
    guard let found = allowed.first(where: CommandEnvironment.hasFile) else {
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

  /// Returns a text with paths relative to the roots.
  func shortened(_ text: String) -> String {
    let roots = locked { folders }
    return roots.reduce(text) { text, root in
      guard root != "/" else { return text }
      return Self.removing("\(root)/", from: text)
    }
  }

  private static func removing(_ part: String, from text: String) -> String {
    let (part, text) = (Array(part.utf8), Array(text.utf8))
    var rest = text[...]
    var kept: [UInt8] = []
    while let range = rest.range(ofBytes: part) {
      kept += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
    }
    return String(decoding: kept + rest, as: UTF8.self)
  }

  /// Returns the path without links; parts at the end that do not exist are kept.
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
    let real = realPath(path)
    return roots.contains { root in
      [path, real].contains { path in
        isInside(path, root)
          && path.dropFirst(root.count).split(separator: "/").contains { $0.hasPrefix(".") }
      }
    }
  }

  private static func isInside(_ path: String, _ root: String) -> Bool {
    path == root || path.hasPrefix(root == "/" ? "/" : "\(root)/")
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    isFree.wait()
    defer { isFree.signal() }
    return body()
  }
}
