/// The reason why a picture file cannot be used.
enum PictureFailure: Error {
  case noSize
  case incomplete
  case unknownOrientation

  func problem(of format: String) -> String {
    switch self {
    case .noSize: "the size of this \(format) picture cannot be read"
    case .incomplete: "this \(format) picture is incomplete: its end is missing"
    case .unknownOrientation: "the orientation of this \(format) picture cannot be read"
    }
  }
}

/// The parts of a PNG picture.
///
/// Source: W3C, Portable Network Graphics, third edition, 5.2, 5.3, 5.6, 11.2.1 and 11.3.4.3.
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The number of bytes of the signature and the first chunk.
  static let length = 33

  /// Returns the size in pixels, or a failure if the size or the orientation is unknown, or if the
  /// picture lacks chunks.
  static func size(_ bytes: [UInt8]) -> Result<(width: Int, height: Int), PictureFailure> {
    guard bytes.count >= length, number(bytes[8..<12]) == 13,
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return .failure(.noSize) }
    let (width, height) = (number(bytes[16..<20]), number(bytes[20..<24]))
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      return .failure(.noSize)
    }
    var index = length
    var hasPixels = false
    // A chunk consists of its length, its type, its content and a checksum.
    while index + 12 <= bytes.count {
      let content = number(bytes[index..<(index + 4)])
      guard content <= bytes.count - index - 12 else { return .failure(.incomplete) }
      let type = bytes[(index + 4)..<(index + 8)]
      if type.elementsEqual("IEND".utf8) {
        return hasPixels ? .success((width, height)) : .failure(.incomplete)
      }
      hasPixels = hasPixels || type.elementsEqual("IDAT".utf8)
      if type.elementsEqual("eXIf".utf8) {
        // Some browsers rotate a PNG by its Exif orientation, and other browsers do not.
        let exif = bytes[(index + 8)..<(index + 8 + content)]
        guard ExifOrientation.number(in: exif) == 1 else { return .failure(.unknownOrientation) }
      }
      index += 12 + content
    }
    return .failure(.incomplete)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The segments of a JPEG picture.
///
/// Source: ITU-T T.81, B.1.1 and B.2.2.
enum JPEGHeader {
  /// Returns the size in pixels as browsers show the picture, or a failure if the size or the
  /// orientation is unknown, or if the end of the picture is missing.
  static func size(_ bytes: [UInt8]) -> Result<(width: Int, height: Int), PictureFailure> {
    var index = 2
    var size: (width: Int, height: Int)?
    var orientation: Int?
    while index + 3 < bytes.count {
      guard bytes[index] == 0xFF else { return .failure(.noSize) }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        // A marker may have fill bytes before it.
        index += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD7).contains(marker) {
        index += 2
        continue
      }
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      guard marker != 0xD8, marker != 0xD9, marker != 0x00, length >= 2,
        index + 2 + length <= bytes.count
      else { return .failure(.noSize) }
      let content = bytes[(index + 4)..<(index + 2 + length)]
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard size == nil, let found = self.size(inFrame: content) else { return .failure(.noSize) }
        size = found
      case 0xE1 where content.starts(with: ExifOrientation.signature):
        let found = ExifOrientation.number(in: content.dropFirst(ExifOrientation.signature.count))
        guard let found, orientation == nil || orientation == found else {
          return .failure(.unknownOrientation)
        }
        orientation = found
      case 0xDA:
        guard let size else { return .failure(.noSize) }
        guard hasEnd(bytes[(index + 2 + length)...]) else { return .failure(.incomplete) }
        let isTurned = ExifOrientation.swapsSides.contains(orientation ?? 1)
        return .success(isTurned ? (size.height, size.width) : size)
      default: break
      }
      index += 2 + length
    }
    return .failure(size == nil ? .noSize : .incomplete)
  }

  private static func size(inFrame content: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
    guard content.count >= 6 else { return nil }
    let start = content.startIndex
    let height = Int(content[start + 1]) << 8 | Int(content[start + 2])
    let width = Int(content[start + 3]) << 8 | Int(content[start + 4])
    return width > 0 && height > 0 ? (width, height) : nil
  }

  /// Whether the end marker occurs after the start of a scan.
  ///
  /// Phones add further data after the end marker.
  private static func hasEnd(_ data: ArraySlice<UInt8>) -> Bool {
    guard data.count >= 2 else { return false }
    var index = data.endIndex - 2
    while index >= data.startIndex {
      if data[index] == 0xFF, data[index + 1] == 0xD9 { return true }
      index -= 1
    }
    return false
  }
}

/// The orientation in the metadata of a picture, by which browsers rotate the picture.
///
/// Source: CIPA DC-008, Exif 2.32, 4.5.2, 4.6.2 and 4.6.4 (tag 274, Orientation).
enum ExifOrientation {
  /// The bytes with which an Exif segment of a JPEG begins.
  static let signature = Array("Exif\0\0".utf8)
  /// The orientations that make browsers swap the stored width and height.
  static let swapsSides = 5...8

  /// Returns the orientation from 1 to 8, or `nil` if the metadata is damaged.
  ///
  /// Metadata without an orientation means 1.
  static func number(in metadata: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(metadata)
    let isLittle = bytes.starts(with: "II".utf8)
    guard isLittle || bytes.starts(with: "MM".utf8) else { return nil }
    func number(at index: Int, _ count: Int) -> Int? {
      guard index >= 0, index <= bytes.count - count else { return nil }
      let part = bytes[index..<(index + count)]
      return isLittle
        ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(at: 2, 2) == 42, let directory = number(at: 4, 4),
      let count = number(at: directory, 2)
    else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + entry * 12
      guard let tag = number(at: start, 2), number(at: start, 12) != nil else { return nil }
      guard tag == 0x0112 else { continue }
      // The value must be a single 16-bit number.
      guard number(at: start + 2, 2) == 3, number(at: start + 4, 4) == 1,
        let value = number(at: start + 8, 2), (1...8).contains(value)
      else { return nil }
      return value
    }
    return 1
  }
}
