/// The attributes after the frame in the line of an element.
///
/// Texts are in straight quotes without escapes, and values have no quotes. A text can therefore
/// look like an attribute: `label: 'Total, value: 3'`. An attribute begins only where the previous
/// attribute can end. If an attribute can begin at several positions, it begins at the last of
/// these positions.
struct XCUIAttributes {
  /// The texts, by the names of their attributes.
  private(set) var named: [String: String] = [:]
  /// The names of the line's attributes without a value, such as `Selected`.
  private(set) var flags: [String] = []
  /// The part of the line that could not be read as attributes, or `nil` if the whole line could be
  /// read.
  private(set) var unexplained: String?

  /// A comma at which an attribute can start.
  private struct Start {
    var index: Int
    var name: String
    var kind: Kind
    /// The index at which the value of the attribute starts.
    ///
    /// If the attribute has no value, this is the end of the attribute.
    var text: Int
    var isReachable = false

    enum Kind { case quoted, value, flag }
  }

  private static let openings: [(text: [UInt8], name: String, kind: Start.Kind)] =
    ["identifier", "label", "title", "placeholderValue"].map {
      (Array(", \($0): '".utf8), $0, .quoted)
    } + [(Array(", value: ".utf8), "value", .value)]
    + ["Disabled", "Selected", "Keyboard Focused", "Focused", "Main Window"].map {
      (Array(", \($0)".utf8), $0, .flag)
    }

  static func begin(with text: ArraySlice<UInt8>) -> Bool {
    openings.contains { text.starts(with: $0.text) }
  }

  /// The maximum number of unknown attributes to remove from the end of a line.
  private static let maximumUnknown = 8

  /// Reads the attributes from a line and the lines that continue it.
  init(_ text: [UInt8]) {
    var bytes = text
    while let last = bytes.last, last == 0x20 || (0x09...0x0D).contains(last) { bytes.removeLast() }
    read(bytes)
    guard unexplained != nil else { return }
    if XCUIAttributes.isCut(bytes) {
      var closed = self
      closed.read(bytes + [UInt8(ascii: "'")])
      if closed.unexplained == nil {
        self = closed
        return
      }
    }
    // A newer Xcode may add unknown attributes at the end. Parts after a closing quotation mark are
    // removed from the end until the remaining text can be read.
    var rest = bytes[...]
    for _ in 0..<XCUIAttributes.maximumUnknown {
      guard let comma = XCUIAttributes.lastComma(in: rest) else { return }
      rest = rest[..<comma]
      var shorter = self
      shorter.read(Array(rest))
      guard shorter.unexplained == nil else { continue }
      shorter.unexplained = String(decoding: bytes[comma...], as: UTF8.self)
      self = shorter
      return
    }
  }

  /// Whether the bytes end inside a quoted text, because they were not copied completely.
  ///
  /// If so, the last quotation mark opens a text.
  private static func isCut(_ bytes: [UInt8]) -> Bool {
    guard let quote = bytes.lastIndex(of: UInt8(ascii: "'")) else { return false }
    return openings.contains { opening in
      opening.kind == .quoted
        && bytes[...quote].suffix(opening.text.count).elementsEqual(opening.text)
    }
  }

  /// Returns the index of the last comma directly after a closing quotation mark.
  private static func lastComma(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropFirst().last {
      bytes[$0] == UInt8(ascii: ",") && bytes[$0 - 1] == UInt8(ascii: "'")
    }
  }

  private mutating func read(_ bytes: [UInt8]) {
    (named, flags, unexplained) = ([:], [], nil)
    let starts = XCUIAttributes.starts(in: bytes)
    var end = bytes.count
    for start in starts.reversed() where start.isReachable && start.index < end {
      let fits = XCUIAttributes.fits(start, endingAt: end, in: bytes)
      if fits, append(start, endingAt: end, in: bytes) { end = start.index }
    }
    if end > 0 { unexplained = String(decoding: bytes[..<end], as: UTF8.self) }
  }

  /// Returns the commas at which one attribute can end and the next attribute can start.
  private static func starts(in bytes: [UInt8]) -> [Start] {
    var starts: [Start] = []
    var hasQuoted = false
    var hasValue = false
    var flagEnds: Set<Int> = []
    for index in bytes.indices where bytes[index] == UInt8(ascii: ",") {
      guard let opening = openings.first(where: { bytes[index...].starts(with: $0.text) }) else {
        continue
      }
      var start = Start(
        index: index, name: opening.name, kind: opening.kind, text: index + opening.text.count)
      let follows = hasQuoted && bytes[index - 1] == UInt8(ascii: "'")
      start.isReachable = index == 0 || hasValue || follows || flagEnds.contains(index)
      guard start.isReachable else { continue }
      switch start.kind {
      case .quoted: hasQuoted = true
      case .value: hasValue = true
      case .flag: flagEnds.insert(start.text)
      }
      starts.append(start)
    }
    return starts
  }

  private static func fits(_ start: Start, endingAt end: Int, in bytes: [UInt8]) -> Bool {
    switch start.kind {
    case .quoted: end > start.text && bytes[end - 1] == UInt8(ascii: "'")
    case .value: end >= start.text
    case .flag: end == start.text
    }
  }

  /// Appends an attribute unless its name already has a value, and returns whether the attribute
  /// was appended.
  private mutating func append(_ start: Start, endingAt end: Int, in bytes: [UInt8]) -> Bool {
    guard start.kind != .flag else {
      flags.append(start.name)
      return true
    }
    guard named[start.name] == nil else { return false }
    let last = start.kind == .quoted ? end - 1 : end
    named[start.name] = String(decoding: bytes[start.text..<last], as: UTF8.self)
    return true
  }
}
