import Importers
import Reports
import Simulator
internal import TextIO

/// `announce tree FILE…`: prints the accessibility tree.
struct TreeCommand: Command {
  static let unused = Option(
    name: "unused", value: .none,
    summary:
      "List only the texts of the file that are not in the tree, each with the reason.")
  static let crossCheck = Option(
    name: "cross-check", value: .none,
    summary: "Compare with the browser's own accessibility tree: visibility, role, name, "
      + "description and state.")
  static let reader = Option(
    name: "reader", value: .oneOf(readerNames),
    summary: "Also list texts of the tree that this reader never announces, each with the "
      + "reason. Only with --unused.")
  static let declaration = Declaration(
    name: "tree",
    summary: "Print the accessibility tree of a file as an outline. With --as, print what iOS or "
      + "Android exposes to the reader.",
    discussion: [
      "The outline can be edited and read again. The format is a superset of Playwright's ARIA "
        + "snapshots. JSON also contains elements that are not in the tree."
    ],
    operands: .files,
    options: [.platform, .textOrJSON, unused, crossCheck, reader, .language, .set, .plain]
      + Option.importing,
    examples: [
      ("announce tree sign-up.html > sign-up.outline", "write a page as an outline"),
      ("announce tree --as talkback sign-up.html", "print what Chrome exposes to TalkBack"),
      ("announce tree --cross-check sign-up.html", "compare with Chromium's own tree"),
      ("announce tree --unused sign_up.xml", "list texts of a layout that are never announced"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice?
  private let crossChecking: CrossChecking?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments, suggestsLanguage: false)
    crossChecking = arguments.has(TreeCommand.crossCheck) ? try CrossChecking(arguments) : nil
    if crossChecking != nil {
      let others = [Option.platform, TreeCommand.unused, .textOrJSON].filter { arguments.has($0) }
      if let other = others.first {
        throw UsageError(
          "--cross-check cannot be combined with --\(other.name)", remedy: "leave out one of them")
      }
    }
    guard !arguments.has(.platform) || !arguments.has(TreeCommand.unused) else {
      throw UsageError(
        "--unused cannot be combined with --as", remedy: "leave out one of them")
    }
    guard !arguments.has(TreeCommand.reader) || arguments.has(TreeCommand.unused) else {
      throw UsageError(
        "--reader needs --unused here", remedy: "add --unused, or write --as instead")
    }
    if arguments.has(TreeCommand.unused), let name = arguments.value(of: TreeCommand.reader) {
      choice = try ReaderChoice(arguments, named: [name])
      return
    }
    guard let name = arguments.value(of: .platform) else {
      guard !arguments.has(.set) else {
        throw UsageError("--set needs a reader", remedy: "name it with \(Option.platform.usage)")
      }
      choice = nil
      return
    }
    guard !arguments.wantsJSON else {
      throw UsageError("--as cannot be written as JSON", remedy: "leave out --as or --format json")
    }
    choice = try ReaderChoice(arguments, named: [name])
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    if let crossChecking { return crossChecking.run(in: environment, &streams) }
    let text = TextFormat(style: environment.style(arguments))
    if let choice, !arguments.has(TreeCommand.unused) {
      return files.writeText(text, in: environment, &streams) { imported, streams in
        for reader in choice.readers(for: imported) {
          text.writeExposure(of: imported.screen(for: reader), to: reader, &streams.output)
        }
        text.write(imported.screen.diagnostics, to: &streams.output)
      }
    }
    if arguments.wantsJSON {
      return files.writeJSON(in: environment, &streams) { imported, json, streams in
        TreeJSON.write(imported, to: &json, &streams.output)
      }
    }
    if arguments.has(TreeCommand.unused) {
      return files.writeText(text, in: environment, &streams) { imported, streams in
        text.writeUnused(
          of: imported, by: choice?.readers(for: imported) ?? [], to: &streams.output)
      }
    }
    return printOutlines(in: environment, &streams)
  }

  /// Prints outlines, with all other output as comments.
  ///
  /// The output for one screen is therefore a valid outline.
  private func printOutlines(
    in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    let isShown = environment.isOutputTerminal || environment.isContinuousIntegration
    return files.write(
      in: environment, &streams,
      { imported, streams in
        write(imported.screen, isShown: isShown, to: &streams.output)
      },
      gap: { $0.writeLine() })
  }

  private func write(_ screen: Screen, isShown: Bool, to output: inout ReportSink) {
    if arguments.operands.count > 1 || screen.hasNameOfItsOwn {
      output.writeLine("# \(TerminalText.of(screen.heading))")
    }
    let outline = screen.outline
    output.write(isShown ? TerminalText.lines(of: outline) : outline)
    if !outline.isEmpty, !outline.hasSuffix("\n") { output.writeLine() }
    // The outline contains the diagnostics, but not their source locations.
    for diagnostic in screen.diagnostics where diagnostic.position != nil {
      output.writeLine("# \(TerminalText.of(diagnostic.line))")
    }
  }
}
