import Audits
import Importers
import LivePages
import Reports
import Simulator
import SystemLibrary
internal import TextIO

/// The files a command was given: read on all cores, told of in their order.
///
/// What is wrong with one does not keep the others from being read.
struct ScreenFiles {
  /// A file that could be read, with those of its screens that are wanted.
  struct Contents: Sendable {
    var file: DraftFile
    var screens: [ImportedScreen]
    /// The page, where it runs and is acted on.
    var site: PageHost?
  }

  private let files: [String]
  /// Files that were found in folders, with these; not every one has to be a screen.
  private let found: [String: String]
  let format: InputFormat?
  let options: ImportOptions
  private let browsing: Browsing
  let names: [String]
  private let strict: StrictDiagnostics
  /// Whether somebody acts on the screens.
  let readsApp: Bool
  /// Whether live pages are also photographed.
  let takesPictures: Bool
  /// Options that were typed and concern some formats only, each with these.
  private let particular: [(option: String, formats: [InputFormat])]
  /// The readers as they are wanted, where nobody said anything about their language.
  private let hinted: ReaderChoice?

  /// The files among what was typed.
  ///
  /// - Parameters:
  ///   - areHeard: Whether readers speak of them, so that their language matters.
  ///   - keepsSource: Whether their elements are kept as they were written.
  ///   - readsApp: Whether what they tell of how the app answers is read, too.
  ///   - takesPictures: Whether live pages are also photographed.
  ///   - searchesFolders: Whether a folder stands for the screens in it.
  init(
    _ arguments: Arguments, areHeard: Bool = true, keepsSource: Bool = false,
    readsApp: Bool = false, takesPictures: Bool = false, searchesFolders: Bool = false
  ) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file was given", remedy: "name a file, or - for standard input")
    }
    var operands = arguments.operands
    found = searchesFolders ? ScreenFiles.searched(&operands) : [:]
    files = try Shard(arguments)?.filter(operands) ?? operands
    format = arguments.value(of: .input).flatMap(InputFormat.init(named:))
    var options = try ImportOptions(arguments)
    options.keepsSource = keepsSource
    options.readsApp = readsApp
    self.readsApp = readsApp
    self.takesPictures = takesPictures
    self.options = options
    browsing = try Browsing(arguments, options)
    strict = StrictDiagnostics(arguments)
    names = arguments.values(of: .screen) + arguments.values(of: .scene)
    particular = ScreenFiles.particular.compactMap { option in
      guard arguments.has(option), !arguments.isConfigured(option) else { return nil }
      return (option.name, InputFormat.all.filter { $0.guide.options.contains(option.name) })
    }
    let saysLanguage =
      arguments.has(.language)
      || arguments.values(of: .set).contains { $0.contains("locale=") }
    hinted = areHeard && !saysLanguage ? try? ReaderChoice(arguments) : nil
  }

  /// Puts the files of folders in the place of these.
  private static func searched(_ operands: inout [String]) -> [String: String] {
    var found: [String: String] = [:]
    operands = operands.flatMap { operand -> [String] in
      guard CommandEnvironment.isFolder(operand), let files = try? FilePair.screens(in: operand)
      else {
        return [operand]
      }
      for file in files { found[file] = operand }
      return files
    }
    return found
  }

  /// Options that say nothing of the formats whose guides do not name them.
  private static let particular: [Option] = [
    .resources, .boxes, .viewport, .designTime, .inflateStubs, .window,
  ]

  /// Makes something of every screen, on all cores, and hands it over in order; returns the exit
  /// status.
  ///
  /// The screens of one file are as many things to do as there are; of several files each is one.
  ///
  /// - Parameter alone: Does instead all there is to do with the screen of a file that has no other.
  func forEach<Made: Sendable>(
    in environment: CommandEnvironment, _ streams: inout Streams,
    make: @escaping @Sendable (ImportedScreen, DraftFile) -> Made,
    take: (Made, inout Streams) -> Void, alone: ((ImportedScreen, inout Streams) -> Void)? = nil
  ) -> Int32 {
    guard files.count == 1, let file = files.first, found[file] == nil else {
      return forEachFile(in: environment, &streams, make: make, take: take)
    }
    do {
      let pages = browsing.pages(in: environment)
      let contents = try contents(of: file, pages) { () throws(InputError) in
        try environment.bytes(file)
      }
      guard let alone, contents.screens.count == 1, let screen = contents.screens.first else {
        let status = forEachScreen(of: contents, &streams, make: make, take: take)
        return max(status, tell(contents.site?.failure, &streams))
      }
      alone(screen, &streams)
      var told = Told()
      tell(remarks(on: screen), &told, &streams)
      return finish(told, with: [contents.file.format], &streams)
    } catch {
      streams.writeError(error)
      return 2
    }
  }

  private func forEachScreen<Made: Sendable>(
    of contents: Contents, _ streams: inout Streams,
    make: @escaping @Sendable (ImportedScreen, DraftFile) -> Made,
    take: (Made, inout Streams) -> Void
  ) -> Int32 {
    var told = Told()
    let file = contents.file
    let size = file.bytes.count / max(contents.screens.count, 1)
    OrderedWork.forEach(
      contents.screens, size: { _ in size },
      make: { MadeScreen(value: make($0, file), remarks: remarks(on: $0)) }
    ) { made in
      take(made.value, &streams)
      tell(made.remarks, &told, &streams)
      return !streams.output.isClosed
    }
    return finish(told, with: [file.format], &streams)
  }

  private func forEachFile<Made: Sendable>(
    in environment: CommandEnvironment, _ streams: inout Streams,
    make: @escaping @Sendable (ImportedScreen, DraftFile) -> Made,
    take: (Made, inout Streams) -> Void
  ) -> Int32 {
    let input = standardInput(in: environment)
    let pages = browsing.pages(in: environment)
    let progress = progress(in: environment)
    defer { progress.end() }
    var told = Told()
    var formats: [InputFormat?] = []
    var done = 0
    OrderedWork.forEach(
      files, size: SystemCall.fileSize,
      make: { file in
        Result { () throws(InputError) in
          let contents = try contents(of: file, pages) { () throws(InputError) in
            try file == "-" ? input.get() : self.bytes(of: file)
          }
          let screens = contents.screens.map {
            MadeScreen(value: make($0, contents.file), remarks: remarks(on: $0))
          }
          return (
            format: contents.file.format, screens: screens, failure: contents.site?.failure
          )
        }
      }
    ) { result in
      switch result {
      case .success(let file):
        formats.append(file.format)
        for made in file.screens where !streams.output.isClosed {
          take(made.value, &streams)
          tell(made.remarks, &told, &streams)
        }
        told.status = max(told.status, tell(file.failure, &streams))
      case .failure(let error):
        let isFound = found[error.file ?? ""] != nil
        if isFound, FilePair.mayBeNoScreen(error, at: error.file ?? ""),
          isReadable(error.file ?? "")
        {
          break
        }
        streams.writeError(error)
        told.status = 2
      }
      done += 1
      progress.tell(done)
      return !streams.output.isClosed
    }
    return finish(told, with: formats, &streams)
  }

  /// What went wrong with a page while somebody acted on it; returns the exit status.
  private func tell(_ failure: InputError?, _ streams: inout Streams) -> Int32 {
    guard let failure else { return 0 }
    streams.writeError(failure)
    return 2
  }

  /// What there is to say of a screen beside what is heard.
  private func remarks(on imported: ImportedScreen) -> Remarks {
    return Remarks(
      failures: strict.lines(of: imported), hint: hinted?.languageHint(for: imported))
  }

  /// The bytes of a file; one that was found in a folder may be a link into its project only.
  private func bytes(of file: String) throws(InputError) -> [UInt8] {
    if found[file] != nil, CommandEnvironment.isFolder(file) {
      throw InputError(
        file: file, problem: "this folder cannot be read",
        remedy: "give yourself the right to read it, or name others")
    }
    guard let folder = found[file],
      let project = ProjectFiles(around: PathName(file).folder, without: PathName(folder))
    else { return try FileBytes.contents(ofFile: file) }
    return try project.contents(of: PathName(file))
  }

  /// Whether a file that was found in a folder can be read, whatever is in it.
  private func isReadable(_ file: String) -> Bool {
    guard !CommandEnvironment.isFolder(file), let folder = found[file],
      let project = ProjectFiles(around: PathName(file).folder, without: PathName(folder))
    else { return false }
    return project.refusal(of: PathName(file)) == nil
  }

  /// The bytes of standard input, which come once, where a file is called so.
  private func standardInput(in environment: CommandEnvironment) -> Result<[UInt8], InputError> {
    guard files.contains("-") else { return .success([]) }
    return Result { () throws(InputError) in try environment.standardInput() }
  }

  /// What of the files is done; nothing where results go to the same terminal and tell it.
  private func progress(in environment: CommandEnvironment) -> Progress {
    var environment = environment
    if environment.isOutputTerminal { environment.canRewriteErrorLine = false }
    return Progress(of: files.count, in: environment) { "read \($0) of \($1) files" }
  }

  /// Tells what fails, and what was not said of another screen already.
  private func tell(_ remarks: Remarks, _ told: inout Told, _ streams: inout Streams) {
    if let hint = remarks.hint, told.hints.insert(hint).inserted {
      streams.writeError("announce: \(hint)")
    }
    for failure in remarks.failures { streams.writeError(failure) }
    if !remarks.failures.isEmpty { told.status = max(told.status, 1) }
  }

  /// Says which options nothing was read for; returns the exit status.
  private func finish(
    _ told: Told, with formats: [InputFormat?], _ streams: inout Streams
  ) -> Int32 {
    let formats = Set(formats.compactMap(\.self))
    for (option, known) in particular where !formats.isEmpty && formats.isDisjoint(with: known) {
      let read = formats.map(\.name).sorted().joined(separator: ", ")
      let list = known.map(\.name).joined(separator: ", ")
      streams.writeError("announce: --\(option) has no effect on \(read); it is for \(list)")
    }
    return told.status
  }
}

/// What there is to say of a screen beside what is heard.
private struct Remarks: Sendable {
  /// The diagnostics that are to fail, a line each.
  var failures: [String]
  /// What to try where the page is in another language than the readers.
  var hint: String?
}

/// What was said of screens so far.
private struct Told {
  var status: Int32 = 0
  var hints: Set<String> = []
}

/// What was made of a screen, with what there is to say of it.
private struct MadeScreen<Value: Sendable>: Sendable {
  var value: Value
  var remarks: Remarks
}
