import Browsers
import Encoding
import Testing
import TextIO

@testable import announce

/// `--storybook`, `--sitemap` and `--urls`: the files that list pages.
struct SitePagesTests {
  // MARK: Storybook

  private static let index = """
    {"v": 5, "entries": {
      "form--empty": {"id": "form--empty", "type": "story", "tags": ["dev", "test"]},
      "form--docs": {"id": "form--docs", "type": "docs", "tags": ["dev"]},
      "form--slow": {"id": "form--slow", "type": "story", "tags": ["dev"]},
      "form--ümlaut": {"type": "story", "tags": ["dev", "test", "new"]}}}
    """

  private func stories(
    _ text: String, with wanted: [String] = [], without skipped: [String] = []
  ) throws -> [String] {
    try StorybookIndex(Array(text.utf8), file: "index.json")
      .stories(with: wanted, without: skipped).map(\.id)
  }

  @Test func `Documentation and stories that are not for tests are left out`() throws {
    #expect(try stories(Self.index) == ["form--empty", "form--ümlaut"])
    #expect(
      try stories(Self.index, with: ["dev"], without: ["new"]) == ["form--empty", "form--slow"])
  }

  @Test func `An older index has no tags`() throws {
    let older = """
      {"v": 3, "stories": {"a--b": {"id": "a--b", "parameters": {"fileName": "a"}},
        "a--page": {"id": "a--page", "parameters": {"docsOnly": true}}}}
      """
    #expect(try stories(older) == ["a--b"])
  }

  @Test func `The id of a story is encoded in its address`() {
    let story = StorybookIndex.Story(id: "a--ü&b", tags: [])
    #expect(
      StorybookIndex.address(of: story, in: "http://localhost:6006/")
        == "http://localhost:6006/iframe.html?id=a--%C3%BC%26b&viewMode=story")
  }

  @Test(arguments: [
    ("[]", "1:1: the JSON must be an object"), ("{}", "1:1: this file is not the index"),
    ("{\"entries\": []}", "1:13: “entries” must be an object"),
    ("{\"entries\": {\"a\": {\"tags\": 1}}}", "1:28: “tags” must be an array"),
    ("{\"entries\": {\"a\": {\"id\": \"\"}}}", "1:19: the id of a story"),
  ])
  func `A damaged index is an error with its position`(text: String, problem: String) {
    let error = #expect(throws: InputError.self) { try stories(text) }
    #expect(
      error?.description.hasPrefix("index.json:\(problem)") == true, "\(error?.description ?? "")")
  }

  // MARK: Sitemaps

  private func addresses(
    _ text: String, allows: (PageAddress) -> Bool = { _ in false }
  ) throws -> [String] {
    try addresses(Array(text.utf8), allows: allows)
  }

  private func addresses(
    _ bytes: [UInt8], allows: (PageAddress) -> Bool = { _ in false }
  ) throws -> [String] {
    let sitemap = try Sitemap(bytes, file: "sitemap.xml")
    let site = try #require(PageAddress("https://example.org/sitemap.xml"))
    return try sitemap.entries.map { try sitemap.address(of: $0, on: site, allows: allows) }
  }

  @Test func `A sitemap lists pages, with white space, entities and other elements`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="urn:i">
      <url><loc>
        https://example.org/a?b=1&amp;c=2#top
      </loc><lastmod>2026-01-01</lastmod><image:image><image:loc>x</image:loc></image:image></url>
      <url><lastmod>2026-01-01</lastmod></url>
      <url><loc>https://example.org:443/d</loc></url></urlset>
      """
    #expect(
      try addresses(text) == ["https://example.org/a?b=1&c=2", "https://example.org:443/d"])
  }

  @Test func `A sitemap may be gzipped, and an index is recognised`() throws {
    // printf '<sitemapindex><sitemap><loc>https://example.org/a.xml</loc></sitemap></sitemapindex>' | gzip -n9 | base64
    let bytes = try #require(Base64.bytes(of: Self.gzipped))
    #expect(try addresses(bytes) == ["https://example.org/a.xml"])
    #expect(try Sitemap(bytes, file: "a").isIndex)
  }

  private static let gzipped = """
    H4sIAAAAAAACA7MpzixJzU0syMxLSa2ws4Hy7Gxy8pPtMkpKCoqt9PVTKxJzC3JS9fKL0vUT9Spyc2z0
    QdI2+nDV+iimAADXGq9hVAAAAA==
    """

  @Test(arguments: [
    ("javascript:alert(1)", "“javascript:alert(1)” is not a URL of http or https"),
    ("file:///etc/passwd", "“file:///etc/passwd” is not a URL of http or https"),
    ("/relative", "“/relative” is not a URL"), ("http://", "“http://” is not a URL"),
    ("https://example.org/ a", "“https://example.org/ a” is not a URL"),
    ("https://example.org.evil.net/", "https://example.org.evil.net is another origin"),
    ("http://example.org/", "http://example.org is another origin"),
    ("https://example.org@evil.net/", "https://evil.net is another origin"),
    ("https://example.org:8443/", "https://example.org:8443 is another origin"),
  ])
  func `A page that is not of the site is refused, with its position`(
    address: String, problem: String
  ) {
    let error = #expect(throws: InputError.self) {
      try addresses("<urlset>\n <url><loc>\(address)</loc></url></urlset>")
    }
    #expect(
      error?.description.hasPrefix("sitemap.xml:2:7: \(problem)") == true,
      "\(error?.description ?? "")")
  }

  @Test func `The user can allow another origin`() throws {
    let text = "<urlset><url><loc>https://www.example.org/</loc></url></urlset>"
    #expect(try addresses(text) { $0.host == "www.example.org" } == ["https://www.example.org/"])
  }

  @Test(arguments: [
    ("<html/>", "1:1: this file is not a sitemap"), ("", "the file is empty"),
    (
      "<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;\">]>\n<urlset><url><loc>&c;</loc></url></urlset>",
      "1:1: the document type declares entities"
    ),
    ("<urlset>\n<url>&lol;</url></urlset>", "2:"),
    ("<urlset>" + String(repeating: "<url>", count: 6_000), "1:"),
  ])
  func `A hostile sitemap is refused`(text: String, problem: String) {
    let error = #expect(throws: InputError.self) { try addresses(text) }
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
  }

  @Test func `A sitemap with too many pages is refused at the first of them`() {
    let pages = String(repeating: "<url><loc>https://example.org/</loc></url>\n", count: 50_001)
    let error = #expect(throws: InputError.self) { try addresses("<urlset>\n\(pages)</urlset>") }
    #expect(
      error?.description.hasPrefix("sitemap.xml:50002:6: the sitemap lists more than 50000") == true
    )
  }

  // MARK: Addresses

  @Test(arguments: [
    ("b.html", "http://a.org/x/b.html"), ("/b", "http://a.org/b"),
    ("?c", "http://a.org/x/y.html?c"),
    ("#d", "http://a.org/x/y.html?q#d"), ("//e.org/", "http://e.org/"),
    ("https://f.org/g", "https://f.org/g"), ("../h", "http://a.org/x/../h"),
  ])
  func `References are relative to the base`(reference: String, address: String) {
    let base = PageAddress("http://a.org/x/y.html?q#z")
    #expect(AddressResolution.address(reference, from: base)?.text == address)
  }

  @Test(arguments: ["javascript:1", "file:///a", "data:,a", "mailto:a@b", "a b", "ftp://a/"])
  func `Other schemes are not addresses`(reference: String) {
    #expect(AddressResolution.address(reference, from: PageAddress("http://a.org/")) == nil)
  }

  // MARK: Lists

  @Test func `A line that is not a URL is an error with its position`() {
    let trial = Trial.run("audit", "--urls", "-", input: "# pages\n\n  sign-up\n")
    #expect(trial.status == 2)
    #expect(
      trial.errors.hasPrefix("standard input:3:3: “sign-up” is not a URL of http or https"),
      "\(trial.errors)")
  }

  @Test func `A list without pages is an error`() {
    let trial = Trial.run("audit", "--urls", "-", input: "# none\n")
    #expect(trial.status == 2 && trial.errors.contains("there are no pages"))
  }

  @Test func `An option without its list is an error`() {
    let trial = Trial.run("audit", "--base", "http://a.org/", "a.html")
    #expect(trial.status == 2 && trial.errors.contains("--base has no effect; add --urls"))
    let tagged = Trial.run("audit", "--story-tag", "new", "--sitemap", "http://127.0.0.1:9/")
    #expect(tagged.errors.contains("--story-tag has no effect; add --storybook"))
  }

  // MARK: Passwords

  @Test(arguments: [
    ["--sitemap", "http://ann:TOPSECRET@h:99999/"], ["--storybook", "http://ann:TOPSECRET@/"],
    ["--urls", "-", "--base", "ftp://ann:TOPSECRET@a.org/"], ["--urls", "-"],
    ["a.html", "--allow-origin", "ftp://ann:TOPSECRET@a.org/"],
  ])
  func `A password in an address is in no message`(options: [String]) {
    let trial = Trial.run(
      ["audit"] + options, bytes: Array("http://ann:TOPSECRET@h:99999/".utf8))
    #expect(trial.status == 2 && !trial.errors.contains("TOPSECRET"), "\(trial.errors)")
  }

  @Test func `A password in an address of a site is known for its origin`() throws {
    let arguments = try Arguments(
      ["--sitemap", "http://ann:p@a.org/map.xml", "--base", "http://b.org/", "a.html"],
      for: AuditCommand.declaration)
    #expect(arguments.value(of: .sitemap) == "http://a.org/map.xml")
    #expect(
      arguments.credentials == ["http://a.org": PageAccess.Credentials(user: "ann", password: "p")])
    let trial = Trial.run(
      "audit", "--urls", "-", input: "http://ann:TOPSECRET@a.org/\n\nhttp://bob:p@a.org/b\n")
    #expect(
      trial.errors.hasPrefix("standard input:3:1: http://a.org has two users"), "\(trial.errors)")
    #expect(throws: UsageError.self) {
      try Arguments(
        ["http://ann:p@a.org/", "--sitemap", "http://bob:p@a.org/"], for: AuditCommand.declaration)
    }
  }

  // MARK: Outcome

  @Test func `An error of several pages is reported once, and others have none`() {
    let trial = Trial.run(
      "audit", "http://127.0.0.1:9/a", "http://127.0.0.1:9/b", "--cookie", "a")
    #expect(trial.errors.split(separator: "\n").count == 1, "\(trial.errors)")
    let failed = Trial.run(
      "audit", "http://127.0.0.1:9/a", "http://127.0.0.1:9/b", "--browser-path", "/nowhere")
    #expect(failed.errors.contains("2 of 2 pages could not be read\n"), "\(failed.errors)")
  }
}
