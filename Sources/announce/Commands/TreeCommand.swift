import Importers
import Reports
import Simulator
internal import TextIO

/// `announce tree FILE…`: the tree that the readers are given.
struct TreeCommand: Command {
  static let unused = Option(
    name: "unused", value: .none,
    summary: "List instead the texts of the file that are nowhere in the tree, each with the "
      + "reason.")
  static let crossCheck = Option(
    name: "cross-check", value: .none,
    summary: "Show the page in a browser, and list what its own accessibility tree has otherwise: "
      + "hidden or not, role, name, description, state.")
  static let reader = Option(
    name: "reader", value: .oneOf(readerNames),
    summary: "With --unused, list also the texts of the tree that this reader says nowhere, each "
      + "with the reason.")
  static let declaration = Declaration(
    name: "tree",
    summary: "Prints the accessibility tree as an outline, or what a platform exposes.",
    discussion: [
      "The outline of one screen can be edited and read again; it is a superset of the ARIA "
        + "snapshots of Playwright. JSON has every element of a page, also those that are not in the tree."
    ],
    operands: .files,
    options: [.platform, .textOrJSON, unused, crossCheck, reader, .language, .set, .plain]
      + Option.importing,
    examples: [
      ("announce tree sign-up.html > sign-up.outline", "a page as an outline"),
      ("announce tree --as talkback sign-up.html", "what Chrome exposes to TalkBack"),
      ("announce tree --cross-check sign-up.html", "what Chromium's own tree has otherwise"),
      ("announce tree --unused sign_up.xml", "texts of a layout that nobody hears, and why"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice?
  private let crossChecking: CrossChecking?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments, areHeard: false)
    crossChecking = arguments.has(TreeCommand.crossCheck) ? try CrossChecking(arguments) : nil
    if crossChecking != nil {
      let others = [Option.platform, TreeCommand.unused, .textOrJSON].filter { arguments.has($0) }
      if let other = others.first {
        throw UsageError("--cross-check has no --\(other.name)", remedy: "leave out one of them")
      }
    }
    guard !arguments.has(.platform) || !arguments.has(TreeCommand.unused) else {
      throw UsageError(
        "--unused is about the file, --as about a platform", remedy: "leave out one of them")
    }
    guard !arguments.has(TreeCommand.reader) || arguments.has(TreeCommand.unused) else {
      throw UsageError(
        "--reader asks what a reader leaves out", remedy: "add --unused, or write --as instead")
    }
    if arguments.has(TreeCommand.unused), let name = arguments.value(of: TreeCommand.reader) {
      choice = try ReaderChoice(arguments, named: [name])
      return
    }
    guard let name = arguments.value(of: .platform) else {
      guard !arguments.has(.set) else {
        throw UsageError("--set changes a reader", remedy: "name it with \(Option.platform.usage)")
      }
      choice = nil
      return
    }
    guard !arguments.wantsJSON else {
      throw UsageError("--as has no JSON form", remedy: "leave out --as or --format json")
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

  /// What is no part of an outline stands in comments, so that one screen can be read again.
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
    // The outline has the diagnostics without their places in the file.
    for diagnostic in screen.diagnostics where diagnostic.position != nil {
      output.writeLine("# \(TerminalText.of(diagnostic.line))")
    }
  }
}
