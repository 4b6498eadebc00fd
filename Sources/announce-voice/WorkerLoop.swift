internal import CEspeakNG
internal import VoiceProtocol

/// The main loop of the worker, which handles one request after the other.
struct WorkerLoop {
  let engine: Engine
  let channel: FrameChannel

  /// Sends the description of the engine, and then handles requests until the input ends.
  func run() {
    channel.send(WorkerReply.hello(engine.description).frame)
    while let request = channel.receive() {
      // A request to stop has no effect here, because nothing is being spoken.
      guard case .speak(let number, let speech) = request else { continue }
      channel.send(answer(number, speech.withinLimits).frame)
    }
  }

  private func answer(_ number: UInt32, _ request: VoiceRequest) -> WorkerReply {
    guard isSafe(request.text) else {
      return .refused(number, "the text has control characters or is too long")
    }
    guard let voice = voice(request.voice), engine.library.set_voice(voice) == 0 else {
      return .refused(number, "there is no voice \(request.voice)")
    }
    setParameters(request)
    var isCut = false
    if request.wantsSound {
      let utterance = EngineUtterance(
        number: number, limit: request.longestSound * engine.description.sampleRate,
        channel: channel)
      utterance.speak(request.text, with: engine.library)
      isCut = utterance.isCut
    }
    let phonemes = request.wantsPhonemes ? phonemes(of: request.text) : ""
    return .finished(number, phonemes: phonemes, isCut: isCut)
  }

  /// Whether a text is short enough and has no control characters, which the engine would read as
  /// commands.
  private func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.count <= VoiceRequest.longestText
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Returns the name of a voice if the engine lists the voice and its variant, or else `nil`.
  ///
  /// Other names could make the engine start another program, or speak nothing.
  private func voice(_ name: String) -> String? {
    let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let identifier = parts.first,
      engine.description.voices.contains(where: { $0.identifier == identifier })
    else { return nil }
    if let variant = parts.dropFirst().first {
      guard engine.description.variants.contains(String(variant)) else { return nil }
    }
    return name
  }

  /// Sets all parameters, because the parameters of the previous utterance are still in effect.
  private func setParameters(_ request: VoiceRequest) {
    let parameters: [(Int, Int)] = [
      (Int(CESPEAK_RATE), request.rate), (Int(CESPEAK_PITCH), request.pitch),
      (Int(CESPEAK_RANGE), request.range), (Int(CESPEAK_VOLUME), request.volume),
      (Int(CESPEAK_PUNCTUATION), number(of: request.punctuation)),
      (Int(CESPEAK_CAPITALS), 0), (Int(CESPEAK_WORD_GAP), 0),
    ]
    for (parameter, value) in parameters {
      // The result is unreliable: the library reports failure for some parameters that it did set.
      _ = engine.library.set_parameter(Int32(parameter), Int32(value), 0)
    }
  }

  private func number(of punctuation: SpokenPunctuation) -> Int {
    switch punctuation {
    case .none: 0
    case .all: 1
    case .some: 2
    }
  }

  /// Returns the phonemes of a text, which the engine translates clause by clause.
  private func phonemes(of text: String) -> String {
    var clauses: [String] = []
    text.withCString { bytes in
      var rest: UnsafeRawPointer? = UnsafeRawPointer(bytes)
      while rest != nil {
        // The library reuses the memory of its result, so the text is copied at once.
        let clause = engine.library.phonemes(&rest, Int32(CESPEAK_UTF8), Int32(CESPEAK_IPA))
        let words = Engine.text(clause).trimmingSpaces
        if !words.isEmpty { clauses.append(words) }
      }
    }
    return clauses.joined(separator: " | ")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0 == " " || $0 == "\n" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\n" }) else { return "" }
    return String(start[...last])
  }
}
