/// A decoder that turns bytes from a terminal into keys.
///
/// The bytes of a key may arrive in pieces. The byte of Escape is also the first byte of other
/// keys. It stands for the key Escape only if no further byte follows for a moment. Call
/// ``keysAfterSilence()`` after that moment.
/// Source: ECMA-48, 5.4, control sequences; xterm, “PC-style function keys” and bracketed paste.
struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?
  private var lastWasReturn = false

  /// Whether the pending byte is Escape: it may be the key Escape or the first byte of another key.
  var isWaiting: Bool { pasted == nil && pending == [KeyDecoder.escape] }

  /// Returns the keys that these bytes complete.
  mutating func keys(from bytes: some Sequence<UInt8>) -> [ListenKey] {
    pending += bytes
    var keys: [ListenKey] = []
    var rest = pending[...]
    while let decoded = decode(from: rest) {
      if let key = decoded.key { keys.append(key) }
      rest = rest.dropFirst(decoded.count)
    }
    pending = Array(rest)
    return keys
  }

  /// Returns the key Escape if its byte is pending and no more bytes have arrived.
  ///
  /// Other incomplete keys stay pending, because a connection may be slow.
  mutating func keysAfterSilence() -> [ListenKey] {
    guard isWaiting else { return [] }
    pending = []
    return [.escape]
  }

  private static let escape: UInt8 = 0x1B

  /// A decoded key with the number of its bytes.
  ///
  /// The key is `nil` if the bytes stand for no key.
  private typealias DecodedKey = (key: ListenKey?, count: Int)

  /// Returns the first key, or `nil` while the key is incomplete.
  private mutating func decode(from bytes: ArraySlice<UInt8>) -> DecodedKey? {
    guard let first = bytes.first else { return nil }
    if pasted != nil { return decodePaste(from: bytes) }
    defer { lastWasReturn = first == 0x0D }
    switch first {
    case KeyDecoder.escape: return decodeSequence(from: bytes)
    // CR and LF together are one key.
    case 0x0A where lastWasReturn: return (nil, 1)
    case 0x00..<0x20, 0x7F: return (KeyDecoder.control(first), 1)
    default: return KeyDecoder.decodeCharacter(from: bytes)
    }
  }

  private static func control(_ byte: UInt8) -> ListenKey {
    switch byte {
    case 0x0D, 0x0A: .enter
    case 0x7F, 0x08: .backspace
    case 0x09: .tab
    case 0x03, 0x04: .quit
    case 0x0C: .redraw
    case 0x15: .clearLine
    default: .unknown
    }
  }

  /// Decodes a UTF-8 character; an invalid byte is an unknown key.
  private static func decodeCharacter(from bytes: ArraySlice<UInt8>) -> DecodedKey? {
    guard let first = bytes.first else { return nil }
    let size =
      switch first {
      case 0x20..<0x7F: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard size > 0 else { return (.unknown, 1) }
    let piece = bytes.prefix(size)
    guard piece.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (.unknown, 1) }
    guard piece.count == size else { return nil }
    guard let text = String(validating: piece, as: UTF8.self), let character = text.first
    else { return (.unknown, size) }
    return (.character(character), size)
  }

  /// The maximum length of a control sequence.
  ///
  /// Longer sequences are discarded.
  private static let longestSequence = 32

  private mutating func decodeSequence(from bytes: ArraySlice<UInt8>) -> DecodedKey? {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["): return decodeControlSequence(from: bytes)
    case UInt8(ascii: "O"):
      return bytes.dropFirst(2).first.map { (KeyDecoder.key(final: $0), 3) }
    // Alt with a key sends the same bytes as Escape followed by the key, so the combination counts
    // as Escape.
    default: return (.escape, 1)
    }
  }

  private mutating func decodeControlSequence(from bytes: ArraySlice<UInt8>) -> DecodedKey? {
    let body = bytes.dropFirst(2).prefix(KeyDecoder.longestSequence)
    // The Linux console sends its function keys as ESC [ [ and a letter.
    if body.first == UInt8(ascii: "[") { return body.count > 1 ? (.unknown, 4) : nil }
    let inside = body.prefix { (0x20..<0x40).contains($0) }
    guard let final = body.dropFirst(inside.count).first else {
      return body.count < KeyDecoder.longestSequence ? nil : (.unknown, 2 + body.count)
    }
    guard (0x40..<0x7F).contains(final) else { return (.unknown, 2 + inside.count) }
    let count = 3 + inside.count
    guard final == UInt8(ascii: "~") else { return (KeyDecoder.key(final: final), count) }
    let number = String(decoding: inside.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    if number == "200" {
      pasted = []
      return (nil, count)
    }
    return (KeyDecoder.key(number: number), count)
  }

  private static func key(final: UInt8) -> ListenKey {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "Z"): .backTab
    default: .unknown
    }
  }

  private static func key(number: String) -> ListenKey {
    switch number {
    case "1", "7": .home
    case "4", "8": .end
    default: .unknown
    }
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The maximum number of pasted bytes to keep.
  private static let longestPaste = 4096

  private mutating func decodePaste(from bytes: ArraySlice<UInt8>) -> DecodedKey? {
    guard let first = bytes.first else { return nil }
    guard first == KeyDecoder.escape else {
      let run = bytes.prefix { $0 != KeyDecoder.escape }
      appendToPaste(run)
      return (nil, run.count)
    }
    let beginning = bytes.prefix(KeyDecoder.pasteEnd.count)
    guard KeyDecoder.pasteEnd.starts(with: beginning) else {
      appendToPaste(bytes.prefix(1))
      return (nil, 1)
    }
    guard beginning.count == KeyDecoder.pasteEnd.count else { return nil }
    let text = String(decoding: pasted ?? [], as: UTF8.self)
    pasted = nil
    return (.paste(text), beginning.count)
  }

  private mutating func appendToPaste(_ bytes: ArraySlice<UInt8>) {
    let room = KeyDecoder.longestPaste - (pasted?.count ?? 0)
    pasted?.append(contentsOf: bytes.prefix(max(0, room)))
  }
}
