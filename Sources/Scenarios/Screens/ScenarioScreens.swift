internal import Importers
internal import Simulator
internal import TextIO

/// The screens of one document, from its blocks and from the files it links to.
struct ScenarioScreens {
  /// The document, which links are relative to.
  let document: String
  /// What is said about the files of screens.
  let options: ImportOptions
  /// What links may not leave where there is no repository.
  var folder: String?
  /// What shows live pages.
  var livePages: (any LivePageScreens)?
  private let read = ReadFiles()

  init(
    document: String, options: ImportOptions, folder: String? = nil,
    livePages: (any LivePageScreens)? = nil
  ) {
    self.document = document
    self.options = options
    self.folder = folder
    self.livePages = livePages
  }

  /// The screen of a source, with its places as lines of the document where it stands there.
  ///
  /// Fails at the line of the document, or at that of a linked file where that one is wrong.
  func screen(of source: ScreenSource) throws(InputError) -> ImportedScreen {
    var imported =
      switch source.content {
      case .text(let text, let language, let lines):
        try screen(
          of: ScreenBlock(
            text: text, language: language,
            places: BlockPlaces(lines: lines, fence: source.position), document: document),
          source)
      case .file(let target): try screen(at: target, source)
      case .live(let target): try liveScreen(at: target, source)
      }
    if let name = source.name {
      imported.screen.name = name
      imported.android?.name = name
    }
    return imported
  }

  private func screen(
    of block: ScreenBlock, _ source: ScreenSource
  ) throws(InputError) -> ImportedScreen {
    let screens = try block.screens(options)
    do {
      return try ScreenChoice(name: source.name).screen(among: screens)
    } catch {
      throw refusal(
        error.problem, error.remedy(at: "behind the language, as in “named X”"), source)
    }
  }

  private func screen(
    at target: String, _ source: ScreenSource
  ) throws(InputError) -> ImportedScreen {
    let link: ScreenLink
    let file: LinkedFile
    do {
      link = try ScreenLink(target)
      file = try LinkedFile(link, in: document, within: folder)
    } catch {
      throw refusal(error.problem, error.remedy, source)
    }
    let screens = try read.screens(of: file, options)
    do {
      return try ScreenChoice(fragment: link.fragment, name: source.name).screen(among: screens)
    } catch {
      throw refusal(
        "\(error.problem) in “\(file.path)”",
        error.remedy(at: "behind a “#” in the link"), source)
    }
  }

  private func liveScreen(
    at target: String, _ source: ScreenSource
  ) throws(InputError) -> ImportedScreen {
    guard let livePages else {
      throw refusal(
        "this screen is a live page, and documents start no browser unless they are let",
        "add --browser", source)
    }
    if let page = LivePageLink(address: target) {
      guard page.isOfThisMachine else {
        throw refusal(
          "“\(target)” is a page of another machine",
          "link to a server of this one, such as localhost",
          source)
      }
      return try show(page, source, on: livePages)
    }
    do {
      let file = try LinkedFile(try ScreenLink(target), in: document, within: folder)
      return try show(LivePageLink(file: file.path), source, on: livePages)
    } catch let error as ScreenLink.Refusal {
      throw refusal(error.problem, error.remedy, source)
    } catch let error as InputError {
      throw error
    } catch {
      throw refusal("\(error)", "check the link", source)
    }
  }

  /// Opens a live page.
  ///
  /// An error that names no file is about the document.
  private func show(
    _ page: LivePageLink, _ source: ScreenSource, on livePages: any LivePageScreens
  ) throws(InputError) -> ImportedScreen {
    do {
      return try livePages.screen(page)
    } catch {
      guard error.file == nil else { throw error }
      throw refusal(error.problem, error.remedy, source)
    }
  }

  private func refusal(
    _ problem: String, _ remedy: String, _ source: ScreenSource
  ) -> InputError {
    InputError(file: document, position: source.position, problem: problem, remedy: remedy)
  }
}

/// Owns the screens of the files that one document links to, so that each file is read once.
private final class ReadFiles {
  private var known: [String: Result<[ImportedScreen], InputError>] = [:]

  func screens(
    of file: LinkedFile, _ options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    if let known = known[file.path] { return try known.get() }
    let result = Result { () throws(InputError) in try file.screens(options) }
    known[file.path] = result
    return try result.get()
  }
}
