/// A buffer that divides arriving bytes into messages.
///
/// The buffer never holds more than one message of the maximum size and the bytes that arrived
/// together with that message. The buffer skips messages that are too large and headers that are
/// not valid.
package struct MessageBuffer: Sendable {
  package enum Piece: Sendable, Equatable {
    /// The bytes of a message.
    case message([UInt8])
    /// Bytes that were skipped, with the reason as an error.
    case skipped(RequestError)
  }

  private enum Line {
    case complete(ArraySlice<UInt8>)
    /// The line is longer than the limit.
    ///
    /// The bytes of the line that have arrived so far were removed.
    case tooLong
  }

  /// The default of the maximum size of a message, in bytes.
  package static let defaultLimit = 8 << 20
  /// The maximum size of a header in bytes.
  static let headerLimit = 4 << 10

  private let framing: MessageFraming
  private let limit: Int
  private var bytes: [UInt8] = []
  /// The index of the first byte that was neither returned nor skipped yet.
  private var start = 0
  /// The index at which the search for the next line break continues.
  private var searched = 0
  /// Whether the bytes up to the next line break must be skipped.
  private var isSkippingLine = false
  /// The number of bytes that must still be skipped.
  private var skipCount = 0
  private var header = Header()
  /// The size of the message whose header was read, or `nil` before a header is complete.
  private var bodySize: Int?

  package init(framing: MessageFraming, limit: Int = MessageBuffer.defaultLimit) {
    self.framing = framing
    self.limit = limit
  }

  package mutating func append(_ new: some Collection<UInt8>) { bytes.append(contentsOf: new) }

  /// Returns the next message, or `nil` until more bytes arrive.
  package mutating func next() -> Piece? {
    defer { removeConsumed() }
    return framing == .lines ? nextLine() : nextAfterHeader()
  }

  /// Returns the last message of the input, which no line break follows, or `nil` if there is none.
  package mutating func last() -> Piece? {
    guard framing == .lines, !isSkippingLine else { return nil }
    append([UInt8(ascii: "\n")])
    return next()
  }

  private mutating func nextLine() -> Piece? {
    while true {
      guard let line = line(limit: isSkippingLine ? .max : limit) else { return nil }
      if isSkippingLine {
        isSkippingLine = false
        continue
      }
      guard case .complete(let line) = line else {
        isSkippingLine = true
        return .skipped(tooLarge)
      }
      guard line.contains(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else { continue }
      guard line.count <= limit else { return .skipped(tooLarge) }
      return .message(Array(line))
    }
  }

  private mutating func nextAfterHeader() -> Piece? {
    while true {
      let skipped = min(skipCount, bytes.count - start)
      skipCount -= skipped
      start += skipped
      guard skipCount == 0 else { return nil }
      if let size = bodySize {
        guard bytes.count - start >= size else { return nil }
        defer {
          bodySize = nil
          start += size
          searched = start
        }
        return .message(Array(bytes[start..<start + size]))
      }
      searched = max(searched, start)
      guard let line = line(limit: Self.headerLimit) else { return nil }
      guard case .complete(let line) = line else {
        header = Header()
        return .skipped(.parse("the header is longer than \(Self.headerLimit) bytes"))
      }
      guard line.isEmpty else {
        header.add(line)
        continue
      }
      guard header.hasLines else { continue }
      defer { header = Header() }
      guard let size = header.size else {
        return .skipped(.parse("the header has no valid Content-Length"))
      }
      guard size <= limit else {
        skipCount = size
        return .skipped(tooLarge)
      }
      bodySize = size
    }
  }

  /// Removes and returns the next line without its line break, or returns `nil` while the line is
  /// not complete.
  ///
  /// While a line is skipped, its bytes are removed as they arrive.
  private mutating func line(limit: Int) -> Line? {
    guard let end = bytes[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      let isTooLong = !isSkippingLine && bytes.count - start > limit
      if isSkippingLine || isTooLong { start = bytes.count }
      return isTooLong ? .tooLong : nil
    }
    var line = bytes[start..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    start = end + 1
    searched = start
    return .complete(line)
  }

  private mutating func removeConsumed() {
    guard start > 0, start == bytes.count || start > 1 << 16 else { return }
    if start == bytes.count {
      // Free the memory of a large message.
      bytes.removeAll(keepingCapacity: bytes.count <= 1 << 16)
    } else {
      bytes.removeFirst(start)
    }
    searched = max(0, searched - start)
    start = 0
  }

  private var tooLarge: RequestError {
    .invalidRequest("the message is larger than \(limit >> 10) KB; send less at once")
  }
}

/// The header of a message, as far as its lines were read.
///
/// Source: Language Server Protocol 3.17, header part.
private struct Header: Sendable {
  var hasLines = false
  private var isValid = true
  private var contentLength: Int?

  /// The size of the message in bytes, or `nil` if the header is not valid or does not state the
  /// size.
  var size: Int? { isValid ? contentLength : nil }

  mutating func add(_ line: ArraySlice<UInt8>) {
    hasLines = true
    let text = String(decoding: line, as: UTF8.self)
    guard let colon = text.firstIndex(of: ":") else {
      isValid = false
      return
    }
    guard text[..<colon].lowercased() == "content-length" else { return }
    let digits = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber, let size = Int(digits), contentLength == nil else {
      isValid = false
      return
    }
    contentLength = size
  }
}
