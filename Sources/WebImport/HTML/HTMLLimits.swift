internal import Simulator
internal import TextIO

/// Refuses pages on which the parser would need more time and memory than anyone has.
///
/// Its time is quadratic in depth, it frees its tree by recursion, and formatting elements that
/// are never closed are opened again in every paragraph. One fast pass over the tags bounds both
/// before the parser sees the page: per name, start tags without their end tags are counted;
/// elements that the next one like it closes are not.
struct HTMLLimits {
  /// The deepest nesting that is handed to the parser.
  static let maximumDepth = 5_000
  /// How often formatting elements may be opened again in all.
  static let maximumReopened = 1_000_000

  /// The most attributes of one element; every one is compared with all before it.
  static let maximumAttributes = 1_000

  private let bytes: [UInt8]
  private let file: String?
  private var place = 0
  private var open: [[UInt8]: Int] = [:]
  private var depth = 0
  private var formatting = 0
  private var reopened = 0
  /// How many attributes the tag skipped last has, about.
  private var attributes = 0

  /// Refuses a page in UTF-8 that is nested too deeply.
  static func check(_ bytes: [UInt8], file: String?) throws(InputError) {
    var limits = HTMLLimits(bytes: bytes, file: file)
    try limits.scan()
  }

  private mutating func scan() throws(InputError) {
    while let start = next(UInt8(ascii: "<"), from: place) {
      place = start + 1
      guard place < bytes.count else { return }
      let first = bytes[place]
      if first == UInt8(ascii: "!") {
        skipComment()
      } else if first == UInt8(ascii: "/") {
        place += 1
        close(readName())
      } else if isLetter(first) {
        try open(readName(), at: start)
      }
    }
  }

  private mutating func open(_ name: [UInt8], at start: Int) throws(InputError) {
    let isSelfClosing = skipTag()
    guard attributes <= HTMLLimits.maximumAttributes else {
      throw InputError(
        file: file, position: SourcePosition(ofByte: start, in: bytes),
        problem: "this tag has more than \(HTMLLimits.maximumAttributes) attributes",
        remedy: "check the quotes around attribute values")
    }
    let inForeign = open[Tags.svg, default: 0] + open[Tags.math, default: 0] > 0
    if inForeign && isSelfClosing { return }
    if !inForeign, Tags.raw.contains(name), open[Tags.select, default: 0] == 0 {
      skipRawText(name)
      return
    }
    if Tags.formatting.contains(name) {
      formatting += 1
    } else {
      reopened += formatting
    }
    guard !Tags.closedByNext.contains(name) else {
      try check(at: start)
      return
    }
    guard !Tags.single.contains(name) || open[name, default: 0] == 0 else { return }
    open[name, default: 0] += 1
    depth += 1
    try check(at: start)
  }

  private mutating func close(_ name: [UInt8]) {
    _ = skipTag()
    guard let count = open[name], count > 0 else { return }
    open[name] = count - 1
    depth -= 1
    if Tags.formatting.contains(name), formatting > 0 { formatting -= 1 }
  }

  private func check(at start: Int) throws(InputError) {
    guard depth > HTMLLimits.maximumDepth || reopened > HTMLLimits.maximumReopened else { return }
    throw InputError(
      file: file, position: SourcePosition(ofByte: start, in: bytes),
      problem: depth > HTMLLimits.maximumDepth
        ? "tags are nested more than \(HTMLLimits.maximumDepth) levels deep here"
        : "too many tags such as <b> and <font> are never closed before this place",
      remedy: "close the tags that are left open")
  }

  private func next(_ byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes[start...].firstIndex(of: byte)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private mutating func readName() -> [UInt8] {
    let start = place
    while place < bytes.count, !bytes[place].isHTMLSpace, bytes[place] != 0x2F, bytes[place] != 0x3E
    {
      place += 1
    }
    return bytes[start..<place].prefix(32).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// Moves behind the tag and tells whether it closes itself.
  private mutating func skipTag() -> Bool {
    attributes = 0
    var quote: UInt8 = 0
    var previous: UInt8 = 0
    var isAfterSpace = false
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x3E {
        return previous == 0x2F
      } else if (byte == 0x22 || byte == 0x27) && previous == 0x3D {
        quote = byte
      }
      if byte.isHTMLSpace {
        isAfterSpace = true
        continue
      }
      if isAfterSpace, quote == 0, byte != 0x3D, previous != 0x3D { attributes += 1 }
      isAfterSpace = false
      previous = byte
    }
    return false
  }

  private mutating func skipComment() {
    guard bytes[place...].starts(with: [0x21, 0x2D, 0x2D]) else { return }
    var search = place + 3
    // `<!-->` and `<!--->` are whole comments.
    if bytes[search...].starts(with: [0x3E]) || bytes[search...].starts(with: [0x2D, 0x3E]) {
      place = search
      return
    }
    while let end = next(0x3E, from: search) {
      let isEnd = bytes[end - 1] == 0x2D && bytes[end - 2] == 0x2D
      let isBangEnd = bytes[end - 1] == 0x21 && bytes[end - 2] == 0x2D && bytes[end - 3] == 0x2D
      if isEnd || isBangEnd {
        place = end + 1
        return
      }
      search = end + 1
    }
    place = bytes.count
  }

  /// Moves to the end tag; text without one is read as markup, to be on the safe side.
  private mutating func skipRawText(_ name: [UInt8]) {
    guard missingEnds[name] == nil else { return }
    var search = place
    while let start = next(0x3C, from: search) {
      search = start + 1
      let rest = bytes[search...].prefix(name.count + 1)
      guard rest.first == 0x2F, rest.count == name.count + 1 else { continue }
      if zip(rest.dropFirst(), name).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        place = start
        return
      }
    }
    missingEnds[name] = true
  }

  /// Raw text elements whose end tag does not come any more.
  private var missingEnds: [[UInt8]: Bool] = [:]
}

/// Names of elements that count differently.
private enum Tags {
  static let svg = Array("svg".utf8)
  static let math = Array("math".utf8)
  static let select = Array("select".utf8)

  static let raw = names("script style textarea title xmp iframe noembed noframes")
  /// Void, or closed by the next one like it or by its container.
  static let closedByNext = names(
    """
    area base br col embed hr img input link meta param source track wbr keygen frame image \
    bgsound basefont html head body p li dt dd tr td th thead tbody tfoot option colgroup \
    script style textarea title xmp iframe noembed noframes
    """)
  /// Closed by the next one like it, wherever that stands.
  static let single = names("a nobr button form select")
  static let formatting = names("b big code em font i s small strike strong tt u a nobr")

  private static func names(_ text: String) -> Set<[UInt8]> {
    Set(text.split(separator: " ").map { Array($0.utf8) })
  }
}
