/// Windows-1252, the Western European encoding of most old files.
package enum Windows1252 {
  /// The names, in lower case, of Windows-1252 and of encodings that are decoded as Windows-1252.
  package static let names: Set<String> = [
    "windows-1252", "iso-8859-1", "latin1", "iso8859-1", "us-ascii", "ascii", "cp1252",
    "iso-8859-15", "x-cp1252", "l1",
  ]

  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let code = (0x80...0x9F).contains(byte) ? upperControls[Int(byte) - 0x80] : UInt16(byte)
      text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
    }
    return Array(String(text).utf8)
  }

  /// The characters for the bytes from 0x80 to 0x9F.
  private static let upperControls: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
