package struct PageAddress: Sendable, Equatable {
  /// The address as the user wrote it, without the user and the password before its host.
  package var text: String
  /// The scheme: `http` or `https`.
  package var scheme: String
  /// The host in lower case.
  ///
  /// An IPv6 address is in brackets.
  package var host: String
  /// The port, even if it is the default port.
  package var port: Int

  /// Parses an address with a host.
  package init?(_ text: String) {
    let text = PageAddress.withoutCredentials(text).text
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix("//") else { return nil }
    let scheme = parts[0].lowercased()
    guard ["http", "https", "ws", "wss"].contains(scheme) else { return nil }
    let authority = parts[1].dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    var host = authority
    var port: Int?
    let end = authority.lastIndex(of: "]")
    if let colon = authority.lastIndex(of: ":"), end.map({ colon > $0 }) ?? true {
      host = authority[..<colon]
      guard let number = Int(authority[authority.index(after: colon)...]),
        (1...65_535).contains(number)
      else { return nil }
      port = number
    }
    // The proxy bypass list will contain the host. In this list, these characters would allow other
    // hosts.
    guard !host.isEmpty, !host.contains(where: { $0.isWhitespace || ";,*<>\"'\\|".contains($0) })
    else {
      return nil
    }
    self.text = text
    self.scheme = scheme
    self.host = host.lowercased()
    self.port = port ?? (PageAddress.isSecure(scheme) ? 443 : 80)
  }

  /// The origin: scheme, host and port.
  ///
  /// Browsers isolate pages with different origins from each other.
  package var origin: String {
    let isDefault = port == (PageAddress.isSecure(scheme) ? 443 : 80)
    return "\(scheme)://\(host)" + (isDefault ? "" : ":\(port)")
  }

  /// Whether the host is this machine.
  package var isLoopback: Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]"
      || host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// Whether another address has the same origin.
  ///
  /// For web sockets, the schemes `ws` and `wss` count as `http` and `https`.
  func isSameOrigin(as other: PageAddress) -> Bool {
    host == other.host && port == other.port
      && PageAddress.isSecure(scheme) == PageAddress.isSecure(other.scheme)
  }

  private static func isSecure(_ scheme: String) -> Bool { scheme == "https" || scheme == "wss" }
}

extension PageAddress {
  /// Returns an address without its user and password, and separately the user and the password.
  package static func withoutCredentials(
    _ text: String
  ) -> (text: String, credentials: PageAccess.Credentials?) {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
      return (text, nil)
    }
    let start = text.index(colon, offsetBy: 3)
    guard let end = endOfCredentials(text[start...]) else { return (text, nil) }
    let parts = text[start..<end].split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false
    ).map { PageFolder.decoded($0) ?? String($0) }
    let credentials = PageAccess.Credentials(
      user: parts[0], password: parts.count > 1 ? parts[1] : "")
    return (String(text[..<start] + text[text.index(after: end)...]), credentials)
  }
}

extension PageAddress {
  /// Returns the index of the “@” between credentials and host, or `nil` if there are no
  /// credentials.
  ///
  /// A password may contain “/”, “?” and “#” without escapes. If it does, the text before the first
  /// of these characters is not a valid host with a port.
  private static func endOfCredentials(_ rest: Substring) -> String.Index? {
    let authority = rest.prefix { !"/?#\\".contains($0) }
    if let end = authority.lastIndex(of: "@") { return end }
    guard let colon = authority.firstIndex(of: ":"), !authority.hasPrefix("["),
      !authority[authority.index(after: colon)...].allSatisfy(\.isNumber),
      let first = rest.firstIndex(of: "@")
    else { return nil }
    return rest[first...].prefix { !"/?#\\".contains($0) }.lastIndex(of: "@")
  }
}

extension PageAddress {
  /// Returns a text with percent escapes for all characters that need an escape in a path or a
  /// query value.
  ///
  /// Source: RFC 3986, section 2.3, “unreserved characters”.
  package static func encoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { encoded, byte in
      if unreserved.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static let unreserved = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)
}
