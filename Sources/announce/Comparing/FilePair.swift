import Importers
import Scenarios
internal import TextIO

/// A file before a change and the same file after it, of which one may be missing.
struct FilePair {
  /// What people call it.
  var name: String
  var before: String?
  var after: String?
  /// The folders that were searched for it; absent for files that were named themselves.
  var folders: (before: String, after: String)?
  /// Whether it was found in a folder, where not every file has to be a screen.
  var wasSearched: Bool { folders != nil }

  /// Whether a file that could not be read may be none with a screen in it: one that was found.
  func mayBeNoScreen(_ error: InputError) -> Bool {
    wasSearched && FilePair.mayBeNoScreen(error, at: name)
  }

  /// Whether a file of that name may be none with a screen in it: one that is known by its name for a
  /// page, a layout or an outline has no mistake at some place, unless it is plainly something else.
  static func mayBeNoScreen(_ error: InputError, at name: String) -> Bool {
    let suffix = name.lastIndex(of: ".").map { name[$0...].lowercased() } ?? ""
    let isSure = [".html", ".htm", ".xhtml", ".xml", ".uix", ".outline", ".storyboard", ".xib"]
      .contains(suffix)
    return !isSure || error.position == nil || error.isOfOtherKind
  }

  /// The pairs that two paths lead to: two files, or those of two folders with the same path.
  static func all(
    _ old: String, _ new: String, called name: String
  ) throws(InputError) -> [FilePair] {
    let (before, after) = (isFolder(old), isFolder(new))
    guard before || after else {
      let (hasOld, hasNew) = (isThere(old), isThere(new))
      // Whichever is missing tells so when it is read, unless the other says what became of it.
      return [
        FilePair(
          name: name == "-" ? "standard input" : name, before: hasOld || !hasNew ? old : nil,
          after: hasNew || !hasOld ? new : nil)
      ]
    }
    for (path, isFolder) in [(old, before), (new, after)] where !isFolder && isThere(path) {
      throw InputError(
        file: path, problem: "this is a file and the other side a folder",
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

  private static func isThere(_ path: String) -> Bool {
    path == "-" || CommandEnvironment.hasFile(path)
  }

  private static func isFolder(_ path: String) -> Bool { FolderListing(ofFolder: path) != nil }

  /// The files of a folder whose names may be those of screens, by their path in it.
  private static func relative(_ folder: String) throws(InputError) -> [String] {
    let prefix = folder == "." ? "" : folder == "/" ? "/" : "\(PathName(folder).path)/"
    return try screens(in: folder).map { String($0.dropFirst(prefix.count)) }
  }

  /// The files of a folder whose names may be those of screens.
  static func screens(in folder: String) throws(InputError) -> [String] {
    try DocumentSearch.files(in: folder) { name in
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
      return InputFormat.blockLanguages.contains(name[name.index(after: dot)...].lowercased())
    }
  }
}
