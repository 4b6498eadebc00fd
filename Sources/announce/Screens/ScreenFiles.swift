import Audits
import Importers
import LivePages
import Reports
import Simulator
import SystemLibrary
internal import TextIO

/// The files of a command, which are read on all processor cores and processed in order.
///
/// After an error in one file, the other files are still read.
struct ScreenFiles {
  /// A file that was read, with its selected screens.
  struct Contents: Sendable {
    var file: DraftFile
    var screens: [ImportedScreen]
    /// The live page, or `nil` for an ordinary file.
    var site: PageHost?
  }

  let files: [String]
  /// The files found in folders, each with its folder.
  ///
  /// These files need not be screens.
  let found: [String: String]
  let format: InputFormat?
  let options: ImportOptions
  private let browsing: Browsing
  /// The script of axe-core for live pages, or `nil` if axe-core does not run.
  let axe: String?
  let names: [String]
  private let strict: StrictDiagnostics
  /// Whether the command will perform gestures on the screens.
  ///
  /// If so, the behaviour of the screens' apps is read, too.
  let readsApp: Bool
  /// Whether to take screenshots of live pages.
  let takesPictures: Bool
  /// The options on the command line that affect only some formats, each with these formats.
  let formatOptions: [(option: String, formats: [InputFormat])]
  /// The selected readers for advice on `--language`, or `nil` if no advice is wanted.
  private let suggestedReaders: ReaderChoice?

  /// Creates the list of files from arguments.
  ///
  /// - Parameters:
  ///   - arguments: The command's arguments.
  ///   - suggestsLanguage: Whether to advise `--language` if readers are not set to a screen's
  ///     language.
  ///   - keepsSource: Whether to keep the source of elements.
  ///   - readsApp: Whether to read how the app responds to gestures.
  ///   - takesPictures: Whether to take screenshots of live pages.
  ///   - searchesFolders: Whether folders are searched for screens.
  ///   - others: The other checkers whose findings are reported.
  init(
    _ arguments: Arguments, suggestsLanguage: Bool = true, keepsSource: Bool = false,
    readsApp: Bool = false, takesPictures: Bool = false, searchesFolders: Bool = false,
    checkedBy others: OtherCheckers? = nil
  ) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file is given", remedy: "name a file, or - for standard input")
    }
    var operands = arguments.operands
    found = searchesFolders ? ScreenFiles.expandFolders(of: &operands) : [:]
    guard !operands.isEmpty else {
      throw UsageError(
        "no file of \(arguments.operands.joined(separator: ", ")) can be a screen",
        remedy: "see “announce formats” for the supported files")
    }
    files = try Shard(arguments)?.filter(operands) ?? operands
    format = arguments.value(of: .input).flatMap(InputFormat.init(named:))
    var options = try ImportOptions(arguments)
    options.keepsSource = keepsSource
    options.readsApp = readsApp
    options.run = ImportRun()
    options.targets = (others?.results ?? []).flatMap(\.targets)
    axe = others?.script
    self.readsApp = readsApp
    self.takesPictures = takesPictures
    self.options = options
    let browsing = try Browsing(arguments, options)
    self.browsing = browsing
    guard axe == nil || files.contains(where: { browsing.source($0) != nil }) else {
      throw UsageError(
        "--axe runs in live pages only", remedy: "add --browser, or give the URL of a page")
    }
    strict = StrictDiagnostics(arguments)
    names = arguments.values(of: .screen) + arguments.values(of: .scene)
    formatOptions = ScreenFiles.formatOptions.compactMap { option in
      guard arguments.has(option), !arguments.isConfigured(option) else { return nil }
      return (option.name, InputFormat.all.filter { $0.guide.options.contains(option.name) })
    }
    let hasLanguage =
      arguments.has(.language)
      || arguments.values(of: .set).contains { $0.contains("locale=") }
    suggestedReaders = suggestsLanguage && !hasLanguage ? try? ReaderChoice(arguments) : nil
  }

  /// Options for some formats only.
  ///
  /// The guides of these formats list the options.
  private static let formatOptions: [Option] = [
    .resources, .aliases, .boxes, .viewport, .designTime, .inflateStubs, .window, .flutterVersion,
    .composeVersion,
  ]

  /// Computes a value for every screen on all cores, processes the values in order, and returns the
  /// exit status.
  ///
  /// The work is divided by file, or by screen if there is only one file.
  ///
  /// - Parameters:
  ///   - verb: The past participle for a finished file or screen in the progress, such as “read”.
  ///   - writesAtEnd: Whether results are written only after the last screen. Progress can then be
  ///     shown on the same terminal.
  ///   - make: Computes the value of a screen, on any thread.
  ///   - consume: Processes a value.
  ///   - single: Computes and processes the value of the only screen, in place of `make` and
  ///     `consume`.
  func forEach<Output: Sendable>(
    in environment: CommandEnvironment, _ streams: inout Streams, verb: String = "read",
    writesAtEnd: Bool = false, make: @escaping @Sendable (ImportedScreen, DraftFile) -> Output,
    consume: (Output, inout Streams) -> Void,
    single: ((ImportedScreen, inout Streams) -> Void)? = nil
  ) -> Int32 {
    var environment = environment
    if !writesAtEnd, environment.isOutputTerminal { environment.progressDisplay = .none }
    guard files.count == 1, let file = files.first, found[file] == nil else {
      let progress = Progress(of: files.count, in: environment) { "\(verb) \($0) of \($1) files" }
      return forEachFile(progress, in: environment, &streams, make: make, consume: consume)
    }
    do {
      let contents = try contents(of: file, in: environment)
      guard let single, contents.screens.count == 1, let screen = contents.screens.first else {
        let progress = Progress(of: contents.screens.count, in: environment) {
          "\(verb) \($0) of \($1) screens"
        }
        let status = forEachScreen(
          of: contents, progress, in: environment, &streams, make: make, consume: consume)
        return max(status, report(contents.site?.failure, &streams))
      }
      single(screen, &streams)
      var outcome = Outcome()
      report(messages(on: screen), &outcome, &streams)
      return finish(outcome, with: [contents.file.format], &streams)
    } catch {
      streams.writeError(error)
      return 2
    }
  }

  /// Reads the only file, or captures the only page.
  private func contents(
    of file: String, in environment: CommandEnvironment
  ) throws(InputError) -> Contents {
    var activity: ActivityLine?
    if browsing.source(file) != nil {
      activity = ActivityLine(in: environment)
      activity?.show("opening \(file) in a browser")
    }
    defer { activity?.end() }
    return try contents(of: file, browsing.pages(in: environment)) { () throws(InputError) in
      try environment.bytes(file)
    }
  }

  private func forEachScreen<Output: Sendable>(
    of contents: Contents, _ progress: Progress, in environment: CommandEnvironment,
    _ streams: inout Streams,
    make: @escaping @Sendable (ImportedScreen, DraftFile) -> Output,
    consume: (Output, inout Streams) -> Void
  ) -> Int32 {
    defer { progress.end() }
    var outcome = Outcome()
    var done = 0
    let file = contents.file
    let size = file.bytes.count / max(contents.screens.count, 1)
    OrderedWork.forEach(
      contents.screens, size: { _ in size },
      transform: { MadeScreen(value: make($0, file), messages: messages(on: $0)) }
    ) { made in
      consume(made.value, &streams)
      report(made.messages, &outcome, &streams)
      done += 1
      progress.update(done)
      return !streams.output.isClosed && !environment.interruption.isPending()
    }
    return finish(outcome, with: [file.format], &streams)
  }

  private func forEachFile<Output: Sendable>(
    _ progress: Progress, in environment: CommandEnvironment, _ streams: inout Streams,
    make: @escaping @Sendable (ImportedScreen, DraftFile) -> Output,
    consume: (Output, inout Streams) -> Void
  ) -> Int32 {
    let input = standardInput(in: environment)
    let texts = environment.unsaved.texts
    let mayRead = environment.mayRead
    let pages = browsing.pages(in: environment)
    defer { progress.end() }
    var outcome = Outcome()
    var formats: [InputFormat?] = []
    var done = 0
    OrderedWork.forEach(
      files, size: SystemCall.fileSize,
      transform: { file in
        Result { () throws(InputError) in
          try pages.withPageSlot(for: file) { () throws(InputError) in
            let contents = try contents(of: file, pages) { () throws(InputError) in
              if let text = texts[file] { return text }
              return try file == "-" ? input.get() : self.bytes(of: file, if: mayRead)
            }
            let screens = contents.screens.map {
              MadeScreen(value: make($0, contents.file), messages: messages(on: $0))
            }
            return (
              format: contents.file.format, screens: screens, failure: contents.site?.failure
            )
          }
        }
      }
    ) { result in
      switch result {
      case .success(let file):
        formats.append(file.format)
        for made in file.screens where !streams.output.isClosed {
          consume(made.value, &streams)
          report(made.messages, &outcome, &streams)
        }
        outcome.status = max(outcome.status, report(file.failure, &streams))
      case .failure(let error):
        let path = error.file ?? ""
        let isIgnored =
          found[path] != nil && FilePair.mayLackScreen(error, at: path) && isReadable(path)
        if isIgnored {
          if FilePair.isWorthNaming(error, at: path) { outcome.skipped.append(path) }
          break
        }
        outcome.status = 2
        if browsing.source(path) != nil {
          outcome.failures.append(error)
        } else {
          outcome.write(error, to: &streams)
        }
      }
      done += 1
      progress.update(done)
      return !streams.output.isClosed && !environment.interruption.isPending()
    }
    return finish(outcome, with: formats, &streams)
  }

  /// Reports an error of a live page during gestures, and returns the exit status.
  private func report(_ failure: InputError?, _ streams: inout Streams) -> Int32 {
    guard let failure else { return 0 }
    streams.writeError(failure)
    return 2
  }

  /// Returns the messages about a screen.
  private func messages(on imported: ImportedScreen) -> Messages {
    Messages(
      failures: strict.lines(of: imported),
      languageHint: suggestedReaders?.languageHint(for: imported))
  }

  /// Returns the bytes of a file.
  ///
  /// A file that was found in a folder must not be a link to a file outside its project.
  ///
  /// - Parameter mayRead: Returns whether a file that was found in a folder may be read.
  func bytes(
    of file: String, if mayRead: (String) -> Bool = { _ in true }
  ) throws(InputError) -> [UInt8] {
    if found[file] != nil, !mayRead(file) { throw InputError.leadsOutside(file) }
    if found[file] != nil, CommandEnvironment.isFolder(file) {
      throw InputError(
        file: file, problem: "the folder cannot be read",
        remedy: "change its permissions, or name another folder")
    }
    guard let folder = found[file],
      let project = ProjectFiles(around: PathName(file).folder, fallback: PathName(folder))
    else { return try FileBytes.contents(ofFile: file) }
    return try project.contents(of: PathName(file))
  }
}
