import Foundation
import Reports
import Testing

@testable import announce

/// `--watch`: running again when a file changes.
struct WatchTests {
  @Test func `A command runs again after a change, until it is interrupted`() throws {
    let folder = try TrialFolder()
    let file = try folder.write("Save\n", to: "a.outline")
    let end = "\(folder.path)/end"
    var environment = CommandEnvironment()
    environment.interruption.isPending = { FileManager.default.fileExists(atPath: end) }
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    var runs: Int32 = 0
    let status = try Watching([file], in: environment).run(&streams) { _, streams in
      runs += 1
      streams.output.write((try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
      let next = runs == 1 ? file : end
      try? "Store\n".write(toFile: next, atomically: true, encoding: .utf8)
      return runs
    }
    #expect(runs == 2)
    #expect(status == 1, "a run that was interrupted does not count")
    #expect(streams.output.text == "Save\nStore\n")
  }

  @Test func `Standard input and recording cannot be watched`() {
    #expect(Trial.run("-", "--watch").status == 2)
    #expect(Trial.run("check", "a.md", "--watch", "--record", "missing").status == 2)
  }
}
