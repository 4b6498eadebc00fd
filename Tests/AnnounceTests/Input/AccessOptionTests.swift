import Browsers
import Testing

@testable import announce

/// The options that give live pages access, without a browser.
struct AccessOptionTests {
  @Test(arguments: [
    (["--cookie", "TOPSECRET"], "--cookie needs a name, “=” and a value"),
    (["--cookie", "a b=TOPSECRET"], "--cookie needs a name, “=” and a value"),
    (["--cookie", "a=env:NOT_SET"], "needs the environment variable NOT_SET, which is not set"),
    (["--header", "TOPSECRET"], "--header needs a name, a colon and a value"),
    (["--header", "A: b\u{1}TOPSECRET"], "control character"),
    (["--header", "Host: TOPSECRET"], "cannot set “Host”, which the browser writes itself"),
    (["--header", "Authorization: Bearer env:NOT_SET"], "variable NOT_SET, which is not set"),
    (["--header", "@/nowhere/at/all"], "/nowhere/at/all: "),
    (["--basic-auth", "TOPSECRET"], "--basic-auth needs a user, a colon and a password"),
    (["--storage-state", "/nowhere/at/all"], "/nowhere/at/all: "),
    (["--login", "open nothing; type \"TOPSECRET\""], "“open” needs an address"),
    (["--login", "type \"TOPSECRET"], "--login:1:"),
    (["--login", "tipe TOPSECRET"], "--login:1:1"),
  ])
  func `A value that cannot be used is reported without being quoted`(
    options: [String], message: String
  ) {
    let trial = Trial.run(["http://127.0.0.1:9/a", "--browser-path", "/nowhere"] + options)
    #expect(trial.status == 2 && trial.output.isEmpty)
    #expect(trial.errors.contains(message), "\(trial.errors)")
    #expect(!trial.errors.contains("TOPSECRET"), "\(trial.errors)")
    #expect(trial.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    "http://ann:TOPSECRET@127.0.0.1:9/a", "http://ann:TOPSECRET@/", "http://x:TOPSECRET@h:99999/",
  ])
  func `A password in an address is in no message`(address: String) {
    let trial = Trial.run([address, "--browser-path", "/nowhere"])
    #expect(trial.status == 2)
    #expect(!trial.errors.contains("TOPSECRET"), "\(trial.errors)")
  }

  @Test func `The last word of a header field can be in the environment`() throws {
    var environment = CommandEnvironment()
    environment.variable = { $0 == "TOKEN" ? "t1" : nil }
    let values = SecretValues(environment: environment)
    #expect(try values.header("Authorization: Bearer env:TOKEN").value == "Bearer t1")
    #expect(try values.header("X-Key: env:TOKEN").value == "t1")
    #expect(try values.header("X-Words: env TOKEN").value == "env TOKEN")
  }

  @Test func `The first line of a login script can name its page`() {
    let opening = LoginOpening(
      "# The user\n\n  open \"https://a.example/in\"; swipe right\ndouble tap")
    #expect(opening.address == "https://a.example/in")
    #expect(opening.rest == "# The user\n\n swipe right\ndouble tap")
    #expect(LoginOpening("swipe right").address == nil)
    #expect(LoginOpening("").rest == "")
  }
}
