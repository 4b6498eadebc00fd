import SystemLibrary

/// How the terminal hands over keys: as they are pressed while a session runs, by lines otherwise.
enum TerminalMode {
  /// How it was before the first session; absent where there is no terminal.
  static let original = originalMode()

  private static let terminal = [0, 1, 2].map { Int32($0) }.first { isatty($0) == 1 }

  /// Has keys handed over one by one and not shown; the keys that send signals still do.
  static func beginKeys() {
    guard let terminal, var mode = original else { return }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(terminal, TCSADRAIN, &mode)
  }

  /// Makes it as it was.
  ///
  /// - Parameter when: `TCSANOW` from a handler of signals, which may not wait.
  static func restore(_ when: Int32 = TCSADRAIN) {
    guard let terminal, var mode = original else { return }
    tcsetattr(terminal, when, &mode)
  }

  /// Before a session is drawn: the alternate screen, no cursor, pasted text marked as such.
  static let beginDrawing = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[2J"
  /// What undoes it.
  ///
  /// A handler of signals can write it as it is, since it is never made.
  static let endDrawing: StaticString = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  /// Writes ``endDrawing``, from a handler of signals.
  static func endDrawingInHaste() {
    _ = write(1, endDrawing.utf8Start, endDrawing.utf8CodeUnitCount)
  }

  /// Columns and lines of the terminal that a descriptor leads to.
  static func size(of descriptor: Int32) -> (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  private static func originalMode() -> termios? {
    var mode = termios()
    guard let terminal, tcgetattr(terminal, &mode) == 0 else { return nil }
    return mode
  }
}
