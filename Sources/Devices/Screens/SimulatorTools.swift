internal import Encoding
internal import Processes
internal import TextIO

/// A simulator that is booted.
struct BootedSimulator: Hashable {
  var udid: String
  var name: String
  /// The version of iOS, such as `26.0`, or `nil` if the version is unknown.
  var version: String?

  /// The name with the version.
  var description: String { name + (version.map { ", iOS \($0)" } ?? "") }
}

/// The programs that talk to simulators of iOS: `xcrun simctl` of Xcode, and `idb`.
///
/// Only `idb` can read a screen.
struct SimulatorTools: Sendable {
  private let simctl: DeviceProgram
  private let idb: DeviceProgram

  init(searchPath: String?, isCancelled: @escaping @Sendable () -> Bool) {
    simctl = DeviceProgram(
      name: "xcrun", searchPath: searchPath, installation: "install Xcode",
      restart: "choose Xcode with “sudo xcode-select -s /Applications/Xcode.app”, and check that "
        + "“xcrun simctl list devices booted” works", isCancelled: isCancelled)
    idb = DeviceProgram(
      name: "idb", searchPath: searchPath, installation: SimulatorTools.installation,
      restart: "check the simulator, or restart idb with “idb kill”", isCancelled: isCancelled)
  }

  private static let installation =
    "install it: brew install facebook/fb/idb-companion; pip3 install fb-idb"

  /// Returns the booted simulators of iOS from the list of simctl or, without Xcode, from the list
  /// of idb.
  func booted() throws(DeviceError) -> [BootedSimulator] {
    if simctl.isInstalled {
      let words = ["simctl", "list", "devices", "booted", "--json"]
      let end = try simctl.run(words, seconds: 30)
      if end.isSuccess { return try SimulatorTools.simulators(ofSimctl: end.output) }
      // Without Xcode, Apple's command line tools contain xcrun but not simctl. In this case, idb
      // lists the simulators.
      guard idb.isInstalled else { throw error(of: simctl, words, end) }
    }
    guard idb.isInstalled else {
      throw DeviceError(
        "neither idb nor xcrun is installed, so no simulator can be read",
        remedy: "on a Mac, install Xcode and idb (brew install facebook/fb/idb-companion; "
          + "pip3 install fb-idb)")
    }
    return SimulatorTools.simulators(ofIDB: try output(of: idb, ["list-targets", "--json"]))
  }

  /// Returns the JSON from idb with the elements of a simulator's screen.
  func elements(of simulator: BootedSimulator) throws(DeviceError) -> String {
    guard idb.isInstalled else {
      throw DeviceError(
        "“xcrun simctl” cannot give the accessibility tree of \(simulator.description), and idb is "
          + "not installed",
        remedy: SimulatorTools.installation)
    }
    return try output(
      of: idb, ["ui", "describe-all", "--udid", simulator.udid, "--json"], seconds: 60)
  }

  private func output(
    of program: DeviceProgram, _ words: [String], seconds: Double = 30
  ) throws(DeviceError) -> String {
    let end = try program.run(words, seconds: seconds)
    guard end.isSuccess else { throw error(of: program, words, end) }
    return end.output
  }

  private func error(
    of program: DeviceProgram, _ words: [String], _ end: FinishedProgram
  ) -> DeviceError {
    let command = "\(program.name) \(words.joined(separator: " "))"
    return DeviceError(
      "“\(DeviceError.short(command))” failed: \(end.complaint)", remedy: program.restart)
  }

  /// Reads the list of `xcrun simctl list devices booted --json`.
  static func simulators(ofSimctl text: String) throws(DeviceError) -> [BootedSimulator] {
    guard let list = try? JSON(parsing: Array(text.utf8)).root["devices"] else {
      throw DeviceError(
        "“xcrun simctl list devices booted --json” printed no list of devices",
        remedy: "check that xcrun on PATH is the program of Xcode")
    }
    let sign = "SimRuntime.iOS-"
    return list.members.flatMap { runtime, devices -> [BootedSimulator] in
      // An example of `runtime`: “com.apple.CoreSimulator.SimRuntime.iOS-26-0”
      guard let found = runtime.range(ofScalars: sign), devices.kind == .array else { return [] }
      let version = String(runtime[found.upperBound...].replacing("-", with: "."))
      return devices.elements.compactMap { device in
        guard device["state"]?.string == "Booted" else { return nil }
        return SimulatorTools.simulator(device, version: version)
      }
    }
  }

  /// Reads the list of `idb list-targets --json`, which has an object on each line.
  static func simulators(ofIDB text: String) -> [BootedSimulator] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let target = try? JSON(parsing: Array(line.utf8)).root,
        target["state"]?.string == "Booted"
      else { return nil }
      let sign = "iOS "
      let version = target["os_version"]?.string
      guard version?.hasPrefix(sign) != false else { return nil }
      return simulator(target, version: version.map { String($0.dropFirst(sign.count)) })
    }
  }

  private static func simulator(_ device: JSON.Value, version: String?) -> BootedSimulator? {
    guard let udid = device["udid"]?.string,
      DeviceAddress(.ios, serial: udid).problem == nil
    else { return nil }
    return BootedSimulator(
      udid: udid, name: DeviceError.short(device["name"]?.string ?? udid), version: version)
  }
}
