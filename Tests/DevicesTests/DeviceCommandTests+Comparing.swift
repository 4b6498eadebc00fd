import Foundation
import Testing

@testable import announce

/// Comparing the screens of devices.
extension DeviceCommandTests {
  @Test func `The device is the newer side in either order, unless it opens over something`() throws
  {
    let old = try write(Self.window(["Store", "Help"]), to: "old.xml")
    let usual = run("diff", old, "device:android", "--reader", "talkback")
    #expect(usual.output.contains("before  [-Store-]"), "\(usual.output)\(usual.errors)")
    #expect(run("diff", "device:android", old, "--reader", "talkback").output == usual.output)
    let opened = run("diff", "device:android", old, "--reader", "talkback", "--opens", "page")
    #expect(!opened.output.contains("before  [-Store-]"), "\(opened.output)\(opened.errors)")
  }

  @Test func `A kind of device that does not exist is answered with the kinds that do`() {
    let result = run("device", "windows")
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        "the kind of a device cannot be “windows”; the kinds are android and ios"),
      "\(result.errors)")
  }

  @Test func `A dump that is cut off is not printed in the error`() throws {
    let whole = Self.window(["Send"])
    try phone.write(String(whole.prefix(whole.count / 2)), to: "window.xml")
    let result = run("device:android")
    #expect(result.status == 2)
    #expect(
      result.errors.contains("uiautomator cannot read the screen: it printed no whole dump"),
      "\(result.errors)")
    #expect(!result.errors.contains("<"))
  }

  @Test func `Markdown does not link to a device`() {
    let result = run("device:android", "--format", "markdown")
    #expect(result.output.contains("\nScreen: device:android\n"), "\(result.output)")
    #expect(!result.output.contains("](./device"))
  }

  @Test func `A device is compared with an earlier dump`() throws {
    let old = try write(Self.window(["Send"]), to: "old.xml")
    let result = run("diff", old, "device:android", "--reader", "talkback", "--plain")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.output.contains("Help"), "\(result.output)")
    // The old dump does not state a version of TalkBack, so the version of the device reads it.
    #expect(!result.output.contains("Send"), "\(result.output)")
    let turned = run("diff", "device:android", old, "--reader", "talkback")
    #expect(turned.status == 1)
    let same = try write(Self.window(["Send", "Help"]), to: "same.xml")
    #expect(run("diff", same, "device:android").status == 0)
    #expect(run("report", "device:android", "--mute", "--against", same).status == 0)
  }

  @Test func `A device has no revisions`() throws {
    let result = run("diff", "--since", "HEAD", "device:android")
    #expect(result.status == 2)
    #expect(result.errors.contains("a device has no revisions"))
  }

  @Test func `A log is compared with the screen of a device`() throws {
    let log = try write(
      """
      # TalkBack walk: form

      | # | TalkBack says |
      | --- | --- |
      | 1 | Send, Button |
      | 2 | Help, Button |

      """, to: "walk.md")
    let result = run("compare", log, "device:android")
    #expect(result.status < 2, "\(result.errors)")
    #expect(result.output.contains("2 stops heard"), "\(result.output)")
    let turned = run("compare", "device:android", log)
    #expect(turned.errors.contains("compare needs a log first"))
  }
}
