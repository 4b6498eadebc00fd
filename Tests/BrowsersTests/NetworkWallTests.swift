import Testing

@testable import Browsers

struct NetworkWallTests {
  private func wall(
    _ address: String, allowing allowed: [String] = []
  ) throws -> NetworkWall {
    var request = PageRequest(.address(try #require(PageAddress(address))))
    request.allowed = allowed.compactMap { PageAddress($0) }
    return NetworkWall(request, folder: nil)
  }

  @Test(arguments: [
    ("http://localhost:3000/b.css", true), ("ws://localhost:3000/s", true),
    ("http://LOCALHOST:3000/", true), ("data:text/css,a", true),
    ("http://localhost:3001/", false), ("https://localhost:3000/", false),
    ("http://localhost.example.org:3000/", false), ("http://localhost:3000@example.org/", false),
    ("wss://example.net/", false), ("ftp://localhost:3000/", false), ("nonsense", false),
  ])
  func `only the page's own origin is asked`(address: String, passes: Bool) throws {
    var wall = try wall("http://localhost:3000/sign-up")
    #expect((wall.decide(address) == .pass) == passes)
    #expect(wall.blocked.isEmpty == passes)
  }

  @Test func `origins that are allowed pass, and others are listed once`() throws {
    var wall = try wall("https://example.org/", allowing: ["https://cdn.example.org"])
    for address in [
      "https://cdn.example.org/a.js", "https://ads.example.net/1", "https://ads.example.net/2",
    ] { _ = wall.decide(address) }
    #expect(wall.blocked == ["https://ads.example.net"])
    #expect(wall.proxy.server == "http://127.0.0.1:9")
    #expect(wall.proxy.bypassed == "<-loopback>;example.org:443;cdn.example.org:443")
  }

  @Test(arguments: [
    ("http://localhost/", true), ("http://page.localhost/", true), ("http://127.0.0.1:8/", true),
    ("http://[::1]:3000/", true), ("http://127.example.org/", false), ("http://10.0.0.1/", false),
  ])
  func `pages of this machine are told from others`(address: String, isLoopback: Bool) throws {
    #expect(try #require(PageAddress(address)).isLoopback == isLoopback)
  }

  @Test(arguments: [
    "localhost:3000", "http://", "http://a:0/", "http://a:99999", "file:///etc", "http://a;*/",
    "http://a,b/", "http://*/", "http://a b/",
  ])
  func `what is no address of a page is refused`(text: String) {
    #expect(PageAddress(text) == nil)
  }
}
