import Foundation
import Reports
import Testing

@testable import announce

@Suite struct ProgressTests {
  private let written = Written()
  private let clock = Clock()

  @Test func `Progress appears after a second and disappears`() throws {
    let folder = try folder(documents: 3)
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    #expect(Program.run(["check", folder.path], in: ticking(.terminal), &streams) == 0)
    let all = written.texts
    #expect(all.contains("\r\u{1B}[Kannounce: checked 3 of 3 documents"))
    #expect(all.last == "\r\u{1B}[K")
    _ = Program.run(["check", folder.path], in: ticking(.none), &streams)
    #expect(written.texts.count == all.count)
  }

  @Test func `A log has a line after three seconds and then every ten seconds`() throws {
    let folder = try folder(documents: 30)
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    #expect(Program.run(["check", folder.path], in: ticking(.log), &streams) == 0)
    #expect(
      written.texts == [3, 13, 23].map { "announce: checked \($0) of 30 documents\n" })
  }

  @Test func `A job that shows one text is named when it takes long`() throws {
    var environment = CommandEnvironment()
    environment.progressDisplay = .log
    environment.now = { [clock] in clock.time }
    environment.writeNow = { [written] in written.add($0) }
    let later = Later()
    environment.callLater = { later.add($0, $1) }
    let line = ActivityLine(in: environment)
    line.show("auditing Home")
    #expect(written.texts.isEmpty)
    #expect(later.delays == [3])
    clock.time = 3
    later.callAll()
    #expect(written.texts == ["announce: auditing Home\n"])
    clock.time = 20
    line.end()
    later.callAll()
    #expect(written.texts.count == 1)
  }

  @Test func `The line of a terminal is cut to its width`() {
    var environment = ticking(.terminal)
    environment.width = 20
    let line = ActivityLine(in: environment)
    line.show("auditing a very long name\nof a screen")
    line.end()
    #expect(written.texts == ["\r\u{1B}[Kannounce: auditing ", "\r\u{1B}[K"])
  }

  /// A folder of documents that have no differences.
  private func folder(documents count: Int) throws -> CheckCommandTests.Folder {
    let folder = try CheckCommandTests.Folder()
    for number in 1...count { try folder.write(CheckCommandTests.document(), to: "\(number).md") }
    return folder
  }

  /// Returns an environment whose clock advances by a second each time it is read.
  private func ticking(_ display: ProgressDisplay) -> CommandEnvironment {
    var environment = CommandEnvironment()
    environment.progressDisplay = display
    environment.now = { [clock] in clock.tick() }
    environment.writeNow = { [written] in written.add($0) }
    return environment
  }

  private final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var seconds = 0.0

    var time: Double {
      get { lock.withLock { seconds } }
      set { lock.withLock { seconds = newValue } }
    }

    func tick() -> Double {
      lock.withLock {
        seconds += 1
        return seconds
      }
    }
  }

  /// The texts that were written immediately.
  private final class Written: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []

    var texts: [String] { lock.withLock { all } }

    func add(_ text: String) { lock.withLock { all.append(text) } }
  }

  /// The actions to perform later.
  private final class Later: @unchecked Sendable {
    private let lock = NSLock()
    private var calls: [(delay: Double, action: @Sendable () -> Void)] = []

    var delays: [Double] { lock.withLock { calls.map(\.delay) } }

    func add(_ delay: Double, _ action: @escaping @Sendable () -> Void) {
      lock.withLock { calls.append((delay, action)) }
    }

    func callAll() { for call in lock.withLock({ calls }) { call.action() } }
  }
}
