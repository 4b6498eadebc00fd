import Foundation
import Importers
import Simulator
import Testing
import TextIO

/// Files that the program may read because an imported file refers to them.
struct ProjectFilesTests {
  private let project: ProjectFolder
  private let outside: ProjectFolder

  init() throws {
    project = try ProjectFolder([
      ".git": "gitdir: elsewhere", "a/own.txt": "own", "b/near.txt": "near",
      ".secret/config": "token", "a/.env": "token",
    ])
    outside = try ProjectFolder(["far.txt": "far"])
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: project.path(name), withDestinationPath: target)
  }

  /// Returns the content of a file that an imported file in a folder refers to, or the error.
  private func read(_ path: String, for folder: String = "a") -> String {
    do {
      let files = try #require(ProjectFiles(around: PathName(project.path(folder))))
      let path = path.hasPrefix("/") ? path : project.path(path)
      return String(decoding: try files.contents(of: PathName(path)), as: UTF8.self)
    } catch {
      return (error as? InputError)?.problem ?? "\(error)"
    }
  }

  private var outsideProblem: String {
    "the file is outside the project “\(project.root.lastPathComponent)”"
  }

  @Test func `A file below folders with names beyond ASCII is read`() throws {
    let umlauts = try ProjectFolder(["Größe/Übung/a.txt": "found"])
    let folder = umlauts.path("Größe/Übung")
    let files = try #require(ProjectFiles(around: PathName(folder)))
    let content = try files.contents(of: PathName("\(folder)/a.txt"))
    #expect(String(decoding: content, as: UTF8.self) == "found")
  }

  @Test func `Files of the repository are read, also through links inside it`() throws {
    try link("a/link.txt", to: "../b/near.txt")
    try link("a/folder", to: "../b")
    try link("a/chain.txt", to: "link.txt")
    for path in [
      "b/near.txt", "a/../b/near.txt", "a/link.txt", "a/folder/near.txt", "a/chain.txt",
      project.path("b/near.txt"),
    ] {
      #expect(read(path) == "near", "\(path)")
    }
  }

  @Test func `No name, link, chain of links or absolute path leads out of the root`()
    throws
  {
    let far = outside.path("far.txt")
    try link("a/out.txt", to: far)
    try link("a/chain.txt", to: "out.txt")
    try link("a/folder", to: outside.root.path(percentEncoded: false))
    try link("a/up", to: "../..")
    let name = outside.root.lastPathComponent
    for path in [
      far, "a/out.txt", "a/chain.txt", "a/folder/far.txt", "../\(name)/far.txt",
      "a/up/\(name)/far.txt", "a/up/\(name)/nothing.txt", "/etc/passwd", "/proc/self/environ",
    ] {
      #expect(read(path) == outsideProblem, "\(path)")
    }
  }

  @Test func `Hidden files cannot be read by name or through links`() throws {
    try link("a/plain.txt", to: "../.secret/config")
    try link("a/way", to: "../.secret")
    try link("a/open.txt", to: ".env")
    for path in [".secret/config", "a/plain.txt", "a/way/config"] {
      #expect(read(path) == "the file is in the hidden folder or file “.secret”", "\(path)")
    }
    #expect(read("a/open.txt") == "the file is in the hidden folder or file “.env”")
    #expect(read(".git") == "the file is in the hidden folder or file “.git”")
  }

  @Test func `A file in a hidden folder can read its neighbours`() throws {
    #expect(read(".secret/config", for: ".secret") == "token")
    #expect(read("a/.env", for: ".secret") == "the file is in the hidden folder or file “.env”")
  }

  @Test(.timeLimit(.minutes(1))) func `Pipes, devices and sockets are not opened`() throws {
    #expect(mkfifo(project.path("a/pipe"), 0o600) == 0)
    try link("a/null", to: "/dev/null")
    #expect(read("a/pipe") == "the file cannot be read")
    #expect(read("a/null") == outsideProblem)
    #expect(read("/dev/zero") == outsideProblem)
    #expect(read("a") == "this is a folder")
    #expect(read("a/none") == "no such file")
  }

  @Test func `Circular and broken links are reported`() throws {
    try link("a/one", to: "two")
    try link("a/two", to: "one")
    try link("a/gone", to: "nowhere")
    #expect(read("a/one") == "the file cannot be read")
    #expect(read("a/gone") == "no such file")
  }

  @Test
  func `A file that is replaced by a link before it is opened is not read`()
    async throws
  {
    let path = project.path("a/swapped.txt")
    let far = outside.path("far.txt")
    let swapping = Task.detached {
      while !Task.isCancelled {
        try? "own".write(toFile: path, atomically: false, encoding: .utf8)
        unlink(path)
        symlink(far, path)
        unlink(path)
      }
    }
    for _ in 0..<2_000 { #expect(read("a/swapped.txt") != "far") }
    swapping.cancel()
    await swapping.value
  }

  @Test func `A large file is rejected`() throws {
    #expect(truncate(project.path("b/near.txt"), off_t(65 << 20)) == 0)
    #expect(read("b/near.txt") == "the file is larger than 64 MB")
  }

  @Test func `Without a repository, the given folder or the file's own is the root`() throws {
    let plain = try ProjectFolder(["a/b/c.txt": "c", "a/d.txt": "d", "e.txt": "e"])
    func reads(_ path: String, without convention: String?) -> Bool {
      let files = ProjectFiles(
        around: PathName(plain.path("a/b")),
        fallback: convention.map { PathName(plain.path($0)) })
      return (try? files?.contents(of: PathName(plain.path(path)))) != nil
    }
    #expect(reads("a/b/c.txt", without: nil) && !reads("a/d.txt", without: nil))
    #expect(reads("a/d.txt", without: "a") && !reads("e.txt", without: "a"))
    // A fallback folder that does not contain the imported file has no effect.
    #expect(!reads("e.txt", without: "e.txt"))
  }

  @Test func `Values and texts of a layout cannot come from outside folders`() throws {
    let secret = try ProjectFolder([
      "strings.xml": "<resources><string name=\"a\">Secret</string></resources>"
    ])
    let app = try ProjectFolder([
      "res/layout/main.xml": """
      <Button xmlns:android="http://schemas.android.com/apk/res/android" android:text="@string/a"/>
      """,
      "res/values/other.xml": "<resources></resources>",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: app.path("res/values/strings.xml"),
      withDestinationPath: secret.path("strings.xml"))
    let screen = try Screen.contents(ofFile: app.path("res/layout/main.xml"))
    #expect(!screen.outline.contains("Secret"))
    #expect(screen.diagnostics.contains { $0.message.contains("outside the project") })
  }
}
