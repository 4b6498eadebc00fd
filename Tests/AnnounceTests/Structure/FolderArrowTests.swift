import Testing

/// The dependencies between the folders of a target, and the sizes of folders and files.
struct FolderArrowTests {
  /// The folders of each target, in rows.
  ///
  /// A folder may use types of earlier rows and of its own row.
  private static let levels = [
    "Audits": [
      ["Words", "Tables"],
      ["Guidelines", "Rule", "Findings", "Checkers", "Code", "Subject", "Sessions"], ["Checks"],
      ["Rules"],
      ["Pipeline", "Views"],
    ],
    "ReactNativeImport": [["Values"], ["ReactNative"], ["JSX", "RenderedTrees"]],
    "Reports": [
      ["Writing"],
      [
        "Audits", "Catalogues", "Checks", "Conformance", "Diffs", "Logs", "Pages", "Readings",
        "Screenshots", "Sessions", "Speaking",
      ],
    ],
  ]

  @Test(arguments: levels.keys.sorted())
  func `No folder references a type of a folder above it`(target: String) throws {
    let levels = try #require(Self.levels[target])
    let files = Dictionary(
      grouping: try Self.files(of: target),
      by: { file in levels.firstIndex { $0.contains(file.top) } })
    #expect(files[nil] == nil, "\(files[nil]?.map(\.path) ?? [])")
    for case let (level?, lower) in files {
      let above = files.filter { ($0.key ?? 0) > level }.flatMap(\.value)
      let types = Set(above.flatMap(\.declared))
      for file in lower {
        let named = file.words.intersection(types)
        #expect(named.isEmpty, "\(file.path) names \(named.sorted())")
      }
    }
  }

  @Test func `No folder holds more than 25 files, and no file more than 300 lines`() throws {
    let files = try Self.files(of: ".")
    for (folder, files) in Dictionary(grouping: files, by: \.folder) {
      #expect(files.count <= 25, "\(folder)")
    }
    for file in files { #expect(file.lines <= 300, "\(file.path)") }
  }

  @Test func `No folder of tests holds more than 25 Swift files, and none more than 300 lines`()
    throws
  {
    let files = try SourceRepository.swiftFiles(in: "Tests").filter {
      !$0.path.contains("/Fixtures/")
    }
    let folders = Dictionary(grouping: files) { $0.path.split(separator: "/").dropLast() }
    for (folder, files) in folders { #expect(files.count <= 25, "\(folder)") }
    for (path, text) in files {
      #expect(text.count { $0.isNewline } <= 300, "\(path)")
    }
  }

  private struct File {
    var path: String
    var text: [Substring]
    /// The number of lines.
    var lines: Int { text.count - 1 }
    /// The types that the file declares at its top level, except private ones.
    var declared: [String] { text.compactMap(declaredType) }
    /// All words of the file's code.
    var words: Set<String> { Set(text.lazy.map(code).flatMap(FolderArrowTests.words)) }
    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    /// The first folder of the path.
    var top: String { path.split(separator: "/").first.map(String.init) ?? "" }
  }

  private static func files(of target: String) throws -> [File] {
    try SourceRepository.swiftFiles(in: "Sources/\(target)").map { path, text in
      File(path: path, text: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  private static func declaredType(in line: Substring) -> String? {
    let words = line.split { $0 == " " || $0 == ":" || $0 == "<" }
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "typealias"]
    guard line.first?.isLetter == true, !line.hasPrefix("private"), !line.hasPrefix("fileprivate"),
      let kind = words.firstIndex(where: kinds.contains), words.indices.contains(kind + 1)
    else { return nil }
    return String(words[kind + 1])
  }

  private static func code(of line: Substring) -> Substring {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("//") ? "" : text
  }

  private static func words(of code: Substring) -> [String] {
    code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
