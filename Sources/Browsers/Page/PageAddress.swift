/// The address of a page on the web.
package struct PageAddress: Sendable, Equatable {
  /// The address as it was written.
  package var text: String
  /// `http` or `https`.
  package var scheme: String
  /// The host in lower case, with its brackets where it is a number of version 6.
  package var host: String
  /// The port, also where it goes without saying.
  package var port: Int

  /// An address with a host; absent where the text is none.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix("//") else { return nil }
    let scheme = parts[0].lowercased()
    guard ["http", "https", "ws", "wss"].contains(scheme) else { return nil }
    let authority = parts[1].dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    var host = place
    var port: Int?
    let end = place.lastIndex(of: "]")
    if let colon = place.lastIndex(of: ":"), end.map({ colon > $0 }) ?? true {
      host = place[..<colon]
      guard let number = Int(place[place.index(after: colon)...]), (1...65_535).contains(number)
      else { return nil }
      port = number
    }
    // It goes into a list for the browser, in which some signs would let other hosts pass.
    guard !host.isEmpty, !host.contains(where: { $0.isWhitespace || ";,*<>\"'\\|".contains($0) })
    else {
      return nil
    }
    self.text = text
    self.scheme = scheme
    self.host = host.lowercased()
    self.port = port ?? (PageAddress.isSecure(scheme) ? 443 : 80)
  }

  /// Scheme, host and port, by which browsers tell whose a page is.
  package var origin: String {
    let isUsual = port == (PageAddress.isSecure(scheme) ? 443 : 80)
    return "\(scheme)://\(host)" + (isUsual ? "" : ":\(port)")
  }

  /// Whether the host is this machine.
  package var isLoopback: Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]"
      || host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// Whether another address is of the same origin, or its sockets.
  func isHome(of other: PageAddress) -> Bool {
    host == other.host && port == other.port
      && PageAddress.isSecure(scheme) == PageAddress.isSecure(other.scheme)
  }

  private static func isSecure(_ scheme: String) -> Bool { scheme == "https" || scheme == "wss" }
}
