import Foundation
import Testing

@testable import announce

/// Files and baseline entries that a run does not reach.
extension AuditRatchetTests {
  @Test func `Files and rules that were not audited keep their counts`() throws {
    let project = try Project(["a.html": ["one", "two"], "b.html": ["three"]])
    try project.write([], to: "b.html")
    #expect(project.ratchet("\(project.source)/a.html").status == 0)
    #expect(project.ratchet("--rule", "purpose-missing", project.source).status == 0)
    #expect(try project.entries().count == 3)
  }

  @Test func `Entries of another checker stay in a run without its findings`() throws {
    let project = try Project(["a.html": ["one"]])
    let json = try String(contentsOfFile: project.baseline, encoding: .utf8)
    try project.folder.write(
      json.replacingOccurrences(of: "aria-valid-attr", with: "axe/color-contrast"),
      to: "audit.json")
    try project.write([], to: "a.html")
    let trial = project.ratchet(project.source)
    #expect(trial.status == 0)
    #expect(trial.output.contains("ratchet: no count rose above"))
    #expect(try project.entries() == ["src/a.html one"])
  }

  @Test func `The configuration names the baseline`() throws {
    let project = try Project(["a.html": ["one", "two"]])
    try project.folder.write("baseline: audit.json\nreader: talkback\n", to: "announce.yaml")
    try project.write(["one"], to: "a.html")
    #expect(project.audit("--ratchet", project.source).output.contains("1 count fell; rewrote "))
    #expect(try project.entries() == ["src/a.html one"])
  }

  @Test(arguments: [["--reader", "talkback"], ["--screen", "T"]])
  func `A run that may find less keeps the counts`(_ options: [String]) throws {
    let project = try Project(["a.html": ["one", "two"]])
    try project.write(["one"], to: "a.html")
    let trial = project.ratchet(options[0], options[1], project.source)
    #expect(trial.status == 0)
    #expect(trial.output.contains("because \(options[0]) is not in announce.yaml"))
    #expect(try project.entries().count == 2)
  }

  @Test func `Counts of a file that was removed from an audited folder vanish`() throws {
    let project = try Project(["a.html": ["one"], "b.html": ["two"]])
    try project.remove("b.html")
    #expect(project.ratchet("\(project.source)/a.html").status == 0)
    #expect(try project.entries().count == 2)
    #expect(project.ratchet(project.source).output.contains("src/b.html: aria-valid-attr fell"))
    #expect(try project.entries() == ["src/a.html one"])
  }

  @Test func `Another project with the same paths changes nothing`() throws {
    for isRepository in [true, false] {
      let project = try Project(
        ["a.html": ["one"], "b.html": ["two"]], isRepository: isRepository)
      let other = try Project(["a.html": []], isRepository: isRepository)
      #expect(project.ratchet(other.source).status == 0)
      #expect(try project.entries().count == 2)
    }
  }

  @Test func `Outside a repository, entries of removed files stay`() throws {
    let project = try Project(["a.html": ["one"], "b.html": ["two"]], isRepository: false)
    try project.remove("b.html")
    #expect(project.ratchet(project.source).status == 0)
    #expect(try project.entries().count == 2)
  }

  @Test func `A baseline whose files are all gone is not emptied`() throws {
    let project = try Project(["a.html": ["one"], "b.html": ["two"]])
    try project.remove("a.html")
    try project.remove("b.html")
    try project.write([], to: "c.html")
    let trial = project.ratchet(project.source)
    #expect(trial.output.contains("because every file in it is gone"), "\(trial.output)")
    #expect(try project.entries().count == 2)
  }

  @Test func `Entries of nested repositories are not those of the outer one`() throws {
    let project = try Project(["a.html": ["one"], "b.html": ["two"]])
    let nested = "\(project.folder.path)/app/src"
    try project.folder.write("", to: "app/.git/HEAD")
    try project.folder.write("<html lang=en><title>T</title><h1>T</h1>", to: "app/src/a.html")
    #expect(project.ratchet(nested).status == 0)
    #expect(try project.entries().count == 2)
    // The file of this entry is in the nested repository.
    try project.remove("b.html")
    try project.folder.write("<html lang=en><title>T</title><h1>T</h1>", to: "app/src/b.html")
    #expect(project.ratchet(project.source).status == 0)
    #expect(try project.entries().count == 2)
  }

  @Test func `Two files with one path keep the entries of both`() throws {
    let project = try Project(["a.html": ["one", "two"]])
    try project.folder.write("", to: "app/.git/HEAD")
    let page = try String(contentsOfFile: "\(project.source)/a.html", encoding: .utf8)
    try project.folder.write(page, to: "app/src/a.html")
    let nested = "\(project.folder.path)/app/src"
    #expect(
      project.audit("--write-baseline", project.baseline, project.source, nested).status == 0)
    #expect(try project.entries().count == 4)
    try project.write(["one"], to: "a.html")
    let trial = project.ratchet(project.source, nested)
    #expect(trial.output.contains("fell from 4 to 3"), "\(trial.output)")
    #expect(try project.entries().count == 3)
  }

  @Test func `Entries that match nothing are reported`() throws {
    let project = try Project(["a.html": ["one"], "b.html": ["two", "three"]])
    let trial = project.ratchet("\(project.source)/a.html")
    #expect(
      trial.output.contains("2 baseline entries match no finding; update the baseline"),
      "\(trial.output)")
  }

  @Test func `A baseline that is a link stays one`() throws {
    let project = try Project(["a.html": ["one", "two"]])
    let target = "\(project.folder.path)/kept.json"
    try FileManager.default.moveItem(atPath: project.baseline, toPath: target)
    try FileManager.default.createSymbolicLink(
      atPath: project.baseline, withDestinationPath: "kept.json")
    try project.write(["one"], to: "a.html")
    #expect(project.ratchet(project.source).output.contains("1 count fell; rewrote "))
    #expect(try project.entries() == ["src/a.html one"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: project.baseline) == "kept.json")
  }

  @Test func `If a page became empty, a remark says so`() throws {
    let project = try Project(["a.html": ["one", "two"], "b.html": ["three"]])
    try project.folder.write("<html></html>", to: "src/a.html")
    try project.write([], to: "b.html")
    let output = project.ratchet(project.source).output
    #expect(output.contains("a.html: the screen is empty, so its counts fell; "), "\(output)")
    #expect(!output.contains("b.html: the screen is empty"))
  }

  @Test func `If a file cannot be read, the baseline stays`() throws {
    let project = try Project(["a.html": ["one", "two"]])
    try project.write(["one"], to: "a.html")
    let trial = project.ratchet(project.source, "\(project.source)/none.html")
    #expect(trial.status == 2)
    #expect(trial.output.contains("because not all files were audited"))
    #expect(try project.entries().count == 2)
  }
}
