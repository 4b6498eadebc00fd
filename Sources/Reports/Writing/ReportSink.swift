#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A stream of text, gathered and handed over in big pieces.
struct Output {
  /// Where the text goes.
  enum Target {
    /// A file descriptor of the process.
    case descriptor(Int32)
    /// Nowhere else: ``Output/text`` holds it.
    case memory
  }

  private let target: Target
  private var buffer: [UInt8] = []
  /// The system's error code of the first piece that could not be written.
  private(set) var failure: Int32?

  /// A stream to a target.
  init(_ target: Target) { self.target = target }

  /// What has not been handed over yet; all of it in memory.
  var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Whether nobody reads the stream any more.
  var isClosed: Bool { failure == EPIPE }

  /// Adds text as it is.
  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Output.pieceSize { flush() }
  }

  /// Adds bytes as they are.
  mutating func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Output.pieceSize { flush() }
  }

  /// Adds a line as it is.
  mutating func writeLine(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Hands over what was gathered.
  mutating func flush() {
    guard case .descriptor(let descriptor) = target else { return }
    if failure == nil { failure = Output.write(buffer, to: descriptor) }
    buffer.removeAll(keepingCapacity: true)
  }

  private static let pieceSize = 1 << 16

  /// Writes all bytes; the system's error code when that fails.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, piece.baseAddress, piece.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, piece.baseAddress, piece.count)
        #else
          let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        #endif
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
