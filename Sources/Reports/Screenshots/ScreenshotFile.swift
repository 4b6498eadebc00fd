internal import SystemLibrary
package import TextIO

/// A picture file with a screenshot, of which only the header is read.
package struct ScreenshotFile: Sendable {
  /// The formats of pictures that browsers show and whose size is easy to read.
  enum Format: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"

    var mediaType: String { "image/\(rawValue.lowercased())" }
  }

  /// The path, as the user gave it.
  package let name: String
  let format: Format
  /// The size in pixels.
  let width, height: Int
  package let bytes: [UInt8]

  /// The maximal size of a file in megabytes.
  package static let megabytes = 32
  /// The maximal number of pixels of a side, and of the picture.
  ///
  /// A browser needs four bytes for each pixel, however small the file is.
  private static let mostOfSide = 30_000
  private static let mostPixels = 60_000_000

  /// Reads a picture file.
  package init(ofFile path: String) throws(InputError) {
    guard SystemCall.fileSize(path) <= ScreenshotFile.megabytes << 20 else {
      throw InputError(
        file: path, problem: "the picture is larger than \(ScreenshotFile.megabytes) MB",
        remedy: "save it as JPEG, or with fewer pixels")
    }
    let bytes = try FileBytes.contents(ofFile: path)
    try self.init(bytes, called: path)
  }

  /// Creates a picture from the bytes of a file.
  package init(_ bytes: [UInt8], called name: String) throws(InputError) {
    guard let format = ScreenshotFile.format(of: bytes) else {
      let kind = ScreenshotFile.otherKind(of: bytes)
      throw InputError(
        file: name, problem: "this is \(kind), not a PNG or JPEG picture",
        remedy: "save the screenshot as PNG")
    }
    guard let size = format == .png ? PNGHeader.size(bytes) : JPEGHeader.size(bytes) else {
      throw InputError(
        file: name, problem: "the size of this \(format.rawValue) picture cannot be read",
        remedy: "take the screenshot again, or save it as PNG")
    }
    guard max(size.width, size.height) <= ScreenshotFile.mostOfSide,
      size.width * size.height <= ScreenshotFile.mostPixels
    else {
      throw InputError(
        file: name, problem: "this picture has \(size.width) × \(size.height) pixels",
        remedy: "give one of at most \(ScreenshotFile.mostPixels / 1_000_000) million pixels")
    }
    self.name = name
    self.format = format
    self.bytes = bytes
    (width, height) = (size.width, size.height)
  }

  /// The pixels for each unit of frames that the name states: 3 for `shot@3x.png`.
  ///
  /// Source: Apple, “Image Set Type”, names of pictures at several resolutions.
  var statedScale: Double? {
    let stem = PathName(name).stem
    guard stem.hasSuffix("x"), let sign = stem.lastIndex(of: "@"),
      let scale = Double(stem[stem.index(after: sign)...].dropLast()), (0.1...10).contains(scale)
    else { return nil }
    return scale
  }

  private static func format(of bytes: [UInt8]) -> Format? {
    if bytes.starts(with: PNGHeader.signature) { return .png }
    return bytes.starts(with: [0xFF, 0xD8, 0xFF]) ? .jpeg : nil
  }

  /// Returns what a file is that cannot be used.
  private static func otherKind(of bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "an empty file" }
    let head = bytes.prefix(16)
    let signs: [(Int, String, String)] = [
      (0, "GIF8", "a GIF picture"), (8, "WEBP", "a WebP picture"), (0, "BM", "a BMP picture"),
      (4, "ftyphei", "a HEIC picture"), (4, "ftypavif", "an AVIF picture"), (0, "%PDF", "a PDF"),
      (0, "<svg", "an SVG drawing"), (0, "<?xml", "an XML file"),
    ]
    let sign = signs.first { start, text, _ in head.dropFirst(start).starts(with: text.utf8) }
    return sign?.2 ?? "another file"
  }
}

/// The header of a PNG picture.
///
/// Source: W3C, Portable Network Graphics, third edition, 5.2 and 11.2.1.
private enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the size in pixels, or `nil` if the header is damaged.
  static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 33, number(bytes[8..<12]) == 13, bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    let (width, height) = (number(bytes[16..<20]), number(bytes[20..<24]))
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else { return nil }
    return (width, height)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The header of a JPEG picture.
///
/// Source: ITU-T T.81, B.1.1 and B.2.2.
private enum JPEGHeader {
  /// Returns the size in pixels, or `nil` if the file states none before its first scan.
  static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var index = 2
    while index + 3 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF:
        // A marker may have fill bytes before it.
        index += 1
        continue
      case 0x01, 0xD0...0xD7:
        index += 2
        continue
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard index + 8 < bytes.count else { return nil }
        let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
        return width > 0 && height > 0 ? (width, height) : nil
      case 0xD8...0xDA, 0x00: return nil
      default:
        let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
        guard length >= 2 else { return nil }
        index += 2 + length
      }
    }
    return nil
  }
}
