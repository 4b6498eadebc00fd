import Foundation
import Testing

@testable import announce

/// The command with a script of keys.
struct ListenCommandTests {
  private let file: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-listen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appendingPathComponent("form.outline").path
    let form = """
      - checkbox "News" [checked=false]
      - button "Send"

      """
    try form.write(toFile: file, atomically: true, encoding: .utf8)
  }

  @Test func `Keys are answered with lines`() {
    let trial = Trial.run(
      "listen", "--mute", file, input: "\r\u{1B}[Cj\u{1B}[Bvh/news\r2\ryq" + "jjj")
    #expect(trial.status == 0)
    #expect(trial.errors == "")
    #expect(
      trial.output == """
        \(file)
        VoiceOver, iOS 26, language en-US: 2 stops
        ? lists the keys, q quits
        1 of 2. News, checkbox, unchecked, double tap to toggle setting
        checked
        2 of 2. Send, button
        this is the last stop
        2 of 2. Send, button
        Send
        TalkBack, 2 of 2. Send, button, double tap to activate
        hints off
        2 of 2. Send, button
        Search: news
        found from the top
        1 of 2. checked, News, check box
        Go to stop: 2
        2 of 2. Send, button
        this key does nothing; ? lists the keys

        """)
  }

  @Test func `The end of input while typing ends the line`() {
    let output = Trial.run("listen", "--mute", file, input: "j/new").output
    #expect(output.hasSuffix("\n2 of 2. Send, button\nSearch: new\n"))
  }

  @Test func `Help is written as lines`() {
    let output = Trial.run("listen", "--mute", file, input: "?j").output
    #expect(output.contains("\nright, j: next stop (Tab)\n"))
    #expect(output.contains("\n?, q: this page; quit\n2 of 2. Send, button\n"))
  }

  @Test func `A session begins with the given reader, language and settings`() {
    let output = Trial.run(
      "listen", "--mute", "--reader", "talkback", "--language", "de", "--set", "hints=off", file
    ).output
    #expect(
      output.contains("TalkBack, version 16.2, Android API 36, language de, hints off: 2 stops\n"),
      "\(output)")
  }

  @Test func `Bytes that are not keys have no effect`() {
    // The bytes of keys that quit are left out.
    let bytes: [UInt8] = Array(5...0x70) + Array(0x72...0xFF)
    let trial = Trial.run(["listen", "--mute", file], bytes: bytes + bytes.reversed())
    #expect(trial.status == 0)
    #expect(trial.output.hasPrefix(file))
  }

  @Test func `Arguments that listen cannot use are errors`() {
    let none = Trial.run("listen", "--mute")
    #expect(none.status == 2)
    #expect(none.errors.contains("no file is given"))
    let two = Trial.run("listen", "--mute", file, file)
    #expect(two.status == 2)
    #expect(two.errors.contains("listen takes one file; leave out the others"))
    let input = Trial.run("listen", "--mute", "-", input: "- button \"Go\"")
    #expect(input.status == 2)
    #expect(
      input.errors.contains(
        "standard input cannot contain both the screen and the keys; name a file"))
    let missing = Trial.run("listen", "--mute", file + "x")
    #expect(missing.status == 2)
    let rate = Trial.run("listen", "--rate", "450", file)
    #expect(rate.errors.contains("--rate cannot be “450”; write a number from 80 to 449"))
  }

  @Test func `A form is filled in with keys, and the app responds`() throws {
    let form = """
      - textbox "Email":
        - /return-key: next
      - textbox "Password" [secure]:
        - /return-key: done
      - button "Sign up"

      """
    try form.write(toFile: file, atomically: true, encoding: .utf8)
    let app = file + ".app"
    try """
    on next of "Email": focus "Password"
    on double tap of "Sign up" when "Email" is "": error "Email" "Enter an address"; announce "1 error"
    on double tap of "Sign up": wait 2 s; announce "Welcome"
    """.write(toFile: app, atomically: true, encoding: .utf8)
    let trial = Trial.run(
      "listen", "--mute", "--reader", "talkback", "--app", app, file,
      input: "\rann\u{7F}\rx1\u{1B}:until \"Sign up\"; double tap\rv")
    #expect(trial.errors == "")
    #expect(trial.status == 0)
    #expect(
      trial.output.split(separator: "\n").dropFirst(3).map(String.init) == [
        "1 of 3. Email, edit box, double tap to edit text",
        "showing Gboard",
        "a", "n", "n", "n deleted",
        "2 of 3. editing, password, Password, edit box, actions available, use tap with 3 fingers to view",
        "bullet", "bullet",
        "keys move again; Enter types, x hides the keyboard",
        "Gestures: until \"Sign up\"; double tap",
        "3 of 3. Sign up, button", "double tap to activate", "Welcome",
        "VoiceOver, 3 of 3. Sign up, button",
      ], "\(trial.output)")
  }
}
