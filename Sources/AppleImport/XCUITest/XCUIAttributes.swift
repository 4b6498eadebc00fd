/// The attributes behind the frame in an element's line.
///
/// Texts stand in straight quotes without escapes, and a value in none, so that a text may look like
/// an attribute: `label: 'Total, value: 3'`. What could begin an attribute does so only where the one
/// before it could end; the last reading that fits is taken.
struct XCUIAttributes {
  /// Texts by the name of the attribute.
  private(set) var named: [String: String] = [:]
  /// Words that stand alone.
  private(set) var flags: [String] = []
  /// What fits no attribute.
  private(set) var unexplained: String?

  /// Where an attribute could begin.
  private struct Start {
    var place: Int
    /// The name, or the word that stands alone.
    var name: String
    var kind: Kind
    /// Where its text begins; of a word, where it ends.
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

  /// How many attributes of no known name may stand at the end.
  private static let mostUnknown = 8

  /// Reads the attributes of a line; continued lines are part of it.
  init(_ text: [UInt8]) {
    var bytes = text
    while let last = bytes.last, last == 0x20 || (0x09...0x0D).contains(last) { bytes.removeLast() }
    read(bytes)
    guard unexplained != nil else { return }
    // A newer Xcode may tell more: what follows a closed text is left out until the rest fits.
    var rest = bytes[...]
    for _ in 0..<XCUIAttributes.mostUnknown {
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

  /// The last comma that follows a closed text.
  private static func lastComma(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropFirst().last {
      bytes[$0] == UInt8(ascii: ",") && bytes[$0 - 1] == UInt8(ascii: "'")
    }
  }

  private mutating func read(_ bytes: [UInt8]) {
    (named, flags, unexplained) = ([:], [], nil)
    let starts = XCUIAttributes.starts(in: bytes)
    var end = bytes.count
    for start in starts.reversed() where start.isReachable && start.place < end {
      let fits = XCUIAttributes.fits(start, endingAt: end, in: bytes)
      if fits, take(start, endingAt: end, in: bytes) { end = start.place }
    }
    if end > 0 { unexplained = String(decoding: bytes[..<end], as: UTF8.self) }
  }

  /// Every place where an attribute could begin, with whether what stands before it can be read.
  private static func starts(in bytes: [UInt8]) -> [Start] {
    var starts: [Start] = []
    var hasQuoted = false
    var hasValue = false
    var flagEnds: Set<Int> = []
    for place in bytes.indices where bytes[place] == UInt8(ascii: ",") {
      guard let opening = openings.first(where: { bytes[place...].starts(with: $0.text) }) else {
        continue
      }
      var start = Start(
        place: place, name: opening.name, kind: opening.kind, text: place + opening.text.count)
      let follows = hasQuoted && bytes[place - 1] == UInt8(ascii: "'")
      start.isReachable = place == 0 || hasValue || follows || flagEnds.contains(place)
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

  /// Takes an attribute that fits; tells whether there was none of the name before.
  private mutating func take(_ start: Start, endingAt end: Int, in bytes: [UInt8]) -> Bool {
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
