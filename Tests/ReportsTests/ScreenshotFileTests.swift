import Testing
import TextIO

@testable import Reports

/// The headers of pictures, of which only the size is read.
struct ScreenshotFileTests {
  static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + Array("IHDR".utf8)
      + bytes(width) + bytes(height) + [8, 6, 0, 0, 0] + bytes(0)
  }

  private static let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0x09, 0x60, 0x04, 0x38, 3]

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
      // A thumbnail in the first segment is not the picture.
      [0xFF, 0xD8, 0xFF, 0xE1, 0, 12, 0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 9, 3],
    ] as [[UInt8]])
  func `The size of a JPEG is in its frame header, after any segments`(head: [UInt8]) throws {
    #expect(try size(head + Self.frame) == [1_080, 2_400])
  }

  @Test func `A header that is cut anywhere is refused`() {
    for file in [Self.png(5, 5), [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + Self.frame] {
      for count in 0..<(file.count - 1) {
        #expect(problem(Array(file[..<count])) != nil, "\(count) bytes")
      }
    }
  }

  @Test(
    arguments: [
      ScreenshotFileTests.png(0, 9), ScreenshotFileTests.png(9, 0),
      ScreenshotFileTests.png(0xFFFF_FFFF, 0xFFFF_FFFF), ScreenshotFileTests.png(30_001, 1),
      ScreenshotFileTests.png(20_000, 20_000),
      // No height, a segment without a length, a scan before any frame, and another byte than a marker.
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 0, 0, 9, 3],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 9, 3],
      [0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 9, 3],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0x00, 0xC0, 0, 17, 8, 0, 9, 0, 9, 3],
    ] as [[UInt8]])
  func `A picture without a size, or with too many pixels, is refused`(file: [UInt8]) {
    #expect(problem(file) != nil)
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
