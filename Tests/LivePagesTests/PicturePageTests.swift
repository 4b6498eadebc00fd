import Browsers
import Foundation
import Importers
import LivePages
import Testing

@testable import Reports
@testable import announce

extension BrowserTests {
  /// Pictures that a browser renders, and screenshots of live pages with numbers.
  struct PicturePageTests {
    private static let form = """
      <!doctype html><html lang=en><meta name=viewport content="width=device-width">
      <title>Sign up</title><main><h1>Sign up</h1><form><label for=a>Email</label><input id=a>
      <button>Join</button></form></main>
      """

    private func run(_ words: String...) throws -> (status: Int32, bytes: [UInt8], errors: String) {
      var streams = Streams(output: ReportSink(), errors: ReportSink())
      var environment = CommandEnvironment()
      environment.shareBrowser()
      let status = Program.run(["report"] + words, in: environment, &streams)
      return (status, streams.output.drain(), streams.errors.text)
    }

    @Test func `A live page becomes a PNG of its screenshot, with numbers`() throws {
      let folder = try LiveFolder(["a.html": Self.form])
      let (status, bytes, errors) = try run("--browser", "--format", "png", "\(folder.path)/a.html")
      #expect(status < 2, "\(errors)")
      let file = try ScreenshotFile(bytes, called: "a.png")
      // The screenshot has 390 × 844 CSS pixels, and the list of announcements is beside it.
      #expect(file.width > 585 && file.height >= 1_266)
    }

    @Test func `The screenshot in a PNG keeps its pixels`() throws {
      let folder = try LiveFolder(["a.html": Self.form])
      let outline = "\(folder.path)/a.outline"
      try Data(
        "- generic:\n  - /frame: 0 0 400 800\n  - button \"A\":\n    - /frame: 9 9 380 780\n".utf8
      )
      .write(to: URL(fileURLWithPath: outline))
      let drawn = try run("--format", "png", outline)
      #expect(drawn.status == 0, "\(drawn.errors)")
      // No frame contains all others, so the file does not state the size of its screen.
      let loose = "\(folder.path)/loose.outline"
      try Data(
        "- button \"A\":\n  - /frame: 9 9 90 80\n- button \"B\":\n  - /frame: 109 9 90 80\n".utf8
      )
      .write(to: URL(fileURLWithPath: loose))
      let shot = "\(folder.path)/shot@2x.png"
      try Data(drawn.bytes).write(to: URL(fileURLWithPath: shot))
      let size = try ScreenshotFile(ofFile: shot)
      let numbered = try run("--picture", shot, "--format", "png", loose)
      #expect(numbered.status == 0, "\(numbered.errors)")
      let made = try ScreenshotFile(numbered.bytes, called: "made.png")
      // The list has 330 points, and margins of 16 on both sides.
      #expect(made.width == size.width + 2 * (330 + 32))
      #expect(made.height >= size.height)
    }

    @Test func `A second run replaces its own PNG, and a damaged screenshot is refused`() throws {
      let folder = try LiveFolder(["a.html": Self.form])
      let outline = "\(folder.path)/a.outline"
      try Data("- generic:\n  - /frame: 0 0 40 80\n  - button \"A\":\n    - /frame: 9 9 9 9\n".utf8)
        .write(to: URL(fileURLWithPath: outline))
      let target = "\(folder.path)/made.png"
      for _ in 0..<2 {
        let run = try run(outline, "-o", target)
        #expect(run.status == 0, "\(run.errors)")
      }
      // A PNG whose header and end are valid, but whose pixels are not.
      let size: [UInt8] = [0, 0, 0, 40, 0, 0, 0, 80, 8, 2, 0, 0, 0, 0, 0, 0, 0]
      let pixels: [UInt8] = [0, 0, 0, 4] + Array("IDAT".utf8) + [1, 2, 3, 4, 0, 0, 0, 0]
      let damaged: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + size
        + pixels + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
      let shot = "\(folder.path)/damaged.png"
      try Data(damaged).write(to: URL(fileURLWithPath: shot))
      let refused = try run("--picture", shot, "--format", "png", outline)
      #expect(refused.status == 2)
      #expect(
        refused.errors.contains("the browser cannot decode the screenshot"), "\(refused.errors)")
      let own = try ScreenshotFile(ofFile: target)
      #expect(own.width > 40)
    }

    @Test func `A report of a live page has the numbers on its screenshot, too`() throws {
      let folder = try LiveFolder(["a.html": Self.form])
      let (status, bytes, errors) = try run("--browser", "--mute", "\(folder.path)/a.html")
      #expect(status < 2, "\(errors)")
      let html = String(decoding: bytes, as: UTF8.self)
      #expect(html.contains("Screenshot from Chromium, with the numbers of the stops"))
      #expect(html.contains("<svg class=\"shot\" viewBox=\"0 0 390 844\""))
      #expect(html.contains("href=\"data:image/jpeg;base64,"))
    }

    @Test func `A page without a viewport is as wide in its screenshot as on a desktop`() throws {
      let wide = Self.form.replacing(
        "<meta name=viewport content=\"width=device-width\">", with: "")
      let folder = try LiveFolder(["a.html": wide])
      let (status, bytes, errors) = try run("--browser", "--mute", "\(folder.path)/a.html")
      #expect(status < 2, "\(errors)")
      #expect(
        String(decoding: bytes, as: UTF8.self).contains("class=\"shot wide\" viewBox=\"0 0 980 "))
    }
  }
}
