import Importers
import Reports
import Simulator

/// The files a command was given, read one after the other.
///
/// What is wrong with one does not keep the others from being read.
struct ScreenFiles {
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

  /// Hands every screen to `body` and returns the exit status.
  func forEach(
    in surroundings: Surroundings, _ streams: inout Streams,
    _ body: (ImportedScreen, inout Streams) -> Void
  ) -> Int32 {
    forEach(in: surroundings, &streams) { _, screen, streams in body(screen, &streams) }
  }

  /// Hands every screen with its file to `body` and returns the exit status.
  func forEach(
    in surroundings: Surroundings, _ streams: inout Streams,
    _ body: (DraftFile, ImportedScreen, inout Streams) -> Void
  ) -> Int32 {
    let start = surroundings.now()
    var status: Int32 = 0
    for (place, file) in files.enumerated() where !streams.output.isClosed {
      if place > 0, surroundings.isErrorTerminal, surroundings.now() - start > 1 {
        streams.complain("announce: reading \(file), \(place + 1) of \(files.count)")
        streams.errors.flush()
      }
      do {
        let bytes = try surroundings.bytes(file)
        let screens = try ImportedScreen.contents(
          of: bytes, format: format, file: file, options: options)
        let read = DraftFile(
          name: file, bytes: bytes, format: format ?? InputFormat.detect(path: file, bytes: bytes),
          screens: screens)
        for screen in try screens.named(names, file: file) where !streams.output.isClosed {
          body(read, screen, &streams)
          if complain(of: screen, &streams) { status = max(status, 1) }
        }
      } catch {
        streams.complain(error)
        status = 2
      }
    }
    return status
  }

  /// Writes text of every screen, with a gap between two, and returns the exit status.
  ///
  /// - Parameter end: Writes what comes after all of them, where there are any.
  func writeText(
    _ format: TextFormat, in surroundings: Surroundings, _ streams: inout Streams,
    _ body: (ImportedScreen, inout Streams) -> Void, end: (inout ReportSink) -> Void = { _ in }
  ) -> Int32 {
    var isFirst = true
    let status = forEach(in: surroundings, &streams) { screen, streams in
      if !isFirst { format.writeGap(to: &streams.output) }
      body(screen, &streams)
      isFirst = false
    }
    if !isFirst { end(&streams.output) }
    return status
  }

  /// Writes a JSON document of every screen and returns the exit status.
  ///
  /// - Parameter more: Writes what is known of all of them.
  func writeJSON(
    in surroundings: Surroundings, _ streams: inout Streams,
    beginningWith more: (inout JSONWriter) -> Void = { _ in },
    _ body: (ImportedScreen, inout JSONWriter, inout Streams) -> Void
  ) -> Int32 {
    var json = JSONWriter()
    JSONFormat.begin(by: Program.header, &json, more)
    let status = forEach(in: surroundings, &streams) { screen, streams in
      body(screen, &json, &streams)
    }
    JSONFormat.end(&json)
    streams.output.drain(&json)
    return status
  }

  /// Tells of the losses that are to fail, and whether there are any.
  private func complain(of imported: ImportedScreen, _ streams: inout Streams) -> Bool {
    let all = imported.screen.losses + (imported.android?.losses ?? [])
    var printed = Set<Loss>()
    for loss in all where strictKinds.contains(loss.kind) && printed.insert(loss).inserted {
      let file = loss.position?.file ?? imported.screen.file ?? "-"
      let place = loss.position.map { "\(file):\($0.line):\($0.column)" } ?? file
      streams.complain("\(place): \(loss.kind.rawValue): \(loss.message)")
    }
    return !printed.isEmpty
  }
}
