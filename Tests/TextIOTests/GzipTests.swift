import Testing

@testable import TextIO

@Suite struct GzipTests {
  /// The output of gzip -9 for 400 times “ab” and a line break.
  private static let repeated: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 75, 76, 74, 28, 133, 163, 112, 20, 226, 128, 92, 0, 14, 96,
    244, 214, 33, 3, 0, 0,
  ]

  @Test func `A file that is not gzipped stays as it is`() throws {
    #expect(try Gzip.decompressed(Array("plain".utf8)) == Array("plain".utf8))
  }

  @Test func `Repeats are decompressed`() throws {
    let expected = Array(String(repeating: "ab", count: 400).utf8) + [0x0A]
    #expect(try Gzip.decompressed(Self.repeated) == expected)
  }

  @Test func `Text with its own codes is decompressed`() throws {
    let text = (0..<60).map { "stop \($0 * 37 % 101): button “\($0)”\n" }.joined()
    #expect(try Gzip.decompressed(Self.text) == Array(text.utf8))
  }

  @Test func `Stored blocks and names in the header are read`() throws {
    #expect(try Gzip.decompressed(Self.stored) == Array("stored words\n".utf8))
  }

  @Test func `A cut file is an error, and a damaged one too unless its content is whole`() throws {
    for bytes in [Self.repeated, Self.text, Self.stored] {
      let content = try Gzip.decompressed(bytes)
      for length in 2..<bytes.count {
        #expect {
          try Gzip.decompressed(Array(bytes.prefix(length)))
        } throws: { error in
          (error as? InputError)?.problem == "the gzipped file is cut"
        }
      }
      // Keep the first two bytes, without which the file is not recognized as a gzipped one.
      for index in 2..<bytes.count {
        for change: UInt8 in [0x01, 0x10, 0x55, 0xFF] {
          var damaged = bytes
          damaged[index] ^= change
          guard let other = try? Gzip.decompressed(damaged) else { continue }
          #expect(other == content, "\(index) \(change)")
        }
      }
    }
  }

  @Test func `A checksum, size or length that does not fit is an error that says damaged`() {
    for index in [Self.stored.count - 8, Self.stored.count - 4, Self.stored.count - 23] {
      var damaged = Self.stored
      damaged[index] ^= 1
      #expect {
        try Gzip.decompressed(damaged)
      } throws: { error in
        (error as? InputError)?.problem == "the gzipped file is damaged"
      }
    }
  }

  @Test func `All members of a file are read, and zeros behind the last are padding`() throws {
    let expected = try Gzip.decompressed(Self.repeated) + Array("stored words\n".utf8)
    #expect(try Gzip.decompressed(Self.repeated + Self.stored) == expected)
    #expect(try Gzip.decompressed(Self.repeated + Self.stored + [0, 0, 0]) == expected)
    #expect(throws: InputError.self) { try Gzip.decompressed(Self.repeated + [0, 7]) }
    #expect(throws: InputError.self) {
      try Gzip.decompressed(Self.repeated + Self.stored.dropLast())
    }
  }

  @Test func `A gzipped file in a gzipped file is an error that says so`() {
    // The outer file has a stored block that contains the inner file.
    let inner = Self.repeated
    let header: [UInt8] = [31, 139, 8, 0, 0, 0, 0, 0, 0, 3]
    let count = UInt8(inner.count)
    let checksum: [UInt8] = [61, 154, 142, 208]
    let outer = header + [1, count, 0, ~count, 0xFF] + inner + checksum + [count, 0, 0, 0]
    #expect {
      try Gzip.decompressed(outer)
    } throws: { error in
      (error as? InputError)?.problem == "the gzipped file contains another gzipped file"
    }
  }

  @Test func `Content beyond a limit is not decompressed`() throws {
    #expect(try Gzip.decompressed(Self.repeated, limit: 801).count == 801)
    for (bytes, limit) in [
      (Self.repeated, 100), (Self.repeated, 800), (Self.repeated + Self.stored, 801),
    ] {
      #expect {
        try Gzip.decompressed(bytes, limit: limit)
      } throws: { error in
        (error as? InputError)?.problem == "the content of the gzipped file is larger than 0 MB"
      }
    }
  }

  /// The output of gzip -9 for lines of text.
  private static let text: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 85, 210, 203, 13, 194, 48, 20, 68, 209, 61, 85, 164, 4, 252,
    183, 41, 135, 2, 8, 82, 194, 62, 133, 64, 115, 169, 4, 193, 194, 51, 119, 251, 22, 71, 190,
    242, 108, 251, 250, 92, 174, 183, 229, 254, 218, 247, 245, 177, 156, 199, 251, 122, 30, 159,
    203, 246, 59, 167, 230, 247, 48, 239, 45, 251, 61, 206, 123, 128, 147, 230, 61, 195, 201, 243,
    222, 225, 148, 121, 143, 112, 234, 188, 23, 56, 109, 222, 7, 156, 174, 247, 195, 25, 243, 94,
    217, 101, 193, 184, 43, 56, 3, 10, 42, 110, 148, 148, 28, 72, 169, 185, 144, 82, 116, 39, 165,
    234, 72, 74, 217, 149, 148, 186, 7, 41, 133, 39, 80, 81, 225, 13, 84, 84, 121, 197, 93, 225,
    153, 146, 194, 59, 37, 133, 7, 82, 10, 47, 164, 20, 62, 72, 41, 60, 146, 82, 120, 37, 53, 108,
    153, 156, 166, 125, 57, 172, 100, 35, 135, 149, 148, 62, 112, 183, 149, 83, 178, 153, 83, 82,
    121, 32, 101, 67, 39, 101, 75, 39, 165, 242, 72, 202, 182, 14, 42, 43, 60, 226, 174, 238, 4,
    41, 219, 214, 41, 217, 214, 73, 41, 60, 147, 178, 173, 147, 178, 173, 147, 82, 120, 33, 101,
    91, 39, 101, 91, 7, 85, 20, 94, 65, 21, 149, 23, 220, 109, 235, 148, 20, 222, 40, 217, 214,
    73, 217, 214, 73, 41, 188, 147, 178, 173, 147, 178, 173, 147, 250, 135, 127, 1, 125, 23, 251,
    8, 205, 5, 0, 0,
  ]

  /// A stored block after a header with extra bytes, a name and a comment.
  private static let stored: [UInt8] = [
    31, 139, 8, 28, 0, 0, 0, 0, 0, 255, 3, 0, 120, 121, 122, 119, 97, 108, 107, 46, 106, 115, 111,
    110, 0, 110, 111, 116, 101, 0, 1, 13, 0, 242, 255, 115, 116, 111, 114, 101, 100, 32, 119, 111,
    114, 100, 115, 10, 11, 157, 20, 244, 13, 0, 0, 0,
  ]
}
