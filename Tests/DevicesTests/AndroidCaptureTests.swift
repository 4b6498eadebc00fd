import Foundation
import Requirements
import SpeechLogs
import Testing

@testable import Devices

/// Captures from a stand-in for `adb`.
@Suite("Captures of TalkBack", .ownThread)
struct AndroidCaptureTests {
  private static func options(keys: Bool = false, limit: Int = 20) -> AndroidCapture.Options {
    var options = AndroidCapture.Options()
    options.usesKeys = keys
    options.limit = limit
    options.patience = 0.6
    return options
  }

  private func capture(
    _ phone: StandInDevice, _ options: AndroidCapture.Options = AndroidCaptureTests.options()
  ) throws(DeviceError) -> AndroidCapture {
    let device = try AndroidDevice(serial: nil, of: phone.bridge)
    return try AndroidCapture(of: device, named: "form", by: options)
  }

  @Test(
    "A walk ends when the first two stops come again, and its log can be read",
    arguments: [false, true])
  func comesRound(keys: Bool) throws {
    let phone = try StandInDevice()
    try phone.speak([
      "Name. Edit box", "Send. Button", "Help. Button", "Name. Edit box", "Send. Button",
    ])
    let capture = try capture(phone, AndroidCaptureTests.options(keys: keys))
    #expect(capture.end == .wrappedRound)
    #expect(capture.stopCount == 5)
    #expect(capture.notes.isEmpty)
    let speech = try LoggedSpeech(Array(capture.log.utf8))
    #expect(speech.version == "17.0.1.889")
    #expect(speech.walks.map(\.name) == ["form"])
    #expect(
      speech.walks.first?.stops.map(\.words) == [
        "Name. Edit box", "Send. Button", "Help. Button", "Name. Edit box", "Send. Button",
      ])
    #expect(speech.walks.first?.stops.first?.hint == "Double-tap to activate")
    #expect(capture.dumpBefore == StandInDevice.window("Send"))
  }

  @Test("Rows with equal buttons do not end a walk")
  func equalButtons() throws {
    let phone = try StandInDevice()
    let rows: [String?] = [
      "Edit. Button", "Delete. Button", "Edit. Button", "Delete. Button", "Done. Button",
    ]
    let buttons = rows.compactMap(\.self).map { label in
      "<node text=\"\(label)\" class=\"android.widget.Button\" bounds=\"[0,0][9,9]\" />"
    }
    try phone.write(
      "<?xml version='1.0' encoding='UTF-8'?>\n<hierarchy>\(buttons.joined())</hierarchy>\n",
      to: "window.xml")
    try phone.speak(rows + [nil] + rows.prefix(3))
    let capture = try capture(phone)
    #expect(capture.end == .wrappedRound)
    #expect(capture.stopCount == 8)
  }

  @Test("One silent movement is the edge of the screen, two in a row end the walk")
  func silence() throws {
    let phone = try StandInDevice()
    try phone.speak(["Send. Button", nil, "Name. Edit box", nil, nil, "Not heard"])
    let capture = try capture(phone)
    #expect(capture.end == .silence)
    #expect(capture.stopCount == 2)
  }

  @Test("A walk ends after the given number of stops")
  func limit() throws {
    let phone = try StandInDevice()
    try phone.speak((1...9).map { "Row \($0)" })
    let capture = try capture(phone, AndroidCaptureTests.options(limit: 4))
    #expect(capture.end == .limit)
    #expect(capture.stopCount == 4)
  }

  @Test("The device's settings are as before after a capture")
  func restoresSettings() throws {
    let phone = try StandInDevice()
    try phone.speak(["Send. Button"])
    _ = try capture(phone)
    expectSettingsFromBefore(phone)
    let calls = try #require(phone.text(of: "calls"))
    #expect(
      calls.contains(
        "enabled_accessibility_services com.example/.Magnifier:com.google.android.marvin.talkback"))
  }

  @Test("The device's settings are as before after an interruption")
  func restoresAfterInterruption() throws {
    let phone = try StandInDevice()
    try phone.speak((1...50).map { "Row \($0)" })
    let log = phone.folder.appendingPathComponent("device/log")
    let bridge = AndroidDebugBridge(searchPath: phone.searchPath) {
      (try? String(contentsOf: log, encoding: .utf8))?.contains("Row 5") == true
    }
    let device = try AndroidDevice(serial: nil, of: bridge)
    let capture = try AndroidCapture(of: device, named: "form", by: AndroidCaptureTests.options())
    guard case .failure(let error) = capture.end else {
      Issue.record("the walk ended by itself")
      return
    }
    #expect(error.problem == "the command was interrupted")
    #expect(capture.stopCount >= 4)
    #expect(capture.log.contains("Row 4"))
    expectSettingsFromBefore(phone)
  }

  private func expectSettingsFromBefore(_ phone: StandInDevice) {
    #expect(
      phone.text(of: "settings/enabled_accessibility_services") == "com.example/.Magnifier\n")
    #expect(phone.text(of: "settings/accessibility_enabled") == nil)
    #expect(phone.text(of: "properties/log.tag.talkback")?.allSatisfy(\.isNewline) == true)
    #expect(phone.text(of: "copy") == nil)
  }

  @Test("The settings from before a killed capture are restored by the next one")
  func restoresAfterKill() throws {
    let phone = try StandInDevice()
    try phone.speak(["Send. Button"])
    try phone.write(
      "enabled_accessibility_services=com.example/.Magnifier\naccessibility_enabled=null\n"
        + "touch_exploration_enabled=null\nlog.tag.talkback=\nroot=1\n", to: "copy")
    try phone.write("0\n", to: "uid")
    try phone.write(
      "com.example/.Magnifier:com.google.android.marvin.talkback/.TalkBackService\n",
      to: "settings/enabled_accessibility_services")
    try phone.write("1\n", to: "settings/accessibility_enabled")
    _ = try capture(phone)
    expectSettingsFromBefore(phone)
    // adb no longer runs as root, because it did not before the killed capture.
    #expect(phone.text(of: "uid") == nil)
  }

  @Test("A TalkBack that is switched on is not switched on a second time under its long name")
  func shortName() throws {
    let phone = try StandInDevice()
    try phone.speak(["Send. Button"])
    try phone.write(
      "com.google.android.marvin.talkback/.TalkBackService\n",
      to: "settings/enabled_accessibility_services")
    _ = try capture(phone)
    let calls = try #require(phone.text(of: "calls")).split(separator: "\n")
    // The setting is written only once: when the settings are restored.
    #expect(calls.count { $0.contains("settings put secure enabled_accessibility_services") } == 1)
  }

  @Test("Of two screen readers the one that is switched on is captured")
  func twoReaders() throws {
    let phone = try StandInDevice()
    try phone.write(
      "package:com.google.android.marvin.talkback\n"
        + "package:com.samsung.android.accessibility.talkback\n", to: "packages")
    try phone.write(
      "com.samsung.android.accessibility.talkback/com.samsung.android.marvin.talkback.TalkBackService\n",
      to: "settings/enabled_accessibility_services")
    let device = try AndroidDevice(serial: nil, of: phone.bridge)
    #expect(device.talkBack?.package == "com.samsung.android.accessibility.talkback")
  }

  @Test("A walk is kept if the screen cannot be read again")
  func failingSecondDump() throws {
    let phone = try StandInDevice()
    try phone.speak(["Send. Button"])
    try phone.write("", to: "one-dump")
    let capture = try capture(phone)
    #expect(capture.stopCount == 1)
    #expect(capture.dumpAfter.isEmpty)
    #expect(capture.notes.count == 1)
    #expect(capture.notes.first?.contains("the screen after the walk is missing") == true)
  }

  @Test("Words with Unicode's line separator and lines out of order are read once")
  func oddLines() throws {
    let phone = try StandInDevice()
    try phone.speak("Terms\u{2028}of use. Button", hint: "Double-tap to activate", at: 1)
    let line =
      "V talkback: TalkBackFeedbackProvider:  TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= "
    try phone.write(
      "09-12 10:01:02.200  812  812 \(line)Send. Button    queueMode=1\n"
        + "09-12 10:01:02.199  812  812 V talkback: late\n", to: "stops/2")
    let capture = try capture(phone)
    #expect(capture.stopCount == 2)
    // The lines include the marks of the walk, and one mark for the edge.
    #expect(capture.log.utf8.count { $0 == UInt8(ascii: "\n") } == 8)
    #expect(capture.log.ranges(of: "A11Y_AUDIT: edge\n").count == 1)
  }

  @Test("A command of adb that does not end is stopped when the user interrupts")
  func hangingCommand() throws {
    let phone = try StandInDevice()
    try phone.write("uiautomator", to: "slow")
    let start = Date()
    let bridge = AndroidDebugBridge(searchPath: phone.searchPath) {
      Date().timeIntervalSince(start) > 1
    }
    #expect(throws: DeviceError.self) {
      let device = try AndroidDevice(serial: nil, of: bridge)
      return try AndroidCapture(of: device, named: "form", by: AndroidCaptureTests.options())
    }
    #expect(Date().timeIntervalSince(start) < 20)
  }

  @Test("On an image without Google Play, TalkBack's log level is set and set back")
  func logLevel() throws {
    let phone = try StandInDevice()
    let preferences = "<map><boolean name=\"pref_tts\" value=\"true\" /></map>\n"
    try phone.write("1\n", to: "properties/ro.debuggable")
    try phone.write("", to: "rootable")
    try phone.write(preferences, to: "preferences.xml")
    try phone.speak(["Send. Button"])
    _ = try capture(phone)
    #expect(phone.text(of: "preferences.xml") == preferences)
    let calls = try #require(phone.text(of: "calls")).split(separator: "\n")
    let change = try #require(calls.firstIndex { $0.contains("pref_log_level") })
    #expect(calls[..<change].contains { $0.hasSuffix("root") })
    #expect(calls.contains { $0.hasSuffix("unroot") })
  }

  @Test("A message for a phone whose log stays empty says how to switch the log on")
  func emptyLog() throws {
    let phone = try StandInDevice()
    let error = #expect(throws: DeviceError.self) { try capture(phone) }
    #expect(error?.remedy.contains("Log output level") == true)
    #expect(error?.remedy.contains("google_apis") == true)
  }

  @Test("A screen that is not the same after the walk is a note")
  func changedScreen() throws {
    let phone = try StandInDevice()
    try phone.speak(["Send. Button"])
    try phone.write("text", to: "changes")
    let capture = try capture(phone)
    #expect(capture.notes == ["the screen changed during the walk, so compare with both dumps"])
    #expect(capture.dumpAfter != capture.dumpBefore)
  }

  @Test("A screen that uiautomator cannot read is an error with its reason")
  func unreadableScreen() throws {
    let phone = try StandInDevice()
    try phone.write("ERROR: could not get idle state.\n", to: "dump-message")
    try phone.write("", to: "window.xml")
    let error = #expect(throws: DeviceError.self) { try capture(phone) }
    #expect(error?.problem.contains("could not get idle state") == true)
  }

  @Test("TalkBack that is missing or does not start is an error")
  func missingTalkBack() throws {
    let phone = try StandInDevice()
    try phone.write("", to: "no-start")
    #expect(try #require(throws: DeviceError.self) { try capture(phone) }.problem.contains("start"))
    try phone.write("package:com.example.talkbacks\n", to: "packages")
    #expect(
      try #require(throws: DeviceError.self) { try capture(phone) }.problem.contains("installed"))
  }

  @Test("A device before Android 11 is an error, since it has no virtual input devices")
  func oldDevice() throws {
    let phone = try StandInDevice()
    try phone.write("29\n", to: "properties/ro.build.version.sdk")
    #expect(
      try #require(throws: DeviceError.self) { try capture(phone) }.remedy.contains("Android 11"))
  }
}
