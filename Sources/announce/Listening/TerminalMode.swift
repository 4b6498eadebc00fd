import SystemLibrary

/// The mode of the terminal, in which it delivers either single keys or whole lines.
enum TerminalMode {
  /// The mode before the first session, or `nil` without a terminal.
  static let original = originalMode()

  private static let terminal = [0, 1, 2].map { Int32($0) }.first { isatty($0) == 1 }

  /// Makes the terminal deliver keys one by one, without echo.
  ///
  /// Keys such as Ctrl-C still send signals.
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

  /// Restores the original mode.
  ///
  /// - Parameter when: `TCSANOW` in a signal handler, because a handler must not wait.
  static func restore(_ when: Int32 = TCSADRAIN) {
    guard let terminal, var mode = original else { return }
    tcsetattr(terminal, when, &mode)
  }

  /// The escape sequences that switch to the alternate screen, hide the cursor and enable bracketed
  /// paste.
  static let beginDrawing = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[2J"
  /// The escape sequences that undo ``beginDrawing``.
  ///
  /// They are a static string, so that a signal handler can write them without allocating memory.
  static let endDrawing: StaticString = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  /// Writes ``endDrawing`` from a signal handler.
  static func endDrawingInHaste() {
    _ = write(1, endDrawing.utf8Start, endDrawing.utf8CodeUnitCount)
  }

  /// Returns the numbers of columns and lines of a descriptor's terminal.
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
