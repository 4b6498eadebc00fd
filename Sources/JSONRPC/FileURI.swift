internal import TextIO

/// URIs of files.
///
/// Source: RFC 8089, “The file URI Scheme”; RFC 3986, section 2.1.
package enum FileURI {
  /// Returns the path in a URI of a file on this machine, or `nil` for any other URI.
  ///
  /// - Parameter uri: A URI with an empty host, the host `localhost`, or no host (`file:/a`).
  package static func path(_ uri: String) -> String? {
    guard uri.prefix(5).lowercased() == "file:" else { return nil }
    var rest = uri.dropFirst(5).prefix { $0 != "?" && $0 != "#" }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      if rest.lowercased().hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    }
    guard rest.hasPrefix("/"),
      let path = String(validating: PercentEncoding.bytes(of: rest), as: UTF8.self),
      !path.contains("\0")
    else { return nil }
    return path
  }

  /// Returns the URI of an absolute path.
  package static func uri(of path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var uri = Array("file://".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.append(byte)
      default: uri += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }
}
