internal import SystemLibrary
internal import TextIO

/// Paths as links of a document have them.
package enum LinkPath {
  /// The way from the folder of a document to a file; absent where one of them does not exist.
  ///
  /// Links are followed in folders, so that the way up is the one that the system goes; a file that is
  /// a link stays one.
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
