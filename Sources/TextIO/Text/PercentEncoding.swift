/// Percent-encoding of URIs: `%41` stands for the byte 0x41.
///
/// Source: RFC 3986, section 2.1.
package enum PercentEncoding {
  /// Returns the bytes of a text, with each escape such as `%41` replaced by its byte.
  ///
  /// Percent signs that are not followed by two hexadecimal digits stay.
  package static func bytes(of text: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = value(of: rest.prefix(2)) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func value(of digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2 else { return nil }
    var value: UInt8 = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt8(number)
    }
    return value
  }
}
