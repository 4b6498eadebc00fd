import Foundation
import Testing

/// Dependencies between the folders of the audits, and their size.
struct AuditArrowTests {
  /// The folders from the ground up; those of one row may name each other's types.
  private static let levels = [
    ["Words", "Tables"],
    ["Guidelines", "Rule", "Findings", "Checkers", "Code", "Subject", "Sessions"], ["Checks"],
    ["Rules"],
    ["Pipeline", "Views"],
  ]

  @Test func `No folder references a type of a folder above it`() throws {
    let files = Dictionary(grouping: try Self.files(), by: \.level)
    for (level, lower) in files {
      let above = files.filter { $0.key > level }.flatMap(\.value)
      let types = Set(above.flatMap(\.declared))
      for file in lower {
        let named = file.words.intersection(types)
        #expect(named.isEmpty, "\(file.path) names \(named.sorted())")
      }
    }
  }

  @Test func `No folder holds more than 25 files, and no file more than 300 lines`() throws {
    let files = try Self.files()
    for (folder, files) in Dictionary(grouping: files, by: \.folder) {
      #expect(files.count <= 25, "\(folder)")
    }
    for file in files { #expect(file.lines <= 300, "\(file.path)") }
  }

  private struct File {
    var path: String
    var level: Int
    var lines: Int
    /// The types that it declares at its top level, but for those that no other file sees.
    var declared: [String]
    /// Every word of its code.
    var words: Set<String>
    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
  }

  private static func files() throws -> [File] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Audits")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let top = path.split(separator: "/").first.map(String.init) ?? ""
      return File(
        path: path, level: try #require(levels.firstIndex { $0.contains(top) }, "\(path)"),
        lines: lines.count - 1, declared: lines.compactMap(declaredType),
        words: Set(lines.lazy.map(code).flatMap(words)))
    }
  }

  private static func declaredType(in line: Substring) -> String? {
    let words = line.split { $0 == " " || $0 == ":" || $0 == "<" }
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor"]
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
