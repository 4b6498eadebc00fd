internal import AccessibilityTree
internal import TextIO

/// A check that refuses pages if the parser would need too much time or memory for them.
///
/// The parser has these weaknesses:
///
/// - Its time is quadratic in the depth of elements.
/// - It reopens unclosed formatting elements in every paragraph.
///
/// The check counts the unclosed start tags of each name, in one fast pass over the tags. Elements
/// such as `<li>` do not count, because the next element of the same kind closes them.
struct HTMLLimits {
  static let maximumDepth = 5_000
  /// The maximum number of times that formatting elements are reopened on the whole page.
  static let maximumReopened = 1_000_000

  /// The maximum number of attributes of an element.
  ///
  /// The limit exists because the parser compares each attribute with all others of its element.
  static let maximumAttributes = 1_000

  private let bytes: [UInt8]
  private let file: String?
  private var index = 0
  /// For each element name of at most eight bytes, the index of its entry in `elements`.
  ///
  /// Most names are so short. They are compared as numbers, which is faster than comparing texts.
  private var shortNames: [Int: Int] = [:]
  /// For each longer element name, the index of its entry in `elements`.
  private var longNames: [String: Int] = [:]
  private var elements: [Element] = []
  /// The number of open elements of SVG and MathML.
  private var foreign = 0
  private var depth = 0
  private var formatting = 0
  private var reopened = 0
  /// The approximate number of attributes of the last skipped tag.
  private var attributes = 0

  /// The facts about all elements with a certain name.
  private struct Element {
    let kinds: Tags
    /// The number of elements with this name that are open.
    var open = 0
  }

  /// Throws an error if a page in UTF-8 exceeds a limit.
  static func check(_ bytes: [UInt8], file: String?) throws(InputError) {
    var limits = HTMLLimits(bytes: bytes, file: file)
    try limits.scan()
  }

  private mutating func scan() throws(InputError) {
    while let start = next(UInt8(ascii: "<"), from: index) {
      index = start + 1
      guard index < bytes.count else { return }
      let first = bytes[index]
      if first == UInt8(ascii: "!") {
        skipComment()
      } else if first == UInt8(ascii: "/") {
        index += 1
        close(readName())
      } else if isLetter(first) {
        try open(readName(), at: start)
      }
    }
  }

  private mutating func open(_ name: ArraySlice<UInt8>, at start: Int) throws(InputError) {
    let isSelfClosing = skipTag()
    guard attributes <= HTMLLimits.maximumAttributes else {
      throw InputError(
        file: file, position: SourcePosition(ofByte: start, in: bytes),
        problem: "this tag has more than \(HTMLLimits.maximumAttributes) attributes",
        remedy: "check the quotes around attribute values")
    }
    let inForeign = foreign > 0
    if inForeign && isSelfClosing { return }
    let number = number(of: name)
    let kinds = elements[number].kinds
    if !inForeign, kinds.contains(.raw), elements[self.number(of: "select".utf8)].open == 0 {
      skipRawText(HTMLLimits.text(name))
      return
    }
    if kinds.contains(.formatting) {
      formatting += 1
    } else {
      reopened += formatting
    }
    guard !kinds.contains(.closedByNext) else {
      try check(at: start)
      return
    }
    guard !kinds.contains(.single) || elements[number].open == 0 else { return }
    elements[number].open += 1
    if kinds.contains(.foreign) { foreign += 1 }
    depth += 1
    try check(at: start)
  }

  private mutating func number(of name: some Collection<UInt8>) -> Int {
    if let known = knownNumber(of: name) { return known }
    let text = HTMLLimits.text(name)
    if name.count <= 8 {
      shortNames[HTMLLimits.key(name)] = elements.count
    } else {
      longNames[text] = elements.count
    }
    elements.append(Element(kinds: Tags.kinds[text] ?? []))
    return elements.count - 1
  }

  private func knownNumber(of name: some Collection<UInt8>) -> Int? {
    name.count <= 8 ? shortNames[HTMLLimits.key(name)] : longNames[HTMLLimits.text(name)]
  }

  /// Returns a name of at most eight bytes in lower case, as a number.
  private static func key(_ name: some Collection<UInt8>) -> Int {
    name.reduce(0) { number, byte in
      number << 8 | Int((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
  }

  private mutating func close(_ name: ArraySlice<UInt8>) {
    _ = skipTag()
    guard let number = knownNumber(of: name), elements[number].open > 0 else { return }
    elements[number].open -= 1
    depth -= 1
    let kinds = elements[number].kinds
    if kinds.contains(.foreign) { foreign -= 1 }
    if kinds.contains(.formatting), formatting > 0 { formatting -= 1 }
  }

  private func check(at start: Int) throws(InputError) {
    guard depth > HTMLLimits.maximumDepth || reopened > HTMLLimits.maximumReopened else { return }
    throw InputError(
      file: file, position: SourcePosition(ofByte: start, in: bytes),
      problem: depth > HTMLLimits.maximumDepth
        ? "tags are nested more than \(HTMLLimits.maximumDepth) levels deep"
        : "too many formatting tags such as <b> and <font> are not closed before this tag",
      remedy: "close the tags that are left open")
  }

  private func next(_ byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes[start...].firstIndex(of: byte)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Reads the first 32 bytes of a name, and skips the rest of the name.
  private mutating func readName() -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, !bytes[index].isHTMLSpace, bytes[index] != 0x2F, bytes[index] != 0x3E
    {
      index += 1
    }
    return bytes[start..<index].prefix(32)
  }

  /// Returns a name as a text in lower case.
  private static func text(_ name: some Collection<UInt8>) -> String {
    String(decoding: name, as: UTF8.self).asciiLowercased
  }

  /// Skips the rest of the tag, and returns whether the tag is self-closing.
  private mutating func skipTag() -> Bool {
    var position = index
    var count = 0
    defer { (index, attributes) = (position, count) }
    var previous: UInt8 = 0
    var isAfterSpace = false
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == 0x3E { return previous == 0x2F }
      if byte.isHTMLSpace {
        isAfterSpace = true
        continue
      }
      if isAfterSpace, byte != 0x3D, previous != 0x3D { count += 1 }
      isAfterSpace = false
      if previous == 0x3D, byte == 0x22 || byte == 0x27 {
        position = next(byte, from: position).map { $0 + 1 } ?? bytes.count
      }
      previous = byte
    }
    return false
  }

  private mutating func skipComment() {
    guard bytes[index...].starts(with: [0x21, 0x2D, 0x2D]) else { return }
    var search = index + 3
    // `<!-->` and `<!--->` are complete comments.
    if bytes[search...].starts(with: [0x3E]) || bytes[search...].starts(with: [0x2D, 0x3E]) {
      index = search
      return
    }
    while let end = next(0x3E, from: search) {
      let isEnd = bytes[end - 1] == 0x2D && bytes[end - 2] == 0x2D
      let isBangEnd = bytes[end - 1] == 0x21 && bytes[end - 2] == 0x2D && bytes[end - 3] == 0x2D
      if isEnd || isBangEnd {
        index = end + 1
        return
      }
      search = end + 1
    }
    index = bytes.count
  }

  /// Skips the raw text of an element such as `<script>`, up to the end tag of the element.
  ///
  /// If there is no end tag, the text is scanned as markup.
  private mutating func skipRawText(_ name: String) {
    guard !namesWithoutEnd.contains(name) else { return }
    var search = index
    while let start = next(0x3C, from: search) {
      search = start + 1
      let rest = bytes[search...].prefix(name.utf8.count + 1)
      guard rest.first == 0x2F, rest.count == name.utf8.count + 1 else { continue }
      if zip(rest.dropFirst(), name.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        index = start
        return
      }
    }
    namesWithoutEnd.insert(name)
  }

  /// The names of raw text elements for which no end tag follows in the rest of the page.
  private var namesWithoutEnd: Set<String> = []
}

/// The kinds of elements with special rules.
private struct Tags: OptionSet {
  let rawValue: UInt8

  static let raw = Tags(rawValue: 1 << 0)
  static let closedByNext = Tags(rawValue: 1 << 1)
  static let single = Tags(rawValue: 1 << 2)
  static let formatting = Tags(rawValue: 1 << 3)
  static let foreign = Tags(rawValue: 1 << 4)

  /// The kinds of each element, by its name.
  static let kinds: [String: Tags] = {
    var kinds: [String: Tags] = ["svg": .foreign, "math": .foreign]
    for (kind, names) in names {
      for name in names.spaceSeparatedWords { kinds[String(name), default: []].insert(kind) }
    }
    return kinds
  }()

  private static let names: [(kind: Tags, names: String)] = [
    (.raw, "script style textarea title xmp iframe noembed noframes"),
    // Void elements, and elements that end without an end tag. An element of the latter kind ends
    // with its parent, or before the next element of the same kind.
    (
      .closedByNext,
      """
      area base br col embed hr img input link meta param source track wbr keygen frame image \
      bgsound basefont html head body p li dt dd tr td th thead tbody tfoot option colgroup \
      script style textarea title xmp iframe noembed noframes
      """
    ),
    // Elements that end when the next element of the same kind begins, even if the next element is
    // nested more deeply.
    (.single, "a nobr button form select"),
    (.formatting, "b big code em font i s small strike strong tt u a nobr"),
  ]
}
