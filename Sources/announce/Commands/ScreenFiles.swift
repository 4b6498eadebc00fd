import Importers
import Reports
import Simulator
import SystemLibrary

/// The files a command was given: read on all cores, told of in their order.
///
/// What is wrong with one does not keep the others from being read.
struct ScreenFiles {
  /// A file that could be read, with those of its screens that are wanted.
  private struct Contents: Sendable {
    var file: DraftFile
    var screens: [ImportedScreen]
  }

  private let files: [String]
  private let format: InputFormat?
  private let options: ImportOptions
  private let names: [String]
  private let strictKinds: Set<Loss.Kind>

  /// The files among what was typed.
  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file was given", remedy: "name a file, or - for standard input")
    }
    files = try Shard(arguments)?.filter(arguments.operands) ?? arguments.operands
    format = arguments.value(of: .input).flatMap(InputFormat.init(named:))
    options = try ImportOptions(arguments)
    strictKinds = arguments.strictKinds
    names = arguments.values(of: .screen) + arguments.values(of: .scene)
  }

  /// Makes something of every screen, on all cores, and hands it over in order; returns the exit
  /// status.
  ///
  /// The screens of one file are as many things to do as there are; of several files each is one.
  ///
  /// - Parameter alone: Does instead all there is to do with the screen of a file that has no other.
  func forEach<Made: Sendable>(
    in surroundings: Surroundings, _ streams: inout Streams,
    make: @escaping @Sendable (ImportedScreen, DraftFile) -> Made,
    take: (Made, inout Streams) -> Void, alone: ((ImportedScreen, inout Streams) -> Void)? = nil
  ) -> Int32 {
    guard files.count == 1, let file = files.first else {
      return forEachFile(in: surroundings, &streams, make: make, take: take)
    }
    do {
      let contents = try contents(of: file, bytes: surroundings.bytes(file))
      guard let alone, contents.screens.count == 1, let screen = contents.screens.first else {
        return forEachScreen(of: contents, &streams, make: make, take: take)
      }
      alone(screen, &streams)
      return tell(failures(of: screen), &streams)
    } catch {
      streams.complain(error)
      return 2
    }
  }

  private func forEachScreen<Made: Sendable>(
    of contents: Contents, _ streams: inout Streams,
    make: @escaping @Sendable (ImportedScreen, DraftFile) -> Made,
    take: (Made, inout Streams) -> Void
  ) -> Int32 {
    var status: Int32 = 0
    let file = contents.file
    let size = file.bytes.count / max(contents.screens.count, 1)
    OrderedWork.forEach(
      contents.screens, size: { _ in size }, make: { MadeScreen(make($0, file), failures(of: $0)) }
    ) { made in
      take(made.value, &streams)
      status = max(status, tell(made.failures, &streams))
      return !streams.output.isClosed
    }
    return status
  }

  private func forEachFile<Made: Sendable>(
    in surroundings: Surroundings, _ streams: inout Streams,
    make: @escaping @Sendable (ImportedScreen, DraftFile) -> Made,
    take: (Made, inout Streams) -> Void
  ) -> Int32 {
    let input = standardInput(in: surroundings)
    let progress = progress(in: surroundings)
    defer { progress.end() }
    var status: Int32 = 0
    var done = 0
    OrderedWork.forEach(
      files, size: SystemCall.fileSize,
      make: { file in
        Result { () throws(ImportError) in
          let bytes = try file == "-" ? input.get() : FileBytes.contents(ofFile: file)
          let contents = try contents(of: file, bytes: bytes)
          return contents.screens.map { MadeScreen(make($0, contents.file), failures(of: $0)) }
        }
      }
    ) { result in
      switch result {
      case .success(let screens):
        for made in screens where !streams.output.isClosed {
          take(made.value, &streams)
          status = max(status, tell(made.failures, &streams))
        }
      case .failure(let error):
        streams.complain(error)
        status = 2
      }
      done += 1
      progress.tell(done)
      return !streams.output.isClosed
    }
    return status
  }

  /// A file as it was read; bytes of standard input were read already.
  private func contents(of file: String, bytes: [UInt8]) throws(ImportError) -> Contents {
    let screens = try ImportedScreen.contents(
      of: bytes, format: format, file: file, options: options)
    let read = DraftFile(
      name: file, bytes: bytes, format: format ?? InputFormat.detect(path: file, bytes: bytes),
      screens: screens)
    return Contents(file: read, screens: try screens.named(names, file: file))
  }

  /// The losses of a screen that are to fail, a line each.
  private func failures(of imported: ImportedScreen) -> [String] {
    let all = imported.screen.losses + (imported.android?.losses ?? [])
    var told = Set<Loss>()
    return all.compactMap { loss in
      guard strictKinds.contains(loss.kind), told.insert(loss).inserted else { return nil }
      let file = loss.position?.file ?? imported.screen.file ?? "-"
      let place = loss.position.map { "\(file):\($0.line):\($0.column)" } ?? file
      return "\(place): \(loss.kind.rawValue): \(loss.message)"
    }
  }

  /// The bytes of standard input, which come once, where a file is called so.
  private func standardInput(in surroundings: Surroundings) -> Result<[UInt8], ImportError> {
    guard files.contains("-") else { return .success([]) }
    return Result { () throws(ImportError) in try surroundings.standardInput() }
  }

  /// What of the files is done; nothing where results go to the same terminal and tell it.
  private func progress(in surroundings: Surroundings) -> Progress {
    var surroundings = surroundings
    if surroundings.isOutputTerminal { surroundings.canRewriteErrorLine = false }
    return Progress(of: files.count, in: surroundings) { "read \($0) of \($1) files" }
  }

  /// Tells what fails; returns the exit status.
  private func tell(_ failures: [String], _ streams: inout Streams) -> Int32 {
    for failure in failures { streams.complain(failure) }
    return failures.isEmpty ? 0 : 1
  }
}

/// What was made of a screen, with its losses that fail.
private struct MadeScreen<Value: Sendable>: Sendable {
  var value: Value
  var failures: [String]

  init(_ value: Value, _ failures: [String]) {
    self.value = value
    self.failures = failures
  }
}
