import Testing

@testable import Browsers

struct NetworkFilterTests {
  private func filter(
    _ address: String, allowing allowed: [String] = []
  ) throws -> NetworkFilter {
    var request = PageRequest(.address(try #require(PageAddress(address))))
    request.allowedOrigins = allowed.compactMap { PageAddress($0) }
    return NetworkFilter(request, folder: nil)
  }

  @Test(arguments: [
    ("http://localhost:3000/b.css", true), ("ws://localhost:3000/s", true),
    ("http://LOCALHOST:3000/", true), ("data:text/css,a", true),
    ("http://localhost:3001/", false), ("https://localhost:3000/", false),
    ("http://localhost.example.org:3000/", false), ("http://localhost:3000@example.org/", false),
    ("wss://example.net/", false), ("ftp://localhost:3000/", false), ("nonsense", false),
  ])
  func `Only requests to the page's own origin pass`(address: String, passes: Bool) throws {
    var filter = try filter("http://localhost:3000/sign-up")
    #expect((filter.decide(address) == .pass) == passes)
    #expect(filter.blockedOrigins.isEmpty == passes)
  }

  @Test func `Allowed origins pass, and other origins are listed once`() throws {
    var filter = try filter("https://example.org/", allowing: ["https://cdn.example.org"])
    for address in [
      "https://cdn.example.org/a.js", "https://ads.example.net/1", "https://ads.example.net/2",
    ] { _ = filter.decide(address) }
    #expect(filter.blockedOrigins == ["https://ads.example.net"])
    #expect(filter.proxy.server == "http://127.0.0.1:9")
    #expect(filter.proxy.bypassed == "<-loopback>;example.org:443;cdn.example.org:443")
  }

  @Test(arguments: [
    ("http://localhost/", true), ("http://page.localhost/", true), ("http://127.0.0.1:8/", true),
    ("http://[::1]:3000/", true), ("http://127.example.org/", false), ("http://10.0.0.1/", false),
  ])
  func `Addresses of this machine are recognized`(address: String, isLoopback: Bool) throws {
    #expect(try #require(PageAddress(address)).isLoopback == isLoopback)
  }

  @Test(arguments: [
    ("http://ann:pa/ss@host/x", "ann", "pa/ss", "http://host/x"),
    ("http://ann:a?b#c@host:8/@me?q=1", "ann", "a?b#c", "http://host:8/@me?q=1"),
    ("https://ann:a/b@c@host/", "ann", "a/b@c", "https://host/"),
    ("http://ann:p%2Fq@host/", "ann", "p/q", "http://host/"),
  ])
  func `A password is taken out of an address, whatever characters it has`(
    text: String, user: String, password: String, rest: String
  ) throws {
    let found = PageAddress.withoutCredentials(text)
    #expect(found.text == rest)
    #expect(found.credentials?.user == user && found.credentials?.password == password)
    #expect(PageAddress(text)?.text == rest)
  }

  @Test(arguments: [
    "http://host:8080/@me", "http://host/a:b@c", "http://[::1]:80/@x",
    "http://host/?mail=a@b.example",
  ])
  func `An address without a password stays as it is`(text: String) {
    #expect(PageAddress.withoutCredentials(text).text == text)
    #expect(PageAddress(text)?.text == text)
  }

  @Test(arguments: [
    "localhost:3000", "http://", "http://a:0/", "http://a:99999", "file:///etc", "http://a;*/",
    "http://a,b/", "http://*/", "http://a b/",
  ])
  func `An invalid page address is refused`(text: String) {
    #expect(PageAddress(text) == nil)
  }
}
