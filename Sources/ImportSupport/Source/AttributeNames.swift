/// The names of attributes in one start tag, as HTML divides it.
struct AttributeNames {
  private let tag: ArraySlice<UInt8>
  private var place: Int

  /// The bytes of a tag from `<` on, without `>`.
  init(_ tag: ArraySlice<UInt8>) {
    self.tag = tag
    place = tag.startIndex
  }

  /// Names that stand there more than once, in lower case.
  mutating func repeated() -> [String] {
    // Names are compared as bytes; text is made only of those that stand there again.
    var seen: [ArraySlice<UInt8>] = []
    var repeated: [String] = []
    skip { !$0.endsName }
    while true {
      skip { $0.isTagSpace || $0 == UInt8(ascii: "/") }
      guard place < tag.endIndex else { return repeated }
      let name = nextName()
      if seen.contains(where: { $0.elementsEqual(name, by: { $0.lowered == $1.lowered }) }) {
        repeated.append(String(decoding: name.map(\.lowered), as: UTF8.self))
      } else if seen.count < AttributeNames.most {
        seen.append(name)
      }
      skipValue()
    }
  }

  /// How many names are compared, so that a tag with thousands costs no more.
  private static let most = 200

  private mutating func nextName() -> ArraySlice<UInt8> {
    let start = place
    // An equals sign at the beginning belongs to the name.
    if place < tag.endIndex { place += 1 }
    skip { !$0.endsName && $0 != UInt8(ascii: "=") }
    return tag[start..<place]
  }

  private mutating func skipValue() {
    let after = place
    skip(\.isTagSpace)
    guard place < tag.endIndex, tag[place] == UInt8(ascii: "=") else {
      place = after
      return
    }
    place += 1
    skip(\.isTagSpace)
    guard place < tag.endIndex else { return }
    let quote = tag[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      skip { !$0.isTagSpace }
      return
    }
    place += 1
    skip { $0 != quote }
    if place < tag.endIndex { place += 1 }
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while place < tag.endIndex, isSkipped(tag[place]) { place += 1 }
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
