import Simulator

/// `announce tree FILE…`: the tree that the readers are given.
struct TreeCommand: Command {
  static let format = Option.format(["text", "json"])
  static let declaration = Declaration(
    name: "tree", summary: "Prints the accessibility tree as an outline, or what a platform exposes.",
    discussion: [
      "An outline can be edited and read again; it is a superset of the ARIA snapshots of "
        + "Playwright. JSON has every element of a page, also those that are not in the tree."
    ],
    operands: .files, options: [.platform, format, .set, .plain, .input],
    examples: [
      ("announce tree sign-up.html > sign-up.outline", "a page as an outline"),
      ("announce tree --as talkback sign-up.html", "what Chrome exposes to TalkBack"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let reader: (any ScreenReader)?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments)
    guard let name = arguments.value(of: .platform) else {
      guard !arguments.has(.set) else {
        throw UsageError("--set changes a reader", remedy: "name it with \(Option.platform.usage)")
      }
      reader = nil
      return
    }
    guard arguments.value(of: TreeCommand.format) != "json" else {
      throw UsageError("--as has no JSON form", remedy: "leave out --as or --format json")
    }
    reader = try ReaderChoice(arguments, named: [name]).readers.first
  }

  func run(in surroundings: Surroundings, _ streams: inout Streams) -> Int32 {
    if let reader { return expose(to: reader, in: surroundings, &streams) }
    if arguments.value(of: TreeCommand.format) == "json" {
      return runJSON(in: surroundings, &streams)
    }
    return printOutlines(in: surroundings, &streams)
  }

  private func expose(
    to reader: any ScreenReader, in surroundings: Surroundings, _ streams: inout Streams
  ) -> Int32 {
    let style = surroundings.style(arguments)
    var isFirst = true
    return files.forEach(in: surroundings, &streams) { screen, streams in
      if !isFirst { TextFormat(style: style).writeGap(to: &streams.output) }
      Exposure(style: style).write(screen, to: reader, &streams.output)
      TextFormat(style: style).writeLosses(of: screen, to: &streams.output)
      isFirst = false
    }
  }

  /// Several outlines are told apart by comments, so that each can be cut out and read again.
  private func printOutlines(
    in surroundings: Surroundings, _ streams: inout Streams
  ) -> Int32 {
    var isFirst = true
    return files.forEach(in: surroundings, &streams) { screen, streams in
      if !isFirst { streams.output.writeLine() }
      streams.output.writeLine("# \(VisibleText.of(screen.heading))")
      for loss in screen.lossLines { streams.output.writeLine("# \(VisibleText.of(loss))") }
      let outline = screen.outline
      streams.output.write(outline)
      if !outline.hasSuffix("\n") { streams.output.writeLine() }
      isFirst = false
    }
  }

  private func runJSON(in surroundings: Surroundings, _ streams: inout Streams) -> Int32 {
    var json = JSONWriter()
    JSONFormat.begin(&json)
    let status = files.forEach(in: surroundings, &streams) { screen, streams in
      TreeJSON().write(screen, to: &json, &streams.output)
    }
    JSONFormat.end(&json)
    json.drain(to: &streams.output)
    return status
  }
}
