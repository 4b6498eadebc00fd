internal import Processes
internal import SystemLibrary

/// The Android Debug Bridge, `adb`, which runs commands on Android devices.
///
/// `adb` is found on the search path and started without a shell. Each command has a time limit.
package struct AndroidDebugBridge: Sendable {
  /// The serial number of the device, or `nil` for commands that need no device.
  var serial: String?
  private var program: DeviceProgram
  /// Whether the user interrupted this program, so that commands must end early.
  var isCancelled: @Sendable () -> Bool {
    get { program.isCancelled }
    set { program.isCancelled = newValue }
  }

  /// Creates a bridge whose commands do not name a device.
  package init(
    searchPath: String? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    program = DeviceProgram(
      name: "adb", searchPath: searchPath,
      installation: "install Android's platform tools (on Debian: apt install adb), "
        + "so that adb is on PATH",
      restart: "check the device, or restart adb with “adb kill-server”", isCancelled: isCancelled)
  }

  /// The arguments that choose the device, such as `-s emulator-5554`.
  private var selection: [String] { serial.map { ["-s", $0] } ?? [] }

  /// Runs `adb` and returns what it printed.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - seconds: The longest time that the command may take.
  func run(_ words: [String], seconds: Double = 20) throws(DeviceError) -> String {
    let end = try result(words, seconds: seconds)
    guard end.isSuccess else {
      throw DeviceError(
        "“\(DeviceError.short("adb \(words.joined(separator: " "))"))” failed: \(end.complaint)",
        remedy: "check the connection with “adb devices” and try again")
    }
    return end.output
  }

  /// Runs a command in the device's shell and returns what it printed.
  ///
  /// - Parameter words: The program and its arguments. This method quotes these words, so that the
  ///   device's shell does not interpret special characters in them.
  func shell(_ words: [String], seconds: Double = 20) throws(DeviceError) -> String {
    try run(
      ["shell", words.map(AndroidDebugBridge.quoted).joined(separator: " ")], seconds: seconds)
  }

  /// Runs a command in the device's shell and returns the first line that it printed.
  func line(_ words: [String]) throws(DeviceError) -> String {
    String(try shell(words).prefix { !$0.isNewline })
  }

  /// Returns a system property of the device; empty if it is not set.
  func property(_ name: String) throws(DeviceError) -> String { try line(["getprop", name]) }

  /// Returns a secure setting of the device; “null” if it does not exist.
  func setting(_ name: String) throws(DeviceError) -> String {
    try line(["settings", "get", "secure", name])
  }

  /// Runs a script in the device's shell and returns its output, or `nil` if it failed.
  func output(ofScript script: String, seconds: Double = 20) throws(DeviceError) -> String? {
    let end = try result(["shell", script], seconds: seconds)
    return end.isSuccess ? end.output : nil
  }

  /// Starts a program on the device and keeps its standard input open.
  func start(_ words: [String]) throws(DeviceError) -> ChildProgram {
    let start = ChildProgram.start(
      "/usr/bin/env", program.variables + ["adb"] + selection + ["shell"] + words)
    switch start {
    case .success(let program): return program
    case .failure(let error):
      throw DeviceError("adb cannot be started: \(error.message)", remedy: "close other programs")
    }
  }

  /// Runs `adb` and returns its output and exit status, even if it reports a failure.
  func result(_ words: [String], seconds: Double = 20) throws(DeviceError) -> FinishedProgram {
    try program.run(selection + words, seconds: seconds)
  }

  /// Returns a word in single quotes, so that the device's POSIX shell does not interpret it.
  static func quoted(_ word: String) -> String {
    let safe = word.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-_./:=,+".utf8.contains(byte)
    }
    guard !safe || word.isEmpty else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
