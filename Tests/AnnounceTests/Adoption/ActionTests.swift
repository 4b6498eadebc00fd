import Foundation
import Requirements
import Testing

@testable import announce

/// The action for GitHub, step by step.
@Suite(.requires(.program, BuiltProgram.folder != nil))
struct ActionTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func run(_ inputs: [String: String], installed: Bool = true) throws -> WorkflowRun {
    try WorkflowRun(
      action: Self.root.appendingPathComponent("action.yml"), inputs: inputs,
      in: Self.root.appendingPathComponent("Samples"),
      path: installed ? [try #require(BuiltProgram.folder).path] : [])
  }

  @Test func `A document that matches the announcements passes`() throws {
    let run = try run(["paths": "login.md"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.files["GITHUB_OUTPUT"] == "status=0\n")
    #expect(run.files["GITHUB_STEP_SUMMARY"]?.contains("    1 document, 1 table") == true)
  }

  @Test func `A difference fails, is annotated at its line and listed in the summary`() throws {
    let run = try run(["paths": "login-renamed.md"])
    #expect(run.status == 1)
    #expect(run.output.contains("::error file=Samples/login-renamed.md,line=6"), "\(run.output)")
    #expect(run.files["GITHUB_OUTPUT"] == "status=1\n")
    #expect(run.files["GITHUB_STEP_SUMMARY"]?.contains("2 differences") == true)
  }

  @Test func `Paths and arguments are read as lines, whatever they contain`() throws {
    let run = try run(["paths": "no such file; $(touch x)\nlogin.md\n", "arguments": "--exact\n"])
    #expect(run.status == 2)
    #expect(run.output.contains("no such file; $(touch x)"), "\(run.output)")
    let refused = try self.run(["paths": "login.md", "arguments": "--exactly"])
    #expect(refused.status == 2)
    #expect(refused.output.contains("unknown option “--exactly”"), "\(refused.output)")
  }

  @Test func `The program can be named, and is on the path of later steps`() throws {
    let folder = try #require(BuiltProgram.folder).path
    let run = try run(
      ["program": "\(folder)/announce", "paths": "login.md"], installed: false)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.files["GITHUB_PATH"] == "\(folder)\n")
    let missing = try self.run(["program": "/nowhere/announce"], installed: false)
    #expect(missing.status != 0)
  }
}
