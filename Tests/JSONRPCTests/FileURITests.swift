import JSONRPC
import Testing

/// URIs of files.
struct FileURITests {
  @Test(arguments: [
    ("file:///home/a/b.html", "/home/a/b.html"), ("FILE:///a", "/a"),
    ("file:///a%20b/%C3%A4?x#y", "/a b/ä"), ("file://localhost/a", "/a"),
    ("file:/a", "/a"), ("file:///a%2", "/a%2"), ("file:///a%zz+", "/a%zz+"),
  ])
  func `The path of a file URI is decoded`(_ uri: String, _ path: String) {
    #expect(FileURI.path(uri) == path)
  }

  @Test(arguments: [
    "https://example.org/a", "file://host/a", "file:a", "/a", "", "file:", "file://",
    "file:///a%00b", "file:///%FF",
  ])
  func `A URI that does not name a local file has no path`(_ uri: String) {
    #expect(FileURI.path(uri) == nil)
  }

  @Test func `The URI of a path leads back to the path`() {
    let path = "/a b/é+%41?#.html"
    #expect(FileURI.uri(of: path) == "file:///a%20b/%C3%A9%2B%2541%3F%23.html")
    #expect(FileURI.path(FileURI.uri(of: path)) == path)
  }
}
