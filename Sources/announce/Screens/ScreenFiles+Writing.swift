internal import Encoding
import Importers
import Reports

extension ScreenFiles {
  /// Writes output for every screen, in order, and returns the exit status.
  ///
  /// A single screen is written directly. With several screens, the output of each screen is
  /// buffered until all earlier output is written.
  ///
  /// - Parameters:
  ///   - body: Writes one screen.
  ///   - gap: Writes the separator between two screens.
  ///   - end: Writes the end, if there are any screens.
  func write(
    in environment: CommandEnvironment, _ streams: inout Streams,
    _ body: @escaping @Sendable (ImportedScreen, inout Streams) -> Void,
    gap: (inout ReportSink) -> Void = { _ in }, end: (inout ReportSink) -> Void = { _ in }
  ) -> Int32 {
    var isFirst = true
    let status = forEach(
      in: environment, &streams,
      make: { screen, _ in ScreenOutput { body(screen, &$0) } },
      consume: { written, streams in
        if !isFirst { gap(&streams.output) }
        isFirst = false
        streams.output.write(written.output)
        streams.errors.write(written.errors)
      },
      single: { screen, streams in
        body(screen, &streams)
        isFirst = false
      })
    if !isFirst { end(&streams.output) }
    return status
  }

  /// Writes text for every screen, separated by gaps, and returns the exit status.
  ///
  /// - Parameters:
  ///   - body: Writes one screen.
  ///   - end: Writes the end, if there are any screens.
  func writeText(
    _ format: TextFormat, in environment: CommandEnvironment, _ streams: inout Streams,
    _ body: @escaping @Sendable (ImportedScreen, inout Streams) -> Void,
    end: (inout ReportSink) -> Void = { _ in }
  ) -> Int32 {
    write(in: environment, &streams, body, gap: { format.writeGap(to: &$0) }, end: end)
  }

  /// Writes a JSON document with every screen and returns the exit status.
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

/// The buffered output of a screen.
private struct ScreenOutput: Sendable {
  var output: [UInt8]
  var errors: [UInt8]

  init(_ write: (inout Streams) -> Void) {
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    write(&streams)
    output = streams.output.drain()
    errors = streams.errors.drain()
  }
}
