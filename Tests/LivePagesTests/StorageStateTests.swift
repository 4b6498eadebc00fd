import Browsers
import Foundation
import Testing
import TextIO

@testable import LivePages

struct StorageStateTests {
  private func access(_ text: String) throws -> PageAccess {
    try StorageState.access(parsing: Array(text.utf8), file: "state.json")
  }

  @Test func `Cookies and local storage are read`() throws {
    let access = try access(
      """
      {"cookies": [{"name": "a", "value": "1", "domain": ".example.org", "path": "/app",
        "expires": 1900000000.5, "httpOnly": true, "secure": true, "sameSite": "Strict"},
        {"name": "b", "value": "", "expires": -1}],
       "origins": [{"origin": "https://EXAMPLE.org:443", "localStorage": [
        {"name": "k", "value": "v"}]}, {"origin": "http://localhost:3000"}]}
      """)
    #expect(access.cookies.map(\.name) == ["a", "b"])
    #expect(access.cookies[0].path == "/app" && access.cookies[0].expiry == 1_900_000_000.5)
    #expect(access.cookies[0].isHidden && access.cookies[0].isSecure)
    #expect(access.cookies[0].sameSite == "Strict" && access.cookies[1].expiry == nil)
    #expect(access.storages.map(\.origin) == ["https://example.org", "http://localhost:3000"])
    #expect(access.storages[0].local == [PageAccess.Entry("k", "v")])
  }

  @Test(arguments: [
    ("[]", "1:1"), ("{}", "1:1"), ("{\"cookies\": 5}", "1:13"),
    ("{\"cookies\": [\n  7]}", "2:3"), ("{\"cookies\": [{\"name\": \"a\"}]}", "1:14"),
    ("{\"cookies\": [{\"name\": 1, \"value\": \"TOPSECRET\"}]}", "1:23"),
    (
      "{\"cookies\": [{\"name\": \"a\", \"value\": \"TOPSECRET\", \"secure\": \"TOPSECRET\"}]}",
      "1:60"
    ),
    ("{\"cookies\": [{\"name\": \"a\", \"value\": \"b\", \"sameSite\": \"TOPSECRET\"}]}", "1:54"),
    ("{\"cookies\": [{\"name\": \"a\", \"value\": \"b\", \"expires\": \"TOPSECRET\"}]}", "1:53"),
    ("{\"origins\": [{\"origin\": \"TOPSECRET\"}]}", "1:25"),
    ("{\"origins\": [{\"origin\": \"https://a.example\", \"localStorage\": {}}]}", "1:62"),
    ("{\"cookies\": [{\"name\": \"a\",", "1:"), ("TOPSECRET", "1:1"),
  ])
  func `A file that is no storage state is reported with its location and without its values`(
    text: String, location: String
  ) throws {
    let error = try #require(throws: InputError.self) { try access(text) }
    #expect(error.description.hasPrefix("state.json:\(location)"), "\(error)")
    #expect(!error.description.contains("TOPSECRET"), "\(error)")
  }

  @Test func `A deep or huge file is an error`() throws {
    let deep = String(repeating: "[", count: 200_000)
    #expect(throws: InputError.self) { try access("{\"cookies\": \(deep)") }
    let cookie = "{\"name\": \"a\", \"value\": \"b\"}"
    let many = Array(repeating: cookie, count: 10_001).joined(separator: ", ")
    let error = try #require(throws: InputError.self) { try access("{\"cookies\": [\(many)]}") }
    #expect(error.problem.contains("more than 10000") && error.position != nil)
    #expect(throws: InputError.self) {
      try StorageState.access(
        parsing: [UInt8](repeating: 0x20, count: (16 << 20) + 1), file: "state.json")
    }
  }

  @Test func `A cookie goes to the hosts of its domain only`() throws {
    let page = try #require(PageAddress("https://app.example.org/"))
    var cookie = PageAccess.Cookie("a", "1")
    for (domain, isSent) in [
      (nil, true), ("app.example.org", true), (".example.org", true), ("example.org", false),
      (".app.example.org", true), (".ample.org", false), ("org.evil", false),
    ] as [(String?, Bool)] {
      cookie.domain = domain
      #expect(cookie.isSent(to: page) == isSent, "\(domain ?? "none")")
    }
  }

  @Test(arguments: [
    ("http://ann:pw@a.example/x", "http://a.example/x", "ann", "pw"),
    ("https://ann@a.example", "https://a.example", "ann", ""),
    ("http://a%40b:p%3Aw@a.example:81/@", "http://a.example:81/@", "a@b", "p:w"),
    ("http://a:b@c@a.example/", "http://a.example/", "a", "b@c"),
  ])
  func `A user and a password are no part of an address`(
    text: String, rest: String, user: String, password: String
  ) throws {
    #expect(PageAddress.withoutCredentials(text).text == rest)
    let credentials = PageAddress.withoutCredentials(text).credentials
    #expect(credentials == PageAccess.Credentials(user: user, password: password))
    #expect(PageAddress(text)?.text == rest)
    #expect(PageAddress.withoutCredentials("http://a.example/b@c").credentials == nil)
  }
}
