import Encoding
import Foundation
import LivePages
import Reports
import Testing
import TextIO

@testable import announce

extension BrowserTests {
  /// Many pages of a site, and checkers that run in them.
  struct LiveSiteTests {
    private func run(
      _ words: String..., inOwnBrowser: Bool = false
    ) -> (status: Int32, output: String, errors: String) {
      var environment = CommandEnvironment()
      environment.variable = { ProcessInfo.processInfo.environment[$0] }
      if !inOwnBrowser { environment.shareBrowser() }
      var streams = Streams(output: ReportSink(), errors: ReportSink())
      let status = Program.run(words, in: environment, &streams)
      return (status, streams.output.text, streams.errors.text)
    }

    private static func page(_ title: String) -> String {
      """
      <!doctype html><html lang=en><title>\(title)</title><header><button id=menu></button></header>
      <main><h1>\(title)</h1></main>
      """
    }

    @Test func `The stories of a Storybook are audited, without its documentation`() throws {
      let frame = """
        <!doctype html><html lang=en><title>Storybook</title><div id=root></div><script>
        const id = new URLSearchParams(location.search).get('id');
        root.innerHTML = `<main><h1>${id}</h1>${id === 'a--bad' ? '<button></button>' : ''}</main>`;
        </script>
        """
      let server = try PageServer([
        "sb/index.json": """
        {"v": 5, "entries": {"a--bad": {"type": "story"}, "a--docs": {"type": "docs"},
          "a--good": {"type": "story"}}}
        """,
        "sb/iframe.html?id=a--bad&viewMode=story": frame,
        "sb/iframe.html?id=a--good&viewMode=story": frame,
      ])
      let base = "http://127.0.0.1:\(server.port)/sb"
      let trial = run("audit", "--rule", "label-missing", "--plain", "--storybook", base)
      #expect(trial.output.contains("\(base)/iframe.html?id=a--bad&viewMode=story: "))
      #expect(trial.output.contains("2 screens audited, 1 finding"), "\(trial.output)")
      #expect(trial.status == 1 && trial.errors.isEmpty, "\(trial.errors)")
    }

    @Test func `The pages of a sitemap index are audited, and what they share is said once`() throws
    {
      // The port of the server is only known once the server runs.
      let server = try PageServer([
        "a.html": Self.page("A"), "b.html": Self.page("B"), "c.html": Self.page("C"),
      ])
      let base = "http://127.0.0.1:\(server.port)"
      let maps = try PageServer([
        "index.xml": "<sitemapindex><sitemap><loc>PORT/map.xml</loc></sitemap></sitemapindex>",
        "map.xml": """
        <urlset><url><loc>\(base)/a.html</loc></url><url><loc>\(base)/b.html</loc></url>
        <url><loc>\(base)/a.html#top</loc></url></urlset>
        """,
      ])
      let trial = run(
        "audit", "--rule", "label-missing", "--plain", "--allow-origin", base, "--sitemap",
        "http://127.0.0.1:\(maps.port)/map.xml")
      #expect(trial.output.contains("also on \(base)/b.html"), "\(trial.output) \(trial.errors)")
      #expect(trial.output.contains("2 screens audited, 1 finding"))
      let refused = run("audit", "--sitemap", "http://127.0.0.1:\(maps.port)/map.xml")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("/map.xml:1:14: \(base) is another origin"))
      let damaged = run("audit", "--sitemap", "http://127.0.0.1:\(maps.port)/index.xml")
      #expect(damaged.errors.contains("/index.xml:1:24: “PORT/map.xml” is not a URL"))
      let missing = run("audit", "--sitemap", "http://127.0.0.1:\(maps.port)/none.xml")
      #expect(missing.errors.contains("the server answered 404"))
    }

    @Test func `A page that fails stops no other page, and is reported at the end`() throws {
      let server = try PageServer(["a.html": Self.page("A"), "b.html": Self.page("B")])
      let folder = try LiveFolder([
        "pages": "a.html\nhttp://127.0.0.1:9/\nb.html\n"
      ])
      let trial = run(
        "audit", "--rule", "upper-case", "--plain", "--urls", "\(folder.path)/pages", "--base",
        "http://127.0.0.1:\(server.port)/")
      #expect(trial.status == 2)
      #expect(trial.output.contains("2 screens audited, 0 findings"))
      #expect(trial.errors.hasPrefix("http://127.0.0.1:9/: the page cannot be opened"))
      #expect(trial.errors.contains("announce: 1 of 3 pages could not be read"))
    }

    @Test func `A page that takes longer than the timeout stops no other page`() throws {
      let server = try PageServer([
        "a.html": Self.page("A"), "b.html": Self.page("B"),
        "busy.html": "<!doctype html><title>Busy</title><script>for (;;);</script>",
      ])
      let folder = try LiveFolder(["pages": "busy.html\na.html\nb.html\n"])
      let trial = run(
        "audit", "--rule", "upper-case", "--plain", "--timeout", "4", "--urls",
        "\(folder.path)/pages", "--base", "http://127.0.0.1:\(server.port)/", inOwnBrowser: true)
      #expect(trial.status == 2 && trial.output.contains("2 screens audited"), "\(trial)")
      #expect(trial.errors.contains("/busy.html: ") && trial.errors.contains("1 of 3 pages"))
    }

    @Test func `Pages that load side by side do not mix`() throws {
      let names = (0..<12).map { "page\($0)" }
      let server = try PageServer(
        Dictionary(uniqueKeysWithValues: names.map { ("\($0).html", Self.page($0)) }), latest: 200)
      let folder = try LiveFolder([
        "pages": names.map { "http://127.0.0.1:\(server.port)/\($0).html" }.joined(separator: "\n")
      ])
      let trial = run("--format", "json", "--urls", "\(folder.path)/pages")
      let screens = try JSON(trial.output).root["screens"]?.elements ?? []
      #expect(
        screens.compactMap { $0["title"]?.string ?? $0["name"]?.string } == names, "\(trial.errors)"
      )
    }

    @Test func `axe-core runs in the page, and its findings are reported with ours`() throws {
      let folder = try LiveFolder([
        "a.html": """
        <!doctype html><html lang=en><title>A</title>
        <meta http-equiv=Content-Security-Policy content="script-src 'none'">
        <main><h1>A</h1><button id=go></button><p class=faint>Faint</p><iframe src=b.html></iframe></main>
        """,
        "b.html": "<!doctype html><title>B</title><div><button class=inner></button></div>",
        "axe.min.js": """
        window.axe = { source: `window.axe = { run: async (root) => ({ violations: [{
            id: 'button-name', help: 'Name', tags: ['wcag412'], nodes: [{ target: ['.inner'], any: [],
            impact: 'serious', html: root.querySelector('.inner').outerHTML }] }], incomplete: [] }) }`,
          run: async (root, options) => {
          await new Promise((done) => setTimeout(done, 300));
          const node = (selector) => ({ target: [selector], impact: 'serious', any: [],
            html: root.querySelector(selector).outerHTML });
          return { testEngine: { name: 'axe-core', version: '4' }, url: location.href,
            violations: [
              { id: 'button-name', help: 'Name', tags: ['wcag412'], nodes: [node('#go')] },
              { id: 'color-contrast', help: 'Contrast', tags: ['wcag143'], nodes: [node('.faint')] }],
            incomplete: [], frames: options.iframes };
        } };
        """,
        "broken.js": "window.axe = { run: async () => { throw new Error('no') } };",
        "other.js": "window.other = 1;",
      ])
      func audit(_ script: String) -> (status: Int32, output: String, errors: String) {
        run(
          "audit", "--browser", "--rule", "label-missing", "--plain", "--axe",
          "\(folder.path)/\(script)", "\(folder.path)/a.html")
      }
      let output = audit("axe.min.js").output
      #expect(
        output.components(separatedBy: "also found by axe-core 4 (button-name)").count == 3,
        "\(output)")
      #expect(output.contains("[axe/color-contrast]"))
      #expect(output.contains("body > main > p: paragraph"))
      #expect(audit("broken.js").errors.contains("axe-core failed: Error: no"))
      #expect(audit("other.js").errors.contains("does not define axe.run"))
    }
  }
}
