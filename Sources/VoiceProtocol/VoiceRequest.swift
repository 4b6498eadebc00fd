/// A request to speak one text in one voice.
package struct VoiceRequest: Sendable, Hashable {
  /// The text to speak, from which everything that is not safe for the engine was removed.
  package var text: String
  /// The engine's identifier of the voice, with a variant if there is one: `gmw/en-US`,
  /// `gmw/de+f3`.
  package var voice: String
  /// The nominal rate in words per minute, 80 to 449.
  package var rate = 175
  /// The pitch, 0 to 99.
  package var pitch = 50
  /// How much the pitch varies, 0 to 100.
  package var range = 50
  /// The volume, 0 to 200; the engine's default is 100.
  package var volume = 100
  /// The punctuation marks for which the engine says the name.
  package var punctuation = SpokenPunctuation.none
  /// Whether the reply also contains phonemes, in the International Phonetic Alphabet.
  package var wantsPhonemes = false
  package var wantsSound = true
  /// The maximum length of the sound in seconds.
  package var longestSound = 600

  /// Creates a request with the engine's default rate and pitch.
  package init(_ text: String, voice: String) {
    self.text = text
    self.voice = voice
  }

  /// The maximum length of a text in Unicode scalars.
  package static let longestText = 2_000
  /// The rates that the engine accepts, in words per minute.
  package static let rates = 80...449
  /// The pitches that the engine accepts.
  package static let pitches = 0...99
  /// The volumes that the engine accepts.
  package static let volumes = 0...200

  /// The request with every number limited to the range that the engine accepts.
  ///
  /// The engine does not check ranges. From a rate of 450 on it uses another algorithm, which needs
  /// more time and speaks more slowly.
  package var withinLimits: VoiceRequest {
    func limited(_ value: Int, to range: ClosedRange<Int>) -> Int {
      min(max(value, range.lowerBound), range.upperBound)
    }
    var request = self
    request.rate = limited(rate, to: Self.rates)
    request.pitch = limited(pitch, to: Self.pitches)
    request.range = limited(self.range, to: 0...100)
    request.volume = limited(volume, to: Self.volumes)
    request.longestSound = limited(longestSound, to: 1...600)
    return request
  }
}

/// The punctuation marks for which the engine says the name.
package enum SpokenPunctuation: String, Sendable, Hashable, CaseIterable {
  case none, some, all
}

/// The sound and the phonemes that answer a request.
package struct SpokenText: Sendable, Hashable {
  /// Mono samples, at the engine's sample rate.
  package var samples: [Int16] = []
  /// The phonemes, in which ` | ` separates clauses; empty if they were not requested.
  package var phonemes = ""
  /// Whether the sound was too long, so that its end is missing.
  package var isCut = false

  package init() {}
}
