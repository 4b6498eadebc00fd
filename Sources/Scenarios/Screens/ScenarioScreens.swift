internal import Importers
internal import Simulator
internal import TextIO

/// An importer of the screens of a document.
///
/// The screens are in blocks or in linked files.
struct ScenarioScreens {
  /// The path of the document, to which links are relative.
  let document: String
  /// The options for importing screens.
  let options: ImportOptions
  /// The folder that links may not leave if the document is outside a repository.
  var folder: String?
  /// The source of live pages, or `nil` if none may be opened.
  var livePages: (any LivePageScreens)?
  private let read = ReadFiles()

  /// Returns the screen of a source.
  ///
  /// Positions in a block are converted to positions in the document.
  ///
  /// - Throws: An error at the line of the document, or in the linked file.
  func screen(of source: ScreenSource) throws(InputError) -> ImportedScreen {
    var imported =
      switch source.content {
      case .text(let text, let language, let lines):
        try screen(
          of: ScreenBlock(
            text: text, language: language,
            positions: BlockPositions(lines: lines, fence: source.position), document: document),
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
        error.problem, error.remedy(at: "after the language, as in “named X”"), source)
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
        error.remedy(at: "after a “#” in the link"), source)
    }
  }

  private func liveScreen(
    at target: String, _ source: ScreenSource
  ) throws(InputError) -> ImportedScreen {
    guard let livePages else {
      throw refusal(
        "this screen is a live page, which needs a browser",
        "add --browser", source)
    }
    if let page = LivePageLink(address: target) {
      guard page.isOfThisMachine else {
        throw refusal(
          "“\(target)” is a page on another machine",
          "link to a server on this machine, such as localhost",
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
  /// If an error names no file, it gets the location of the link.
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

/// A cache of the screens of linked files, so that each file is read once.
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
