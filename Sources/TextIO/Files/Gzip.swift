/// Decompresses files of gzip.
///
/// Source: RFC 1952.
package enum Gzip {
  /// Returns the content of a gzipped file; other files are returned as they are.
  ///
  /// A file can have several members, as tools that append to a gzipped log write them.
  ///
  /// - Throws: An error if the content is cut, damaged, gzipped again or larger than
  ///   ``FileBytes/fileLimit``.
  package static func decompressed(
    _ bytes: [UInt8], file: String? = nil
  ) throws(InputError) -> [UInt8] {
    guard isGzipped(bytes) else { return bytes }
    var (index, output): (Int, [UInt8]) = (0, [])
    repeat {
      index = try readMember(of: bytes, at: index, into: &output, file)
      // Archives on tape are padded with zeros.
    } while bytes[index...].contains { $0 != 0 }
    guard !isGzipped(output) else { throw gzippedTwice(file) }
    return output
  }

  private static let magic: [UInt8] = [0x1F, 0x8B]

  /// Whether bytes begin as a gzipped file does.
  private static func isGzipped(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  /// Appends the content of a member and returns the index behind it.
  private static func readMember(
    of bytes: [UInt8], at start: Int, into output: inout [UInt8], _ file: String?
  ) throws(InputError) -> Int {
    guard let contentStart = try contentStart(of: bytes, at: start, file) else { throw cut(file) }
    let outputStart = output.count
    var decoder = Inflate(
      bytes, from: contentStart, appendingTo: output, limit: FileBytes.fileLimit << 20)
    // Only the decoder holds the output, so that it grows in place.
    output = []
    switch decoder.decode() {
    case .complete: output = decoder.output
    case .tooLarge: throw tooLarge(file)
    case .cut: throw cut(file)
    case .damaged: throw damaged(file)
    }
    guard let checksum = number(at: decoder.index, in: bytes),
      let size = number(at: decoder.index + 4, in: bytes)
    else { throw cut(file) }
    let content = output[outputStart...]
    guard Int(size) == content.count & 0xFFFF_FFFF, checksum == CRC32.checksum(of: content) else {
      throw damaged(file)
    }
    return decoder.index + 8
  }

  /// Returns the index behind the header of a member, or `nil` if the file ends in the header.
  private static func contentStart(
    of bytes: [UInt8], at start: Int, _ file: String?
  ) throws(InputError) -> Int? {
    let header = bytes[start...]
    guard header.prefix(2).elementsEqual(magic) else { throw damaged(file) }
    guard header.count > 10 else { return nil }
    let flags = bytes[start + 3]
    guard bytes[start + 2] == 8, flags & 0xE0 == 0 else { throw damaged(file) }
    var index = start + 10
    if flags & 4 != 0 {
      guard index + 2 <= bytes.count else { return nil }
      index += 2 + Int(bytes[index]) + Int(bytes[index + 1]) << 8
    }
    // The name of the file and a comment end with a zero.
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard index < bytes.count, let end = bytes[index...].firstIndex(of: 0) else { return nil }
      index = end + 1
    }
    if flags & 2 != 0 {
      guard index + 2 <= bytes.count else { return nil }
      let checksum = Int(bytes[index]) | Int(bytes[index + 1]) << 8
      guard Int(CRC32.checksum(of: bytes[start..<index])) & 0xFFFF == checksum else {
        throw damaged(file)
      }
      index += 2
    }
    return index < bytes.count ? index : nil
  }

  /// Returns the number of four bytes, the lowest first, or `nil` if the file ends in it.
  private static func number(at index: Int, in bytes: [UInt8]) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    return bytes[index..<index + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func cut(_ file: String?) -> InputError {
    InputError(
      file: file, problem: "the gzipped file is cut", remedy: "copy the whole file again")
  }

  private static func damaged(_ file: String?) -> InputError {
    InputError(
      file: file, problem: "the gzipped file is damaged", remedy: "check it with gzip --test")
  }

  private static func gzippedTwice(_ file: String?) -> InputError {
    InputError(
      file: file, problem: "the gzipped file contains another gzipped file",
      remedy: "decompress it with gunzip once and give the result")
  }

  private static func tooLarge(_ file: String?) -> InputError {
    InputError(
      file: file,
      problem: "the content of the gzipped file is larger than \(FileBytes.fileLimit) MB",
      remedy: "decompress it with gunzip and give a part of it")
  }
}
