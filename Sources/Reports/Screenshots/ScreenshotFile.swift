internal import SystemLibrary
package import TextIO

/// A picture file with a screenshot.
///
/// The program examines only the parts of the file around the pixels, and does not decode them.
package struct ScreenshotFile: Sendable {
  /// The supported formats of pictures.
  ///
  /// Browsers show these formats, and the size of the picture is easy to read from the file.
  enum Format: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"

    var mediaType: String { "image/\(rawValue.lowercased())" }
  }

  /// The path, as the user gave it.
  package let name: String
  let format: Format
  /// The size in pixels, as browsers show the picture.
  let width, height: Int
  package let bytes: [UInt8]

  /// The maximal size of a file in megabytes.
  package static let megabytes = 32
  /// The maximum number of pixels of a side.
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
    let size: (width: Int, height: Int)
    switch format == .png ? PNGHeader.size(bytes) : JPEGHeader.size(bytes) {
    case .success(let found): size = found
    case .failure(let failure):
      throw InputError(
        file: name, problem: failure.problem(of: format.rawValue),
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

  /// The scale in the file's name, in pixels for each unit of frames: 3 for `shot@3x.png`.
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

  /// Returns a description of a file that cannot be used as a picture.
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
