import Testing

@testable import announce

/// Options before and after operands, and arguments that are neither files nor options.
struct AnywhereTests {
  private static let sketch = "- heading \"Sign up\"\n- button \"Go\"\n"

  @Test(arguments: [
    ["tree", "--as", "talkback", "-"], ["--as", "talkback", "tree", "-"],
    ["--as=talkback", "tree", "-"], ["--plain", "--as", "talkback", "tree", "-"],
    ["tree", "-", "--as", "talkback"],
  ])
  func `Options may precede or follow the command and its operands`(_ words: [String]) {
    let trial = Trial.run(words, bytes: Array(Self.sketch.utf8))
    #expect(trial.status == 0 && trial.errors.isEmpty)
    #expect(trial.output.contains("as exposed to TalkBack"))
  }

  @Test func `An option value is not a command, and nothing after -- is`() {
    #expect(CommandLineWords(["--screen", "tree", "x.html"]).command == nil)
    #expect(CommandLineWords(["--", "tree"]).command == nil)
    #expect(CommandLineWords(["--plain", "--", "tree"]).rest == ["--plain", "--", "tree"])
    #expect(CommandLineWords(["--reader", "talkback", "explain", "tree"]).rest.last == "tree")
    #expect(CommandLineWords(["-o", "check", "speak"]).command == SpeakCommand.self)
    #expect(CommandLineWords([]).command == nil && CommandLineWords(["--set"]).command == nil)
  }

  @Test(arguments: ["https://example.org/a", "HTTP://example.org", "www.example.org"])
  func `A URL is an error with a remedy`(_ address: String) {
    for words in [["check", address], ["diff", address, "a.html"]] {
      let trial = Trial.run(words)
      #expect(trial.status == 2)
      #expect(trial.errors.contains("“\(address)” is a URL, and this command reads only files"))
    }
  }

  @Test(arguments: [
    ["www.example.org"], ["http://127.0.0.1:9/a", "--browser-path", "/nowhere"],
    ["tree", "HTTPS://127.0.0.1:9/a", "--browser-path", "/nowhere"],
    ["http://127.0.0.1:99999/a"], ["http://127.0.0.1:9/a", "--allow-origin", "cdn"],
  ])
  func `A page that cannot be opened is reported in one line`(_ words: [String]) {
    let trial = Trial.run(words)
    #expect(trial.status == 2)
    #expect(trial.output.isEmpty)
    #expect(trial.errors.split(separator: "\n").count == 1)
  }

  @Test func `A viewport out of range is reported with the range`() {
    let trial = Trial.run("--viewport", "20001x1", "-", input: "<p>a")
    #expect(trial.errors.contains("write width and height from 1 to 20000"))
  }

  @Test(arguments: [
    ("26", "iOS 26"), ("18", "iOS 18"), ("16", "version 16.2"), ("15", "version 15.1"),
  ])
  func `A number selects the only profile that it matches`(_ number: String, _ version: String) {
    let trial = Trial.run("--set", "profile=\(number)", "-", input: Self.sketch)
    #expect(trial.status == 0 && trial.output.contains(", \(version),"))
  }

  @Test(arguments: ["1", "6.", "ios", "99", ""])
  func `An ambiguous or unknown profile is an error`(_ value: String) {
    let trial = Trial.run("--set", "profile=\(value)", "-", input: Self.sketch)
    #expect(trial.status == 2 && trial.errors.contains("“profile” cannot be “\(value)”; "))
  }

  @Test func `An option without effect on the format is reported`() {
    let page = Trial.run("--resources", "res", "-", input: "<p>a")
    #expect(page.status == 0)
    #expect(
      page.errors
        == "announce: --resources has no effect on html; it is for android-layout, kotlin\n")
    #expect(Trial.run("--viewport", "300x600", "-", input: "<p>a").errors.isEmpty)
  }

  @Test func `A page in a language that readers speak suggests --language`() {
    let page = "<html lang=de><title>T</title><body><p>eins"
    let trial = Trial.run("-", "-", input: page)
    #expect(
      trial.errors
        == "announce: standard input: T is in “de”; add --language de so that VoiceOver (en-US) "
        + "and TalkBack (en-US) speak it\n")
    #expect(Trial.run("-", "--language", "de", input: page).errors.isEmpty)
    #expect(Trial.run("-", "--set", "talkback.locale=de", input: page).errors.isEmpty)
    #expect(Trial.run("tree", "-", input: page).errors.isEmpty)
    #expect(Trial.run("-", input: "<html lang=en-GB><p>a").errors.isEmpty)
    #expect(Trial.run("-", input: "<html lang=tlh><p>a").errors.isEmpty)
  }

  @Test func `Elements behind a dialog are counted beside the stops`() {
    let page = """
      <h1>Shop</h1><p>one</p><p>two</p>
      <div role=dialog aria-modal=true aria-label=Basket><button>Pay</button></div>
      """
    let trial = Trial.run("--reader", "voiceover", "-", input: page)
    #expect(trial.output.contains(": 1 stop; 3 elements behind the dialog cannot be reached\n"))
  }

  @Test func `Texts that a reader does not announce are listed`() {
    let page = "<p>a</p><p aria-hidden=true>hidden words</p>"
    let trial = Trial.run("tree", "--unused", "--reader", "voiceover", "-", input: page)
    #expect(trial.status == 0)
    #expect(trial.output.contains("Not announced by VoiceOver, "))
    #expect(trial.output.contains("text “hidden words”: hidden"))
    #expect(Trial.run("tree", "--reader", "voiceover", "-", input: page).status == 2)
  }
}
