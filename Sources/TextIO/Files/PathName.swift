/// The path of a file or folder, taken apart as text.
package struct PathName: Sendable, Hashable {
  /// The path as the user named it, without slashes at its end.
  package let path: String

  /// A path.
  package init(_ path: String) {
    guard let last = path.lastIndex(where: { $0 != "/" }) else {
      self.path = path.isEmpty ? "." : "/"
      return
    }
    self.path = String(path[...last])
  }

  /// The last name of the path.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The last name without its extension.
  package var stem: String {
    let name = name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The folder that holds it.
  package var folder: PathName {
    let name = name
    if name == "." || name == ".." { return PathName("\(path)/..") }
    guard let slash = path.lastIndex(of: "/") else { return PathName(".") }
    return PathName(slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  /// What is called so in this folder.
  package func appending(_ name: String) -> PathName {
    path == "." ? PathName(name) : PathName(path == "/" ? "/\(name)" : "\(path)/\(name)")
  }
}

extension PathName {
  /// The path without `.` and without `..` behind the name of a folder.
  ///
  /// Through a link to a folder that may be another place, so whoever shortens a path looks whether
  /// the same file is there.
  package var shortened: PathName {
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
