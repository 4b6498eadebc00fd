internal import Importers

/// The tags in a snippet without a fence.
///
/// They decide whether the snippet is a screen.
struct SnippetTags {
  /// The names of the outermost elements.
  private(set) var outermost: [String] = []
  /// The name of the first tag, which may be an end tag.
  private(set) var firstName: String?
  /// Whether the text is exactly one tag.
  var isOneTag: Bool { tagCount == 1 && !hasOuterText && !isBroken && !hasInnerText }
  /// Whether every element is closed and there is no text outside the elements.
  var isWhole: Bool {
    !isBroken && !hasOuterText && !outermost.isEmpty && open.allSatisfy(ScreenTag.mayStayOpen)
  }
  /// Whether the snippet is a complete part of a screen.
  ///
  /// All its outermost tags must be tags of screens, and at least one must show something.
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
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while position < bytes.count { step() }
  }

  /// Whether the snippet is only a link target, such as `<a id="fields"></a>`.
  private var isAnchor: Bool {
    outermost.allSatisfy { $0 == "a" } && !hasInnerText && tagCount <= 2
  }

  private mutating func step() {
    switch bytes[position] {
    case UInt8(ascii: "<") where starts("<!--"): skip(behind: "-->")
    case UInt8(ascii: "<") where starts("<!"): skip(behind: ">")
    case UInt8(ascii: "<"): readTag()
    case UInt8(ascii: "{") where starts("{/*"): skip(behind: "*/}")
    case let byte:
      if !DocumentLines.isBlank(byte) {
        if open.isEmpty { hasOuterText = true } else { hasInnerText = true }
      }
      position += 1
    }
  }

  private mutating func readTag() {
    let start = position
    position += 1
    let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    let name = readName()
    let isNameless = name.isEmpty && position < bytes.count && bytes[position] == UInt8(ascii: ">")
    guard !name.isEmpty || isNameless else {
      // A less-than sign outside a tag, such as in `a < b`.
      if open.isEmpty { hasOuterText = true }
      position = start + 1
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
    let start = position
    while position < bytes.count, isName(bytes[position]) { position += 1 }
    guard let first = bytes[start..<position].first, first > UInt8(ascii: "9") else {
      position = start
      return ""
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isName(_ byte: UInt8) -> Bool {
    DocumentLines.isLetterOrDigit(byte) || ".-_:".utf8.contains(byte)
  }

  /// Skips to the end of a tag; returns whether the tag ends with `/>`, or `nil` if it never ends.
  private mutating func skipAttributes() -> Bool? {
    var quote: UInt8?
    var braces = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"): braces -= 1
      case UInt8(ascii: ">") where braces <= 0: return bytes[position - 2] == UInt8(ascii: "/")
      default: break
      }
    }
    return nil
  }

  private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(behind end: String) {
    skip(to: end)
    position = min(bytes.count, position + end.utf8.count)
  }

  private mutating func skip(to end: String) {
    while position < bytes.count, !starts(end) { position += 1 }
  }
}
