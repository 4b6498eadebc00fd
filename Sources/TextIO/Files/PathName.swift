/// The path of a file or folder.
///
/// Only ``resolved`` reads the file system. All other properties and methods work on the text of
/// the path.
package struct PathName: Sendable, Hashable {
  /// The path as the user named it, without trailing slashes.
  package let path: String

  package init(_ path: String) {
    guard let last = path.lastIndex(where: { $0 != "/" }) else {
      self.path = path.isEmpty ? "." : "/"
      return
    }
    self.path = String(path[...last])
  }

  /// The last component of the path.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The last component without its extension.
  package var stem: String {
    let name = name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The parent folder.
  package var folder: PathName {
    let name = name
    if name == "." || name == ".." { return PathName("\(path)/..") }
    guard let slash = path.lastIndex(of: "/") else { return PathName(".") }
    return PathName(slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  /// Returns the path of a file or folder in this folder.
  package func appending(_ name: String) -> PathName {
    path == "." ? PathName(name) : PathName(path == "/" ? "/\(name)" : "\(path)/\(name)")
  }
}

extension PathName {
  /// The path without `.` components, and without `..` components and the names before them.
  ///
  /// If a folder in the path is a symbolic link, the result may be the path of another file. A
  /// caller that needs the same file must check for symbolic links.
  package var normalized: PathName {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !path.hasPrefix("/") {
        names.append(name)
      }
    }
    return PathName((path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/"))
  }
}
