import CSystem
import Foundation
import Importers
import Testing
import TextIO

@testable import Scenarios

/// Atomic replacement of files.
struct FileReplacementTests {
  private let old = Array("old\n".utf8)
  private let new = Array("new\n".utf8)

  private func names(in repository: TrialRepository) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: repository.path).sorted()
  }

  private func bytes(_ path: String) throws -> [UInt8] { try FileBytes.contents(ofFile: path) }

  @Test func `Permissions are kept and no temporary file remains`() throws {
    let repository = try TrialRepository(["a.md": "old\n"], isRepository: false)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: repository("a.md"))
    try FileReplacement.replace(contentsOf: repository("a.md"), expecting: old, with: new)
    #expect(try bytes(repository("a.md")) == new)
    let attributes = try FileManager.default.attributesOfItem(atPath: repository("a.md"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try names(in: repository) == ["a.md"])
  }

  @Test func `A symbolic link is not followed`() throws {
    let repository = try TrialRepository(["real/a.md": "old\n"], isRepository: false)
    try repository.link("a.md", to: "real/a.md")
    try repository.link("b.md", to: "nowhere.md")
    for name in ["a.md", "b.md"] {
      let error = #expect(throws: InputError.self) {
        try FileReplacement.replace(contentsOf: repository(name), expecting: old, with: new)
      }
      #expect(error?.problem == "this is a symbolic link, which is not followed when writing")
    }
    #expect(try bytes(repository("real/a.md")) == old)
    #expect(try names(in: repository) == ["a.md", "b.md", "real"])
  }

  @Test func `A file with two hard links is not replaced`() throws {
    let repository = try TrialRepository(["a.md": "old\n"], isRepository: false)
    try FileManager.default.linkItem(atPath: repository("a.md"), toPath: repository("b.md"))
    let error = #expect(throws: InputError.self) {
      try FileReplacement.replace(contentsOf: repository("a.md"), expecting: old, with: new)
    }
    #expect(
      error?.problem == "the file has 2 hard links, which replacing it would separate")
    #expect(try bytes(repository("b.md")) == old)
    #expect(try names(in: repository) == ["a.md", "b.md"])
  }

  #if os(Linux)
    @Test func `Extended attributes are kept`() throws {
      let repository = try TrialRepository(["a.md": "old\n"], isRepository: false)
      let value = Array("kept".utf8)
      // Some file systems do not support extended attributes.
      guard setxattr(repository("a.md"), "user.announce", value, value.count, 0) == 0 else {
        return
      }
      try FileReplacement.replace(contentsOf: repository("a.md"), expecting: old, with: new)
      var read = [UInt8](repeating: 0, count: 16)
      let count = getxattr(repository("a.md"), "user.announce", &read, read.count)
      #expect(count == value.count && read.prefix(value.count) == value[...])
    }
  #endif

  @Test func `A file that has the new bytes already is a success`() throws {
    let repository = try TrialRepository(["a.md": ""], isRepository: false)
    try FileReplacement.create(repository("b.md"), with: new)
    try FileReplacement.replace(contentsOf: repository("b.md"), expecting: old, with: new)
    #expect(try bytes(repository("b.md")) == new)
    #expect(try names(in: repository) == ["a.md", "b.md"])
  }

  @Test func `A file that changed in the meantime is not overwritten`() throws {
    let repository = try TrialRepository(["a.md": "edited\n"], isRepository: false)
    let error = #expect(throws: InputError.self) {
      try FileReplacement.replace(contentsOf: repository("a.md"), expecting: old, with: new)
    }
    #expect(error?.problem == "the document changed while it was being recorded; not overwritten")
    #expect(try bytes(repository("a.md")) == Array("edited\n".utf8))
    #expect(try names(in: repository) == ["a.md"])
  }

  @Test func `A deleted file, a folder and a missing folder are reported`() throws {
    let repository = try TrialRepository(["b/a.md": "old\n"], isRepository: false)
    for path in ["a.md", "b", "b/a.md/c.md", "c/a.md"] {
      let error = #expect(throws: InputError.self) {
        try FileReplacement.replace(contentsOf: repository(path), expecting: old, with: new)
      }
      #expect(error?.file == repository(path))
    }
    for path in ["b", "b/a.md", "b/a.md/c.md", "c/a.md", ""] {
      #expect(throws: InputError.self) {
        try FileReplacement.create(path.isEmpty ? "" : repository(path), with: new)
      }
    }
    #expect(try bytes(repository("b/a.md")) == old)
    #expect(try names(in: repository) == ["b"])
  }

  @Test(.enabled(if: getuid() != 0))
  func `A read-only folder stays unchanged`() throws {
    let repository = try TrialRepository(["a.md": "old\n"], isRepository: false)
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: repository.path)
    defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: repository.path) }
    let error = #expect(throws: InputError.self) {
      try FileReplacement.replace(contentsOf: repository("a.md"), expecting: old, with: new)
    }
    #expect(error?.problem == "no permission to write the file or into its folder")
    #expect(try bytes(repository("a.md")) == old)
    #expect(try names(in: repository) == ["a.md"])
  }

  @Test(.enabled(if: getuid() != 0))
  func `A read-only file is not replaced`() throws {
    let repository = try TrialRepository(["a.md": "old\n"], isRepository: false)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o400], ofItemAtPath: repository("a.md"))
    #expect(throws: InputError.self) {
      try FileReplacement.replace(contentsOf: repository("a.md"), expecting: old, with: new)
    }
    #expect(try bytes(repository("a.md")) == old)
  }

  @Test func `A new file is created once`() throws {
    let repository = try TrialRepository(isRepository: false)
    try FileReplacement.create(repository("a.md"), with: old)
    #expect(try bytes(repository("a.md")) == old)
    let error = #expect(throws: InputError.self) {
      try FileReplacement.create(repository("a.md"), with: new)
    }
    #expect(error?.problem == "the file exists already; not overwritten")
    #expect(try bytes(repository("a.md")) == old)
    try repository.link("b.md", to: "nowhere.md")
    #expect(throws: InputError.self) { try FileReplacement.create(repository("b.md"), with: new) }
    #expect(try names(in: repository) == ["a.md", "b.md"])
  }

  @Test func `Leftovers of a killed recorder are skipped and removed by the next one`() throws {
    // No process has such a high number.
    let left = ".announce-2147483000-0"
    let repository = try TrialRepository(
      [
        "a.md": "old\n", left: "half", ".announce-\(getpid())-0": "half", ".announce-1-0": "half",
        ".announce-x-0": "own", ".announce-2147483000-0.md": "own",
      ], isRepository: false)
    try repository.link(".announce-2147483000-1", to: "a.md")
    try FileReplacement.replace(contentsOf: repository("a.md"), expecting: old, with: new)
    #expect(try bytes(repository("a.md")) == new)
    #expect(try DocumentSearch([repository.path]).documents.map(\.path) == [repository("a.md")])
    #expect(
      try names(in: repository)
        == [
          ".announce-1-0", ".announce-2147483000-0.md", ".announce-2147483000-1",
          ".announce-\(getpid())-0", ".announce-x-0", "a.md",
        ].sorted())
  }
}
