import Browsers
import Foundation
import Importers
import LivePages
import Requirements
import Simulator
import Testing

extension BrowserTests {
  /// Captures that the script makes in a Playwright page, compared with captures of the command's
  /// own browser.
  @Suite(.requires(.playwright, Playwright.isThere))
  struct PlaywrightTests {
    private static let page = """
      <!doctype html><html lang=en><title>Sign up</title><meta name=viewport content="width=device-width">
      <style>h1 { text-transform: uppercase } .gone { display: none } .star::after { content: " *" }</style>
      <main><h1>Sign up</h1><p class=gone>Gone</p><label class=star for=mail>Email</label><input id=mail value=x>
      <input type=checkbox aria-label=All id=all>\u{1F642}</main><script>
      document.getElementById('all').indeterminate = true;
      const block = document.createElement('p');
      block.append(Object.assign(document.createElement('div'), { textContent: 'In a paragraph' }));
      document.querySelector('main').append(block);
      document.getElementById('mail').ariaDescribedByElements = [block];
      </script>
      """
    private static let closed = """
      <shut-box></shut-box><script>customElements.define('shut-box', class extends HTMLElement {
        constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML = '<button>Shut</button>'; } });
      </script>
      """
    private static let driver = """
      import pathlib, sys
      from playwright.sync_api import sync_playwright
      source = pathlib.Path(sys.argv[1]).read_text()
      with sync_playwright() as playwright:
          browser = playwright.chromium.launch(executable_path=sys.argv[2], args=["--no-sandbox"])
          page = browser.new_page(
              viewport={"width": 390, "height": 844}, device_scale_factor=3, is_mobile=True, has_touch=True)
          page.goto(sys.argv[3])
          pathlib.Path(sys.argv[4]).write_text(page.evaluate(source))
          browser.close()
      """

    private func heard(_ bytes: [UInt8]) throws -> (words: [String], diagnostics: [String]) {
      let screen = try ImportedScreen.contents(
        of: bytes, format: .page, file: "a", options: ImportOptions())[0].screen
      let words = ([VoiceOver(), TalkBack()] as [any ScreenReader]).flatMap { reader in
        Session(screen, by: reader).transcript.stops.map(\.announcement.text)
      }
      return (words, screen.diagnostics.map(\.message).filter { !$0.contains("sandbox") })
    }

    @Test func `A capture through Playwright differs only in the stated diagnostics`() throws {
      let server = try PageServer(["a.html": Self.page, "b.html": Self.page + Self.closed])
      let folder = try LiveFolder(["capture.js": LiveCapture.script, "driver.py": Self.driver])
      let program = try BrowserProgram.find(
        nil, named: ProcessInfo.processInfo.environment["ANNOUNCE_BROWSER"])
      for name in ["a.html", "b.html"] {
        let text = "http://127.0.0.1:\(server.port)/\(name)"
        let address = try #require(PageAddress(text))
        let file = "\(folder.path)/\(name).page.json"
        let status = try Python.run(
          ["\(folder.path)/driver.py", "\(folder.path)/capture.js", program.path, text, file])
        try #require(status == 0)
        let theirs = try heard(Array(Data(contentsOf: URL(fileURLWithPath: file))))
        let ours = try heard(folder.bytes(of: "") { $0.source = .address(address) })
        if name == "a.html" {
          #expect(theirs.words == ours.words)
          #expect(theirs.diagnostics.isEmpty && ours.diagnostics.isEmpty)
        } else {
          #expect(theirs.words == ours.words.filter { !$0.hasPrefix("Shut, button") })
          #expect(theirs.diagnostics.contains { $0.contains("1 custom element") })
        }
      }
    }
  }
}

/// Playwright for Python, if it is installed.
enum Playwright {
  static let isThere: Bool = {
    guard LiveFolder.hasBrowser else { return false }
    if (try? Python.run(["-c", "import playwright.sync_api"])) == 0 { return true }
    FileHandle.standardError.write(
      Data("tests with Playwright are skipped: no package “playwright” of Python\n".utf8))
    return false
  }()
}

/// Python, if it is installed.
enum Python {
  static func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
