import Foundation
import Testing

/// The imports of each target, and its dependencies in the package's manifest.
///
/// A build does not compare them, because it also accepts imports of indirect dependencies.
struct DeclaredImportTests {
  @Test func `A target declares each target that its files import`() throws {
    for target in try Self.targets() {
      let undeclared = try target.imports().subtracting(target.dependencies)
      #expect(undeclared.isEmpty, "\(target.name) imports \(undeclared.sorted())")
    }
  }

  @Test func `A target imports each library that it declares`() throws {
    let targets = try Self.targets()
    let programs = Set(targets.filter { $0.kind == "executableTarget" }.map(\.name))
    for target in targets where target.kind != "systemLibrary" {
      let unused = target.listed.subtracting(try target.imports()).subtracting(programs)
      #expect(unused.isEmpty, "\(target.name) declares \(unused.sorted()), which it never imports")
    }
  }

  @Test func `The manifest has as many targets as these tests read`() throws {
    let targets = try Self.targets()
    #expect(targets.count > 60)
    #expect(Set(targets.map(\.name)).count == targets.count)
    let audits = try #require(targets.first { $0.name == "Audits" })
    #expect(audits.dependencies.contains("VoiceOverReader") && audits.listed.isEmpty)
  }

  private struct Target {
    var kind: String
    var name: String
    var path: String
    /// All dependencies of this target in the manifest, including those of the shared list
    /// `simulator`.
    var dependencies: Set<String>
    /// The dependencies that the manifest lists by name for this target.
    var listed: Set<String>
    /// The names of all targets of the package.
    var all: Set<String> = []

    /// The targets of the package that the files of this target import.
    func imports() throws -> Set<String> {
      guard kind != "systemLibrary" else { return [] }
      let modules = Dictionary(
        uniqueKeysWithValues: all.map { ($0.replacingOccurrences(of: "-", with: "_"), $0) })
      let files = try SourceRepository.swiftFiles(in: path)
      let names = files.flatMap { DeclaredImportTests.imports(in: $0.text) }
      return Set(names.compactMap { modules[$0] }).subtracting([name])
    }
  }

  /// Returns the modules that a file imports before its first declaration.
  private static func imports(in text: String) -> [String] {
    var modules: [String] = []
    for line in text.split(separator: "\n", maxSplits: 200) {
      let words = line.split(separator: " ")
      guard let first = words.first else { continue }
      if let index = words.firstIndex(of: "import"), index < 3, words.indices.contains(index + 1) {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "let", "var"]
        let name = words[(index + 1)...].first { !kinds.contains($0) }
        modules += name.map { [String($0.prefix { $0 != "." })] } ?? []
      } else if !first.hasPrefix("//"), !first.hasPrefix("#") {
        break
      }
    }
    return modules
  }

  private static func targets() throws -> [Target] {
    let manifest = try String(
      contentsOf: SourceRepository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let start = /\n {4}\.(?<kind>target|executableTarget|testTarget|systemLibrary)\(/
    let shared = try #require(manifest.firstMatch(of: /let simulator:[^=]*= \[(?<list>[^\]]*)\]/))
    let simulator = quoted(shared.list)
    let starts = manifest.matches(of: start)
    let ends = starts.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]
    var targets = try zip(starts, ends).map { match, end in
      let text = manifest[match.range.upperBound..<end]
      let name = String(try #require(text.firstMatch(of: /name: "(?<name>[^"]+)"/)).name)
      let path = text.firstMatch(of: /[, ]path: "(?<path>[^"]+)"/).map { String($0.path) }
      let dependencies = text.firstMatch(
        of: /dependencies: (?<shared>simulator)?[ +]*(?:\[(?<list>[^\]]*)\])?/)
      let listed = dependencies.flatMap { $0.list.map(quoted) } ?? []
      let folder = match.kind == "testTarget" ? "Tests" : "Sources"
      return Target(
        kind: String(match.kind), name: name, path: path ?? "\(folder)/\(name)",
        dependencies: listed.union(dependencies?.shared == nil ? [] : simulator), listed: listed)
    }
    let names = Set(targets.map(\.name))
    for index in targets.indices { targets[index].all = names }
    return targets
  }

  private static func quoted(_ list: Substring) -> Set<String> {
    Set(list.split(separator: "\"").map(String.init).filter { $0.first?.isLetter == true })
  }
}
