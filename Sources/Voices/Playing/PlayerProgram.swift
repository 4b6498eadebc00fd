internal import SystemLibrary

/// A program that plays sound from standard input.
package struct PlayerProgram: Sendable, Hashable {
  package var path: String
  private let kind: Kind

  /// The kinds of programs.
  ///
  /// Programs of the known kinds get arguments that describe the samples. Other programs get only
  /// the samples.
  enum Kind: String {
    /// The player of PulseAudio, which is also installed with PipeWire.
    case pulse = "paplay"
    /// The player of PipeWire.
    case pipeWire = "pw-play"
    /// The player of ALSA.
    case alsa = "aplay"
    /// The player of SoX, which people install on macOS with Homebrew.
    case sox = "play"
    /// Any other player.
    case other = ""

    /// The kinds of programs to look for, beginning with the kind that most likely works.
    static let known: [Kind] = [.pulse, .pipeWire, .alsa, .sox]
  }

  /// Creates a program from its path.
  ///
  /// The file name determines the kind of the program.
  package init(path: String) {
    self.path = path
    let name = path.split(separator: "/").last.map(String.init) ?? path
    kind = Kind(rawValue: name) ?? .other
  }

  /// Finds the named program, or the first installed program if no name is given.
  ///
  /// - Parameters:
  ///   - name: The path or name of a program; `nil` or empty to look for any known player.
  ///   - searchPath: The folders to search, as in the environment variable `PATH`.
  /// - Returns: The program.
  /// - Throws: ``SpeechError/playerMissing(_:)`` with the names of the searched programs.
  package static func find(
    _ name: String?, searchPath: String
  ) throws(SpeechError) -> PlayerProgram {
    let name = name.flatMap { $0.isEmpty ? nil : $0 }
    let names = name.map { [$0] } ?? Kind.known.map(\.rawValue)
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

  /// Returns the arguments for raw 16-bit mono samples on standard input.
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

  /// Returns the header that the program needs before the samples.
  ///
  /// Older releases of `pw-play` (0.3.65 of Debian 12) do not support raw sound, but read every
  /// format of libsndfile. One of these formats, AU, allows a sound of unknown length. Source: the
  /// AU format as libsndfile reads it.
  func header(sampleRate: Int) -> [UInt8] {
    guard kind == .pipeWire else { return [] }
    return Array(".snd".utf8)
      + [24, UInt32.max, 3, UInt32(clamping: sampleRate), 1].flatMap(bigEndian)
  }

  /// Whether the program expects samples in big-endian order, as in the AU format.
  var isBigEndian: Bool { kind == .pipeWire }
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}
