/// Decompresses files of gzip.
///
/// Source: RFC 1952.
package enum Gzip {
  /// Returns the content of a gzipped file; other files are returned as they are.
  ///
  /// - Throws: An error if the content is damaged or larger than ``FileBytes/fileLimit``.
  package static func decompressed(
    _ bytes: [UInt8], file: String? = nil
  ) throws(InputError) -> [UInt8] {
    guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
    guard let start = contentStart(of: bytes) else { throw damaged(file) }
    var decoder = Inflate(bytes, from: start, limit: FileBytes.fileLimit << 20)
    switch decoder.decode() {
    case .complete: return decoder.output
    case .tooLarge: throw tooLarge(file)
    case .damaged:
      throw damaged(file)
    }
  }

  /// Returns the index behind the header, or `nil` if the header is not whole.
  private static func contentStart(of bytes: [UInt8]) -> Int? {
    guard bytes.count > 18, bytes[2] == 8, bytes[3] & 0xE0 == 0 else { return nil }
    let flags = bytes[3]
    var index = 10
    if flags & 4 != 0 {
      index += 2 + Int(bytes[10]) + Int(bytes[11]) << 8
    }
    // The name of the file and a comment end with a zero.
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard index < bytes.count, let end = bytes[index...].firstIndex(of: 0) else { return nil }
      index = end + 1
    }
    if flags & 2 != 0 { index += 2 }
    return index < bytes.count ? index : nil
  }

  private static func damaged(_ file: String?) -> InputError {
    InputError(
      file: file, problem: "the gzipped file is damaged", remedy: "check it with gzip --test")
  }

  private static func tooLarge(_ file: String?) -> InputError {
    InputError(
      file: file,
      problem: "the content of the gzipped file is larger than \(FileBytes.fileLimit) MB",
      remedy: "decompress it with gunzip and give a part of it")
  }
}
