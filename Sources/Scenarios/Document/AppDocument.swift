package import Importers
package import Simulator
package import TextIO

/// The app in the `app` blocks of a document, together with the named screens that it can show.
package struct AppDocument: Sendable {
  package private(set) var script = AppScript()
  private var screens = NamedScreens()

  /// Reads a Markdown document, or a file that contains only a script.
  package init(contentsOfFile path: String, options: ImportOptions) throws(InputError) {
    let bytes = try FileBytes.contents(ofFile: path)
    guard path.lowercased().hasSuffix(".md") || path.lowercased().hasSuffix(".markdown") else {
      try add(String(decoding: bytes, as: UTF8.self), from: 1, in: path)
      try addFiles(shownIn: path, options: options)
      return
    }
    let screens = ScenarioScreens(document: path, options: options)
    for block in ScenarioDocument.blocks(of: bytes) {
      switch block.content {
      case .fence(let info, let text): try read(InfoString(info), text, block, screens, in: path)
      case .screen(let name, let target, isLive: false) where !name.isEmpty:
        try add(
          ScreenSource(name: name, content: .file(target), position: block.position), screens)
      default: continue
      }
    }
  }

  /// Reads the files of the screens that a script shows by path.
  private mutating func addFiles(
    shownIn path: String, options: ImportOptions
  ) throws(InputError) {
    let screens = ScenarioScreens(document: path, options: options)
    let folder = PathName(path).folder
    let project = ProjectFiles(around: folder)
    for name in script.shownScreens.sorted() where name.contains(".") {
      // A screen's name can contain a full stop without being a path. Therefore, a missing file is
      // no error here.
      guard project?.refusal(of: folder.appending(name)) != .missing else { continue }
      try add(ScreenSource(name: name, content: .file(name), position: .start), screens)
    }
  }

  package var app: ScriptedApp { screens.app(script) }

  private mutating func read(
    _ info: InfoString, _ text: BlockText, _ block: MarkdownBlock, _ screens: ScenarioScreens,
    in path: String
  ) throws(InputError) {
    if info.language == "app" {
      try add(text.text, from: text.lines.first?.line ?? block.position.line + 1, in: path)
    } else if InputFormat.blockLanguages.contains(info.language), let name = info.name {
      try add(
        ScreenSource(
          name: name,
          content: .text(text.text, language: info.language, lines: text.lines),
          position: block.position), screens)
    }
  }

  private mutating func add(
    _ text: String, from line: Int, in path: String
  ) throws(InputError) {
    do throws(ScriptError) {
      script.lines += try AppScript(text, from: line).lines
    } catch {
      throw InputError(error, file: path)
    }
  }

  private mutating func add(
    _ source: ScreenSource, _ screens: ScenarioScreens
  ) throws(InputError) {
    if let name = source.name { try self.screens.add(source, called: name, from: screens) }
  }
}

extension InputError {
  /// Creates the error to report for a mistake in a script that a file contains.
  package init(_ error: ScriptError, file: String) {
    self.init(
      file: file, position: SourcePosition(line: error.line, column: error.column),
      problem: error.problem, remedy: error.remedy)
  }
}
