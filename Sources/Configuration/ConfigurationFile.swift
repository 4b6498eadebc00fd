internal import Encoding
internal import Simulator
internal import SystemLibrary
package import TextIO

/// A configuration file: options for the files in its folder and below.
package struct ConfigurationFile: Sendable {
  /// What the file is called.
  package static let name = "announce.yaml"
  /// What people call it as well.
  private static let misspelt = "announce.yml"

  /// Options that hold together.
  struct Section: Sendable {
    /// The real paths that it is for; all without one.
    var paths: [String] = []
    var options: [ConfiguredOption] = []
  }

  /// The file, from the current folder where it lies below that.
  package let path: String
  private let sections: [Section]

  /// The nearest configuration from the folder of a file, or from a folder, up to the root of its
  /// repository, or of the machine where it is in none.
  ///
  /// Absent where there is none. A path where nothing is yet is looked up by its folder.
  package static func nearest(to path: String) throws(InputError) -> ConfigurationFile? {
    guard var folder = realFolder(of: path) else { return nil }
    while true {
      let candidate = folder.appending(name)
      if let kind = kind(of: candidate.path) {
        return try ConfigurationFile(reading: candidate.path, kind: kind)
      }
      if kind(of: folder.appending(misspelt).path) != nil {
        throw InputError(
          file: shown(folder.appending(misspelt).path),
          problem: "a configuration of this name is not read", remedy: "call it \(name)")
      }
      if kind(of: folder.appending(".git").path) != nil || folder.path == "/" { return nil }
      folder = folder.folder
    }
  }

  /// What holds for a file or folder: the latest section wins that gives an option.
  package func options(for path: String) -> [ConfiguredOption] {
    let real = ConfigurationFile.realPath(of: path)
    var options: [ConfiguredOption] = []
    for section in sections where section.holds(for: real) {
      for option in section.options {
        options.removeAll { $0.name == option.name }
        options.append(option)
      }
    }
    let order = ConfigurationKey.all.map(\.name)
    return order.compactMap { name in options.first { $0.name == name } }
  }

  /// What the nearest configuration says of a file or folder.
  package static func options(for path: String) throws(InputError) -> [ConfiguredOption] {
    try nearest(to: path)?.options(for: path) ?? []
  }

  /// A configuration is written by hand.
  private static let limit = 256 << 10

  private init(reading file: String, kind: mode_t) throws(InputError) {
    let shown = ConfigurationFile.shown(file)
    path = shown
    guard kind == S_IFREG else {
      throw InputError(
        file: shown, problem: "a configuration has to be an ordinary file and no link",
        remedy: "put the file itself there")
    }
    guard let project = ProjectFiles(around: PathName(file).folder, without: nil) else {
      throw InputError(file: shown, problem: "its folder cannot be read", remedy: "check it")
    }
    let bytes = try project.contents(of: PathName(file), limit: 1)
    guard bytes.count <= ConfigurationFile.limit else {
      throw InputError(
        file: shown, problem: "a configuration cannot be larger than 256 kB",
        remedy: "keep only options in it")
    }
    let home = PathName(file).folder
    let bounds = ConfigurationFile.repository(around: home) ?? home
    let reading = ConfigurationReading(file: shown) { (text, position) throws(InputError) in
      let named = text.hasPrefix("/") ? PathName(text) : home.appending(text)
      // Through a link it may lie elsewhere than its name says.
      let real = SystemCall.realPath(named.path) ?? named.shortened.path
      guard real == bounds.path || bounds.path == "/" || real.hasPrefix("\(bounds.path)/") else {
        throw InputError(
          file: shown, position: position, problem: "“\(text)” leads out of “\(bounds.name)”",
          remedy: "name what lies in it, or give it on the command line")
      }
      let inside = real.dropFirst(bounds.path == "/" ? 1 : bounds.path.utf8.count + 1)
      guard !inside.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
        throw InputError(
          file: shown, position: position,
          problem: "“\(text)” is hidden, and nothing hidden is read",
          remedy: "name what is not, or give it on the command line")
      }
      if let kind = ConfigurationFile.kind(of: real), kind != S_IFREG, kind != S_IFDIR {
        throw InputError(
          file: shown, position: position, problem: "“\(text)” is neither a file nor a folder",
          remedy: "name an ordinary file")
      }
      return ConfigurationFile.shown(real)
    }
    sections = try reading.sections(of: YAMLFile.value(of: bytes, file: shown))
  }

  /// The nearest folder that holds `.git`, this one or one above.
  private static func repository(around folder: PathName) -> PathName? {
    var folder = folder
    while kind(of: folder.appending(".git").path) == nil {
      guard folder.path != "/" else { return nil }
      folder = folder.folder
    }
    return folder
  }

  /// What lies at a path, links not followed, in the words of `stat`.
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

  /// A path as people know it, from the current folder where it lies in that.
  private static func shown(_ path: String) -> String {
    guard let here = SystemCall.realPath("."), here != "/" else { return path }
    if path == here { return "." }
    return path.hasPrefix("\(here)/") ? String(path.dropFirst(here.count + 1)) : path
  }
}

extension ConfigurationFile.Section {
  fileprivate func holds(for real: String) -> Bool {
    paths.isEmpty
      || paths.contains { path in
        let path = ConfigurationFile.realPath(of: path)
        return real == path || real.hasPrefix("\(path)/")
      }
  }
}
