import Testing

@testable import announce

/// Options wherever they stand, and words that are neither files nor options.
struct AnywhereTests {
  private static let sketch = "- heading \"Sign up\"\n- button \"Go\"\n"

  @Test(arguments: [
    ["tree", "--as", "talkback", "-"], ["--as", "talkback", "tree", "-"],
    ["--as=talkback", "tree", "-"], ["--plain", "--as", "talkback", "tree", "-"],
    ["tree", "-", "--as", "talkback"],
  ])
  func `options stand before, behind and after the command`(_ words: [String]) {
    let trial = Trial.run(words, bytes: Array(Self.sketch.utf8))
    #expect(trial.status == 0 && trial.errors.isEmpty)
    #expect(trial.output.contains("as exposed to TalkBack"))
  }

  @Test func `the value of an option is no command, and nothing behind -- is one`() {
    #expect(CommandLineWords(["--screen", "tree", "x.html"]).command == nil)
    #expect(CommandLineWords(["--", "tree"]).command == nil)
    #expect(CommandLineWords(["--plain", "--", "tree"]).rest == ["--plain", "--", "tree"])
    #expect(CommandLineWords(["--reader", "talkback", "explain", "tree"]).rest.last == "tree")
    #expect(CommandLineWords(["-o", "check", "speak"]).command == SpeakCommand.self)
    #expect(CommandLineWords([]).command == nil && CommandLineWords(["--set"]).command == nil)
  }

  @Test(arguments: ["https://example.org/a", "HTTP://example.org", "www.example.org"])
  func `an address is told what to do`(_ address: String) {
    for words in [["check", address], ["diff", address, "a.html"]] {
      let trial = Trial.run(words)
      #expect(trial.status == 2)
      #expect(trial.errors.contains("“\(address)” is an address and no file; save the page"))
    }
  }

  @Test(arguments: [
    ["www.example.org"], ["http://127.0.0.1:9/a", "--browser-path", "/nowhere"],
    ["tree", "HTTPS://127.0.0.1:9/a", "--browser-path", "/nowhere"],
    ["http://127.0.0.1:99999/a"], ["http://127.0.0.1:9/a", "--allow-origin", "cdn"],
  ])
  func `a page that cannot be shown is one line`(_ words: [String]) {
    let trial = Trial.run(words)
    #expect(trial.status == 2)
    #expect(trial.output.isEmpty)
    #expect(trial.errors.split(separator: "\n").count == 1)
  }

  @Test func `a viewport out of range is told the range`() {
    let trial = Trial.run("--viewport", "20001x1", "-", input: "<p>a")
    #expect(trial.errors.contains("write width and height from 1 to 20000"))
  }

  @Test(arguments: [("26", "ios26"), ("18", "ios18"), ("16", "16.2"), ("15", "15.1")])
  func `a number is short for the only profile that it can be`(_ number: String, _ profile: String)
  {
    let trial = Trial.run("--set", "profile=\(number)", "-", input: Self.sketch)
    #expect(trial.status == 0 && trial.output.contains("profile \(profile),"))
  }

  @Test(arguments: ["1", "6.", "ios", "99", ""])
  func `what could be several profiles, or none, is refused`(_ value: String) {
    let trial = Trial.run("--set", "profile=\(value)", "-", input: Self.sketch)
    #expect(trial.status == 2 && trial.errors.contains("“\(value)” is no value of “profile”"))
  }

  @Test func `an option that says nothing of the format is told`() {
    let page = Trial.run("--resources", "res", "-", input: "<p>a")
    #expect(page.status == 0)
    #expect(
      page.errors == "announce: --resources has no effect on html; it is for android-layout\n")
    #expect(Trial.run("--viewport", "300x600", "-", input: "<p>a").errors.isEmpty)
  }

  @Test func `a page in a language that readers speak hints at it`() {
    let page = "<html lang=de><title>T</title><body><p>eins"
    let trial = Trial.run("-", "-", input: page)
    #expect(
      trial.errors
        == "announce: standard input: T is in “de”, which VoiceOver (en-US) and TalkBack "
        + "(en-US) would speak with --language de\n")
    #expect(Trial.run("-", "--language", "de", input: page).errors.isEmpty)
    #expect(Trial.run("-", "--set", "talkback.locale=de", input: page).errors.isEmpty)
    #expect(Trial.run("tree", "-", input: page).errors.isEmpty)
    #expect(Trial.run("-", input: "<html lang=en-GB><p>a").errors.isEmpty)
    #expect(Trial.run("-", input: "<html lang=tlh><p>a").errors.isEmpty)
  }

  @Test func `what a dialog hides is counted beside the stops`() {
    let page = """
      <h1>Shop</h1><p>one</p><p>two</p>
      <div role=dialog aria-modal=true aria-label=Basket><button>Pay</button></div>
      """
    let trial = Trial.run("--reader", "voiceover", "-", input: page)
    #expect(trial.output.contains(": 1 stop; 3 elements behind the dialog cannot be reached\n"))
  }

  @Test func `texts of the tree that a reader does not say are listed`() {
    let page = "<p>a</p><p aria-hidden=true>hidden words</p>"
    let trial = Trial.run("tree", "--unused", "--reader", "voiceover", "-", input: page)
    #expect(trial.status == 0)
    #expect(trial.output.contains("Not heard with VoiceOver, "))
    #expect(trial.output.contains("text “hidden words”: hidden"))
    #expect(Trial.run("tree", "--reader", "voiceover", "-", input: page).status == 2)
  }
}
