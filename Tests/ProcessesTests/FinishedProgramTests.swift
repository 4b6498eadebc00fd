import Foundation
import SystemLibrary
import Testing

@testable import Processes

/// Running programs to their end, even if they crash or never end.
struct FinishedProgramTests {
  private func run(
    _ script: String, limit: Int = 1 << 20, endsAtLimit: Bool = false, seconds: Double = 60
  ) -> Result<FinishedProgram, SystemError> {
    let end = MonotonicClock.seconds() + seconds
    return FinishedProgram.run("sh", ["-c", script], limit: limit, endsAtLimit: endsAtLimit) {
      MonotonicClock.seconds() > end
    }
  }

  @Test func `A program that ends has a status and the text of both streams`() throws {
    let program = try run("echo said; echo complained >&2; exit 3").get()
    #expect(program.status == 3)
    #expect(program.output == "said\n")
    #expect(program.lastMessage == "complained")
    #expect(try run("kill -9 $$").get().status == 137)
  }

  @Test func `A program that writes too much is cut, or ended if that is asked for`() throws {
    #expect(try run("printf 123456789", limit: 4).get().output == "1234")
    let start = Date()
    let flood = run("yes", limit: 1 << 16, endsAtLimit: true)
    #expect(throws: SystemError(code: EFBIG)) { try flood.get() }
    #expect(Date().timeIntervalSince(start) < 30)
    #expect(try run("printf 1234", limit: 4, endsAtLimit: true).get().output == "1234")
  }

  @Test func `A program that hangs is ended, with or without its streams`() {
    for script in ["sleep 600", "exec >&- 2>&-; sleep 600"] {
      let start = Date()
      #expect(throws: SystemError(code: ECANCELED)) { try run(script, seconds: 0.5).get() }
      #expect(Date().timeIntervalSince(start) < 30)
    }
  }
}
