internal import Simulator

/// A check for pictures with the name of the picture file as accessible name.
///
/// Source: ACT rule 9eb3f6, “Image filename is accessible name for image”.
enum PictureFile {
  /// Returns the file name that is also the name of the picture, ignoring case.
  ///
  /// The name must have the extension of the file, or a number as cameras give it, such as
  /// `IMG_4711`.
  static func named(_ name: String, among addresses: [String]) -> String? {
    let name = Wording.collapsingWhitespace(name).lowercased()
    for address in addresses {
      let file = lastName(of: address).lowercased()
      if file == name, hasEnding(file) || isNumbered(file) { return file }
      if stem(of: file) == name, isNumbered(name) { return file }
    }
    return nil
  }

  /// Returns the decoded last component of an address, without query and fragment.
  private static func lastName(of address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return Wording.collapsingWhitespace(decoded(path.split(separator: "/").last ?? ""))
  }

  private static func stem(of file: String) -> Substring {
    file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
  }

  private static func hasEnding(_ file: String) -> Bool {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return false }
    let ending = file[file.index(after: dot)...]
    if names.contains(String(ending)) { return false }
    return (2...5).contains(ending.utf8.count)
      && ending.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }

  /// Endings that do not count as file extensions, because many names of products and sites end
  /// with them, such as “.com”.
  private static let names: Set<String> = [
    "js", "com", "org", "net", "io", "ai", "app", "dev", "de", "fr", "es", "uk", "eu",
  ]

  /// Whether a name is an identifier with many digits, such as `dsc00815`, `img_4711` or a
  /// checksum.
  private static func isNumbered(_ name: String) -> Bool {
    let digits = name.utf8.count { (0x30...0x39).contains($0) }
    return digits >= 4 && name.utf8.count >= 5
      && name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F || $0 == 0x2D
      }
  }

  /// Returns a component of an address without percent encoding.
  private static func decoded(_ part: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = part.utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, digits.first?.isHexDigit == true,
        let code = UInt8(digits, radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
