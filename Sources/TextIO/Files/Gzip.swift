internal import CZlib

/// Functions that decompress gzip files.
package enum Gzip {
  /// Returns the decompressed bytes of a gzip file, or the bytes of any other file unchanged.
  ///
  /// A file can have several gzip members, for example if a tool appended to a gzipped log.
  ///
  /// - Parameter limit: The maximum size of the content, in bytes.
  /// - Throws: An error if the content is cut, damaged, gzipped again or larger than the limit.
  package static func decompressed(
    _ bytes: [UInt8], file: String? = nil, limit: Int = FileBytes.fileLimit << 20
  ) throws(InputError) -> [UInt8] {
    guard isGzipped(bytes) else { return bytes }
    // zlib keeps the address of the stream, so the stream must stay at one address.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    inflateInit2_(stream, gzipOnly, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { inflateEnd(stream) }
    var (rest, output): (ArraySlice<UInt8>, [UInt8]) = (bytes[...], [])
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    repeat {
      var status = Z_OK
      while status == Z_OK {
        let count: Int
        (status, count) = inflateNext(&rest, into: &buffer, stream)
        output += buffer.prefix(count)
        guard output.count <= limit else { throw tooLarge(file, limit) }
      }
      switch status {
      case Z_STREAM_END: inflateReset(stream)
      case Z_BUF_ERROR: throw cut(file)
      default: throw damaged(file)
      }
      // Zeros after the last gzip member are ignored, because tools for tape archives pad files
      // with zeros.
    } while rest.contains { $0 != 0 }
    guard !isGzipped(output) else { throw gzippedTwice(file) }
    return output
  }

  /// The option by which zlib allows the largest window (15) and accepts only the gzip format (plus
  /// 16).
  private static let gzipOnly: Int32 = 15 + 16

  /// Whether the bytes begin with the signature of gzip.
  private static func isGzipped(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Decompresses as much as fits into a buffer, and removes the consumed bytes from the input.
  ///
  /// - Returns: The status of zlib, which is `Z_BUF_ERROR` at the end of the input, and the number
  ///   of decompressed bytes.
  private static func inflateNext(
    _ input: inout ArraySlice<UInt8>, into buffer: inout [UInt8],
    _ stream: UnsafeMutablePointer<z_stream>
  ) -> (status: Int32, count: Int) {
    let given = UInt32(clamping: input.count)
    let status = input.withUnsafeBufferPointer { input in
      buffer.withUnsafeMutableBufferPointer { output in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = given
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        return inflate(stream, Z_NO_FLUSH)
      }
    }
    input.removeFirst(Int(given - stream.pointee.avail_in))
    return (status, buffer.count - Int(stream.pointee.avail_out))
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

  private static func tooLarge(_ file: String?, _ limit: Int) -> InputError {
    InputError(
      file: file,
      problem: "the content of the gzipped file is larger than \(limit >> 20) MB",
      remedy: "decompress it with gunzip and give a part of it")
  }
}
