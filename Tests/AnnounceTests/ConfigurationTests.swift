import Configuration
import Encoding
import Foundation
import Testing

@testable import announce

/// `announce.yaml`, its effect on commands, and `announce config`.
struct ConfigurationTests {
  private static let outline = "- button \"Save\"\n"

  /// Options that only a command line can set, so that they are not keys of a configuration.
  private static let typedOnly: Set<String> = [
    "against", "allow-origin", "allow-status", "app", "as", "assets", "axe", "base", "basic-auth",
    "browser", "browser-path", "captions", "clips", "cookie", "cross-check", "dry-run", "fill",
    "fill-budget", "from", "header", "help", "inline", "least", "limit", "link", "list", "log",
    "login", "mute", "name", "no-config", "opens", "orientation", "output", "picture", "player",
    "prefers", "ratchet", "record", "report", "rules", "scene", "screen", "script", "selector",
    "serial", "shard", "sheet", "since", "sitemap", "skip-tag", "speak", "stop", "storage-state",
    "story-tag", "storybook", "timeline", "timeout", "try", "unused", "urls", "verbose",
    "version", "view", "wait-for", "walk", "watch", "with", "worst", "write-baseline",
  ]

  @Test func `Every option is a configuration key or belongs to one command line`() {
    let keys = Set(ConfigurationKey.all.map(\.name))
    let options = allCommands.filter { $0.declaration.isConfigured }
      .flatMap { $0.declaration.allOptions }
    for option in options {
      #expect(keys.contains(option.name) != Self.typedOnly.contains(option.name), "\(option.name)")
    }
    #expect(keys.isSubset(of: options.map(\.name)))
  }

  @Test func `A command uses the configuration, and typed options win`() throws {
    let folder = try TrialFolder()
    try folder.write("reader: talkback\nset:\n  hints: off\n", to: "announce.yaml")
    let file = try folder.write(Self.outline, to: "a.outline")
    let configured = Trial.run(file).output
    #expect(!configured.contains("VoiceOver, "))
    #expect(configured.contains("1. Save, button\n"))
    let typed = Trial.run(file, "--reader", "voiceover").output
    #expect(typed.contains("VoiceOver, ") && !typed.contains("TalkBack, "))
    #expect(Trial.run(file, "--no-config").output.contains("double tap to activate"))
  }

  @Test func `The config command shows the settings and their origin`() throws {
    let folder = try TrialFolder()
    let yaml = try folder.write(
      "language: de\noverrides:\n- path: ios\n  language: ru\n", to: "announce.yaml")
    try folder.write(Self.outline, to: "ios/a.outline")
    #expect(
      Trial.run("config", "\(folder.path)/ios").output
        == "\(folder.path)/ios, by \(yaml)\nlanguage: ru (\(yaml):4:3)\n")
    #expect(Trial.run("config", folder.path).output.hasSuffix("language: de (\(yaml):1:1)\n"))
    #expect(
      Trial.run("config", folder.path, "--format", "json").output
        .contains("{\"name\": \"language\", \"values\": [\"de\"], "))
    #expect(Trial.run("config", "\(folder.path)/nowhere").status == 2)
  }

  @Test func `A mistake in a configuration is an error of every command`() throws {
    let folder = try TrialFolder()
    let yaml = try folder.write("langauge: de\n", to: "announce.yaml")
    let file = try folder.write(Self.outline, to: "a.outline")
    for words in [[file], ["check", folder.path], ["diff", file, file], ["config", file]] {
      let trial = Trial.run(words)
      #expect(trial.status == 2)
      #expect(
        trial.errors.contains("\(yaml):1:1: “langauge” is not a configuration option"), "\(words)")
    }
    try folder.write("language: 1234\n", to: "announce.yaml")
    #expect(
      Trial.run(file).errors.contains("(options also come from \(yaml); see “announce config”)"))
    try folder.write("reader: siri\n", to: "announce.yaml")
    #expect(Trial.run(file).errors.hasPrefix("announce: \(yaml):1:1: reader cannot be “siri”; "))
  }

  @Test func `Files with different configurations share no JSON document`() throws {
    let folder = try TrialFolder()
    try folder.write("overrides:\n- path: b.outline\n  reader: talkback\n", to: "announce.yaml")
    let (a, b) = (
      try folder.write(Self.outline, to: "a.outline"),
      try folder.write(Self.outline, to: "b.outline")
    )
    let text = Trial.run(a, b).output
    #expect(text.components(separatedBy: "VoiceOver, ").count == 2)
    #expect(text.components(separatedBy: "TalkBack, ").count == 3)
    let json = Trial.run(a, b, "--format", "json")
    #expect(json.status == 2 && json.errors.contains("are configured differently"))
  }

  @Test func `A document is checked with its own configuration`() throws {
    let folder = try TrialFolder()
    try folder.write("overrides:\n- path: strict\n  exact: true\n", to: "announce.yaml")
    let document =
      "```outline\n\(Self.outline)```\n\n| VoiceOver |\n| --- |\n| save; BUTTON |\n"
    try folder.write(document, to: "a.md")
    #expect(Trial.run("check", folder.path).status == 0)
    try folder.write(document, to: "strict/a.md")
    let trial = Trial.run("check", folder.path)
    #expect(trial.status == 1)
    #expect(trial.output.contains("2 documents, 2 tables, 2 cells compared, 1 difference"))
    #expect(Trial.run("check", folder.path, "--no-config").status == 0)
  }
}
