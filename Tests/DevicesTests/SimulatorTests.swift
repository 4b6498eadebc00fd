import Foundation
import Testing

@testable import Devices

/// Reading the screen of a stand-in for an iOS simulator.
struct SimulatorTests {
  private func trial(
    _ arguments: String..., on simulator: StandInSimulator, path: String? = nil
  ) -> DeviceTrial {
    DeviceTrial(arguments, path: path ?? simulator.searchPath)
  }

  @Test func `The screen of the only booted simulator is read with idb`() throws {
    let simulator = try StandInSimulator()
    let trial = trial("device:ios", "--reader", "voiceover", on: simulator)
    #expect(trial.status == 0, "\(trial.errors)")
    #expect(trial.output.hasPrefix("device:ios: Mail\n"))
    #expect(
      trial.output.contains(
        "VoiceOver, iOS 18, language en-US, webkit 18: 1 stop\n1. Send, button\n"))
    #expect(trial.output.contains("This screen was on iPhone 16 (iOS 18.5); "))
    #expect(
      simulator.calls == [
        "xcrun simctl list devices booted --json",
        "idb ui describe-all --udid \(StandInSimulator.udid) --json",
      ])
  }

  @Test func `Without Xcode, idb itself lists the simulators`() throws {
    let simulator = try StandInSimulator(["idb"])
    try simulator.write(
      """
      {"name": "iPhone 15", "udid": "\(StandInSimulator.otherUDID)", "state": "Shutdown", \
      "type": "simulator", "os_version": "iOS 17.2", "architecture": "arm64", "host": null}
      {"name": "iPhone 16", "udid": "\(StandInSimulator.udid)", "state": "Booted", \
      "type": "simulator", "os_version": "iOS 17.2", "architecture": "arm64", "host": null}

      """, to: "targets.json")
    let path = simulator.folder.path + ":/usr/bin:/bin"
    let trial = trial("device:ios", "--reader", "voiceover", on: simulator, path: path)
    #expect(trial.output.contains("VoiceOver, iOS 17,"), "\(trial.errors)")
    // Apple's command line tools have xcrun without simctl.
    let tools = try StandInSimulator()
    try tools.write("", to: "no-simctl")
    try tools.write(
      #"{"name": "iPhone 16", "udid": "\#(StandInSimulator.udid)", "state": "Booted"}"# + "\n",
      to: "targets.json")
    #expect(self.trial("device:ios", on: tools).output.contains("Send"))
    let alone = try StandInSimulator(["xcrun"])
    try alone.write("", to: "no-simctl")
    #expect(self.trial("device:ios", on: alone).errors.contains("sudo xcode-select -s /Appl"))
  }

  @Test func `Findings name elements by the identifiers of the app, and never by numbers`() throws {
    let simulator = try StandInSimulator()
    try simulator.write(StandInSimulator.screen(""), to: "screen.json")
    let plain = trial("audit", "device:ios", on: simulator)
    #expect(plain.status == 1, "\(plain.output)\(plain.errors)")
    #expect(!plain.output.contains("e1"), "\(plain.output)")
    try simulator.write(
      StandInSimulator.screen("").replacing(
        #""AXLabel": "","#, with: #""AXLabel": "", "AXUniqueId": "send","#), to: "screen.json")
    let named = trial("audit", "device:ios", on: simulator)
    #expect(named.output.contains("device:ios: send: button"), "\(named.output)")
  }

  @Test func `simctl alone is an error that says what is missing`() throws {
    let simulator = try StandInSimulator(["xcrun"])
    let trial = trial("device:ios", on: simulator)
    #expect(trial.status == 2)
    #expect(
      trial.errors == """
        announce: “xcrun simctl” cannot give the accessibility tree of iPhone 16, iOS 18.5, and idb \
        is not installed; install it: brew install facebook/fb/idb-companion; pip3 install fb-idb

        """)
    let list = self.trial("device", "ios", "--list", on: simulator)
    #expect(list.output == "device:ios:\(StandInSimulator.udid)  iPhone 16, iOS 18.5\n")
  }

  @Test func `Without any program, both are named`() throws {
    let simulator = try StandInSimulator([])
    let trial = trial("device:ios", on: simulator)
    #expect(trial.errors.contains("neither idb nor xcrun is installed"))
  }

  @Test func `Several booted simulators, and none, are errors that say what to do`() throws {
    let simulator = try StandInSimulator()
    let two = [
      StandInSimulator.device(StandInSimulator.udid, "iPhone 16"),
      StandInSimulator.device(StandInSimulator.otherUDID, "iPad"),
    ].joined(separator: ",")
    try simulator.write(
      #"{"devices": {"com.apple.CoreSimulator.SimRuntime.iOS-26-0": [\#(two)]}}"#,
      to: "booted.json")
    let several = trial("device:ios", on: simulator)
    #expect(several.status == 2)
    #expect(several.errors.contains("2 simulators are booted: \(StandInSimulator.udid) (iPhone 16"))
    #expect(several.errors.contains("name one, such as device:ios:\(StandInSimulator.udid)"))
    let named = trial(
      "device", "ios", "--serial", StandInSimulator.otherUDID.lowercased(), on: simulator)
    #expect(named.output.hasPrefix("device:ios:\(StandInSimulator.otherUDID.lowercased()): Mail\n"))
    let wrong = trial("device:ios:33333333", on: simulator)
    #expect(wrong.errors.contains("no simulator with the UDID “33333333” is booted"))
    try simulator.write(#"{"devices": {}}"#, to: "booted.json")
    #expect(trial("device:ios", on: simulator).errors.contains("no simulator of iOS is booted"))
    let list = trial("device", "ios", "--list", on: simulator)
    #expect(list.status == 2)
    #expect(list.errors.contains("no simulator of iOS is booted"))
  }

  @Test func `Failures and garbage of the programs are errors of one line`() throws {
    let simulator = try StandInSimulator()
    for text in ["", "nonsense\n", "{\"AXLabel\": 1", "{}", "\u{0}\u{1}"] {
      try simulator.write(text, to: "screen.json")
      let trial = trial("device:ios", on: simulator)
      #expect(trial.status == 2)
      #expect(trial.errors.contains("printed no JSON array of elements"))
    }
    try simulator.write("[]\n", to: "screen.json")
    #expect(trial("device:ios", on: simulator).errors.contains("idb finds no element"))
    try simulator.write("No Companion Connected\n", to: "failure")
    #expect(
      trial("device:ios", on: simulator).errors.contains("--json” failed: No Companion Connected"))
    try simulator.write("", to: "crash")
    #expect(trial("device:ios", on: simulator).errors.contains("--json” failed: signal 11 ended"))
    try simulator.write("[1]", to: "booted.json")
    #expect(trial("device:ios", on: simulator).errors.contains("printed no list of devices"))
  }

  @Test func `A screen that is kept is read like the simulator`() throws {
    let simulator = try StandInSimulator()
    let file = simulator.folder.appendingPathComponent("kept.json").path
    let shown = trial("device", "ios", "-o", file, "--reader", "voiceover", on: simulator)
    #expect(shown.status == 0, "\(shown.errors)")
    let kept = trial(file, "--reader", "voiceover", on: simulator)
    #expect(kept.output.replacingOccurrences(of: file, with: "device:ios") == shown.output)
  }
}
