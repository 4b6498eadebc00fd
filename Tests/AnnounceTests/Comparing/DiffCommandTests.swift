import Encoding
import Foundation
import Testing

@testable import announce

/// `announce diff` from its arguments to its exit status, on files, folders and revisions.
struct DiffCommandTests {
  static func screen(_ label: String, _ more: String = "") -> String {
    "- /title: Sign up\n- heading \"Sign up\"\n- button \"\(label)\"\n\(more)"
  }

  @Test func `No difference is reported if no announcement changes`() throws {
    let folder = try TrialFolder()
    let old = try folder.write(Self.screen("Save"), to: "old.outline")
    let new = try folder.write("# Another comment.\n" + Self.screen("Save"), to: "new.outline")
    let trial = Trial.run("diff", old, new)
    #expect(trial.status == 0 && trial.errors.isEmpty)
    #expect(trial.output == "1 screen compared, no announcements changed\n")
  }

  @Test func `A renamed button and a new stop are reported with their cost`() throws {
    let folder = try TrialFolder()
    let old = try folder.write(Self.screen("Save"), to: "old.outline")
    let new = try folder.write(Self.screen("Store", "- link \"Help\"\n"), to: "new.outline")
    let trial = Trial.run("diff", old, new, "--reader", "talkback", "--set", "hints=off")
    #expect(trial.status == 1)
    #expect(trial.output.contains("hints off: 3 swipes, about "))
    #expect(trial.output.contains("; 1 swipe more and about "))
    #expect(
      trial.output.contains(
        "reworded: TalkBack, stop 2\n  before  [-Save-], button\n  after   {+Store+}, button\n"))
    #expect(trial.output.contains("added: TalkBack, stop 3 is new\n  before  (no stop)\n"))
    #expect(trial.output.contains("1 screen compared, 2 stops differ (1 reworded, 1 added), "))
  }

  @Test func `A longer path to the submit button is reported`() throws {
    let folder = try TrialFolder()
    let old = try folder.write(Self.screen("Send"), to: "old.outline")
    let text =
      "- /title: Sign up\n- heading \"Sign up\"\n- text \"All fields\"\n- button \"Send\"\n"
    let new = try folder.write(text, to: "new.outline")
    let words = ["diff", old, new, "--reader", "talkback"]
    #expect(
      Trial.run(words).output.contains("to the button “Send”: 2 swipes, about 3.0 s; 1 swipe more"))
    let markdown = Trial.run(words + ["--format", "markdown"]).output
    #expect(markdown.contains("* to the button “Send”: 2 swipes"))
    let json = Trial.run(words + ["--format", "json"]).output
    #expect(json.contains("\"ways\"") && json.contains("\"kind\": \"button\""))
  }

  @Test func `Only the changed part is marked where TalkBack puts full stops between parts`() throws
  {
    let folder = try TrialFolder()
    let old = try folder.write("- radio \"Daily news\" [checked]\n", to: "old.outline")
    let new = try folder.write("- radio \"Weekly digest\" [checked]\n", to: "new.outline")
    let trial = Trial.run(
      "diff", old, new, "--reader", "talkback", "--set", "talkback.profile=17.0", "--set",
      "hints=off")
    #expect(
      trial.output.contains(
        "  before  checked. [-Daily news-]. radio button\n"
          + "  after   checked. {+Weekly digest+}. radio button\n"), "\(trial.output)")
  }

  @Test func `Plain lines have one fact each`() throws {
    let folder = try TrialFolder()
    let old = try folder.write(Self.screen("Save"), to: "old.outline")
    let new = try folder.write(Self.screen("Store"), to: "new.outline")
    let output = Trial.run("diff", old, new, "--plain").output
    #expect(output.contains("\nbefore: Save, button\nafter: Store, button\n"))
    #expect(!output.contains("\n\n"))
  }

  @Test func `Markdown has an overview table and details`() throws {
    let folder = try TrialFolder()
    let old = try folder.write(Self.screen("Save | <all>"), to: "old.outline")
    let new = try folder.write(Self.screen("Store"), to: "new.outline")
    let output = Trial.run("diff", old, new, "--format", "markdown").output
    #expect(output.hasPrefix("### Changed announcements\n"))
    #expect(output.contains("| VoiceOver | 1 stop differs (1 reworded) | 2      |"))
    #expect(output.contains("<details open><summary>"))
    #expect(output.contains("<ins>Store</ins>, button"))
    #expect(!output.contains(" <all>"))
  }

  @Test func `Words of a screen notify nobody and link nowhere in a comment`() throws {
    let folder = try TrialFolder()
    let hostile =
      "@octocat #1 GH-2 owner/x#3 https://evil.example www.evil.example a@b.example :tada: "
      + "$a$ </details><img src=x> [x](https://evil.example) !4"
    let old = try folder.write(Self.screen("Save"), to: "old.outline")
    let new = try folder.write(Self.screen(hostile), to: "new.outline")
    // Replace escaped characters, because Markdown shows them as plain text.
    let output = Trial.run("diff", old, new, "--format", "markdown").output
      .replacing("\\<", with: "&lt;").replacing("\\[", with: "&#91;")
    #expect(output.contains("octocat") && output.contains("tada"))
    for word in [
      "@octocat", "#1", "GH-2", "x#3", "://", "www.", "a@b", ":tada:", "$a$", "<img", "[x](", "!4",
    ] { #expect(!output.contains(word), "\(word)") }
    #expect(output.ranges(of: "</details>").count == output.ranges(of: "<details").count)
  }

  @Test func `A comment stays below the limit of code hosts, and says what is left out`() throws {
    let folder = try TrialFolder()
    let long = String(repeating: "An endless label | with $ and @signs, ", count: 40)
    func screen(_ word: String, _ count: Int) -> String {
      (0..<count).map { "- button \"\(word) \($0) \($0 % 7 == 0 ? long : "")\"\n" }.joined()
    }
    for index in 0..<150 {
      let name = "\(String(repeating: "a-long-name-", count: 15))\(index).outline"
      try folder.write(screen("Save", index == 0 ? 300 : 4), to: "old/\(name)")
      try folder.write(screen("Store", index == 0 ? 300 : 4), to: "new/\(name)")
    }
    let output = Trial.run(
      "diff", folder.path + "/old", folder.path + "/new", "--format", "markdown"
    ).output
    #expect(output.utf8.count < 65_536)
    #expect(output.contains("more transcripts are not listed."))
    #expect(output.contains("; `announce diff` without `--format markdown` prints all of them."))
    #expect(output.ranges(of: "</details>").count == output.ranges(of: "<details").count)
    #expect(output.contains("you still need to test"))
  }

  @Test func `A comment shows a small change at once, and folds a large one`() throws {
    let folder = try TrialFolder()
    let old = try folder.write(Self.screen("Save"), to: "old.outline")
    let new = try folder.write(Self.screen("Store"), to: "new.outline")
    let small = Trial.run("diff", old, new, "--format", "markdown").output
    #expect(small.contains("<details open><summary>"))
    let many = (0..<20).map { "- button \"\($0)\"\n" }.joined()
    let other = try folder.write(many.replacing("button", with: "link"), to: "many.outline")
    let last = try folder.write(many, to: "last.outline")
    let large = Trial.run("diff", other, last, "--format", "markdown").output
    #expect(large.contains("<details><summary>"))
  }

  @Test func `JSON contains both sides of every stop`() throws {
    let folder = try TrialFolder()
    let old = try folder.write(Self.screen("Save"), to: "old.outline")
    let new = try folder.write(Self.screen("Store"), to: "new.outline")
    let trial = Trial.run("diff", old, new, "--format", "json", "--reader", "voiceover")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(trial.output.utf8)) as? [String: Any])
    #expect(json["differs"] as? Bool == true)
    let screens = try #require(json["screens"] as? [[String: Any]])
    let readers = try #require(screens.first?["readers"] as? [[String: Any]])
    let stops = try #require(readers.first?["stops"] as? [[String: Any]])
    #expect(stops.count == 1)
    #expect(stops[0]["before"] as? String == "Save, button")
    #expect(stops[0]["after"] as? String == "Store, button")
    #expect(stops[0]["afterStop"] as? Int == 2)
  }

  @Test func `A path that does not exist is an error`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(Self.screen("Save"), to: "form.outline")
    for (old, new) in [
      ("\(folder.path)/gone.outline", file), (file, "\(folder.path)/gone.outline"),
    ] {
      let trial = Trial.run("diff", old, new)
      #expect(trial.status == 2)
      #expect(trial.errors.contains("gone.outline: no such file; check the path"))
      #expect(trial.output.isEmpty)
    }
    let revision = Trial.run("diff", "HEAD~1:form.outline", file)
    #expect(revision.status == 2)
    #expect(revision.errors.contains("--since HEAD~1 form.outline"))
  }

  @Test func `Folders are compared by path, with added and removed files`() throws {
    let folder = try TrialFolder()
    try folder.write(Self.screen("Save"), to: "old/a/same.outline")
    try folder.write(Self.screen("Save"), to: "new/a/same.outline")
    try folder.write(Self.screen("Save"), to: "old/gone.outline")
    try folder.write(Self.screen("Save"), to: "new/new.outline")
    try folder.write("{}", to: "new/settings.json")
    let trial = Trial.run("diff", "\(folder.path)/old", "\(folder.path)/new")
    #expect(trial.status == 1)
    #expect(trial.output.contains("gone.outline: Sign up: this screen is gone\n"))
    #expect(trial.output.contains("new.outline: Sign up: this screen is new\n"))
    #expect(!trial.output.contains("same.outline"))
    #expect(trial.output.contains("3 screens compared, 1 new, 1 gone"))
    #expect(trial.errors.contains("skipped files that are not screens: "))
  }

  @Test func `A revision is compared with its own companion files`() throws {
    let folder = try TrialFolder()
    try folder.write(
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">"
        + "<Button android:text=\"@string/save\"/></LinearLayout>",
      to: "res/layout/form.xml")
    func strings(_ text: String) throws {
      try folder.write(
        "<resources><string name=\"save\">\(text)</string></resources>",
        to: "res/values/strings.xml")
    }
    try strings("Save")
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "One")
    try strings("Store")
    let file = "\(folder.path)/res/layout/form.xml"
    let trial = Trial.run("diff", "--since", "HEAD", file, "--reader", "talkback")
    #expect(trial.status == 1, "\(trial.errors)")
    #expect(trial.output.contains("  before  [-Save-], button"))
    #expect(trial.output.contains("  after   {+Store+}, button"))
    try strings("Save")
    #expect(Trial.run("diff", "--since", "HEAD", file).status == 0)
    let unknown = Trial.run("diff", "--since", "nowhere", file)
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasPrefix("announce: there is no revision “nowhere”; "))
    #expect(Trial.run("diff", "--since", "--help", file).status == 2)
  }

  @Test func `A link in a folder cannot lead out of the folder`() throws {
    let folder = try TrialFolder()
    let secret = try folder.write(Self.screen("Secret"), to: "secret.outline")
    try folder.write(Self.screen("Save"), to: "old/a.outline")
    try folder.write(Self.screen("Save"), to: "new/a.outline")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/new/b.outline", withDestinationPath: secret)
    let trial = Trial.run("diff", "\(folder.path)/old", "\(folder.path)/new", "--format", "json")
    #expect(!trial.output.contains("Secret"))
    #expect(trial.errors.contains("b.outline"))
  }

  @Test(arguments: [
    (["a"], "diff needs something to compare “a” with; name a second file,"),
    (["a", "b", "c"], "diff compares two files or folders, but 3 were given;"),
    (["-", "-"], "standard input can be only one side;"),
    (["--since", "HEAD"], "--since needs a path;"),
    (["--since", "HEAD", "a", "--opens", "sheet"], "--opens and --since cannot be combined;"),
    (["a", "b", "-e", "double tap"], "--script needs --opens; add --opens dialog"),
  ])
  func `Arguments that cannot be compared are an error`(_ words: [String], _ message: String) {
    let trial = Trial.run(["diff"] + words)
    #expect(trial.status == 2)
    #expect(trial.errors.hasPrefix("announce: \(message)"))
  }

  @Test func `An error in a new file fails, and so do two folders without screens`() throws {
    let folder = try TrialFolder()
    try folder.write(Self.screen("Save"), to: "old/a.outline")
    try folder.write(Self.screen("Save"), to: "new/a.outline")
    try folder.write("- buton \"Pay\"\n", to: "new/pay.outline")
    let trial = Trial.run("diff", "\(folder.path)/old", "\(folder.path)/new")
    #expect(trial.status == 2)
    #expect(trial.errors.contains("pay.outline:1:3: "))
    try folder.write("text", to: "none/notes.txt")
    let nothing = Trial.run("diff", "\(folder.path)/none", "\(folder.path)/none")
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("nothing was compared"))
  }
}
