import Requirements
import Testing

@testable import Voices

struct OpusSoundTests {
  @Test func `An Ogg page has its checksum, segments and position`() {
    var ogg = OggPages(serial: 7)
    ogg.append([UInt8](repeating: 1, count: 300), at: 0)
    ogg.end()
    ogg.append([], at: 960)
    ogg.end(isLast: true)
    let first = Array(ogg.bytes[..<329])
    #expect(first.starts(with: Array("OggS".utf8) + [0, 2]))
    #expect(first[26...28] == [2, 255, 45])
    let last = Array(ogg.bytes[329...])
    #expect(last.starts(with: Array("OggS".utf8) + [0, 4, 0xC0, 3]))
    #expect(last[18] == 1)
    for page in [first, last] {
      var empty = page
      let sum = page[22..<26].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      for index in 22..<26 { empty[index] = 0 }
      #expect(OggPages.checksum(of: empty) == sum)
    }
    // The check value of the polynomial without reflection and inversion.
    #expect(OggPages.checksum(of: Array("123456789".utf8)) == 0x89A1_897F)
  }

  @Test(.requires(.opus, OpusSound.isAvailable))
  func `Speech becomes a small Opus stream of the same length`() throws {
    var clip = Clip(sampleRate: 22_050)
    clip.samples = (0..<44_100).map { Int16(clamping: ($0 % 100 - 50) * 200) }
    let file = try #require(OpusSound.file(of: clip))
    #expect(file.starts(with: Array("OggS".utf8)))
    #expect(file[28..<36].elementsEqual("OpusHead".utf8))
    #expect(file.count < 6_000)
    // The end position of the last page is the number of samples, including those that players skip
    // at the start.
    let skip = Int(file[38]) | Int(file[39]) << 8
    let start = try #require(file.indices.last { file[$0...].starts(with: "OggS".utf8) })
    let end = (0..<8).reduce(0) { $0 | Int(file[start + 6 + $1]) << (8 * $1) }
    #expect(end == 96_000 + skip)
    #expect(file[start + 5] & 4 == 4)
    #expect(OpusSound.file(of: Clip(sampleRate: 0)) == nil)
  }
}
