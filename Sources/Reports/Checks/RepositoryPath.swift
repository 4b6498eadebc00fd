internal import SystemLibrary

/// The path of a file as its repository knows it.
enum RepositoryPath {
  /// The path from the nearest folder above with `.git`; without one, the path as it is.
  static func of(_ path: String) -> String {
    guard let resolved = SystemCall.realPath(path) else { return path }
    let names = resolved.split(separator: "/")
    for length in stride(from: names.count - 1, through: 1, by: -1) {
      let folder = "/" + names[..<length].joined(separator: "/")
      if access("\(folder)/.git", F_OK) == 0 { return names[length...].joined(separator: "/") }
    }
    return path
  }
}
