/// An encoder of uncompressed 16-bit mono samples.
///
/// Tags come before the samples, so that a program can read them from a pipe. Source: Multimedia
/// Programming Interface and Data Specifications 1.0, RIFF, WAVE and INFO.
struct WAVFile: SoundEncoder {
  private let file: SoundDescriptor
  private let sampleRate: Int
  private let tags: [UInt8]
  private let limit: Int
  private var dataSize = 0

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - sampleRate: The sample rate in hertz.
  ///   - tags: The tags.
  ///   - limit: The maximum size of the file in bytes. The format's size fields have 32 bits.
  init(
    _ file: SoundDescriptor, sampleRate: Int, tags: SoundTags, limit: Int = Int(UInt32.max)
  ) throws(SpeechError) {
    self.file = file
    self.sampleRate = sampleRate
    self.tags = WAVFile.list(tags)
    self.limit = limit
    try file.write(header)
  }

  mutating func append(_ samples: UnsafeBufferPointer<Int16>) throws(SpeechError) {
    let size = samples.count * 2
    guard header.count + dataSize + size <= limit else { throw .tooLong }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    for sample in samples {
      let bits = UInt16(bitPattern: sample)
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
    }
    try file.write(bytes)
    dataSize += size
  }

  mutating func finish() throws(SpeechError) { try file.write(header, at: 0) }

  /// The header of the file: all bytes before the samples.
  private var header: [UInt8] {
    let format = WAVFile.chunk(
      "fmt ",
      WAVFile.short(1) + WAVFile.short(1) + WAVFile.long(sampleRate)
        + WAVFile.long(sampleRate * 2) + WAVFile.short(2) + WAVFile.short(16))
    let body = Array("WAVE".utf8) + format + tags
    let data = Array("data".utf8) + WAVFile.long(dataSize)
    return Array("RIFF".utf8) + WAVFile.long(body.count + data.count + dataSize) + body + data
  }

  /// Returns a RIFF chunk that contains the tags as NUL-terminated texts.
  private static func list(_ tags: SoundTags) -> [UInt8] {
    let texts = [("INAM", tags.title), ("ICMT", tags.comment), ("ISFT", tags.software)]
    let chunks = texts.filter { !$0.1.isEmpty }.flatMap { chunk($0.0, Array($0.1.utf8) + [0]) }
    return chunk("LIST", Array("INFO".utf8) + chunks)
  }

  /// Returns a RIFF chunk.
  ///
  /// The chunk is padded to an even length, but its size field does not count the padding.
  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    Array(name.utf8) + long(bytes.count) + bytes + (bytes.count.isMultiple(of: 2) ? [] : [0])
  }

  private static func short(_ number: Int) -> [UInt8] { Array(long(number).prefix(2)) }

  private static func long(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(clamping: number).littleEndian) { Array($0) }
  }
}
