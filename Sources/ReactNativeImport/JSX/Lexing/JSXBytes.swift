/// Which bytes make names, blanks and digits in code.
extension UInt8 {
  var isJSXBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var isJSXDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether an identifier may begin so; every character beyond ASCII may.
  var beginsJSXName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  var continuesJSXName: Bool { beginsJSXName || isJSXDigit }
}
