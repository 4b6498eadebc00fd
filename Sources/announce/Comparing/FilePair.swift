import Devices
import Importers
import Scenarios
internal import TextIO

/// The old and the new version of a file.
///
/// One of the versions may be missing.
struct FilePair {
  /// The name of the file in the output.
  var name: String
  var before: String?
  var after: String?
  /// The folders in which the file was found, or `nil` if it was named directly.
  var folders: (before: String, after: String)?

  /// Whether an error of this file can be ignored, because the file may not be a screen at all.
  ///
  /// For files that the user named directly, errors cannot be ignored.
  func mayLackScreen(_ error: InputError) -> Bool {
    folders != nil && FilePair.mayLackScreen(error, at: name)
  }

  /// Whether an error of a file in a folder can be ignored, because the file is perhaps not a
  /// screen.
  ///
  /// An error with a position in a page, layout or outline is a mistake in a screen. It is not
  /// ignored, unless the file is clearly of another kind.
  static func mayLackScreen(_ error: InputError, at name: String) -> Bool {
    let suffix = name.lastIndex(of: ".").map { name[$0...].lowercased() } ?? ""
    let isSure = [".html", ".htm", ".xhtml", ".xml", ".uix", ".outline", ".storyboard", ".xib"]
      .contains(suffix)
    return !isSure || error.position == nil || error.hasNoScreen
  }

  /// Whether the note on skipped files should name a file.
  ///
  /// The note is about files in folders without a readable screen.
  ///
  /// People do not expect screens in files of another kind, such as resources, nor in files of code
  /// such as `.js` and `.ts`.
  static func isWorthNaming(_ error: InputError, at name: String) -> Bool {
    let suffix = name.lastIndex(of: ".").map { name[$0...].lowercased() } ?? ""
    if name.contains(".xcassets/") { return false }
    return !error.hasNoScreen && ![".ts", ".js", ".mjs", ".cjs", ".mts", ".cts"].contains(suffix)
  }

  /// Returns the pair of two files, or the pairs of files with the same path in two folders.
  static func all(
    _ old: String, _ new: String, called name: String
  ) throws(InputError) -> [FilePair] {
    let (before, after) = (isFolder(old), isFolder(new))
    guard before || after else {
      let (hasOld, hasNew) = (exists(old), exists(new))
      // If both files are missing, the error is reported when the command reads them.
      return [
        FilePair(
          name: name == "-" ? "standard input" : name, before: hasOld || !hasNew ? old : nil,
          after: hasNew || !hasOld ? new : nil)
      ]
    }
    for (path, isFolder) in [(old, before), (new, after)] where !isFolder && exists(path) {
      throw InputError(
        file: path, problem: "a file cannot be compared with a folder",
        remedy: "compare two files or two folders")
    }
    let olds = before ? try relative(old) : []
    let news = after ? try relative(new) : []
    let (oldNames, newNames) = (Set(olds), Set(news))
    return Set(olds + news).sorted().map { path in
      FilePair(
        name: PathName(name).appending(path).path,
        before: oldNames.contains(path) ? PathName(old).appending(path).path : nil,
        after: newNames.contains(path) ? PathName(new).appending(path).path : nil,
        folders: (old, new))
    }
  }

  /// Throws an error if there is neither a file nor a folder at a path.
  static func requireFile(_ path: String) throws(InputError) {
    guard !exists(path), !isFolder(path) else { return }
    // `git show` names a file of a revision as `REVISION:FILE`.
    let parts = path.split(separator: ":", maxSplits: 1)
    let remedy =
      parts.count == 2
      ? "check the path, or compare with a revision: --since \(parts[0]) \(parts[1])"
      : "check the path"
    throw InputError(file: path, problem: "no such file", remedy: remedy)
  }

  private static func exists(_ path: String) -> Bool {
    path == "-" || CommandEnvironment.hasFile(path) || DeviceAddress(path) != nil
  }

  private static func isFolder(_ path: String) -> Bool { FolderListing(ofFolder: path) != nil }

  /// Returns the relative paths of the files in a folder that may be screens, judging by their
  /// names.
  private static func relative(_ folder: String) throws(InputError) -> [String] {
    let prefix = folder == "." ? "" : folder == "/" ? "/" : "\(PathName(folder).path)/"
    return try screens(in: folder).map { String($0.dropFirst(prefix.count)) }
  }

  /// Further extensions of files that may contain screens, for dumps copied from a console and for
  /// source code.
  private static let others: Set<String> = ["txt", "swift", "kt", "dart"]

  /// Returns the files in a folder that may be screens, judging by their names.
  static func screens(in folder: String) throws(InputError) -> [String] {
    try DocumentSearch.files(in: folder) { name in
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
      let suffix = name[name.index(after: dot)...].lowercased()
      return others.contains(suffix) || InputFormat.blockLanguages.contains(suffix)
    }
  }
}
