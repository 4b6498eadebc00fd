internal import Simulator
internal import Voices

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

// Measures the time and latency of speech and the growth of memory. The program exits with status 1
// if a limit is exceeded.
//
//     make speech-bench
//
// If the argument is a folder, the program writes the clips that recognise.py listens to.

func fail(_ message: String, status: Int32 = 2) -> Never {
  let line = Array("speech-benchmark: \(message)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(status)
}

func rounded(_ number: Double, _ digits: Int = 1) -> String {
  var buffer = [CChar](repeating: 0, count: 64)
  _ = withVaList([number]) { vsnprintf(&buffer, buffer.count, "%.\(digits)f", $0) }
  return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

do {
  if let folder = CommandLine.arguments.dropFirst().first {
    try ClipFolder(path: folder).write()
  } else {
    let failures = try SpeechMeasurement.run()
    guard failures.isEmpty else { fail(failures.joined(separator: "; "), status: 1) }
  }
} catch let error as SpeechError {
  fail(error.description)
} catch {
  fail("\(error)")
}
