import Foundation
import SystemLibrary
import Testing

@testable import Processes

/// Starting programs with given streams, and ending them reliably.
struct ProgramStartTests {
  /// Returns the output of a shell script that writes to the pipe with a descriptor.
  private func written(
    _ script: String, others: (_ input: Int32, _ output: Int32) -> [Int32]
  ) throws -> String {
    let input = try #require(BrokenPipeSafeOutput.make())
    let output = try #require(BrokenPipeSafeOutput.make())
    let start = ProgramStart(
      path: "/bin/sh", arguments: ["-c", script], others: others(input.reading, output.writing))
    let process = try start.run().get()
    close(input.reading)
    close(output.writing)
    let bytes = Array("asked\n".utf8)
    _ = bytes.withUnsafeBytes { BrokenPipeSafeOutput.write($0, to: input.writing) }
    close(input.writing)
    let text = try FileHandle(fileDescriptor: output.reading, closeOnDealloc: true).readToEnd()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    #expect(status == 0)
    return String(decoding: text ?? Data(), as: UTF8.self)
  }

  @Test func `A program reads requests from descriptor 3 and writes answers to descriptor 4`()
    throws
  {
    let text = try written("read word <&3; echo \"$word, answered\" >&4") { [$0, $1] }
    #expect(text == "asked, answered\n")
  }

  @Test func `Descriptors follow the order of the list, whatever their numbers in the parent`()
    throws
  {
    let text = try written("read word <&4; echo \"$word, answered\" >&3") { [$1, $0] }
    #expect(text == "asked, answered\n")
  }

  @Test func `Unconnected streams lead nowhere`() throws {
    let text = try written("cat; cat <&3; echo lost; echo lost >&2; echo ended >&4") { [$0, $1] }
    #expect(text == "ended\n")
  }

  @Test func `A missing program reports the system's error message`() {
    let error = #expect(throws: SystemError.self) {
      try ProgramStart(path: "/nowhere/program").run().get()
    }
    #expect(error?.message == "No such file or directory")
  }
}

/// A program that communicates through a socket.
struct SocketProgramTests {
  @Test func `A socket program answers its input and writes to an additional descriptor`() throws {
    let pipe = try #require(BrokenPipeSafeOutput.make())
    let program = try SocketProgram.start(
      "/bin/sh", ["-c", "read word; echo \"heard $word\"; echo beside >&3"], others: [pipe.writing]
    ).get()
    close(pipe.writing)
    #expect(program.send(Array("this\n".utf8)))
    var bytes: [UInt8] = []
    var arrival: SocketProgram.ReceiveResult
    repeat {
      arrival = program.receive(
        until: MonotonicClock.seconds() + 60, isCancelled: { false }, into: { bytes += $0 })
    } while arrival == .bytes
    #expect(arrival == .ended)
    #expect(String(decoding: bytes, as: UTF8.self) == "heard this\n")
    let beside = try FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true).readToEnd()
    #expect(beside == Data("beside\n".utf8))
  }

  @Test func `A socket program and its children end when the value is released`() throws {
    let pipe = try #require(BrokenPipeSafeOutput.make())
    var program: SocketProgram? = try SocketProgram.start(
      "/bin/sh", ["-c", "sleep 60 & echo started >&3; wait"], others: [pipe.writing]
    ).get()
    close(pipe.writing)
    let heard = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true)
    #expect(heard.availableData == Data("started\n".utf8))
    #expect(program != nil)
    program = nil
    // The pipe ends when no process has it open any more.
    #expect(try heard.readToEnd() ?? Data() == Data())
  }
}

/// A program that communicates through pipes.
struct ChildProgramTests {
  @Test func `A child program reads input, writes an error and exits`() throws {
    let program = try ChildProgram.start(
      "/bin/sh", ["-c", "read word; echo \"no $word\" >&2; exit 3"]
    ).get()
    guard case .written(5) = program.write(Array("card\n".utf8)[...]) else {
      Issue.record("the pipe takes nothing")
      return
    }
    program.closeInput()
    var end = program.exitStatus()
    while end == nil {
      program.wait()
      end = program.exitStatus()
    }
    #expect(end?.isSuccess == false && end?.description == "exit status 3")
    #expect(program.lastMessage == "no card")
  }

  @Test func `A child program that closes its input reports a closed pipe`() throws {
    let program = try ChildProgram.start("/bin/sh", ["-c", "exec <&-; kill -9 $$"]).get()
    #expect(program.waitForExitStatus()?.description == "signal 9")
    guard case .closed = program.write([1]) else {
      Issue.record("somebody reads")
      return
    }
    program.stop()
  }
}
