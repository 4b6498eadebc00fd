internal import Encoding
import Importers
import Reports
import Simulator

extension ScreenFiles {
  /// Writes something of every screen, in order, and returns the exit status.
  ///
  /// One screen alone is written while it is composed; what is written of several is kept until it
  /// is their turn.
  ///
  /// - Parameters:
  ///   - gap: Writes what stands between two screens.
  ///   - end: Writes what comes after all of them, where there are any.
  func write(
    in environment: CommandEnvironment, _ streams: inout Streams,
    _ body: @escaping @Sendable (ImportedScreen, inout Streams) -> Void,
    gap: (inout ReportSink) -> Void = { _ in }, end: (inout ReportSink) -> Void = { _ in }
  ) -> Int32 {
    var isFirst = true
    let status = forEach(
      in: environment, &streams,
      make: { screen, _ in WrittenScreen { body(screen, &$0) } },
      take: { written, streams in
        if !isFirst { gap(&streams.output) }
        isFirst = false
        streams.output.write(written.output)
        streams.errors.write(written.errors)
      },
      alone: { screen, streams in
        body(screen, &streams)
        isFirst = false
      })
    if !isFirst { end(&streams.output) }
    return status
  }

  /// Writes text of every screen, with a gap between two, and returns the exit status.
  ///
  /// - Parameter end: Writes what comes after all of them, where there are any.
  func writeText(
    _ format: TextFormat, in environment: CommandEnvironment, _ streams: inout Streams,
    _ body: @escaping @Sendable (ImportedScreen, inout Streams) -> Void,
    end: (inout ReportSink) -> Void = { _ in }
  ) -> Int32 {
    write(in: environment, &streams, body, gap: { format.writeGap(to: &$0) }, end: end)
  }

  /// Writes a JSON document of every screen and returns the exit status.
  func writeJSON(
    in environment: CommandEnvironment, _ streams: inout Streams,
    _ body: @escaping @Sendable (ImportedScreen, inout JSONWriter, inout Streams) -> Void
  ) -> Int32 {
    var json = JSONWriter()
    JSONFormat.begin(by: Program.header, &json)
    streams.output.drain(&json)
    let status = write(
      in: environment, &streams,
      { screen, streams in
        var json = JSONWriter.line
        body(screen, &json, &streams)
        streams.output.drain(&json)
      },
      gap: { $0.write(",") })
    JSONFormat.end(&json)
    streams.output.drain(&json)
    return status
  }
}

/// What was written of a screen before it was its turn.
private struct WrittenScreen: Sendable {
  var output: [UInt8]
  var errors: [UInt8]

  init(_ write: (inout Streams) -> Void) {
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    write(&streams)
    output = streams.output.taken()
    errors = streams.errors.taken()
  }
}
