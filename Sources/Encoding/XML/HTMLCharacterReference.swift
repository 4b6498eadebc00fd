internal import CLibXML2

/// The character references of HTML 4 and XHTML 1.0, such as `&amp;`, `&#8217;` and `&#x2019;`.
package enum HTMLCharacterReference {
  /// Returns a text with its character references decoded.
  ///
  /// Unknown references, and references without a semicolon, remain as they are.
  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      if let character = popFirst(of: &rest) {
        result.unicodeScalars.append(character)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// Removes the character reference at the start of a text.
  ///
  /// - Returns: The character, or `nil` if the text does not start with a known reference. In this
  ///   case, the text is unchanged.
  package static func popFirst(of text: inout Substring) -> Unicode.Scalar? {
    guard text.first == "&" else { return nil }
    let name = text.dropFirst().prefix(10).prefix { $0 != ";" && $0 != "&" }
    let rest = text.dropFirst(name.count + 1)
    guard rest.first == ";", let scalar = scalarNamed(name) else { return nil }
    text = rest.dropFirst()
    return scalar
  }

  private static func scalarNamed(_ name: Substring) -> Unicode.Scalar? {
    guard name.first == "#" else {
      // The library would read only the part of the name before a NUL character.
      guard !name.utf8.contains(0) else { return nil }
      return htmlEntityLookup(String(name)).flatMap { Unicode.Scalar($0.pointee.value) }
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init)
  }
}
