/// An encoder that compresses 16-bit mono samples without loss, with the library libsndfile.
///
/// Source: sndfile.h of libsndfile 1.2.
struct FLACFile: SoundEncoder {
  private let library: SoundFileLibrary
  private let handle: OpaquePointer
  private let name: String
  private var isOpen = true

  init(_ file: SoundDescriptor, sampleRate: Int, tags: SoundTags) throws(SpeechError) {
    library = try SoundFileLibrary()
    name = file.name
    guard let handle = library.open(file.descriptor, sampleRate: sampleRate) else {
      throw .unwritable(file.name, library.words(nil))
    }
    self.handle = handle
    let texts = [(1, tags.title), (3, tags.software), (5, tags.comment)]
    for (kind, text) in texts where !text.isEmpty { _ = library.setText(handle, Int32(kind), text) }
  }

  mutating func append(_ samples: UnsafeBufferPointer<Int16>) throws(SpeechError) {
    guard isOpen else { throw .unwritable(name, "it is closed") }
    let count = library.write(handle, samples.baseAddress, Int64(samples.count))
    guard count == Int64(samples.count) else { throw .unwritable(name, library.words(handle)) }
  }

  mutating func finish() throws(SpeechError) {
    guard isOpen else { return }
    isOpen = false
    guard library.close(handle) == 0 else { throw .unwritable(name, library.words(nil)) }
  }

  mutating func abandon() {
    guard isOpen else { return }
    isOpen = false
    _ = library.close(handle)
  }
}

/// The functions of libsndfile that the encoder needs.
struct SoundFileLibrary {
  typealias Open = @convention(c) (Int32, Int32, UnsafeMutableRawPointer, Int32) -> OpaquePointer?
  typealias SetText = @convention(c) (OpaquePointer, Int32, UnsafePointer<CChar>) -> Int32
  typealias Write = @convention(c) (OpaquePointer, UnsafePointer<Int16>?, Int64) -> Int64
  typealias Close = @convention(c) (OpaquePointer) -> Int32
  typealias Words = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?

  private let openDescriptor: Open
  /// Sets a tag of the file.
  let setText: SetText
  /// Writes samples and returns the number of written samples.
  let write: Write
  let close: Close
  private let describe: Words

  init() throws(SpeechError) {
    let library = try LoadedLibrary("sndfile", version: 1, for: .flac)
    openDescriptor = try library.function("sf_open_fd", as: Open.self)
    setText = try library.function("sf_set_string", as: SetText.self)
    write = try library.function("sf_write_short", as: Write.self)
    close = try library.function("sf_close", as: Close.self)
    describe = try library.function("sf_strerror", as: Words.self)
  }

  /// Begins a 16-bit FLAC file on a descriptor.
  ///
  /// The caller must close the descriptor.
  func open(_ descriptor: Int32, sampleRate: Int) -> OpaquePointer? {
    // The members of SF_INFO are: frames (64 bits), sample rate, channels, format, sections,
    // seekable (32 bits each).
    withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { info in
      info.initializeMemory(as: UInt8.self, repeating: 0)
      guard let start = info.baseAddress else { return nil }
      start.storeBytes(of: Int32(clamping: sampleRate), toByteOffset: 8, as: Int32.self)
      start.storeBytes(of: 1, toByteOffset: 12, as: Int32.self)
      start.storeBytes(of: 0x17_0000 | 2, toByteOffset: 16, as: Int32.self)
      return openDescriptor(descriptor, 0x20, start, 0)
    }
  }

  /// Returns the library's description of the last error.
  func words(_ handle: OpaquePointer?) -> String {
    describe(handle).map { String(cString: $0) } ?? "libsndfile failed"
  }
}
