import Browsers
internal import TextIO

/// The values of options that hold secrets.
///
/// A value is given literally, in a file (`@FILE`) or in the environment (`env:NAME`). No error
/// quotes a value.
struct SecretValues {
  let environment: CommandEnvironment

  static let variablePrefix = "env:"

  /// Whether a value is in a file or in the environment.
  static func isReference(_ text: some StringProtocol) -> Bool {
    text.hasPrefix("@") || text.hasPrefix(variablePrefix)
  }

  /// Returns the secret text for which a value stands.
  func value(_ text: some StringProtocol, of option: Option) throws(InputError) -> String {
    if text.hasPrefix("@") {
      let text = String(decoding: try environment.bytes(String(text.dropFirst())), as: UTF8.self)
      // Editors end a file with a line break. The line break is not part of the value.
      return String(text.reversed().drop(while: \.isNewline).reversed())
    }
    guard text.hasPrefix(SecretValues.variablePrefix) else { return String(text) }
    let name = String(text.dropFirst(SecretValues.variablePrefix.count))
    guard let value = environment.variable(name) else {
      throw problem("needs the environment variable \(name), which is not set", of: option)
    }
    return value
  }

  /// Returns the cookies in a value such as `session=1; theme=dark`.
  func cookies(_ text: String, of option: Option) throws(InputError) -> [PageAccess.Cookie] {
    var cookies: [PageAccess.Cookie] = []
    for part in try value(text, of: option).split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let (name, secret) = SecretValues.halves(part, at: "=")
      guard let secret, !name.isEmpty, name.allSatisfy(SecretValues.isNameCharacter) else {
        throw problem("needs a name, “=” and a value", of: option)
      }
      cookies.append(PageAccess.Cookie(name, try value(secret, of: option)))
    }
    return cookies
  }

  /// Returns a header field such as `Authorization: Bearer 1`.
  func header(_ line: some StringProtocol) throws(InputError) -> PageAccess.Entry {
    let (name, secret) = SecretValues.halves(line, at: ":")
    guard let secret, !name.isEmpty, name.allSatisfy(SecretValues.isNameCharacter) else {
      throw problem("needs a name, a colon and a value", of: .header)
    }
    guard !SecretValues.browserFields.contains(name.lowercased()) else {
      throw problem("cannot set “\(name)”, which the browser writes itself", of: .header)
    }
    let text = try fieldValue(secret)
    guard
      !text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F })
    else { throw problem("has a line break or another control character in a value", of: .header) }
    return PageAccess.Entry(name, text)
  }

  /// Returns the value of a header field.
  ///
  /// The whole value can be a reference such as `env:NAME`. After a scheme, the last word can be a
  /// reference, as in `Bearer env:TOKEN`.
  private func fieldValue(_ text: String) throws(InputError) -> String {
    guard !SecretValues.isReference(text), let space = text.lastIndex(of: " ") else {
      return try value(text, of: .header)
    }
    let word = text[text.index(after: space)...]
    guard SecretValues.isReference(word) else { return text }
    return text[...space] + (try value(word, of: .header))
  }

  /// The names of header fields that the user cannot add to a page's requests, in lower case.
  ///
  /// Source: Fetch, “forbidden request-header”; Chromium refuses to set them.
  private static let browserFields: Set = [
    "connection", "content-length", "cookie2", "host", "keep-alive", "proxy-authorization", "te",
    "trailer", "transfer-encoding", "upgrade",
  ]

  /// Returns the user and the password in `USER:PASSWORD`.
  func credentials(_ text: String) throws(InputError) -> PageAccess.Credentials {
    let (user, password) = SecretValues.halves(try value(text, of: .basicAuth), at: ":")
    guard let password, !user.isEmpty else {
      throw problem("needs a user, a colon and a password", of: .basicAuth)
    }
    return PageAccess.Credentials(user: user, password: try value(password, of: .basicAuth))
  }

  private func problem(_ text: String, of option: Option) -> InputError {
    InputError(option, text, remedy: "the value can also be @FILE or env:NAME")
  }

  /// Returns the trimmed text before the first separator, and the text after it.
  private static func halves(
    _ text: some StringProtocol, at separator: Character
  ) -> (String, String?) {
    let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
    let trimmed = parts.map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    return (trimmed[0], trimmed.count > 1 ? trimmed[1] : nil)
  }

  /// Whether a character can be part of the name of a header field or cookie.
  ///
  /// Source: RFC 9110, token.
  private static func isNameCharacter(_ character: Character) -> Bool {
    guard let byte = character.asciiValue, byte > 0x20, byte < 0x7F else { return false }
    return !"\"(),/:;<=>?@[\\]{}".contains(character)
  }
}

/// A login script, split into an opening line such as `open https://example.org` and the rest.
struct LoginOpening {
  /// The address in the opening line, or `nil` if the script has no such line.
  let address: String?
  /// The script without the opening statement.
  ///
  /// The number of lines stays the same, so that line numbers stay correct.
  let rest: String

  init(_ script: String) {
    var lines = script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    let first = lines.firstIndex { line in
      let start = line.drop(while: \.isWhitespace)
      return !start.isEmpty && !start.hasPrefix("#")
    }
    guard let first else {
      (address, rest) = (nil, script)
      return
    }
    let start = lines[first].drop(while: \.isWhitespace)
    guard start.hasPrefix("open ") else {
      (address, rest) = (nil, script)
      return
    }
    let statement = start.prefix { $0 != ";" }
    address = String(
      statement.dropFirst("open ".count).filter { !$0.isWhitespace && !"\"“”".contains($0) })
    lines[first] = String(start.dropFirst(statement.count).drop { $0 == ";" })
    rest = lines.joined(separator: "\n")
  }
}
