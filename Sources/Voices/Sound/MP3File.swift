/// An encoder of 16-bit mono samples as MP3 of about 24 kbit/s, with the library LAME.
///
/// The encoder adds silence to the sound. The first frame of the file contains the length of this
/// silence. Players then skip it, so that captions match the sound. Source: lame.h of LAME 3.100.
struct MP3File: SoundEncoder {
  private let file: SoundDescriptor
  private let library: LameLibrary
  private let handle: OpaquePointer
  private let firstFrame: Int
  private var isOpen = true

  init(_ file: SoundDescriptor, sampleRate: Int, tags: SoundTags) throws(SpeechError) {
    try self.init(file, sampleRate: sampleRate, tags: tags, through: try LameLibrary())
  }

  /// Begins a file with an already loaded library.
  init(
    _ file: SoundDescriptor, sampleRate: Int, tags: SoundTags, through library: LameLibrary
  ) throws(SpeechError) {
    self.file = file
    self.library = library
    guard let handle = library.begin(sampleRate: sampleRate) else {
      throw .unwritable(file.name, "LAME refuses a sample rate of \(sampleRate)")
    }
    self.handle = handle
    let tag = ID3Tag.bytes(tags)
    firstFrame = tag.count
    do {
      try file.write(tag)
    } catch {
      _ = library.close(handle)
      throw error
    }
  }

  mutating func append(_ samples: UnsafeBufferPointer<Int16>) throws(SpeechError) {
    guard isOpen else { throw .unwritable(file.name, "it is closed") }
    var rest = samples[...]
    while !rest.isEmpty {
      let piece = UnsafeBufferPointer(rebasing: rest.prefix(1 << 15))
      // LAME needs at most 1.25 bytes for each sample and 7,200 more bytes.
      try write(atMost: piece.count * 5 / 4 + 7200) { bytes in
        library.encode(
          handle, piece.baseAddress, piece.baseAddress, Int32(piece.count), bytes.baseAddress,
          Int32(bytes.count))
      }
      rest = rest.dropFirst(piece.count)
    }
  }

  mutating func finish() throws(SpeechError) {
    guard isOpen else { return }
    isOpen = false
    defer { _ = library.close(handle) }
    try write(atMost: 7200) { library.flush(handle, $0.baseAddress, Int32($0.count)) }
    try write(atMost: 7200, at: firstFrame) { bytes in
      Int32(clamping: library.firstFrame(handle, bytes.baseAddress, bytes.count))
    }
  }

  mutating func abandon() {
    guard isOpen else { return }
    isOpen = false
    _ = library.close(handle)
  }

  /// Calls a function that fills a buffer with encoded bytes, and writes these bytes to the file.
  private func write(
    atMost limit: Int, at offset: Int? = nil, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int32
  ) throws(SpeechError) {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      code = body(buffer)
      count = min(max(0, Int(code)), limit)
    }
    guard code >= 0, Int(code) <= limit else {
      throw .unwritable(file.name, "LAME failed with error \(code)")
    }
    try file.write(bytes, at: offset)
  }
}

/// The functions of LAME that the encoder needs.
struct LameLibrary {
  typealias Make = @convention(c) () -> OpaquePointer?
  typealias Set = @convention(c) (OpaquePointer, Int32) -> Int32
  typealias Encode =
    @convention(c) (
      OpaquePointer, UnsafePointer<Int16>?, UnsafePointer<Int16>?, Int32,
      UnsafeMutablePointer<UInt8>?, Int32
    ) -> Int32
  typealias Flush = @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt8>?, Int32) -> Int32
  typealias Frame = @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt8>?, Int) -> Int
  typealias Call = @convention(c) (OpaquePointer) -> Int32

  private let make: Make
  private let settings: [(set: Set, value: Int32?)]
  private let prepare: Call
  /// Encodes samples.
  ///
  /// The same samples are passed for the left and the right channel.
  let encode: Encode
  /// Encodes the remaining samples in the encoder's buffer.
  let flush: Flush
  /// Returns the first frame of the file.
  ///
  /// The frame is complete only after all samples are encoded.
  let firstFrame: Frame
  /// Frees the encoder.
  var close: (OpaquePointer) -> Int32

  init() throws(SpeechError) {
    let library = try LoadedLibrary("mp3lame", version: 0, for: .mp3)
    make = try library.function("lame_init", as: Make.self)
    // A setting without a value gets the sample rate. Mode 3 is mono, VBR 3 is an average bit rate.
    // With such a low constant bit rate, the first frame would not fit.
    let names: [(String, Int32?)] = [
      ("in_samplerate", nil), ("out_samplerate", nil), ("num_channels", 1), ("mode", 3),
      ("VBR", 3), ("VBR_mean_bitrate_kbps", 24), ("quality", 2), ("bWriteVbrTag", 1),
    ]
    var settings: [(Set, Int32?)] = []
    for (name, value) in names {
      settings.append((try library.function("lame_set_\(name)", as: Set.self), value))
    }
    self.settings = settings
    prepare = try library.function("lame_init_params", as: Call.self)
    encode = try library.function("lame_encode_buffer", as: Encode.self)
    flush = try library.function("lame_encode_flush", as: Flush.self)
    firstFrame = try library.function("lame_get_lametag_frame", as: Frame.self)
    close = try library.function("lame_close", as: Call.self)
  }

  /// Creates an encoder, or returns `nil` if LAME rejects the settings.
  func begin(sampleRate: Int) -> OpaquePointer? {
    guard let handle = make() else { return nil }
    var isAccepted = true
    for (set, value) in settings where set(handle, value ?? Int32(clamping: sampleRate)) < 0 {
      isAccepted = false
    }
    guard isAccepted, prepare(handle) >= 0 else {
      _ = close(handle)
      return nil
    }
    return handle
  }
}
