import Foundation
import Importers
import Requirements
import Simulator
import Testing

@testable import Audits

/// Examples and metadata of every rule.
struct RuleExampleTests {
  @Test(arguments: AuditRule.Layer.allCases)
  func `A rule finds the marked elements of its examples and nothing else`(
    layer: AuditRule.Layer
  ) throws {
    for rule in AuditRule.all where rule.layer == layer {
      for example in rule.examples { try Self.check(example, of: rule) }
    }
  }

  /// Compares the findings of a rule in an example with the marks in the example.
  private static func check(_ example: AuditRule.Example, of rule: AuditRule) throws {
    let report = try report(on: example, by: rule)
    let locations = FindingLocations(report)
    var found: Set<Node.Position> = []
    var isAtScreen = false
    for finding in report.findings {
      guard finding.node != nil || finding.element != nil else {
        isAtScreen = true
        continue
      }
      let location = locations.location(of: finding)
      let line = try #require(
        location.line, "\(rule.id) finds an element without a line: \(location)")
      found.insert(Node.Position(line: line, column: location.column ?? 0, in: location.file))
    }
    let marked = example.markedLocations
    let isRun = report.notRun.isEmpty
    let hasFixes = report.findings.allSatisfy { !$0.fix.text.isEmpty }
    #expect(
      isRun && hasFixes && found == marked && isAtScreen == example.isAtScreen
        && example.isFound == (isAtScreen || !marked.isEmpty),
      """
      \(rule.id) in \(example.format): marked at \(words(marked, example.isAtScreen)), found at \
      \(words(found, isAtScreen))\(hasFixes ? "" : ", without saying how to fix it")
      \(report.findings.map(\.message).joined(separator: "\n"))\(report.notRun.map(\.why).joined())
      \(example.source)
      """, sourceLocation: sourceLocation(of: example))
  }

  private static func words(_ locations: Set<Node.Position>, _ isAtScreen: Bool) -> String {
    let words =
      locations.map { "\($0.file.map { "\($0):" } ?? "")\($0.line):\($0.column)" }.sorted()
      + (isAtScreen ? ["the whole screen"] : [])
    return words.isEmpty ? "no element" : words.joined(separator: ", ")
  }

  /// Returns the source location of an example in the file of its rule.
  private static func sourceLocation(of example: AuditRule.Example) -> SourceLocation {
    let name = example.sourceFile.split(separator: "/").last.map(String.init) ?? ""
    return SourceLocation(
      fileID: example.sourceFile, filePath: rulePaths[name] ?? example.sourceFile,
      line: example.sourceLine, column: 1)
  }

  /// The paths of the rules' Swift files by the names of the files.
  private static let rulePaths: [String: String] = {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Audits")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var paths: [String: String] = [:]
    for case let file as URL in files ?? .init() { paths[file.lastPathComponent] = file.path }
    return paths
  }()

  @Test
  func `An id names one rule, an alias names all of its owners, and superseded rules exist`() {
    let ids = AuditRule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    var owners: [String: [String]] = [:]
    for rule in AuditRule.all {
      for alias in rule.aliases { owners[alias, default: []].append(rule.id) }
    }
    for (alias, rules) in owners.sorted(by: { $0.key < $1.key }) {
      #expect(!ids.contains(alias), "\(alias) is a rule, and an alias of \(rules)")
      #expect(
        rules == Self.sharedAliases[alias] ?? Array(rules.prefix(1)),
        "\(alias) is an alias of \(rules)")
      #expect(AuditRule.all(named: alias).map(\.id) == rules)
    }
    for rule in AuditRule.all { #expect(AuditRule.all(named: rule.id) == [rule]) }
    #expect(AuditRule.all(named: "no such rule").isEmpty)
    #expect(Set(Self.sharedAliases.keys).isSubset(of: owners.keys))
    for rule in AuditRule.all {
      #expect(!rule.supersedes.contains(rule.id), "\(rule.id) supersedes itself")
      #expect(Set(rule.supersedes).count == rule.supersedes.count, "\(rule.id)")
      for superseded in rule.supersedes {
        #expect(ids.contains(superseded), "\(rule.id) supersedes \(superseded), which is no rule")
      }
    }
  }

  /// Aliases that name one rule of another checker and several of our rules.
  ///
  /// Such an alias selects, expects and suppresses the findings of all these rules. Every other
  /// alias belongs to one rule.
  private static let sharedAliases = [
    "3ea0c8": ["duplicate-id-active", "duplicate-id-aria"],
    "ContentDescription": ["label-missing", "label-is-code", "image-alt-missing"],
    "EditableContentDesc": ["label-masked", "label-lost-when-filled"],
    "LabelFor": ["label-missing", "hint-and-label-for"],
    "NO_ACCESSIBILITY_LABEL": ["label-missing", "placeholder-only"],
    "aria_accessiblename_exists": [
      "aria-dialog-name", "aria-meter-name", "aria-progressbar-name", "aria-group-name",
      "aria-tooltip-name", "aria-treeitem-name", "aria-container-name",
    ],
    "aria_attribute_conflict": ["aria-conditional-attr", "aria-attribute-conflict"],
    "aria_attribute_deprecated": ["aria-deprecated-role", "aria-attribute-deprecated"],
    "aria_attribute_valid": ["aria-allowed-attr", "aria-prohibited-attr", "aria-conditional-attr"],
    "aria_child_valid": ["aria-required-children", "list"],
    "aria_widget_labelled": ["aria-progressbar-name", "aria-treeitem-name"],
    "element_id_unique": ["duplicate-id", "duplicate-id-active", "duplicate-id-aria"],
    "input_label_exists": ["aria-meter-name", "aria-progressbar-name"],
    "one-main": ["landmark-one-main", "landmark-no-duplicate-main"],
    "role-supports-aria-props": ["aria-allowed-attr", "aria-attribute-deprecated"],
    "table_headers_exists": ["layout-table", "td-has-header"],
  ]

  @Test func `A rule describes itself in complete sentences and has a fix for each platform`() {
    for rule in AuditRule.all {
      for text in [rule.condition, rule.why] + rule.fixes.values {
        #expect(text.last == "." && text.first?.isLowercase == false, "\(rule.id): \(text)")
      }
      #expect(rule.platforms.isSubset(of: rule.fixes.keys), "\(rule.id)")
    }
  }

  @Test func `Every rule has a passing and a failing example for each of its platforms`() {
    let missing = AuditRule.all.flatMap { rule in
      AuditRule.Platform.allCases.filter(rule.platforms.contains).flatMap { platform in
        [true, false].filter { isFound in
          !rule.examples.contains { $0.platform == platform && $0.isFound == isFound }
        }.map { "\(rule.id) \(platform) \($0 ? "fails" : "passes")" }
      }
    }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  /// Runs one rule on an example.
  static func report(
    on example: AuditRule.Example, by rule: AuditRule
  ) throws -> AuditReport {
    var options = ImportOptions()
    options.keepsSource = true
    if !example.language.isEmpty { options.language = example.language }
    let format: InputFormat = try #require(InputFormat(named: example.format))
    let project = try example.path.isEmpty ? nil : ExampleProject(example)
    let screens = try ImportedScreen.contents(
      of: Array(example.source.utf8), format: format, file: project?.file, options: options)
    let imported = try #require(screens.first)
    let audit = Audit([rule])
    let readers = imported.readers(allReaders)
    var subject = AuditSubject(
      imported.screen, android: imported.android, source: imported.source, by: readers,
      in: audit.readingConditions)
    if !example.gestures.isEmpty {
      let gestures = try GestureScript(example.gestures).steps.map(\.gesture)
      let app = ScriptedApp(try AppScript(example.app, from: 1), screens: [:])
      subject.sessions = readers.map { reader in
        AuditSession(imported.screen(for: reader), by: reader, app: app, doing: gestures)
      }
    }
    return audit.report(on: subject)
  }
}

/// A folder with the files of an example, which is removed with this object.
private final class ExampleProject {
  /// The path of the audited file.
  let file: String
  private let folder: URL

  init(_ example: AuditRule.Example) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(UUID().uuidString)
    file = folder.appendingPathComponent(example.path).path
    for (path, text) in [example.path: example.source].merging(
      example.others, uniquingKeysWith: { $1 })
    {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try TestFile.write(text, to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
