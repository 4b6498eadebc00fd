/// What the worker is asked to say: one text in one voice.
package struct SpeechRequest: Sendable, Hashable {
  /// The words, made safe for the engine.
  package var text: String
  /// The voice with its variant, as the engine lists them: `gmw/en-US`, `gmw/de+f3`.
  package var voice: String
  /// Words a minute, nominally: 80 to 449.
  package var rate = 175
  /// Pitch, 0 to 99.
  package var pitch = 50
  /// How much the pitch varies, 0 to 100.
  package var range = 50
  /// Loudness, 0 to 200; 100 is the engine's own.
  package var volume = 100
  /// Whether the engine names punctuation.
  package var punctuation = SpokenPunctuation.none
  /// Whether phonemes are wanted as well, in the International Phonetic Alphabet.
  package var wantsPhonemes = false
  package var wantsSound = true
  /// Seconds after which the sound is cut off.
  package var longestSound = 600

  /// A text in a voice, at the engine's own rate and pitch.
  package init(_ text: String, voice: String) {
    self.text = text
    self.voice = voice
  }
}

extension SpeechRequest {
  /// The most Unicode scalars that a text may have.
  package static let longestText = 2_000
  /// Words a minute that the engine can be asked for.
  package static let rates = 80...449
  /// Pitches that the engine can be asked for.
  package static let pitches = 0...99
  /// Volumes that the engine can be asked for.
  package static let volumes = 0...200

  /// The request with every number in the range that the engine can take.
  ///
  /// The engine stores any number. From a rate of 450 on it uses another algorithm, which is slower
  /// and speaks slower.
  package var withinLimits: SpeechRequest {
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

/// How much punctuation is named.
package enum SpokenPunctuation: String, Sendable, Hashable, CaseIterable {
  case none, some, all
}

/// What the worker made of a text.
package struct SpokenText: Sendable, Hashable {
  /// Mono samples, at the rate that the worker told when it started.
  package var samples: [Int16] = []
  /// The phonemes, clauses parted by ` | `; empty unless asked for.
  package var phonemes = ""
  /// Whether the sound was cut off because it was too long.
  package var isCut = false

  package init() {}
}
