import Encoding
import Importers
import Testing

@testable import announce

/// `announce formats`, and options about input files.
struct FormatsCommandTests {
  @Test(arguments: InputFormat.all)
  func `Every format describes how to get a file and its limits`(_ format: InputFormat) {
    let guide = format.guide
    #expect(!guide.sources.isEmpty && !guide.unknown.isEmpty)
    let trial = Trial.run("formats", format.name)
    #expect(trial.status == 0)
    #expect(trial.output.hasPrefix("\(format.name): "))
    for source in guide.sources {
      for line in source.lines { #expect(trial.output.contains(line)) }
    }
    let known = Set(Option.importing.map(\.name))
    #expect(Set(guide.options).subtracting(known) == [])
  }

  @Test func `All formats are listed in plain lines and in JSON`() {
    let all = Trial.run("formats").output
    let plain = Trial.run("formats", "--plain").output
    let json = Trial.run("formats", "--format", "json").output
    for format in InputFormat.all {
      #expect(all.contains("\n\(format.name): ") || all.hasPrefix("\(format.name): "))
      #expect(json.contains("\"format\": \"\(format.name)\""))
    }
    #expect(!plain.contains("\n\n") && !plain.contains("\n  "))
  }

  @Test(arguments: [
    (["formats", "uiautomatr"], "did you mean"),
    (["formats", "html", "jsx"], "formats takes one format, or none"),
    (["tree", "--as", "talkback", "--unused", "-"], "--unused cannot be combined with --as"),
    (["--assume", "x", "-"], "write --assume name=value"),
  ])
  func `A usage error is one line`(_ words: [String], _ problem: String) {
    let trial = Trial.run(words)
    #expect(trial.status == 2)
    #expect(trial.errors.contains(problem), "\(trial.errors)")
    #expect(trial.errors.split(separator: "\n").count == 1)
  }

  private static let lines = """
    {"id": "Sign in", "tree": {"className": "android.widget.Button", "text": "Enter"}}
    {"id": "Sign up", "tree": {"className": "android.widget.Button", "text": "Join"}}
    {"id": "Sign", "tree": {"className": "android.widget.Button", "text": "Exact"}}
    """

  @Test(
    arguments: [
      (["--screen", "Sign in"], ["Enter"]), (["--screen", "sign UP"], ["Join"]),
      (["--screen", "in"], ["Enter"]), (["--screen", "Sign"], ["Exact"]),
      (["--scene", "up", "--screen", "in"], ["Enter", "Join"]), ([], ["Enter", "Join", "Exact"]),
    ] as [([String], [String])])
  func `Screens are selected by name, in the order of the file`(
    _ options: [String], _ expected: [String]
  ) {
    let words = ["tree", "--input", "android-nodes", "-"] + options
    let trial = Trial.run(words, bytes: Array(Self.lines.utf8))
    let found = ["Enter", "Join", "Exact"].filter { trial.output.contains("\"\($0)\"") }
    #expect(found == expected, "\(trial.output) \(trial.errors)")
  }

  @Test func `An unknown screen name lists the known ones`() {
    let words = ["--screen", "Pay", "--input", "android-nodes", "-"]
    let trial = Trial.run(words, bytes: Array(Self.lines.utf8))
    #expect(trial.status == 2)
    #expect(trial.errors.contains("no screen is called “Pay”; choose “Sign in”, “Sign up”, “Sign”"))
  }

  @Test func `Unused texts are listed with location and reason`() {
    let page = Array("<p>1<template>Later</template>".utf8)
    let text = Trial.run(["tree", "--unused", "--input", "html", "-"], bytes: page).output
    #expect(text.contains("line 1, column 15: template “Later”: it is not on the screen until"))
    let json = Trial.run(
      ["tree", "--unused", "--format", "json", "--input", "html", "-"], bytes: page
    ).output
    #expect(json.contains("\"reason\": \"not-shown\""))
    let none = Trial.run(["tree", "--unused", "--input", "html", "-"], bytes: Array("<p>1".utf8))
    #expect(none.output.contains("every text is in the tree"))
  }
}

struct TreeJSONTests {
  @Test func `The JSON of a tree has every fact of a node`() {
    let outline = """
      - textbox "Email" [required]:
        - /placeholder: name@example.com
        - /error: Not valid
        - /keyboard: email
        - /return-key: next
        - /frame: 1 2.5 30 44
        - /android.gravity: start
        - /ios.textAlignment: right
        - /reactNative.testID: email
        - /action: Clear
      """
    let words = ["tree", "--format", "json", "--input", "outline", "-"]
    let json = Trial.run(words, bytes: Array(outline.utf8)).output
    for member in [
      "\"placeholder\": \"name@example.com\"", "\"error\": \"Not valid\"",
      "\"keyboard\": \"email\"", "\"returnKey\": \"next\"", "\"frame\": [1.0, 2.5, 30.0, 44.0]",
      "\"android\": {\"gravity\": \"start\"}", "\"ios\": {\"textAlignment\": \"right\"}",
      "\"reactNative\": {\"testID\": \"email\"}", "\"actions\": [\"Clear\"]",
      "\"nameFrom\": \"author\"",
    ] {
      #expect(json.contains(member), "\(member) in \(json)")
    }
  }
}
