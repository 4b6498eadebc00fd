import JSONRPC
import Testing

/// URIs of files.
struct FileURITests {
  @Test(arguments: [
    ("file:///home/a/b.html", "/home/a/b.html"), ("FILE:///a", "/a"),
    ("file:///a%20b/%C3%A4?x#y", "/a b/ä"), ("file://localhost/a", "/a"),
  ])
  func `The path of a file URI is decoded`(_ uri: String, _ path: String) {
    #expect(FileURI.path(uri) == path)
  }

  @Test(arguments: [
    "https://example.org/a", "file://host/a", "file:a", "/a", "", "file:///a%2", "file:///a%zz",
    "file:///a%00b", "file:///%FF",
  ])
  func `What is not the URI of a local file has no path`(_ uri: String) {
    #expect(FileURI.path(uri) == nil)
  }
}
