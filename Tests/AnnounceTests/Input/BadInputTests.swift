import Simulator
import Testing

@testable import announce

/// Unusable input is reported in one line, with status 2; any other input is announced.
struct BadInputTests {
  @Test(arguments: [
    ([], "announce: no file is given; name a file, or run announce --help"),
    (
      ["--fromat", "json", "a"],
      "announce: unknown option “--fromat”; did you mean “--format”?"
    ),
    (
      ["a.html", "--write-baseline", "a.json"],
      "announce: unknown option “--write-baseline”; it is an option of “announce compare”, "
        + "“announce audit”"
    ),
    (
      ["--format", "xml", "a"],
      "announce: --format cannot be “xml”; its values are text, markdown, json"
    ),
    (["--reader"], "announce: --reader needs a value; write --reader voiceover|talkback"),
    (["--plain=yes", "a"], "announce: --plain takes no value; remove “=” and the value"),
    (["tre", "a.html"], "announce: there is no file and no command “tre”; did you mean “tree”?"),
    (
      ["--plain", "a", "tree"],
      "announce: the command “tree” must come first; write announce tree FILE"
    ),
    (["tree"], "announce: no file is given; name a file, or - for standard input"),
    (["help", "tre"], "announce: unknown command “tre”; did you mean “tree”?"),
    (["readers", "x"], "announce: “announce readers” takes no “x”; leave it out"),
    (["-", "--set", "hints"], "announce: --set cannot be “hints”; write --set key=value"),
    (
      ["-", "--set", "talkbak.hints=off"],
      "announce: unknown reader “talkbak”; did you mean “talkback”?"
    ),
    (["tree", "--set", "hints=off", "-"], "announce: --set needs a reader; name it with --as"),
    (["/nowhere/page.html"], "/nowhere/page.html: no such file; check the path"),
    (["/"], "/: this is a folder; name a file in it"),
    (["a\nb.html"], "a\u{FFFD}b.html: no such file; check the path"),
  ])
  func `A usage error is one line`(arguments: [String], message: String) {
    let trial = Trial.run(arguments)
    #expect(trial.status == 2)
    #expect(trial.output == "")
    #expect(trial.errors.hasPrefix(message))
    #expect(trial.errors.split(separator: "\n").count == 1)
  }

  @Test func `An unknown setting lists the valid ones`() {
    let trial = Trial.run("-", "--set", "hint=off", input: "- button")
    #expect(trial.status == 2)
    #expect(trial.errors.contains("unknown setting “hint”; did you mean “hints”? settings are "))
    #expect(trial.errors.contains("hints, "))
  }

  @Test func `An unknown value lists the valid ones for each reader`() {
    let trial = Trial.run("-", "--set", "hints=loud", input: "- button")
    #expect(
      trial.errors == "announce: “hints” cannot be “loud”; VoiceOver takes on, off; "
        + "TalkBack takes on, off\n")
  }

  @Test(arguments: ["e_n", "english", "", "de de", "1"])
  func `An invalid language tag is an error`(language: String) {
    let trial = Trial.run("-", "--language", language, input: "- button")
    #expect(trial.status == 2)
    #expect(trial.output.isEmpty)
    #expect(
      trial.errors.hasPrefix("announce: --language cannot be “\(language)”; write a language tag"))
  }

  @Test func `Readers that do not speak a language use their own and say so`() {
    let trial = Trial.run("-", "--language", "cs", input: "- button \"Uložit\"")
    #expect(trial.status == 0)
    #expect(trial.output.contains("1. Uložit, button\n"))
    #expect(trial.output.contains("VoiceOver, iOS 26, language en-US"))
    #expect(
      trial.errors == "announce: VoiceOver does not speak “cs”; it uses en-US; "
        + "TalkBack does not speak “cs”; it uses en-US\n")
  }

  @Test func `Only the reader that does not speak a language is named`() {
    let trial = Trial.run("-", "--language", "fr", input: "- button \"Envoyer\"")
    #expect(trial.status == 0)
    #expect(trial.output.contains("1. Envoyer, Bouton"))
    #expect(trial.errors == "announce: VoiceOver does not speak “fr”; it uses en-US\n")
  }

  @Test func `A setting without a list of values describes its valid values`() {
    let trial = Trial.run("-", "--set", "invalidAfter=x", input: "- button")
    #expect(
      trial.errors
        == "announce: “invalidAfter” cannot be “x”; TalkBack takes off, a number such as 7\n")
  }

  @Test func `A mistake in an outline is reported with its location`() {
    let trial = Trial.run("-", "--input", "outline", input: "- button \"Go\"\n- heading \"x")
    #expect(trial.status == 2)
    #expect(trial.errors.hasPrefix("-:2:"))
    #expect(trial.errors.split(separator: "\n").count == 1)
  }

  @Test func `An error in one file does not hide the others`() {
    let trial = Trial.run("/nowhere.html", "-", "--format", "json", input: "- button \"Go\"")
    #expect(trial.status == 2)
    #expect(trial.errors == "/nowhere.html: no such file; check the path\n")
    #expect(trial.output.contains(#""said": "Go, button""#))
    #expect(trial.output.hasSuffix("]}\n"))
  }

  @Test func `No control characters or bidi marks reach a terminal`() {
    let text = String(repeating: "Words of an ordinary page. ", count: 20)
    let page = "<p>\(text)</p><button>a\u{1B}]0;x\u{7}b\u{202E}c\u{0}\u{9B}d\u{7F}</button>"
    for command in [["-"], ["explain", "-"], ["tree", "--as", "talkback", "-"], ["tree", "-"]] {
      let trial = Trial.run(command + ["--plain", "--input", "html"], bytes: Array(page.utf8))
      #expect(trial.status == 0, "\(command) \(trial.errors)")
      let isSafe = trial.output.unicodeScalars.allSatisfy { scalar in
        scalar == "\n"
          || scalar.properties.generalCategory != .control
            && !scalar.properties.isBidiControl
      }
      #expect(isSafe, "\(command): \(trial.output.debugDescription)")
    }
  }

  /// Unusual file contents.
  ///
  /// They have names, so that a failing test does not print megabytes.
  enum OddBytes: CaseIterable {
    case empty, single, halfMark, picture, zeros, brokenUTF8, deep, eightMegabytes

    var bytes: [UInt8] {
      switch self {
      case .empty: []
      case .single: Array("<".utf8)
      case .halfMark: [0xFF, 0xFE]
      case .picture: [0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 0xFF]
      case .zeros: Array(repeating: 0, count: 4096)
      case .brokenUTF8: Array("<b>".utf8) + [0xC3, 0x28]
      case .deep: Array(String(repeating: "<div>", count: 20_000).utf8)
      case .eightMegabytes: Array(repeating: UInt8(ascii: "a"), count: 8 << 20)
      }
    }
  }

  @Test(arguments: OddBytes.allCases)
  func `Odd bytes are announced or refused in one line`(odd: OddBytes) {
    for format in ["html", "outline"] {
      let trial = Trial.run(["-", "--input", format], bytes: odd.bytes)
      #expect(trial.status == 0 || trial.status == 2)
      let lines = trial.errors.split(separator: "\n").count
      #expect(lines == (trial.status == 2 ? 1 : 0), "\(trial.errors.prefix(300))")
    }
  }

  @Test func `A page built by scripts asks for the rendered page`() {
    let trial = Trial.run(
      "-", "--input", "html", input: "<body><div id=root></div><script src=a.js></script>")
    #expect(trial.status == 0)
    #expect(trial.output.contains("open it with --browser"))
  }
}
