/// The names of the attributes in a start tag, according to HTML's syntax.
struct AttributeNames {
  private let tag: ArraySlice<UInt8>
  private var offset: Int

  /// Creates names from the bytes of a start tag: from `<` to the byte before `>`.
  init(_ tag: ArraySlice<UInt8>) {
    self.tag = tag
    offset = tag.startIndex
  }

  /// Returns the names that occur more than once, in lower case.
  mutating func repeated() -> [String] {
    // Names are compared as bytes. Only repeated names become strings.
    var seen: [ArraySlice<UInt8>] = []
    var repeated: [String] = []
    skip { !$0.endsName }
    while true {
      skip { $0.isTagSpace || $0 == UInt8(ascii: "/") }
      guard offset < tag.endIndex else { return repeated }
      let name = nextName()
      if seen.contains(where: { $0.elementsEqual(name, by: { $0.lowered == $1.lowered }) }) {
        repeated.append(String(decoding: name.map(\.lowered), as: UTF8.self))
      } else if seen.count < AttributeNames.maximumCount {
        seen.append(name)
      }
      skipValue()
    }
  }

  /// The maximum number of names that are compared.
  ///
  /// This limits the time for a tag with thousands of attributes.
  private static let maximumCount = 200

  private mutating func nextName() -> ArraySlice<UInt8> {
    let start = offset
    // According to HTML's syntax, an equals sign at the beginning is part of the attribute's name.
    if offset < tag.endIndex { offset += 1 }
    skip { !$0.endsName && $0 != UInt8(ascii: "=") }
    return tag[start..<offset]
  }

  private mutating func skipValue() {
    let after = offset
    skip(\.isTagSpace)
    guard offset < tag.endIndex, tag[offset] == UInt8(ascii: "=") else {
      offset = after
      return
    }
    offset += 1
    skip(\.isTagSpace)
    guard offset < tag.endIndex else { return }
    let quote = tag[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      skip { !$0.isTagSpace }
      return
    }
    offset += 1
    skip { $0 != quote }
    if offset < tag.endIndex { offset += 1 }
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while offset < tag.endIndex, isSkipped(tag[offset]) { offset += 1 }
  }
}

extension UInt8 {
  fileprivate var isTagSpace: Bool {
    switch self {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
    default: false
    }
  }
  fileprivate var endsName: Bool { isTagSpace || self == 0x2F }
  fileprivate var lowered: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
