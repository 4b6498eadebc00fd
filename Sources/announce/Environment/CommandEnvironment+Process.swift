import Dispatch
import Processes
import Reports
import SystemLibrary
internal import TextIO

extension CommandEnvironment {
  static var process: CommandEnvironment {
    var environment = CommandEnvironment()
    let isDumb = SystemCall.environment("TERM") == "dumb"
    environment.isOutputTerminal = isatty(1) == 1
    environment.isErrorTerminal = isatty(2) == 1
    environment.isContinuousIntegration = isBuildServer()
    let canRewriteLine =
      environment.isErrorTerminal && !isDumb && !environment.isContinuousIntegration
    environment.progressDisplay = canRewriteLine ? .terminal : .log
    environment.callLater = { seconds, action in
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: action)
    }
    environment.hasNoColour = isDumb || !(SystemCall.environment("NO_COLOR") ?? "").isEmpty
    environment.width = columns() ?? environment.width
    environment.now = { MonotonicClock.seconds() }
    environment.today = today
    environment.writeNow = { text in
      var errors = ReportSink(descriptor: 2)
      errors.write(text)
      errors.flush()
    }
    environment.setDeadline = { limit in
      DispatchQueue(label: "deadline", qos: .userInteractive).asyncAfter(
        deadline: .now() + limit.remaining
      ) {
        var errors = ReportSink(descriptor: 2)
        errors.writeLine(limit.message)
        errors.flush()
        // Skip all cleanup, because cleanup may need a lock of the thread that takes too long.
        _exit(2)
      }
    }
    environment.isOutputClosed = {
      // For a pipe without a reader or a closed terminal, `poll` reports an error or a hang-up.
      var output = pollfd(fd: 1, events: 0, revents: 0)
      return poll(&output, 1, 0) > 0 && output.revents & Int16(POLLERR | POLLHUP) != 0
    }
    environment.keyInput = 0
    environment.canDraw = !isDumb
    environment.variable = SystemCall.environment
    environment.opensDevices = true
    environment.interruption = .process
    environment.keepOnlyWriting = { _ = Confinement.restrictWriting(to: $0) }
    environment.narrator = { .engine(isCancelled: Interruption.process.isPending) }
    environment.standardInput = { () throws(InputError) in try FileBytes.standardInput() }
    return environment
  }

  /// Whether a file or folder exists at a path.
  static func hasFile(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a folder exists at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a build server runs this process.
  ///
  /// Most servers set the environment variable `CI`. Some servers set only another variable.
  private static func isBuildServer() -> Bool {
    isTrue(SystemCall.environment("CI"))
      || ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION", "JENKINS_URL"].contains {
        isTrue(SystemCall.environment($0))
      }
  }

  /// Returns the date in UTC.
  ///
  /// Source: reproducible-builds.org, SOURCE_DATE_EPOCH, an environment variable that replaces the
  /// clock.
  private static func today() throws(UsageError) -> String? {
    try date(atEpoch: SystemCall.environment("SOURCE_DATE_EPOCH") ?? "")
  }

  /// Returns the UTC date of a number of seconds since 1970.
  ///
  /// For an empty text, it returns the date of the clock.
  static func date(atEpoch epoch: String) throws(UsageError) -> String? {
    var seconds = time(nil)
    if !epoch.isEmpty {
      // Dates after this limit have years of five digits.
      guard let number = time_t(epoch), (0..<253_402_300_800).contains(number) else {
        throw UsageError(
          "SOURCE_DATE_EPOCH cannot be “\(epoch)”",
          remedy: "write the seconds since 1970, such as 1790000000, or unset it")
      }
      seconds = number
    }
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return nil }
    func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(Int(parts.tm_year) + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
  }

  /// Whether the value of an environment variable is set and is not empty, `0` or `false`.
  private static func isTrue(_ value: String?) -> Bool {
    guard let value else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }

  private static func columns() -> Int? {
    if let columns = SystemCall.environment("COLUMNS").flatMap(Int.init),
      (20...1000).contains(columns)
    {
      return columns
    }
    var size = winsize()
    guard isatty(1) == 1, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20 else {
      return nil
    }
    return Int(size.ws_col)
  }
}

extension ReportSink {
  /// Creates a sink that writes to a file descriptor.
  init(descriptor: Int32) {
    self.init { bytes in
      SystemCall.writeAll(bytes, to: descriptor)
        .map { Refusal($0.message, isClosed: $0.code == EPIPE) }
    }
  }
}
