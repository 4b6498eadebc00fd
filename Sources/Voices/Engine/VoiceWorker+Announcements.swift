internal import VoiceProtocol

extension VoiceWorker {
  /// Returns the sound of an announcement.
  ///
  /// A part that cannot be spoken is silent, and ``Clip/problems`` contains its error.
  ///
  /// - Throws: An error of the engine itself, after which no announcement can be spoken.
  package func speak(
    _ announcement: SpokenAnnouncement, by style: SpeechStyle, isCancelled: () -> Bool = { false }
  ) throws(SpeechError) -> Clip {
    var clip = Clip(sampleRate: try engine().sampleRate)
    for (index, part) in announcement.parts.enumerated() {
      let silence = Timeline.samples(of: part.silence, at: clip.sampleRate)
      clip.samples.append(contentsOf: repeatElement(0, count: silence))
      let start = clip.samples.count
      do throws(SpeechError) {
        let spoken = try speak(part, by: style, problems: &clip.problems, isCancelled: isCancelled)
        clip.samples.append(contentsOf: spoken.samples)
      } catch {
        guard error.concernsOneText else { throw error }
        clip.problems.append(error)
      }
      clip.segments.append(Clip.Segment(part: index, samples: start..<clip.samples.count))
    }
    return clip
  }

  /// Returns the phonemes of a part, in the International Phonetic Alphabet.
  package func phonemes(
    of part: SpokenPart, by style: SpeechStyle
  ) throws(SpeechError) -> String {
    guard var request = try request(SafeText(part.words), of: part, by: style) else { return "" }
    request.wantsSound = false
    request.wantsPhonemes = true
    return try speak(request).phonemes
  }

  private func speak(
    _ part: SpokenPart, by style: SpeechStyle, problems: inout [SpeechError],
    isCancelled: () -> Bool
  ) throws(SpeechError) -> SpokenText {
    let safe = SafeText(part.words)
    guard let request = try request(safe, of: part, by: style) else { return SpokenText() }
    let spoken = try speak(request, isCancelled: isCancelled)
    if part.isCut || safe.isCut || spoken.isCut { problems.append(.cut(text: part.text)) }
    return spoken
  }

  /// Returns the request for a part, or `nil` if the part has nothing to speak.
  private func request(
    _ safe: SafeText, of part: SpokenPart, by style: SpeechStyle
  ) throws(SpeechError) -> VoiceRequest? {
    guard !safe.text.isEmpty else { return nil }
    let choice = VoiceChoice(engine: try engine())
    let voice = try choice.voice(for: safe.text, in: part.language, by: style)
    var request = VoiceRequest(safe.text, voice: voice)
    request.rate = style.rate
    request.pitch = style.pitch
    request.volume = style.volume
    request.punctuation = SpokenPunctuation(rawValue: style.punctuation) ?? .none
    return request
  }
}
