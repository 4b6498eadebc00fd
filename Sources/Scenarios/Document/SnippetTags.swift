internal import Importers

/// The tags of a snippet that stands in a document without a fence.
struct SnippetTags {
  /// Names of the elements that are in no other.
  private(set) var outermost: [String] = []
  /// The name of the first tag, which may be an end tag.
  private(set) var firstName: String?
  /// Whether the text is exactly one tag.
  var isOneTag: Bool { tagCount == 1 && !hasOuterText && !isBroken && !hasInnerText }
  /// Whether every element that begins also ends, and nothing stands around them.
  var isWhole: Bool {
    !isBroken && !hasOuterText && !outermost.isEmpty && open.allSatisfy(ScreenTag.mayStayOpen)
  }
  /// Whether it is made of elements that a screen may have, and shows anything.
  var isScreen: Bool {
    isWhole && outermost.allSatisfy { $0.isEmpty || ScreenTag.isKnown($0) }
      && outermost.contains { !ScreenTag.isNothing($0) } && !isAnchor
  }

  private var tagCount = 0
  private var hasOuterText = false
  private var hasInnerText = false
  private var isBroken = false
  private var open: [String] = []
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while place < bytes.count { step() }
  }

  /// A place that links lead to, such as `<a id="fields"></a>`.
  private var isAnchor: Bool {
    outermost.allSatisfy { $0 == "a" } && !hasInnerText && tagCount <= 2
  }

  private mutating func step() {
    switch bytes[place] {
    case UInt8(ascii: "<") where starts("<!--"): skip(behind: "-->")
    case UInt8(ascii: "<") where starts("<!"): skip(behind: ">")
    case UInt8(ascii: "<"): readTag()
    case UInt8(ascii: "{") where starts("{/*"): skip(behind: "*/}")
    case let byte:
      if !SourceText.isBlank(byte) {
        if open.isEmpty { hasOuterText = true } else { hasInnerText = true }
      }
      place += 1
    }
  }

  private mutating func readTag() {
    let start = place
    place += 1
    let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let name = readName()
    let isNameless = name.isEmpty && place < bytes.count && bytes[place] == UInt8(ascii: ">")
    guard !name.isEmpty || isNameless else {
      // A sign such as that in `a < b`.
      if open.isEmpty { hasOuterText = true }
      place = start + 1
      return
    }
    tagCount += 1
    firstName = firstName ?? name
    guard let isClosed = skipAttributes() else {
      isBroken = true
      return
    }
    if isEnd { close(name) } else { begin(name, isClosed) }
  }

  private mutating func begin(_ name: String, _ isClosed: Bool) {
    if open.isEmpty { outermost.append(name) }
    guard !isClosed, !ScreenTag.isVoid(name) else { return }
    open.append(name)
    if name == "script" || name == "style" { skip(to: "</\(name)") }
  }

  private mutating func close(_ name: String) {
    while let last = open.last, last != name, ScreenTag.mayStayOpen(last) { open.removeLast() }
    if open.last == name { open.removeLast() } else { isBroken = true }
  }

  private mutating func readName() -> String {
    let start = place
    while place < bytes.count, isName(bytes[place]) { place += 1 }
    guard let first = bytes[start..<place].first, first > UInt8(ascii: "9") else {
      place = start
      return ""
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private func isName(_ byte: UInt8) -> Bool {
    SourceText.isLetterOrDigit(byte) || ".-_:".utf8.contains(byte)
  }

  /// Goes behind the end of a tag and tells whether that is `/>`; absent where it never ends.
  private mutating func skipAttributes() -> Bool? {
    var quote: UInt8?
    var braces = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"): braces -= 1
      case UInt8(ascii: ">") where braces <= 0: return bytes[place - 2] == UInt8(ascii: "/")
      default: break
      }
    }
    return nil
  }

  private func starts(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func skip(behind end: String) {
    skip(to: end)
    place = min(bytes.count, place + end.utf8.count)
  }

  private mutating func skip(to end: String) {
    while place < bytes.count, !starts(end) { place += 1 }
  }
}
