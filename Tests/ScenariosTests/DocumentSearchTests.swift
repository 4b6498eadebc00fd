import Foundation
import Importers
import Testing
import TextIO

@testable import Scenarios

/// The search for documents in files and folders.
@Suite struct DocumentSearchTests {
  private let repository: TrialRepository

  init() throws {
    repository = try TrialRepository([
      "a.md": "", "b/c.mdx": "", "b/a/z.markdown": "", "c.MD": "", "b.txt": "", ".hidden/x.md": "",
      ".x.md": "", "node_modules/x.md": "", "b/build/x.md": "", "Pods/x.md": "", "empty/y.txt": "",
    ])
  }

  private func found(_ paths: String...) throws -> [String] {
    try ScenarioRun(paths.map { repository($0) }).documents.map {
      String($0.dropFirst(repository.path.utf8.count + 1))
    }
  }

  @Test func `Folders are searched depth first in alphabetical order`() throws {
    let run = try ScenarioRun([repository.path])
    #expect(
      run.documents
        == ["a.md", "b/a/z.markdown", "b/c.mdx", "c.MD"].map { repository($0) })
    #expect(run.documents.allSatisfy { !run.isNamed($0) })
  }

  @Test func `Files keep their given order, each document once`() throws {
    #expect(
      try found("b.txt", "none.md", "b", "a.md", "b/c.mdx", "a.md") == [
        "b.txt", "none.md", "b/a/z.markdown", "b/c.mdx", "a.md",
      ])
    #expect(try ScenarioRun([repository("b.txt")]).isNamed(repository("b.txt")))
  }

  @Test func `Links to folders are not followed, so that circles end`() throws {
    try repository.link("b/circle", to: "../b")
    #expect(try found("b") == ["b/a/z.markdown", "b/c.mdx"])
  }

  @Test func `Pipes are skipped, and broken links are reported`() throws {
    #expect(mkfifo(repository("b/a/pipe.md"), 0o600) == 0)
    try repository.link("b/a/round.md", to: "round.md")
    #expect(try found("b/a") == ["b/a/round.md", "b/a/z.markdown"])
    #expect(try ScenarioRun([repository("b/a")]).reports()[0].problems.count == 1)
  }

  @Test func `A folder without documents is an error`() {
    #expect(throws: InputError.self) { try found("empty") }
    do {
      _ = try ScenarioRun([repository("empty")])
    } catch {
      #expect(
        error.description == repository("empty") + ": this folder contains no documents; "
          + "choose a folder that contains *.md, *.markdown or *.mdx files")
    }
  }

  @Test func `An unreadable document is reported, and the others are checked`() throws {
    let run = try ScenarioRun(["none.md", "a.md", "b/c.mdx"].map { repository($0) })
    let reports = run.reports()
    #expect(reports.map(\.file) == run.documents)
    #expect(reports.map { $0.problems.map(\.problem) } == [["no such file"], [], []])
  }
}
