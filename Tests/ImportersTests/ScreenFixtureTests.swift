import Foundation
import Importers
import Recordings
import Simulator
import Testing

/// Files of every format with their expected screens: each file in `Fixtures/Screens` is a test.
///
/// `NAME.outline` is in the same folder as `NAME.EXT`. It contains every screen of the file: the
/// name in a comment, the outline, the diagnostics and the unused texts. A first line such as
/// `# options: language=de, resources=res` sets the import options. To add a test, add the file and
/// an empty `NAME.outline`, record with `ANNOUNCE_RECORD=1 swift test --filter ScreenFixtureTests`,
/// and read what was recorded.
@Suite struct ScreenFixtureTests {
  @Test(arguments: ScreenFixture.all)
  func `A file produces the screens of its outline`(_ fixture: ScreenFixture) throws {
    let expected = try String(contentsOf: fixture.outline, encoding: .utf8)
    let options = expected.split(separator: "\n").first { $0.hasPrefix(ScreenFixture.mark) }
    let found = try fixture.written(options: options.map(String.init))
    try expectRecorded(
      found, is: expected, in: fixture.recordedOutline,
      "\(fixture): \(fixture.firstDifference(found, expected))")
  }

  @Test(arguments: ScreenFixture.all)
  func `A file that can be read has elements that can be read`(_ fixture: ScreenFixture) throws {
    let expected = try String(contentsOf: fixture.outline, encoding: .utf8)
    let options = expected.split(separator: "\n").first { $0.hasPrefix(ScreenFixture.mark) }
    #expect(throws: Never.self) {
      try fixture.screens(options: options.map(String.init), keepsSource: true)
    }
  }

  @Test(arguments: ScreenFixture.all)
  func `A diagnostic is a sentence`(_ fixture: ScreenFixture) throws {
    let lines = try String(contentsOf: fixture.outline, encoding: .utf8).split(separator: "\n")
    for line in lines where line.hasPrefix("# loss: ") {
      let sentence = line.dropFirst(8).drop { $0.isNumber || $0 == ":" }
      #expect(sentence.hasSuffix("."), "\(fixture): \(line)")
    }
  }

  @Test func `Every format has fixture files`() {
    let folders = Set(
      ScreenFixture.all.map { $0.name.split(separator: "/").first.map(String.init) })
    let formats = Set(InputFormat.all.map(\.name))
    let elsewhere: Set = ["html", "outline", "android-nodes", "ios-elements"]
    #expect(formats.subtracting(elsewhere).subtracting(folders.compactMap(\.self)) == [])
  }

  @Test func `An outline of a fixture can be read again`() throws {
    for fixture in ScreenFixture.all {
      let text = try String(contentsOf: fixture.outline, encoding: .utf8)
        .replacingOccurrences(of: "\n# on Android:\n", with: "\n# screen: on Android\n")
      for (index, part) in text.components(separatedBy: "\n# screen: ").enumerated() where index > 0
      {
        #expect(throws: Never.self, "\(fixture)") { try Screen(outline: "# " + part, name: "") }
      }
    }
  }
}

/// A file with the outline of its screens.
struct ScreenFixture: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  static let mark = "# options: "

  /// The path relative to the folder of fixtures, without extension.
  let name: String
  let outline: URL
  let source: URL?

  var testDescription: String { name }
  var description: String { name }

  /// The outline in the source folder, not the copy in the built bundle.
  var recordedOutline: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/Screens/\(name).outline")
  }

  static let all: [ScreenFixture] = {
    guard let root = Bundle.module.resourceURL?.appending(path: "Fixtures/Screens") else {
      return []
    }
    let paths = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String }
    let files = Set(paths ?? [])
    return files.filter { $0.hasSuffix(".outline") }.sorted().map { path in
      let name = String(path.dropLast(".outline".count))
      let source = extensions.map { "\(name).\($0)" }.first(where: files.contains)
      return ScreenFixture(
        name: name, outline: root.appending(path: path),
        source: source.map { root.appending(path: $0) })
    }
  }()

  private static let extensions = [
    "xml", "storyboard", "xib", "json", "jsonl", "jsx", "tsx", "js", "md", "snap", "txt", "html",
    "swift", "kt",
  ]

  /// Returns the screens of the file, with the elements of the source if `keepsSource` is true.
  func screens(options line: String?, keepsSource: Bool = false) throws -> [ImportedScreen] {
    let source = try #require(source, "there is no file beside \(name).outline")
    let format = name.split(separator: "/").first.flatMap { InputFormat(named: String($0)) }
    var options = ScreenFixture.options(line, in: source.deletingLastPathComponent())
    options.keepsSource = keepsSource
    return try ImportedScreen.contents(
      ofFile: source.path(percentEncoded: false), format: format, options: options)
  }

  /// Returns every screen of the file as an outline, with diagnostics and unused texts.
  func written(options line: String?) throws -> String {
    let source = try #require(source, "there is no file beside \(name).outline")
    var text = line.map { $0 + "\n" } ?? ""
    let folder = source.deletingLastPathComponent()
    for imported in try screens(options: line) {
      text += "\n# screen: \(relative(imported.screen.name, to: folder))\n"
      text += write(imported.screen, folder)
      if let android = imported.android { text += "# on Android:\n" + write(android, folder) }
      for unused in imported.unused {
        let location = location(unused.position, in: folder)
        text += "# unused: \(location)\(unused.source) “\(flat(unused.text))”: "
        text += "\(unused.reason.rawValue)\n"
      }
    }
    return text
  }

  private func write(_ screen: Screen, _ folder: URL) -> String {
    var bare = screen
    bare.diagnostics = []
    var text = bare.outline
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    for diagnostic in screen.diagnostics {
      let location = location(diagnostic.position, in: folder)
      text += "# loss: \(location)\(relative(flat(diagnostic.message), to: folder))\n"
    }
    return text
  }

  /// Returns a location in the style of compilers, followed by a space, or an empty text for `nil`.
  private func location(_ position: Node.Position?, in folder: URL) -> String {
    guard let position else { return "" }
    let file = position.file.map { relative($0, to: folder) + ":" } ?? ""
    return "\(file)\(position.line):\(position.column) "
  }

  private func flat(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\\n") }

  private func relative(_ text: String, to folder: URL) -> String {
    let path = folder.path(percentEncoded: false)
    let own = text.replacingOccurrences(of: path.hasSuffix("/") ? path : path + "/", with: "")
    // The paths of files outside the folder, such as translations, become relative to the folder of
    // all fixtures.
    let root = Bundle.module.resourceURL?.appending(path: "Fixtures/Screens/")
    return root.map { own.replacingOccurrences(of: $0.path(percentEncoded: false), with: "") }
      ?? own
  }

  private static func options(_ line: String?, in folder: URL) -> ImportOptions {
    var options = ImportOptions()
    for item in (line ?? "").dropFirst(mark.count).split(separator: ",") {
      let pieces = item.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let value = pieces.count > 1 ? pieces[1] : ""
      let path = folder.appending(path: value).path(percentEncoded: false)
      switch pieces.first {
      case "language": options.language = value
      case "resources": options.resources.append(path)
      case "aliases": options.aliases = path
      case "translations": options.translations = path
      case "flutter-version": options.flutterVersion = FlutterVersion(value)
      case "compose-version": options.composeVersion = ComposeVersion(value)
      case "boxes": options.boxes = path
      case "design-time": options.usesDesignTime = true
      case "inflate-stubs": options.inflatesStubs = true
      case "assume-hint": options.assumesHint = true
      case "assume":
        let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
        options.assumptions.append((parts.first ?? "", parts.last ?? ""))
      default: Issue.record("unknown option in “\(line ?? "")”")
      }
    }
    return options
  }

  /// Returns the first line that differs, so that the message is short.
  func firstDifference(_ found: String, _ expected: String) -> String {
    let (left, right) = (
      found.components(separatedBy: "\n"), expected.components(separatedBy: "\n")
    )
    for index in 0..<max(left.count, right.count) {
      let (mine, theirs) = (
        index < left.count ? left[index] : "(end)", index < right.count ? right[index] : "(end)"
      )
      if mine != theirs { return "line \(index + 1) is “\(mine)”, expected “\(theirs)”" }
    }
    return "no difference"
  }
}
