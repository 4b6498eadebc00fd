/// The report of the worker about its engine: the version, the data and the voices.
package struct EngineDescription: Sendable, Hashable {
  /// The version of eSpeak NG.
  package var version: String
  /// The folder with the data of eSpeak NG.
  package var dataPath: String
  /// The sample rate in hertz.
  package var sampleRate: Int
  /// The voices, in the engine's order.
  package var voices: [EngineVoice]
  /// The names of voice variants, such as `f3`.
  package var variants: [String]

  package init(
    version: String, dataPath: String, sampleRate: Int, voices: [EngineVoice], variants: [String]
  ) {
    self.version = version
    self.dataPath = dataPath
    self.sampleRate = sampleRate
    self.voices = voices
    self.variants = variants
  }
}

/// A voice of the engine.
package struct EngineVoice: Sendable, Hashable {
  /// The display name, such as `English (America)`.
  package var name: String
  /// The path of the voice's file in the data folder, such as `gmw/en-US`.
  package var identifier: String
  /// The languages that the voice speaks, the one that it speaks best first.
  package var languages: [Language]

  /// A language that a voice speaks.
  package struct Language: Sendable, Hashable {
    /// The tag of the language in lower case, such as `en-us`.
    package var tag: String
    /// The engine's rank of the voice for this language; the lowest number is the best.
    package var priority: Int

    package init(tag: String, priority: Int) {
      self.tag = tag
      self.priority = priority
    }
  }

  package init(name: String, identifier: String, languages: [Language]) {
    self.name = name
    self.identifier = identifier
    self.languages = languages
  }
}

extension EngineDescription {
  /// The version of the message format.
  ///
  /// It tells whether the program and the worker fit together.
  private static let formatVersion = 1
  private static let voiceLimit = 4096
  private static let languageLimit = 64

  func write(to writer: inout WireWriter) {
    writer.write(Self.formatVersion)
    writer.write(version)
    writer.write(dataPath)
    writer.write(sampleRate)
    writer.write(voices.count)
    for voice in voices {
      writer.write(voice.name)
      writer.write(voice.identifier)
      writer.write(voice.languages.count)
      for language in voice.languages {
        writer.write(language.tag)
        writer.write(language.priority)
      }
    }
    writer.write(variants)
  }

  init(_ reader: inout WireReader) throws(WireError) {
    guard try reader.number() == Self.formatVersion else { throw .unknownValue }
    version = try reader.text()
    dataPath = try reader.text()
    sampleRate = try reader.number()
    guard (8_000...192_000).contains(sampleRate) else { throw .unknownValue }
    let count = try reader.number()
    guard count <= Self.voiceLimit else { throw .tooLong }
    voices = []
    for _ in 0..<count { voices.append(try Self.voice(&reader)) }
    variants = try reader.texts(limit: Self.voiceLimit)
  }

  private static func voice(_ reader: inout WireReader) throws(WireError) -> EngineVoice {
    let name = try reader.text()
    var voice = EngineVoice(name: name, identifier: try reader.text(), languages: [])
    let count = try reader.number()
    guard count <= languageLimit else { throw .tooLong }
    for _ in 0..<count {
      let tag = try reader.text()
      voice.languages.append(EngineVoice.Language(tag: tag, priority: try reader.signedNumber()))
    }
    return voice
  }
}
