import Foundation
import Importers
import Simulator
import Testing
import TextIO

@testable import Configuration

/// Options in configuration files, and contents that are rejected.
struct ConfigurationFileTests {
  /// A folder for one test, which is deleted when this object is deinitialised.
  private final class Folder {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
      let url = URL(fileURLWithPath: path).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return url.path
    }
  }

  /// Returns the options for a file in the same folder as a configuration.
  private static func options(_ yaml: String) throws -> [ConfiguredOption] {
    let folder = try Folder()
    try folder.write(yaml, to: "announce.yaml")
    return try ConfigurationFile.options(for: try folder.write("", to: "a.md"))
  }

  @Test(arguments: [".git/config", ".env", "sub/.hidden/a.json", "pipe"])
  func `A path to a hidden or missing file is rejected`(path: String) throws {
    let folder = try Folder()
    try folder.write("x", to: ".git/config")
    try folder.write("x", to: ".env")
    try folder.write("x", to: "sub/.hidden/a.json")
    mkfifo("\(folder.path)/pipe", 0o600)
    try folder.write("boxes: \(path)\n", to: "announce.yaml")
    let page = try folder.write("", to: "a.md")
    let error = #expect(throws: InputError.self) { try ConfigurationFile.options(for: page) }
    #expect(error?.position?.line == 1)
  }

  @Test func `A configuration file with the wrong extension is an error`() throws {
    let folder = try Folder()
    try folder.write("strict: true", to: "announce.yml")
    let page = try folder.write("", to: "a.md")
    let error = #expect(throws: InputError.self) { try ConfigurationFile.options(for: page) }
    #expect(error?.remedy == "rename it to announce.yaml")
  }

  /// Returns the problem with a configuration, without the name of the file.
  private static func refusal(_ yaml: String) -> String {
    do {
      _ = try options(yaml)
      return "nothing"
    } catch let error as InputError {
      let location = error.position.map { "\($0.line):\($0.column): " } ?? ""
      return "\(location)\(error.problem); \(error.remedy)"
    } catch {
      return "\(error)"
    }
  }

  @Test func `Options have values and locations`() throws {
    let options = try Self.options(
      """
      # How we listen.
      language: de
      reader: [talkback]
      set:
        talkback.hints: off
        voiceover.profile: ios18
      plain: true
      exact: false
      strict: true
      """)
    #expect(
      options.map(\.name) == ["reader", "set", "language", "plain", "strict", "exact"])
    #expect(options[0].values == ["talkback"])
    #expect(options[1].values == ["talkback.hints=off", "voiceover.profile=ios18"])
    #expect(options[2].values == ["de"])
    #expect(options[2].position.line == 2 && options[2].position.column == 1)
    #expect(options[3].values == [""] && options[4].values == [""] && options[5].values.isEmpty)
  }

  @Test func `An override applies to its folder and replaces earlier values`() throws {
    let folder = try Folder()
    try folder.write(
      """
      language: en
      strict: true
      overrides:
        - path: [ios, mac]
          language: de
        - path: ios/old.md
          strict: false
      """, to: "announce.yaml")
    func values(_ name: String, _ key: String) throws -> [String]? {
      let path = try folder.write("", to: name)
      return try ConfigurationFile.options(for: path).first { $0.name == key }?.values
    }
    #expect(try values("a.md", "language") == ["en"])
    #expect(try values("iosx/a.md", "language") == ["en"])
    #expect(try values("ios/a.md", "language") == ["de"])
    #expect(try values("mac/deep/a.md", "language") == ["de"])
    #expect(try values("ios/a.md", "strict") == [""])
    #expect(try values("ios/old.md", "strict") == [])
  }

  @Test func `The configuration is searched up to the root of the repository`() throws {
    let folder = try Folder()
    try folder.write("language: de\n", to: "announce.yaml")
    let inside = try folder.write("", to: "a/b/c.md")
    #expect(try ConfigurationFile.options(for: inside).map(\.values) == [["de"]])
    try folder.write("", to: "a/.git/HEAD")
    #expect(try ConfigurationFile.options(for: inside).isEmpty)
    try folder.write("language: ru\n", to: "a/announce.yaml")
    #expect(try ConfigurationFile.options(for: inside).map(\.values) == [["ru"]])
  }

  @Test func `Paths start at the configuration's folder and stay in the repository`()
    throws
  {
    let folder = try Folder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("resources: app/res\naliases: ../aliases.txt\n", to: "sub/announce.yaml")
    let file = try folder.write("", to: "sub/deep/a.md")
    let options = try ConfigurationFile.options(for: file)
    #expect(
      options.map(\.values) == [["\(folder.path)/sub/app/res"], ["\(folder.path)/aliases.txt"]])
    #expect(
      Self.refusal("aliases: /etc/passwd\n").hasPrefix("1:10: “/etc/passwd” is outside “"))
    #expect(Self.refusal("resources: [a, ../../..]\n").contains("“../../..” is outside “"))
  }

  @Test(arguments: [
    (
      "langauge: de",
      "1:1: “langauge” is not a configuration option; did you mean “language”?"
    ),
    ("player: sh", "1:1: “player” is not a configuration option; options are"),
    ("output: x", "1:1: “output” is not a configuration option; options are"),
    ("plain: yes", "1:8: plain cannot be “yes”; write true or false"),
    ("plain: \"true\"", "1:8: plain cannot be “true”; write true or false"),
    ("language: [de]", "1:11: language cannot be a list; write a single value"),
    ("language:", "1:10: language cannot be empty; write a single value"),
    ("- language", "1:1: expected options, found a list;"),
    (
      "language: de\nlanguage: en",
      "2:1: the key “language” is a duplicate of line 1; merge the two"
    ),
    ("overrides: ios", "1:12: overrides cannot be “ios”; write a list, such as “- path: ios”"),
    ("overrides:\n- language: de", "2:3: an override without the folder or file that it is for;"),
    ("language: &a de", "1:11: anchors and aliases are not supported;"),
    ("language: *a", "1:11: anchors and aliases are not supported;"),
    ("language: !!str de", "1:11: tags such as !name are not supported;"),
    ("language: de\n---\nlanguage: en", "2:1: a second document begins here;"),
    ("language: 'de", "1:14: this is not valid YAML: "),
    ("[a]: b", "1:1: a key must be a single word;"),
    ("reader: [[[[[[[[[[a]]]]]]]]]]", "1:16: values are nested too deep; use fewer levels"),
    ("language: \u{1}", "this is not valid YAML: control characters are not allowed;"),
  ])
  func `A mistake is reported with its location and a fix`(_ yaml: String, _ words: String) {
    #expect(Self.refusal(yaml).hasPrefix(words))
  }

  @Test func `Aliases that expand to gigabytes are rejected at the first`() {
    var bomb = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for letter in "bcdefghij" { bomb += "\(letter): &\(letter) [*a, *a, *a, *a, *a]\n" }
    #expect(Self.refusal(bomb).hasPrefix("1:4: anchors and aliases are not supported"))
  }

  @Test func `Deep nesting is rejected quickly`() {
    #expect(
      Self.refusal("reader: " + String(repeating: "[", count: 100_000))
        .hasSuffix("use fewer levels"))
  }

  @Test func `An empty file sets no options`() throws {
    #expect(try Self.options("# nothing\n").isEmpty)
    #expect(try Self.options("").isEmpty)
  }

  @Test func `A link or folder is not a configuration`() throws {
    let folder = try Folder()
    let file = try folder.write("", to: "a.md")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/announce.yaml", withDestinationPath: "/etc/hostname")
    #expect(throws: InputError.self) { try ConfigurationFile.options(for: file) }
    try FileManager.default.removeItem(atPath: "\(folder.path)/announce.yaml")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/announce.yaml", withIntermediateDirectories: true)
    #expect(throws: InputError.self) { try ConfigurationFile.options(for: file) }
  }

  @Test func `A file that is too large is rejected`() {
    let yaml = "language: de\n" + String(repeating: "# x\n", count: 70_000)
    #expect(Self.refusal(yaml).hasPrefix("a configuration cannot be larger than 256 kB"))
  }
}
