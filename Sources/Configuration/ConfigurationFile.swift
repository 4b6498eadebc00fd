internal import Encoding
internal import Simulator
internal import SystemLibrary
package import TextIO

/// A configuration file, which contains options for the files in its folder and in folders below
/// it.
package struct ConfigurationFile: Sendable {
  package static let name = "announce.yaml"
  /// A name that people often use by mistake for the configuration file.
  private static let misspelling = "announce.yml"

  /// A part of the file, with options for some paths.
  struct Section: Sendable {
    /// The paths to which the options apply.
    ///
    /// If the array is empty, the options apply to all paths.
    var paths: [String] = []
    var options: [ConfiguredOption] = []
  }

  /// The path of the configuration file.
  ///
  /// If the file is inside the current folder, the path is relative to that folder.
  package let path: String
  private let sections: [Section]

  /// Returns the nearest configuration for a file or folder, or `nil` if there is none.
  ///
  /// The search goes upwards to the root of the repository. Outside a repository, the search goes
  /// up to the root of the file system.
  package static func nearest(to path: String) throws(InputError) -> ConfigurationFile? {
    guard var folder = realFolder(of: path) else { return nil }
    while true {
      let candidate = folder.appending(name)
      if let kind = kind(of: candidate.path) {
        return try ConfigurationFile(reading: candidate.path, kind: kind)
      }
      if kind(of: folder.appending(misspelling).path) != nil {
        throw InputError(
          file: shown(folder.appending(misspelling).path),
          problem: "a configuration of this name is not read", remedy: "rename it to \(name)")
      }
      if kind(of: folder.appending(".git").path) != nil || folder.path == "/" { return nil }
      folder = folder.folder
    }
  }

  /// Returns the options for a file or folder.
  ///
  /// If several sections set an option, the last one wins.
  package func options(for path: String) -> [ConfiguredOption] {
    let real = ConfigurationFile.realPath(of: path)
    var options: [ConfiguredOption] = []
    for section in sections where section.applies(to: real) {
      for option in section.options {
        options.removeAll { $0.name == option.name }
        options.append(option)
      }
    }
    let order = ConfigurationKey.all.map(\.name)
    return order.compactMap { name in options.first { $0.name == name } }
  }

  /// Returns the options for a file or folder from the nearest configuration.
  package static func options(for path: String) throws(InputError) -> [ConfiguredOption] {
    try nearest(to: path)?.options(for: path) ?? []
  }

  /// The maximum size of a configuration file in bytes.
  ///
  /// The limit is low, because people write configurations by hand.
  private static let limit = 256 << 10

  private init(reading file: String, kind: mode_t) throws(InputError) {
    let shown = ConfigurationFile.shown(file)
    path = shown
    guard kind == S_IFREG else {
      throw InputError(
        file: shown, problem: "a configuration must be a regular file and not a link",
        remedy: "put the file itself there")
    }
    guard let project = ProjectFiles(around: PathName(file).folder) else {
      throw InputError(
        file: shown, problem: "its folder cannot be read", remedy: "check the folder's permissions")
    }
    let bytes = try project.contents(of: PathName(file), limit: 1)
    guard bytes.count <= ConfigurationFile.limit else {
      throw InputError(
        file: shown, problem: "a configuration cannot be larger than 256 kB",
        remedy: "keep only options in it")
    }
    let home = PathName(file).folder
    let root = ConfigurationFile.repository(around: home) ?? home
    let reading = ConfigurationParser(file: shown) { (text, position) throws(InputError) in
      let named = text.hasPrefix("/") ? PathName(text) : home.appending(text)
      // Check the real path, because a symbolic link can lead out of the root folder.
      let real = SystemCall.realPath(named.path) ?? named.normalized.path
      guard real == root.path || root.path == "/" || real.hasPrefix("\(root.path)/") else {
        throw InputError(
          file: shown, position: position, problem: "“\(text)” is outside “\(root.name)”",
          remedy: "name a file inside it, or give the option on the command line")
      }
      let inside = real.dropFirst(root.path == "/" ? 1 : root.path.utf8.count + 1)
      guard !inside.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
        throw InputError(
          file: shown, position: position,
          problem: "“\(text)” is hidden; hidden files are not read",
          remedy: "name another file, or give the option on the command line")
      }
      if let kind = ConfigurationFile.kind(of: real), kind != S_IFREG, kind != S_IFDIR {
        throw InputError(
          file: shown, position: position, problem: "“\(text)” is neither a file nor a folder",
          remedy: "name a regular file")
      }
      return ConfigurationFile.shown(real)
    }
    sections = try reading.sections(of: YAMLFile.value(of: bytes, file: shown))
  }

  /// Returns the nearest folder that contains `.git`: the given folder or one above it.
  private static func repository(around folder: PathName) -> PathName? {
    var folder = folder
    while kind(of: folder.appending(".git").path) == nil {
      guard folder.path != "/" else { return nil }
      folder = folder.folder
    }
    return folder
  }

  /// Returns the file type of a path in the encoding of `lstat`, or `nil` if no file exists there.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func realFolder(of path: String) -> PathName? {
    let path = path == "-" ? "." : path
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return SystemCall.realPath(isFolder ? path : PathName(path).folder.path).map(PathName.init)
  }

  fileprivate static func realPath(of path: String) -> String {
    if let real = SystemCall.realPath(path == "-" ? "." : path) { return real }
    let name = PathName(path)
    return realFolder(of: path)?.appending(name.name).path ?? path
  }

  /// Returns the path as messages show it: relative to the current folder if it is inside that
  /// folder.
  private static func shown(_ path: String) -> String {
    guard let here = SystemCall.realPath("."), here != "/" else { return path }
    if path == here { return "." }
    return path.hasPrefix("\(here)/") ? String(path.dropFirst(here.count + 1)) : path
  }
}

extension ConfigurationFile.Section {
  fileprivate func applies(to real: String) -> Bool {
    paths.isEmpty
      || paths.contains { path in
        let path = ConfigurationFile.realPath(of: path)
        return real == path || real.hasPrefix("\(path)/")
      }
  }
}
