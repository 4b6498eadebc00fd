import Testing
import TextIO

@testable import Reports

/// The headers of pictures, of which only the size is read.
struct ScreenshotFileTests {
  /// The chunks of pixels and of the end, which are not decoded.
  private static let end: [UInt8] =
    chunk("IDAT", [1, 2]) + chunk("IEND", [])

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(content.count)] + Array(type.utf8) + content + [0, 0, 0, 0]
  }

  static func png(_ width: UInt32, _ height: UInt32, _ more: [UInt8] = []) -> [UInt8] {
    let chunks = more + end
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + Array("IHDR".utf8)
      + bytes(width) + bytes(height) + [8, 6, 0, 0, 0] + bytes(0) + chunks
  }

  private static let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0x09, 0x60, 0x04, 0x38, 1, 1, 0x11, 0]
  private static let scan: [UInt8] = [0xFF, 0xDA, 0, 2, 1, 0xFF, 0, 2, 0xFF, 0xD9]

  private func size(_ bytes: [UInt8]) throws -> [Int] {
    let file = try ScreenshotFile(bytes, called: "shot")
    return [file.width, file.height]
  }

  private func problem(_ bytes: [UInt8]) -> String? {
    do throws(InputError) {
      _ = try ScreenshotFile(bytes, called: "shot")
      return nil
    } catch {
      return error.problem
    }
  }

  @Test func `The size of a PNG is in its first chunk`() throws {
    #expect(try size(Self.png(1_080, 2_400)) == [1_080, 2_400])
  }

  @Test(
    arguments: [
      [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2],
      [0xFF, 0xD8, 0xFF, 0xFF, 0xFF, 0xDB, 0, 2],
      // The first segment contains a thumbnail, whose size must be ignored.
      [0xFF, 0xD8, 0xFF, 0xE1, 0, 12, 0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 9, 3],
    ] as [[UInt8]])
  func `The size of a JPEG is in its frame header, after any segments`(head: [UInt8]) throws {
    #expect(try size(head + Self.frame + Self.scan) == [1_080, 2_400])
  }

  @Test func `A picture that is cut anywhere is refused, but data after its end is not read`() {
    let jpeg = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + Self.frame + Self.scan
    for file in [Self.png(5, 5), jpeg] {
      #expect(problem(file) == nil)
      for count in 0..<file.count {
        #expect(problem(Array(file[..<count])) != nil, "\(count) bytes")
      }
      #expect(problem(file + [1, 2, 3]) == nil)
    }
  }

  @Test(
    arguments: [
      ScreenshotFileTests.png(0, 9), ScreenshotFileTests.png(9, 0),
      ScreenshotFileTests.png(0xFFFF_FFFF, 0xFFFF_FFFF), ScreenshotFileTests.png(30_001, 1),
      ScreenshotFileTests.png(20_000, 20_000),
      // No height, a segment without a length, a scan before any frame, and a byte that is not a
      // marker.
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 0, 0, 9, 1, 1, 0x11, 0],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0],
      [0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0x00, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0],
    ] as [[UInt8]])
  func `A picture without a size, or with too many pixels, is refused`(file: [UInt8]) {
    #expect(problem(file + Self.scan) != nil)
  }

  /// Returns the metadata of a picture with an orientation, in one of the two byte orders.
  private static func exif(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
    isLittle
      ? Array("II".utf8) + [
        42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
      ]
      : Array("MM".utf8) + [
        0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
      ]
  }

  private static func jpeg(_ exif: [UInt8]) -> [UInt8] {
    let content = Array("Exif\0\0".utf8) + exif
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + frame + scan
  }

  @Test(arguments: [true, false])
  func `The size of a JPEG is that of the turned picture`(isLittle: Bool) throws {
    for orientation in 1...8 as ClosedRange<UInt8> {
      let size = try size(Self.jpeg(Self.exif(orientation, isLittle: isLittle)))
      #expect(size == (orientation < 5 ? [1_080, 2_400] : [2_400, 1_080]))
    }
  }

  @Test func `A picture whose orientation is damaged, or that browsers may turn, is refused`() {
    let exif = Self.exif(6, isLittle: true)
    for count in 0..<(exif.count - 2) {
      #expect(
        problem(Self.jpeg(Array(exif[..<count])))
          == "the orientation of this JPEG picture cannot be read", "\(count) bytes")
    }
    for orientation in [0, 9, 255] as [UInt8] {
      #expect(problem(Self.jpeg(Self.exif(orientation, isLittle: false))) != nil)
    }
    #expect(problem(Self.png(5, 5, Self.chunk("eXIf", exif))) != nil)
    #expect(problem(Self.png(5, 5, Self.chunk("eXIf", Self.exif(1, isLittle: true)))) == nil)
  }

  @Test func `Pictures of announce have a mark, and replace only each other`() throws {
    let (png, marked) = (Self.png(5, 5), PictureMark.marked(Self.png(5, 5)))
    #expect(try size(marked) == [5, 5])
    // The mark is a chunk that begins with its length, its type and its text.
    #expect(marked[33...].starts(with: [0, 0, 0, 17] + Array("tEXtSoftware\0announce".utf8)))
    let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"5\">".utf8)
    let own = svg + Array(PictureMark.comment.utf8)
    #expect(PictureMark.replaces(marked, with: marked) && PictureMark.replaces(own, with: own))
    for (old, new) in [(png, marked), (svg, own), (marked, own), (own, marked), ([], marked)] {
      #expect(!PictureMark.replaces(old, with: new))
    }
  }

  @Test(arguments: [
    ("GIF89a", "a GIF picture"), ("RIFF....WEBPVP8 ", "a WebP picture"),
    ("....ftypheic", "a HEIC picture"), ("<svg xmlns=", "an SVG drawing"), ("", "an empty file"),
    ("Dear reader", "another file"),
  ])
  func `Another kind of file is named`(text: String, kind: String) {
    #expect(problem(Array(text.utf8)) == "this is \(kind), not a PNG or JPEG picture")
  }

  @Test(
    arguments: [
      ("a/shot@3x.png", 3.0), ("shot@1.5x.jpg", 1.5), ("shot.png", nil), ("shot@x.png", nil),
      ("shot@99x.png", nil), ("@2x/shot.png", nil), ("shot@nanx.png", nil),
    ] as [(String, Double?)])
  func `The name can state the scale`(name: String, scale: Double?) throws {
    #expect(try ScreenshotFile(Self.png(9, 9), called: name).statedScale == scale)
  }
}
