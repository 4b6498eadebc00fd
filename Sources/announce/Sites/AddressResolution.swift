import Browsers

/// The resolution of addresses of pages.
enum AddressResolution {
  /// Returns the absolute address of a reference on a page, or `nil` if the address is not of http
  /// or https.
  ///
  /// Source: RFC 3986, section 5.2, except that “.” and “..” in paths are kept, because browsers
  /// resolve them.
  static func address(_ reference: String, from base: PageAddress?) -> PageAddress? {
    guard !reference.contains(where: { $0.isWhitespace || $0.isNewline }) else { return nil }
    if let scheme = scheme(of: reference) {
      return ["http", "https"].contains(scheme) ? PageAddress(reference) : nil
    }
    guard let base else { return nil }
    if reference.hasPrefix("//") { return PageAddress("\(base.scheme):\(reference)") }
    if reference.hasPrefix("/") { return PageAddress(base.origin + reference) }
    let text = base.text.prefix { $0 != "#" }
    if reference.isEmpty || reference.hasPrefix("#") { return PageAddress(text + reference) }
    let path = text.prefix { $0 != "?" }
    if reference.hasPrefix("?") { return PageAddress(path + reference) }
    return PageAddress(folder(of: String(path)) + reference)
  }

  /// Returns an address up to the last slash of its path.
  static func folder(of address: String) -> String {
    let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
    guard let slash = address[start...].lastIndex(of: "/") else { return "\(address)/" }
    return String(address[...slash])
  }

  private static func scheme(of reference: String) -> String? {
    guard let colon = reference.firstIndex(of: ":"), reference.first?.isLetter == true else {
      return nil
    }
    let scheme = reference[..<colon]
    let isScheme = scheme.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
    return isScheme ? scheme.lowercased() : nil
  }
}
