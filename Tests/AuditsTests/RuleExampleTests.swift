import Foundation
import Importers
import Simulator
import Testing

@testable import Audits

/// Every rule by its own examples, and what every rule has to say of itself.
struct RuleExampleTests {
  @Test(arguments: AuditRule.all)
  func `a rule finds what its examples show, and nothing in those that pass`(rule: AuditRule) throws
  {
    #expect(rule.examples.contains { $0.isFound } && rule.examples.contains { !$0.isFound })
    for example in rule.examples {
      let report = try Self.report(on: example, by: rule)
      #expect(
        report.notRun.isEmpty, "\(rule.id) does not run: \(report.notRun.map(\.why)) \(example)")
      #expect(
        report.findings.isEmpty != example.isFound,
        "\(rule.id) \(example): \(report.findings.map(\.message))")
      if example.isFound { #expect(report.findings.allSatisfy { !$0.fix.text.isEmpty }) }
    }
  }

  @Test func `ids and aliases are unique, and rules that are covered exist`() {
    let ids = AuditRule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for rule in AuditRule.all {
      #expect(!rule.aliases.contains(rule.id), "\(rule.id)")
      #expect(Set(rule.aliases).count == rule.aliases.count, "\(rule.id)")
    }
  }

  @Test(arguments: AuditRule.all)
  func `a rule says what it does in whole sentences`(rule: AuditRule) {
    for text in [rule.condition, rule.why] + rule.fixes.values {
      #expect(text.last == "." && text.first?.isLowercase == false, "\(rule.id): \(text)")
    }
    for platform in rule.platforms where rule.examples.contains(where: { $0.platform == platform })
    {
      #expect(rule.fixes[platform] != nil, "\(rule.id) says nothing of \(platform)")
    }
  }

  /// What one rule finds in an example.
  private static func report(
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

extension RuleExampleTests {
  @Test func `every platform that a rule knows has an example of both kinds`() {
    let lacks = AuditRule.all.flatMap { (rule: AuditRule) -> [String] in
      // Files of these platforms never tell where things stand; pages that are open in a browser do.
      let untold: Set<AuditRule.Platform> =
        switch rule.layer {
        case .frames: [.web, .reactNative]
        // A script is the same on every platform; documents show what differs.
        case .session: [.web, .android, .ios, .reactNative]
        case .tree, .announcement, .comparison: []
        }
      return AuditRule.Platform.allCases.filter(rule.platforms.subtracting(untold).contains).flatMap
      {
        platform in
        [true, false].filter { isFound in
          !rule.examples.contains { $0.platform == platform && $0.isFound == isFound }
        }.map { "\(rule.id) \(platform) \($0 ? "fails" : "passes")" }
      }
    }
    #expect(lacks == [], "\(lacks.joined(separator: "\n"))")
  }
}

/// A folder with the files of an example, gone with it.
private final class ExampleProject {
  /// The path of the file that is looked at.
  let file: String
  private let folder: URL

  init(_ example: AuditRule.Example) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(UUID().uuidString)
    let place = folder.appendingPathComponent(example.path)
    file = place.path
    for (path, text) in [example.path: example.source].merging(
      example.others, uniquingKeysWith: { $1 })
    {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
