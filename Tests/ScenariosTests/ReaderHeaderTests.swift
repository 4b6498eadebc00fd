import Importers
import Simulator
import Testing

@testable import Scenarios

@Suite("Column headers")
struct ReaderHeaderTests {
  @Test(
    "case, spaces, hyphens and the platform do not matter",
    arguments: [
      ("VoiceOver", "voiceover"), ("voice over", "voiceover"), ("VOICE-OVER (ios)", "voiceover"),
      ("Talkback", "talkback"), ("Talk Back(Android)", "talkback"),
      (" TalkBack , hints off", "talkback"),
    ])
  func names(_ header: String, _ name: String) {
    #expect(ReaderHeader(header)?.reader.name == name)
  }

  @Test(
    "other headers are no readers",
    arguments: [
      "", "VoiceOver (Android)", "VoiceOver (macOS)", "TalkBack says", "NVDA", "Expected",
      "hints off",
      "VoiceOver / TalkBack", ", VoiceOver",
    ])
  func others(_ header: String) {
    #expect(ReaderHeader(header) == nil)
  }

  @Test(
    "settings are a key and a value, or a language tag",
    arguments: [
      ("TalkBack, hints off, locale de", ["hints off", "locale de"]),
      ("TalkBack, de", ["locale de"]), ("TalkBack, pt-BR", ["locale pt-BR"]),
      ("TalkBack, Hints=off", ["hints off"]), ("TalkBack, talkback.hints off", ["hints off"]),
      ("TalkBack, profile 16.2,, conveys", ["profile 16.2"]), ("VoiceOver, hints on", ["hints on"]),
    ])
  func settings(_ header: String, _ expected: [String]) throws {
    let header = try #require(ReaderHeader(header))
    #expect(header.settings.map { "\($0.key) \($0.value)" } == expected)
    #expect(header.problems.isEmpty)
    for setting in header.settings where setting.key != "locale" {
      #expect(header.reader.value(of: setting.key) == setting.value)
    }
  }

  @Test("a column of facts")
  func facts() {
    #expect(ReaderHeader("VoiceOver, Conveys")?.conveysFacts == true)
    #expect(ReaderHeader("VoiceOver")?.conveysFacts == false)
  }

  @Test(
    "an unknown setting is reported with those of the reader",
    arguments: [
      ("VoiceOver, order name-role-state", "VoiceOver has no setting “order”", "navigation"),
      ("TalkBack, hint off", "TalkBack has no setting “hint”", "hints"),
      ("TalkBack, voiceover.hints off", "TalkBack has no setting “voiceover.hints”", "hints"),
      ("TalkBack, hints maybe", "“maybe” is not a value of “hints”", "on, off"),
      ("TalkBack, hints", "“hints” needs a value in this header", "hints on"),
      ("TalkBack, xx", "“xx” is not a value of “locale”", "de"),
      ("TalkBack, terse", "TalkBack has no setting “terse”", "conveys"),
    ])
  func unknown(_ header: String, _ problem: String, _ help: String) throws {
    let header = try #require(ReaderHeader(header))
    #expect(header.problems.map(\.problem) == [problem])
    #expect(header.problems.first?.remedy.contains(help) == true)
  }

  @Test("a problem of a header is reported at its column, and the table is still there")
  func problemPosition() {
    let text = "```html\n```\n\n> | VoiceOver | TalkBack, loud |\n> |-|-|\n> | a | b |\n"
    let document = ScenarioDocument(reading: Array(text.utf8), file: "page.md")
    #expect(document.scenarios.first?.transcripts.first?.columns.count == 2)
    #expect(document.problems.map(\.position) == [SourcePosition(line: 4, column: 17)])
  }

  @Test(
    "what a table is",
    arguments: [
      (["Gesture", "VoiceOver"], "script"), (["gesture"], "script"),
      (["Finding", "Element"], "findings"), (["Finding", "Where"], "prose"), (["A", "B"], "prose"),
      (["VoiceOver", "Platform"], "mixed"), (["", "TalkBack"], "mixed"),
      (["TalkBack"], "transcript"), (["TalkBack says"], "mistaken"),
      (["TalkBack", "VO"], "mistaken"), (["Platform", "TalkBack says"], "prose"),
    ])
  func kinds(_ header: [String], _ expected: String) {
    let kind =
      switch TableKind(header) {
      case .transcript: "transcript"
      case .script: "script"
      case .findings: "findings"
      case .mistaken: "mistaken"
      case .mixed: "mixed"
      case .prose: "prose"
      }
    #expect(kind == expected)
  }
}

@Suite("Info strings of fences")
struct InfoStringTests {
  @Test(
    "a language and a name",
    arguments: [
      ("html named Sign up", "html", "Sign up"), ("JSX  with   A label ", "jsx", "A label"),
      ("html", "html", nil), ("", "", nil), ("html {title=\"x\"}", "html", nil),
      ("jsx{1,3}", "jsx", nil), ("jsx title=\"with care\"", "jsx", nil),
      ("js:app.js", "js", nil), ("html named {x}", "html", nil), ("html named a=b", "html", nil),
      ("html named", "html", nil), ("html Sign up", "html", nil), ("xml NAMED Ü", "xml", "Ü"),
    ] as [(String, String, String?)])
  func parts(_ text: String, _ language: String, _ name: String?) {
    let info = InfoString(text)
    #expect(info.language == language)
    #expect(info.name == name)
  }
}
