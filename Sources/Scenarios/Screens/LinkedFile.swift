internal import Importers

/// The file that a document's link leads to.
struct LinkedFile {
  /// The path for messages and for reading, relative as the document is.
  let path: String

  /// Finds the file, which may lie anywhere in the repository of its document.
  ///
  /// - Parameter folder: What links may not leave where there is no repository; without it, or where
  ///   it does not hold the document, the document's own folder.
  init(
    _ link: ScreenLink, in document: String, within folder: String?
  ) throws(ScreenLink.Refusal) {
    let home = PathName(document).folder
    let named = home.appending(link.path)
    guard let here = FilePlace(home.path) else {
      throw ScreenLink.Refusal(
        problem: "the folder of the document is gone", remedy: "check “\(home.path)”")
    }
    let bounds = LinkedFile.bounds(of: here, within: folder)
    guard let place = FilePlace(named.path) else {
      let wanted = PathName(here.path).appending(link.path).shortened.path
      let isOutside = bounds.path != "/" && !wanted.hasPrefix("\(bounds.path)/")
      throw isOutside
        ? LinkedFile.outside(link, of: bounds) : LinkedFile.missing(named.shortened, home)
    }
    guard place.isInside(bounds) else { throw LinkedFile.outside(link, of: bounds) }
    guard place.kind == .file else { throw LinkedFile.noFile(link, place) }
    let short = named.shortened.path
    path = FilePlace(short)?.path == place.path ? short : named.path
  }

  /// The folder that links may not leave.
  private static func bounds(of home: FilePlace, within folder: String?) -> FilePlace {
    if let repository = home.repository { return repository }
    guard let given = folder.flatMap(FilePlace.init), home.isInside(given) else { return home }
    return given
  }

  private static func outside(_ link: ScreenLink, of bounds: FilePlace) -> ScreenLink.Refusal {
    ScreenLink.Refusal(
      problem: "“\(link.path)” leads out of the repository",
      remedy: "link to a file in “\(PathName(bounds.path).name)”")
  }

  private static func noFile(_ link: ScreenLink, _ place: FilePlace) -> ScreenLink.Refusal {
    let isFolder = place.kind == .folder
    return ScreenLink.Refusal(
      problem: "“\(link.path)” is \(isFolder ? "a folder" : "no ordinary file")",
      remedy: isFolder ? "link to a file in it" : "link to a file with a screen")
  }

  private static func missing(_ path: PathName, _ home: PathName) -> ScreenLink.Refusal {
    let wanted = path.name.lowercased()
    let files = FolderListing(ofFolder: path.folder.path)?.files ?? []
    guard !files.contains(path.name) else {
      return ScreenLink.Refusal(
        problem: "“\(path.path)” is a symbolic link that leads to no file",
        remedy: "link to the file itself")
    }
    let similar =
      files.first { $0.lowercased() == wanted }
      ?? files.first { PathName($0).stem.lowercased() == PathName(wanted).stem }
    let remedy = similar.map { "the file there is called “\($0)”" }
    return ScreenLink.Refusal(
      problem: "there is no file “\(path.path)”",
      remedy: remedy ?? "links lead on from the folder of the document, “\(home.path)”")
  }
}
