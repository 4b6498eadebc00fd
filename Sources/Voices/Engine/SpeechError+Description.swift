extension SpeechError: CustomStringConvertible {
  /// The problem, and advice on how to solve it.
  public var description: String {
    switch self {
    case .engineMissing(let words):
      "eSpeak NG is not installed (\(Self.line(words))); \(Self.install)"
    case .dataMissing(let path):
      "eSpeak NG finds no voices in \(path.isEmpty ? "its folder" : path); \(Self.install)"
    case .workerMissing(let paths):
      "announce-voice is not at \(Self.list(paths)); "
        + "put it beside announce, or set ANNOUNCE_VOICE to its path"
    case .workerFailed(let program, let words):
      "\(program) does not work (\(Self.line(words))); "
        + "install announce and announce-voice of the same version"
    case .unknownVoice(let name, let nearest):
      "eSpeak NG has no voice “\(Self.excerpt(name))”"
        + (nearest.isEmpty
          ? "; “espeak-ng --voices” lists the voices"
          : "; did you mean \(Self.list(nearest.map { "“\($0)”" }))?")
    case .noVoice(let language):
      "eSpeak NG has no usable voice for the language “\(Self.excerpt(language))”; "
        + "choose one voice for all text with --voice, or read this part"
    case .unreadable(let text, let language):
      "the voice for “\(Self.excerpt(language))” cannot read Chinese characters such as "
        + "“\(Self.excerpt(text))”; read this part"
    case .crashed(let text):
      "eSpeak NG crashes on “\(Self.excerpt(text))”, which is not spoken; "
        + "choose another voice, or install a newer version"
    case .timedOut(let text):
      "eSpeak NG did not finish “\(Self.excerpt(text))”, which is not spoken; try again"
    case .givenUp:
      "eSpeak NG crashed too often and is not started again; "
        + "remove the texts on which it crashes, or install a newer version"
    case .cut(let text):
      "“\(Self.excerpt(text))” is too long, so only its beginning is spoken; "
        + "the transcript has the rest"
    case .cancelled: "speech was cancelled; start again to hear the rest"
    case .playerMissing(let programs):
      "no program to play sound was found (\(Self.list(programs))); "
        + "install one, or name one with --player or ANNOUNCE_PLAYER"
    case .playerFailed(let words):
      "the sound cannot be played (\(Self.line(words))); "
        + "connect a sound device, or write a file with -o"
    case .codecMissing(let format, let library):
      "\(format) needs \(library), which is not installed; install it, or write --format wav"
    case .unwritable(let path, let why):
      "\(path) cannot be written (\(Self.line(why))); name a file in a writable folder with free space"
    case .tooLong:
      "the sound is too long for one file; write a file for each announcement with --clips"
    }
  }

  private static let install =
    "install it with “apt-get install libespeak-ng1 espeak-ng-data” or “brew install espeak-ng”"

  /// Returns the beginning of a text on one line.
  private static func excerpt(_ text: String) -> String {
    let limit = 40
    let shown = line(String(text.prefix(limit)))
    return text.dropFirst(limit).isEmpty ? shown : shown + "…"
  }

  /// Returns the message of another program on one line, without a full stop at its end.
  private static func line(_ words: String) -> String {
    let shown = SafeText(words).text
    return shown.hasSuffix(".") ? String(shown.dropLast()) : shown
  }

  private static func list(_ words: [String]) -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "any known path" }
    return words.dropLast().joined(separator: ", ") + " or " + end
  }
}
