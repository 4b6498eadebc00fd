/// A writer of an Ogg file that contains the packets of one stream.
///
/// Source: RFC 3533, section 6.
struct OggPages {
  /// The serial number of the stream.
  let serial: UInt32
  private(set) var bytes: [UInt8] = []
  private var number: UInt32 = 0
  private var waiting: [[UInt8]] = []
  private var position: UInt64 = 0

  init(serial: UInt32) { self.serial = serial }

  /// The maximum number of packets in a page, so that no page has more than 255 segments.
  private static let mostPackets = 40

  /// Appends a packet.
  ///
  /// - Parameter position: The position of the packet's end in the stream.
  mutating func append(_ packet: [UInt8], at position: UInt64) {
    waiting.append(packet)
    self.position = position
    if waiting.count == OggPages.mostPackets { end() }
  }

  /// Ends the current page.
  ///
  /// - Parameter isLast: Whether the page is the last page of the stream.
  mutating func end(isLast: Bool = false) {
    guard !waiting.isEmpty || isLast else { return }
    var segments: [UInt8] = []
    for packet in waiting {
      segments += [UInt8](repeating: 255, count: packet.count / 255)
      segments.append(UInt8(packet.count % 255))
    }
    var page = Array("OggS".utf8) + [0, (number == 0 ? 2 : 0) | (isLast ? 4 : 0)]
    page.append(little: position)
    page.append(little: serial)
    page.append(little: number)
    page.append(little: UInt32(0))
    page.append(UInt8(segments.count))
    page += segments
    for packet in waiting { page += packet }
    let sum = OggPages.checksum(of: page)
    for byte in 0..<4 { page[22 + byte] = UInt8(truncatingIfNeeded: sum >> (8 * UInt32(byte))) }
    bytes += page
    number += 1
    waiting = []
  }

  /// Returns the CRC-32 with the polynomial 0x04C11DB7, neither reflected nor inverted.
  static func checksum(of page: [UInt8]) -> UInt32 {
    page.reduce(UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte) << 24) { sum, _ in
        sum & 0x8000_0000 == 0 ? sum << 1 : (sum << 1) ^ 0x04C1_1DB7
      }
    }
  }
}

extension [UInt8] {
  /// Appends a little-endian number.
  mutating func append<Number: FixedWidthInteger & UnsignedInteger>(little number: Number) {
    for byte in 0..<(Number.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: number >> Number(8 * byte)))
    }
  }
}
