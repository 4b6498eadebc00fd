import Browsers
import Foundation
import Requirements
import Testing

extension BrowserTests {
  /// Our reports, checked with axe-core from its Python package.
  @Suite(.requires(.axe, Axe.isThere))
  struct AxeTests {
    fileprivate static let driver = """
      import glob, importlib.util, os, sys
      from playwright.sync_api import sync_playwright
      def axe():
          for package in ["axe_playwright_python", "axe_core_python"]:
              found = importlib.util.find_spec(package)
              for place in found.submodule_search_locations if found else []:
                  for path in glob.glob(os.path.join(place, "**", "axe.min.js"), recursive=True):
                      return open(path).read()
          sys.exit(2)
      source = axe()
      if len(sys.argv) < 2: sys.exit(0)
      with sync_playwright() as playwright:
          browser = playwright.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox"])
          page = browser.new_context(bypass_csp=True).new_page()
          page.goto("file://" + sys.argv[2])
          page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
          page.evaluate(source)
          found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
          with open(sys.argv[3], "w") as out:
              for one in found: out.write(one["id"] + ": " + one["nodes"][0]["html"][:200] + "\\n")
          browser.close()
      """

    @Test(arguments: MadeReport.all)
    func `A fully expanded report has no axe-core violations`(report: MadeReport) throws {
      let (folder, page) = try report.folder()
      let driver = "\(folder.path)/driver.py"
      try Self.driver.write(toFile: driver, atomically: true, encoding: .utf8)
      let program = try BrowserProgram.find(
        nil, named: ProcessInfo.processInfo.environment["ANNOUNCE_BROWSER"])
      let found = "\(folder.path)/found"
      try #require(
        Python.run([driver, program.path, "\(folder.path)/\(page)", found]) == 0)
      #expect(try String(contentsOfFile: found, encoding: .utf8) == "")
    }
  }
}

/// The Python package of axe-core, if it is installed.
private enum Axe {
  static let isThere: Bool = {
    guard Playwright.isThere else { return false }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("axe \(UUID().uuidString).py")
    defer { try? FileManager.default.removeItem(at: file) }
    try? BrowserTests.AxeTests.driver.write(to: file, atomically: true, encoding: .utf8)
    if (try? Python.run([file.path])) == 0 { return true }
    FileHandle.standardError.write(
      Data("tests with axe-core are skipped: no package “axe-playwright-python” of Python\n".utf8))
    return false
  }()
}
