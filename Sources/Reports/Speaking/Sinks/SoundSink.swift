internal import TextIO
import Voices

/// A sink that writes all sound into one file.
struct SoundSink: WalkSink {
  private let pending: PendingFile
  private var sound: LazySound

  /// Opens the file at once, so that an error is reported before anything is spoken.
  ///
  /// - Parameter number: The number of hidden files that this process has already opened in the
  ///   folder.
  init(
    _ path: String, format: SoundFormat, tags: SoundTags, after number: Int = 0
  ) throws(SpeakFailure) {
    let pending = try SpeakFailure.ofFile { () throws(InputError) in
      try PendingFile(path, after: number)
    }
    self.pending = pending
    sound = LazySound(descriptor: pending.descriptor, name: path, format: format, tags: tags)
  }

  mutating func append(_ stop: SpokenStop) throws(SpeakFailure) { try sound.append(stop) }

  mutating func finish(_ timeline: Timeline?) throws(SpeakFailure) { try sound.finish() }

  mutating func commit() throws(SpeakFailure) {
    try SpeakFailure.ofFile { () throws(InputError) in try pending.commit() }
  }

  /// Finishes the file under its temporary name.
  ///
  /// After an error, the method removes the file.
  func seal() throws(SpeakFailure) -> SealedFile {
    try SpeakFailure.ofFile { () throws(InputError) in try pending.seal() }
  }

  mutating func discard() {
    sound.abandon()
    pending.discard()
  }
}

/// A sound file that is created with the first stop, because it needs the stop's sample rate.
struct LazySound {
  let descriptor: Int32
  /// The name of the file in errors.
  let name: String
  let format: SoundFormat
  let tags: SoundTags
  private var file: SoundFile?

  init(descriptor: Int32, name: String, format: SoundFormat, tags: SoundTags) {
    self.descriptor = descriptor
    self.name = name
    self.format = format
    self.tags = tags
  }

  /// Appends the silence before a stop, then the sound of the stop.
  mutating func append(_ stop: SpokenStop) throws(SpeakFailure) {
    do throws(SpeechError) {
      let file = try begun(stop.clip.sampleRate)
      try file.appendSilence(stop.silence)
      try file.append(stop.clip.samples)
    } catch {
      throw .speech(error)
    }
  }

  func finish() throws(SpeakFailure) {
    try SpeakFailure.ofSpeech { () throws(SpeechError) in try file?.finish() }
  }

  /// Frees the encoder.
  ///
  /// Call this method before closing the descriptor.
  func abandon() { file?.abandon() }

  private mutating func begun(_ sampleRate: Int) throws(SpeechError) -> SoundFile {
    if let file { return file }
    let begun = try SoundFile(
      format, to: descriptor, called: name, sampleRate: sampleRate, tags: tags)
    file = begun
    return begun
  }
}
