internal import Encoding
internal import ImportSupport
internal import TextIO

/// The screen of a simulator of iOS.
struct SimulatorScreenDevice: ScreenDevice {
  private let simulator: BootedSimulator
  private let tools: SimulatorTools

  /// Chooses a booted simulator.
  ///
  /// - Parameters:
  ///   - udid: The UDID, or `nil` if only one simulator is booted.
  ///   - tools: The programs that talk to simulators.
  ///   - naming: Returns the remedy for the error that several simulators are booted. The argument
  ///     of `naming` is the UDID of one of these simulators.
  init(
    _ udid: String?, of tools: SimulatorTools, naming: (_ udid: String) -> String
  ) throws(DeviceError) {
    self.tools = tools
    let booted = try tools.booted()
    let names = booted.map { "\($0.udid) (\($0.description))" }.joined(separator: ", ")
    guard let first = booted.first else {
      throw DeviceError(
        "no simulator of iOS is booted",
        remedy: "start one: open -a Simulator, or xcrun simctl boot UDID")
    }
    if let udid {
      guard let named = booted.first(where: { $0.udid.lowercased() == udid.lowercased() }) else {
        throw DeviceError(
          "no simulator with the UDID “\(udid)” is booted", remedy: "name one of these: \(names)")
      }
      simulator = named
      return
    }
    guard booted.count < 2 else {
      throw DeviceError(
        "\(booted.count) simulators are booted: \(names)",
        remedy: naming(first.udid))
    }
    simulator = first
  }

  var address: DeviceAddress { DeviceAddress(.ios, serial: simulator.udid) }

  func screen(progress: (String) -> Void) throws(DeviceError) -> [UInt8] {
    let text = try tools.elements(of: simulator)
    guard let elements = try? JSON(parsing: Array(text.utf8)).root, elements.kind == .array else {
      throw DeviceError(
        "“idb ui describe-all” printed no JSON array of elements",
        remedy: "check that idb on PATH is the program of that name, and that an app is in front")
    }
    guard !elements.elements.isEmpty else {
      throw DeviceError(
        "idb finds no element on the screen of \(simulator.description)",
        remedy: "open the app, and wait until it is in front")
    }
    var facts = DeviceFacts()
    facts.model = simulator.name
    facts.iOS = simulator.version
    return Array("{\"device\": \(facts.json), \"elements\": \(text)}\n".utf8)
  }
}
