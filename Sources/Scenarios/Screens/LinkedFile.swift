internal import Importers
internal import SystemLibrary
internal import TextIO

/// The file that a document's link leads to.
struct LinkedFile {
  /// The path for messages, relative as the document is.
  let path: String
  private let project: ProjectFiles

  /// Finds the file, which may lie anywhere in the repository of its document.
  ///
  /// - Parameter folder: What links may not leave where there is no repository; without it, or where
  ///   it does not hold the document, the document's own folder.
  init(
    _ link: ScreenLink, in document: String, within folder: String?
  ) throws(ScreenLink.Refusal) {
    let home = PathName(document).folder
    let named = home.appending(link.path)
    guard let project = ProjectFiles(around: home, without: folder.map(PathName.init)) else {
      throw ScreenLink.Refusal(
        problem: "the folder of the document is gone", remedy: "check “\(home.path)”")
    }
    if let refusal = project.refusal(of: named) {
      throw LinkedFile.refusal(of: link, to: named.shortened, refusal, in: project, home)
    }
    self.project = project
    let short = named.shortened
    path = ProjectFiles.isSame(short, named) ? short.path : named.path
  }

  /// The screens of the file.
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
        problem: "“\(link.path)” is hidden, behind “\(name)”",
        remedy: "link to a file that is not hidden")
    case .folder:
      ScreenLink.Refusal(problem: "“\(link.path)” is a folder", remedy: "link to a file in it")
    case .unusual:
      ScreenLink.Refusal(
        problem: "“\(link.path)” is no ordinary file", remedy: "link to a file with a screen")
    case .failed:
      ScreenLink.Refusal(
        problem: "“\(link.path)” cannot be read", remedy: "check its permissions and its links")
    }
  }

  private static func outside(_ link: ScreenLink, of project: ProjectFiles) -> ScreenLink.Refusal {
    ScreenLink.Refusal(
      problem: "“\(link.path)” leads out of the repository",
      remedy: "link to a file in “\(PathName(project.path).name)”")
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
