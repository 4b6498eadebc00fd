internal import Importers
internal import SystemLibrary
internal import TextIO

/// A file to which a document links.
struct LinkedFile {
  /// The path for messages, relative to the same folder as the document's path.
  let path: String
  private let project: ProjectFiles

  /// Finds the file, which may be anywhere in the repository of the document.
  ///
  /// - Parameter folder: The folder that links may not leave if there is no repository. If this
  ///   folder is `nil` or does not contain the document, links may not leave the document's own
  ///   folder.
  init(
    _ link: ScreenLink, in document: String, within folder: String?
  ) throws(ScreenLink.Refusal) {
    let home = PathName(document).folder
    let named = home.appending(link.path)
    guard let project = ProjectFiles(around: home, fallback: folder.map(PathName.init)) else {
      throw ScreenLink.Refusal(
        problem: "the folder of the document does not exist", remedy: "check “\(home.path)”")
    }
    if let refusal = project.refusal(of: named) {
      throw LinkedFile.refusal(of: link, to: named.normalized, refusal, in: project, home)
    }
    self.project = project
    let short = named.normalized
    path = ProjectFiles.isSame(short, named) ? short.path : named.path
  }

  func screens(_ options: ImportOptions) throws(InputError) -> [ImportedScreen] {
    try ImportedScreen.contents(
      of: project.contents(of: PathName(path)), file: path, options: options)
  }

  private static func refusal(
    of link: ScreenLink, to path: PathName, _ refusal: ProjectFiles.Refusal,
    in project: ProjectFiles, _ home: PathName
  ) -> ScreenLink.Refusal {
    switch refusal {
    case .missing, .failed(code: ELOOP): missing(path, home)
    case .outside: outside(link, of: project)
    case .hidden(let name):
      ScreenLink.Refusal(
        problem: "“\(link.path)” is hidden by “\(name)”",
        remedy: "link to a file that is not hidden")
    case .folder:
      ScreenLink.Refusal(problem: "“\(link.path)” is a folder", remedy: "link to a file in it")
    case .notRegular:
      ScreenLink.Refusal(
        problem: "“\(link.path)” is not a regular file", remedy: "link to a file with a screen")
    case .failed:
      ScreenLink.Refusal(
        problem: "“\(link.path)” cannot be read", remedy: "check its permissions and its links")
    }
  }

  private static func outside(_ link: ScreenLink, of project: ProjectFiles) -> ScreenLink.Refusal {
    ScreenLink.Refusal(
      problem: "“\(link.path)” is outside the repository",
      remedy: "link to a file in “\(PathName(project.path).name)”")
  }

  private static func missing(_ path: PathName, _ home: PathName) -> ScreenLink.Refusal {
    let wanted = path.name.lowercased()
    let files = FolderListing(ofFolder: path.folder.path)?.files ?? []
    guard !files.contains(path.name) else {
      return ScreenLink.Refusal(
        problem: "“\(path.path)” is a symbolic link to a file that does not exist",
        remedy: "link to the file itself")
    }
    let similar =
      files.first { $0.lowercased() == wanted }
      ?? files.first { PathName($0).stem.lowercased() == PathName(wanted).stem }
    let remedy = similar.map { "the file there is called “\($0)”" }
    return ScreenLink.Refusal(
      problem: "there is no file “\(path.path)”",
      remedy: remedy ?? "links are relative to the folder of the document, “\(home.path)”")
  }
}
