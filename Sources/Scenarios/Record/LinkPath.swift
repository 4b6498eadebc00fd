internal import SystemLibrary
internal import TextIO

/// Paths in links of a document.
package enum LinkPath {
  /// Returns the path from the folder of a document to a file, or `nil` if the folder or the file
  /// does not exist.
  ///
  /// Symbolic links to folders are resolved first, because the system applies `..` to the resolved
  /// folder. A file that is itself a link is not resolved.
  package static func relative(_ file: String, from document: String) -> String? {
    let path = PathName(file)
    guard let here = SystemCall.realPath(PathName(document).folder.path),
      let there = SystemCall.realPath(path.folder.path)
    else { return nil }
    let (from, to) = (here.split(separator: "/"), there.split(separator: "/"))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: from.count - shared)
    return (up + to.dropFirst(shared) + [Substring(path.name)]).joined(separator: "/")
  }
}
