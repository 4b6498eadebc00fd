import Foundation
import Requirements
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal is restored, however a session ends.
@Suite(.requires(.program, BuiltProgram.announce != nil), .ownThread)
struct TerminalRestorationTests {
  /// The event that ends a session.
  enum End: CaseIterable {
    case key, interrupt, terminate, hangUp, fault
  }

  @Test(arguments: End.allCases, [false, true])
  func `The terminal is restored after every kind of end`(_ end: End, _ isPlain: Bool) throws {
    let terminal = try #require(Terminal())
    let before = terminal.mode
    let process = try terminal.start(
      try #require(BuiltProgram.announce),
      ["listen", "--mute"] + (isPlain ? ["--plain"] : []) + [form()])
    let seen = terminal.read(until: "1 of 1")
    #expect(terminal.mode != before)
    #expect(seen.contains("\u{1B}") != isPlain)
    switch end {
    case .key: terminal.write("q")
    case .interrupt: kill(process.processIdentifier, SIGINT)
    case .terminate: kill(process.processIdentifier, SIGTERM)
    case .hangUp: kill(process.processIdentifier, SIGHUP)
    case .fault: kill(process.processIdentifier, SIGBUS)
    }
    if !isPlain { #expect(terminal.read(until: "\u{1B}[?1049l").contains("\u{1B}[?25h")) }
    process.waitUntilExit()
    #expect(terminal.mode == before)
    #expect(process.terminationReason == (end == .key ? .exit : .uncaughtSignal))
  }

  #if os(Linux)
    @Test func `Lines that cannot be written are reported`() throws {
      let process = Process()
      let program: URL = try #require(BuiltProgram.announce)
      process.executableURL = program
      process.arguments = ["listen", "--mute", try form()]
      let errors = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
      process.standardError = errors
      try process.run()
      let errorOutput = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
      #expect(
        String(decoding: errorOutput, as: UTF8.self)
          == "announce: cannot write the result: No space left on device\n")
    }
  #endif

  private func form() throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-terminal-\(UUID().uuidString).outline")
    try "- button \"Go\"\n".write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}

/// A pseudoterminal.
private struct Terminal {
  private let master: Int32
  private let slave: Int32

  init?() {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard openpty(&ends.master, &ends.slave, nil, nil, nil) == 0 else { return nil }
    (master, slave) = ends
  }

  /// The flags of the terminal that a session changes.
  var mode: [UInt] {
    var mode = termios()
    tcgetattr(slave, &mode)
    return [UInt(mode.c_lflag), UInt(mode.c_iflag), UInt(mode.c_oflag)]
  }

  func start(_ program: URL, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = "xterm"
    process.environment = environment
    try process.run()
    return process
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    #if canImport(Glibc)
      _ = Glibc.write(master, bytes, bytes.count)
    #else
      _ = Darwin.write(master, bytes, bytes.count)
    #endif
  }

  /// Reads the output until it contains a text, or until nothing more arrives for a long time.
  func read(until text: String) -> String {
    var seen = ""
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !seen.contains(text) {
      var end = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&end, 1, 30_000) > 0 else { return seen }
      #if canImport(Glibc)
        let count = Glibc.read(master, &bytes, bytes.count)
      #else
        let count = Darwin.read(master, &bytes, bytes.count)
      #endif
      guard count > 0 else { return seen }
      seen += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return seen
  }
}
