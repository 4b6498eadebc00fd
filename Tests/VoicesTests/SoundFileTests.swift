import Foundation
import Requirements
import Testing

@testable import Voices

/// The contents of sound files, compared byte by byte if this package itself writes the format.
struct SoundFileTests {
  private static let hostile = "a\u{0}b\r\n\u{1B}[31m\u{202E}c “ü”"

  /// Returns the file that is written for samples.
  private func written(
    _ format: SoundFormat, _ pieces: [[Int16]], title: String = "Sign up", rate: Int = 22_050
  ) throws -> [UInt8] {
    try file { descriptor in
      let sound = try SoundFile(
        format, to: descriptor, called: "x", sampleRate: rate,
        tags: SoundTags(title: title, software: "announce"))
      for piece in pieces { try sound.append(piece) }
      try sound.finish()
    }
  }

  /// Returns the bytes that a function writes into a new file.
  private func file(_ body: (Int32) throws -> Void) throws -> [UInt8] {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-sound-\(UUID().uuidString)")
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forUpdating: url)
    try body(handle.fileDescriptor)
    try handle.close()
    return Array(try Data(contentsOf: url))
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the chunks of a RIFF file in order.
  private func chunks(_ bytes: [UInt8], from start: Int) -> [(name: String, body: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var offset = start
    while offset + 8 <= bytes.count {
      let size = number(bytes[(offset + 4)..<(offset + 8)])
      let name = String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
      chunks.append((name, Array(bytes[(offset + 8)..<min(bytes.count, offset + 8 + size)])))
      offset += 8 + size + size % 2
    }
    return chunks
  }

  @Test func `A WAV file describes its samples`() throws {
    let bytes = try written(.wav, [[1, -2], [], [256]])
    #expect(Array(bytes.prefix(4)) == Array("RIFF".utf8))
    #expect(number(bytes[4..<8]) == bytes.count - 8)
    #expect(Array(bytes[8..<12]) == Array("WAVE".utf8))
    let chunks = chunks(bytes, from: 12)
    #expect(chunks.map(\.name) == ["fmt ", "LIST", "data"])
    #expect(chunks[0].body == [1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0])
    #expect(chunks[2].body == [1, 0, 0xFE, 0xFF, 0, 1])
  }

  @Test func `A WAV file names its voice`() throws {
    let bytes = try written(.wav, [[1]], title: Self.hostile)
    let list = try #require(chunks(bytes, from: 12).first { $0.name == "LIST" }).body
    #expect(Array(list.prefix(4)) == Array("INFO".utf8))
    let texts = chunks(list, from: 4)
    #expect(texts.map(\.name) == ["INAM", "ICMT", "ISFT"])
    #expect(texts.allSatisfy { $0.body.last == 0 && !$0.body.dropLast().contains { $0 < 32 } })
    #expect(texts[1].body == Array(SpeechNotice.text.utf8) + [0])
    let title = String(decoding: texts[0].body.dropLast(), as: UTF8.self)
    #expect(title == "a\u{2400}b  \u{241B}[31mc “ü”")
  }

  @Test func `A title is cut to the length that programs support`() {
    let tags = SoundTags(title: String(repeating: "é", count: 1_000_000), software: "")
    #expect(tags.title == String(repeating: "é", count: 200))
  }

  @Test func `A file without samples is valid`() throws {
    let bytes = try written(.wav, [])
    #expect(number(bytes[4..<8]) == bytes.count - 8)
    #expect(chunks(bytes, from: 12).last?.body == [])
  }

  @Test func `A sound that is too long for its fields is refused`() throws {
    let tags = SoundTags(title: "", software: "")
    let bytes = try file { descriptor in
      var wav = try WAVFile(
        SoundDescriptor(descriptor: descriptor, name: "x"), sampleRate: 22_050, tags: tags,
        limit: 1000)
      let samples = [Int16](repeating: 1, count: 300)
      try samples.withUnsafeBufferPointer { try wav.append($0) }
      #expect(throws: SpeechError.tooLong) {
        try samples.withUnsafeBufferPointer { try wav.append($0) }
      }
      try wav.finish()
    }
    #expect(bytes.count <= 1000)
    #expect(number(bytes[4..<8]) == bytes.count - 8)
  }

  @Test func `Silence of any length is zeros`() throws {
    let bytes = try file { descriptor in
      let sound = try SoundFile(
        .wav, to: descriptor, called: "x", sampleRate: 8000,
        tags: SoundTags(title: "", software: ""))
      try sound.append([7])
      try sound.appendSilence(100_000)
      try sound.appendSilence(0)
      try sound.append([9])
      try sound.finish()
    }
    let data = chunks(bytes, from: 12).last?.body ?? []
    #expect(data.count == 200_004)
    #expect(data[2..<200_002].allSatisfy { $0 == 0 })
    #expect(data[0] == 7 && data[200_002] == 9)
  }

  @Test func `A descriptor that refuses writes is reported`() throws {
    let handle = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    #expect(throws: SpeechError.unwritable("walk.wav", "Bad file descriptor")) {
      _ = try SoundFile(
        .wav, to: handle.fileDescriptor, called: "walk.wav", sampleRate: 22_050,
        tags: SoundTags(title: "", software: ""))
    }
  }

  #if os(Linux)
    @Test func `A full disk is reported`() throws {
      let handle = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      #expect(throws: SpeechError.unwritable("walk.wav", "No space left on device")) {
        _ = try SoundFile(
          .wav, to: handle.fileDescriptor, called: "walk.wav", sampleRate: 22_050,
          tags: SoundTags(title: "", software: ""))
      }
    }
  #endif

  @Test(arguments: [
    ("walk.wav", SoundFormat.wav), ("a.b/WALK.FLAC", .flac), ("x.mp3", .mp3), ("walk", nil),
    ("a.wav/walk", nil), (".wav", nil), ("x.ogg", nil), ("", nil),
  ])
  func `The file name selects the format`(_ path: String, _ format: SoundFormat?) {
    #expect(SoundFormat(path: path) == format)
  }

  @Test func `A missing library is reported by name`() {
    #expect(throws: SpeechError.codecMissing(format: "mp3", library: LoadedLibraryName.missing)) {
      _ = try LoadedLibrary("does-not-exist", version: 9, for: .mp3)
    }
  }

  @Test(.requires(.flac, Codecs.hasFLAC))
  func `A FLAC file is smaller and has its tags`() throws {
    let samples = (0..<50_000).map { Int16($0 % 200) }
    let bytes = try written(
      .flac, [Array(samples.prefix(30_000)), Array(samples.dropFirst(30_000))])
    #expect(Array(bytes.prefix(4)) == Array("fLaC".utf8))
    #expect(bytes.count < 50_000)
    // STREAMINFO: the number of samples has 36 bits, the last 32 of which begin at byte 22.
    #expect(bytes[22..<26].reduce(0) { $0 << 8 | Int($1) } == 50_000)
    let text = String(decoding: bytes.prefix(1000), as: UTF8.self)
    #expect(text.contains(SpeechNotice.text) && text.contains("Sign up"))
    #expect(try written(.flac, [samples]) == written(.flac, [samples]))
  }

  @Test(.requires(.flac, Codecs.hasFLAC))
  func `An abandoned FLAC file is closed by its library`() throws {
    let bytes = try file { descriptor in
      let sound = try SoundFile(
        .flac, to: descriptor, called: "x", sampleRate: 22_050,
        tags: SoundTags(title: "", software: ""))
      try sound.append([1, 2, 3])
      sound.abandon()
      sound.abandon()
      #expect(throws: SpeechError.self) { try sound.append([4]) }
    }
    // The library writes the number of samples when it closes the file.
    #expect(bytes.count > 26 && bytes[22..<26].reduce(0) { $0 << 8 | Int($1) } == 3)
  }

  @Test(.requires(.mp3, Codecs.hasMP3), arguments: [false, true])
  func `An MP3 encoder is freed once`(_ isWhole: Bool) throws {
    var library = try LameLibrary()
    let close = library.close
    var count = 0
    library.close = { handle in
      count += 1
      return close(handle)
    }
    _ = try file { descriptor in
      var sound = try MP3File(
        SoundDescriptor(descriptor: descriptor, name: "x"), sampleRate: 22_050,
        tags: SoundTags(title: "", software: ""), through: library)
      if isWhole { try sound.finish() }
      sound.abandon()
      sound.abandon()
      #expect(throws: SpeechError.self) {
        try [4].withUnsafeBufferPointer { try sound.append($0) }
      }
    }
    #expect(count == 1)
  }

  @Test(.requires(.mp3, Codecs.hasMP3))
  func `An MP3 file has its tag before the frame with its length`() throws {
    let samples = (0..<50_000).map { Int16($0 % 200) }
    let bytes = try written(.mp3, [samples])
    #expect(Array(bytes.prefix(5)) == Array("ID3".utf8) + [4, 0])
    let size = bytes[6..<10].reduce(0) { $0 << 7 | Int($1) }
    let tag = String(decoding: bytes[10..<(10 + size)], as: UTF8.self)
    #expect(tag.contains(SpeechNotice.text) && tag.contains("Sign up"))
    #expect(bytes[10 + size] == 0xFF)
    let frame = bytes[(10 + size)...].prefix(200)
    #expect(String(decoding: frame, as: UTF8.self).contains("Xing"))
    #expect(String(decoding: frame, as: UTF8.self).contains("LAME"))
    #expect(bytes.count < 20_000)
    #expect(try written(.mp3, [samples]) == bytes)
  }

  @Test(.requires(.mp3, Codecs.hasMP3))
  func `A sample rate that MP3 does not support is refused`() {
    #expect(throws: SpeechError.unwritable("x", "LAME refuses a sample rate of 1")) {
      _ = try written(.mp3, [[1]], rate: 1)
    }
  }
}

/// The installed libraries for sound formats.
private enum Codecs {
  static var hasFLAC: Bool { (try? SoundFileLibrary()) != nil }
  static var hasMP3: Bool { (try? LameLibrary()) != nil }
}

private enum LoadedLibraryName {
  #if os(macOS)
    static let missing = "libdoes-not-exist.9.dylib"
  #else
    static let missing = "libdoes-not-exist.so.9"
  #endif
}
