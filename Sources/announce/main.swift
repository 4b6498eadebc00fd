import Reports
import SystemLibrary

// A closed pipe is reported as a write error and does not end the process.
signal(SIGPIPE, SIG_IGN)

var streams = Streams(output: ReportSink(descriptor: 1), errors: ReportSink(descriptor: 2))
var status = Program.run(
  Array(CommandLine.arguments.dropFirst()), in: .process, &streams)
streams.output.flush()
if let refusal = streams.output.refusal, !refusal.isClosed {
  streams.writeError("announce: cannot write the result: \(refusal.words)")
  status = 2
}
streams.errors.flush()
exit(status)
