internal import SystemLibrary

/// A program that plays the sound that it is handed on standard input.
public struct PlayerProgram: Sendable, Hashable {
  /// Where the program is.
  public var path: String
  private let kind: Kind

  /// The programs that are told what the sound is; any other gets samples and nothing else.
  enum Kind: String {
    /// Of PulseAudio, and of PipeWire in its place.
    case pulse = "paplay"
    /// Of PipeWire.
    case pipeWire = "pw-play"
    /// Of ALSA.
    case alsa = "aplay"
    /// Of SoX, which macOS has from Homebrew.
    case sox = "play"
    /// Any other.
    case other = ""

    /// Those that are looked for, the likeliest to work first: where PipeWire runs, it mostly answers
    /// for PulseAudio too.
    static let known: [Kind] = [.pulse, .pipeWire, .alsa, .sox]
  }

  /// A program by its path; its name tells what it has to be told.
  public init(path: String) {
    self.path = path
    let name = path.split(separator: "/").last.map(String.init) ?? path
    kind = Kind(rawValue: name) ?? .other
  }

  /// The program that was asked for, or the first that is installed.
  ///
  /// - Parameters:
  ///   - wanted: A path, or a name to look for; absent or empty where any player will do.
  ///   - searchPath: The folders of programs, as in the environment variable `PATH`.
  /// - Throws: ``SpeechError/playerMissing(_:)`` with what was looked for.
  public static func find(
    _ wanted: String?, searchPath: String
  ) throws(SpeechError) -> PlayerProgram {
    let wanted = wanted.flatMap { $0.isEmpty ? nil : $0 }
    let names = wanted.map { [$0] } ?? Kind.known.map(\.rawValue)
    for name in names {
      if name.contains("/") {
        if isProgram(name) { return PlayerProgram(path: name) }
        continue
      }
      let folders = searchPath.split(separator: ":", omittingEmptySubsequences: true)
      let paths = folders.map { "\($0)/\(name)" }
      if let path = paths.first(where: isProgram) { return PlayerProgram(path: path) }
    }
    throw .playerMissing(names)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  /// What the program is told: raw samples of 16 bits, mono, on standard input.
  func arguments(sampleRate: Int) -> [String] {
    switch kind {
    case .pulse: ["--raw", "--format=s16le", "--rate=\(sampleRate)", "--channels=1"]
    case .pipeWire: ["-"]
    case .alsa: ["-q", "-t", "raw", "-f", "S16_LE", "-r", "\(sampleRate)", "-c", "1"]
    case .sox:
      ["-q", "-t", "raw", "-e", "signed", "-b", "16", "-L", "-r", "\(sampleRate)", "-c", "1", "-"]
    case .other: []
    }
  }

  /// What comes before the samples.
  ///
  /// Older releases of `pw-play` (0.3.65 of Debian 12) know no raw sound, but read through libsndfile;
  /// this is the one header that says that the length is not known yet.
  /// Source: the AU format as libsndfile reads it.
  func header(sampleRate: Int) -> [UInt8] {
    guard kind == .pipeWire else { return [] }
    return Array(".snd".utf8)
      + [24, UInt32.max, 3, UInt32(clamping: sampleRate), 1].flatMap(bigEndian)
  }

  /// Whether samples are wanted with the high byte first, as in the AU format.
  var isBigEndian: Bool { kind == .pipeWire }
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}
