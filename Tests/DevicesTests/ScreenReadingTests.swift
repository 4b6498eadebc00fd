import Foundation
import Requirements
import Testing

@testable import Devices

/// Reading the screen of a stand-in for an Android device.
@Suite(.ownThread)
struct ScreenReadingTests {
  private func screen(of phone: StandInDevice) throws -> String {
    var device = try DeviceAddress(.android).connect(
      searchPath: phone.searchPath, isCancelled: { false })
    return String(decoding: try device.screen { _ in }, as: UTF8.self)
  }

  private func error(of phone: StandInDevice) throws -> DeviceError {
    try #require(throws: DeviceError.self) { try screen(of: phone) }
  }

  @Test func `A screen has the facts about its device after the XML declaration`() throws {
    let phone = try StandInDevice()
    try phone.write("Physical density: 420\nOverride density: 480\n", to: "density")
    try phone.write("de-DE\n", to: "properties/persist.sys.locale")
    let facts = """
      <?announce model="Pixel 9" api="36" talkback="17.0.1.889" density="480" locale="de-DE"?>
      """
    let plain = StandInDevice.window("Send")
    let expected = plain.replacingOccurrences(of: " ?>\n", with: " ?>\(facts)\n")
    #expect(try screen(of: phone) == expected)
    #expect(phone.text(of: "calls")?.contains("exec-out uiautomator dump /dev/tty\n") == true)
    #expect(phone.text(of: "calls")?.contains("/data/local/tmp/announce-") == false)
  }

  @Test func `A device that has no terminal writes a file, which is removed`() throws {
    let phone = try StandInDevice()
    try phone.write("", to: "no-tty")
    #expect(try screen(of: phone).hasSuffix("</hierarchy>\n"))
    let remove = try Regex("trap 'rm -f (/data/local/tmp/announce-[0-9a-f]+\\.xml)' EXIT")
    let first = try #require(phone.text(of: "calls")?.firstMatch(of: remove)?.output[1].substring)
    _ = try screen(of: phone)
    // Each run uses a file of its own, so that runs can be concurrent.
    #expect(phone.text(of: "calls")?.ranges(of: "trap 'rm -f \(first)'").count == 1)
  }

  @Test func `Lines around the XML are no part of the screen`() throws {
    let phone = try StandInDevice()
    let window = StandInDevice.window("Send")
    try phone.write("WARNING: linker: unused DT entry\n\(window)more\n", to: "window.xml")
    let screen = try screen(of: phone)
    #expect(screen.hasPrefix("<?xml"))
    #expect(screen.hasSuffix("</hierarchy>\n"))
  }

  @Test func `A screen that moves is tried again, and one that never rests is an error`() throws {
    let phone = try StandInDevice()
    try FileManager.default.createDirectory(
      at: phone.folder.appendingPathComponent("device/messages"),
      withIntermediateDirectories: true)
    for number in 1...2 {
      try phone.write("ERROR: could not get idle state.\n", to: "messages/\(number)")
    }
    #expect(try screen(of: phone).contains("Send"))
    #expect(phone.text(of: "dumps") == "dump\ndump\ndump\n")
    try phone.write("ERROR: could not get idle state.\n", to: "dump-message")
    let error = try error(of: phone)
    #expect(
      error.problem
        == "uiautomator cannot read the screen: could not get idle state (tried 3 times)")
    #expect(error.remedy.contains("Animator duration scale"))
    #expect(phone.text(of: "dumps")?.split(separator: "\n").count == 6)
  }

  /// The output of `dumpsys window`, shortened.
  private static func windows(focus: String, flags: String = "LAYOUT_IN_SCREEN") -> String {
    """
    WINDOW MANAGER LAST ANR (dumpsys window lastanr)
      <no ANR has occurred since boot>
    WINDOW MANAGER WINDOWS (dumpsys window windows)
      Window #0 Window{aaaa u0 StatusBar}:
        mAttrs={(0,0)(fillx110) gr=TOP CENTER_VERTICAL ty=STATUS_BAR fmt=TRANSLUCENT
          fl=NOT_FOCUSABLE SECURE
      Window #1 Window{4f2a1b7 u0 com.example.pay/com.example.pay.MainActivity}:
        mDisplayId=0 rootTaskId=12 mSession=Session{66 9812:u0a123} mClient=android.os.Binder
        mAttrs={(0,0)(fillxfill) sim={adjust=resize} ty=BASE_APPLICATION wanim=0x10302fe
          fl=\(flags) LAYOUT_INSET_DECOR HARDWARE_ACCELERATED
          pfl=NO_MOVE_ANIMATION
      mCurrentFocus=\(focus)
    """
  }

  private static let pay = "Window{4f2a1b7 u0 com.example.pay/com.example.pay.MainActivity}"

  @Test func `A window without a root node is an error that says why there is none`() throws {
    let phone = try StandInDevice()
    try phone.write(
      "ERROR: null root node returned by UiTestAutomationBridge.\n", to: "dump-message")
    #expect(try error(of: phone).problem.contains("no window of phone1 has the focus"))
    #expect(phone.text(of: "dumps") == "dump\ndump\ndump\n")
    try phone.write(Self.windows(focus: "null"), to: "windows.txt")
    #expect(try error(of: phone).problem.contains("no window of phone1 has the focus"))
    try phone.write(Self.windows(focus: Self.pay), to: "windows.txt")
    #expect(
      try error(of: phone).problem
        == "uiautomator gets no content of the window com.example.pay/com.example.pay.MainActivity")
    try phone.write(Self.windows(focus: Self.pay, flags: "SECURE"), to: "windows.txt")
    let secure = try error(of: phone)
    #expect(secure.problem.hasPrefix("the window com.example.pay/com.example.pay.MainActivity is "))
    #expect(secure.problem.contains("FLAG_SECURE"))
    #expect(secure.remedy.contains("build of the app without FLAG_SECURE"))
    try phone.write(Self.windows(focus: Self.pay, flags: "#81812100"), to: "windows.txt")
    #expect(try error(of: phone).problem.contains("FLAG_SECURE"))
    try phone.write("    mShowingDream=false mDreamingLockscreen=true\n", to: "windows.txt")
    #expect(try error(of: phone).description == "the device phone1 is locked; unlock it")
    try phone.write("Asleep\n", to: "wakefulness")
    #expect(try error(of: phone).problem == "the display of phone1 is off")
  }

  @Test func `The lock screen is not taken for the screen of an app`() throws {
    let phone = try StandInDevice()
    let window = StandInDevice.window("Camera")
      .replacingOccurrences(of: "com.example", with: "com.android.systemui")
    try phone.write(window, to: "window.xml")
    #expect(try screen(of: phone).contains("Camera"))
    try phone.write("  isKeyguardShowing=true\n", to: "windows.txt")
    #expect(try error(of: phone).problem == "the device phone1 is locked")
  }

  @Test func `Other failures of uiautomator are reported with their reason`() throws {
    let phone = try StandInDevice()
    try phone.write(
      "java.lang.IllegalStateException: UiAutomationService android.x already registered!\n",
      to: "dump-message")
    #expect(try error(of: phone).remedy.contains("Appium"))
    try phone.write("Killed\n", to: "dump-message")
    #expect(try error(of: phone).problem == "uiautomator cannot read the screen: Killed")
    try phone.write("", to: "dump-message")
    #expect(try error(of: phone).problem.hasPrefix("uiautomator cannot read the screen: "))
    try FileManager.default.removeItem(
      at: phone.folder.appendingPathComponent("device/dump-message"))
    // A truncated dump must not be read as a complete one.
    try phone.write(
      "<?xml version='1.0'?><hierarchy rotation=\"0\"><node text=\"S", to: "window.xml")
    #expect(
      try error(of: phone).problem == "uiautomator cannot read the screen: it printed no whole dump"
    )
  }

  @Test func `Garbage that a device prints is an error of one readable line`() throws {
    let phone = try StandInDevice()
    try Data((0...255).map { UInt8($0) } + Array(repeating: UInt8(ascii: "x"), count: 100_000))
      .write(to: phone.folder.appendingPathComponent("device/dump-message"))
    let problem = try error(of: phone).problem
    #expect(problem.count < 300)
    #expect(!problem.contains { $0.isNewline })
  }

  @Test func `A device that floods or closes its streams without ending is given up`() throws {
    let program = { (phone: StandInDevice) in
      DeviceProgram(
        name: "adb", searchPath: phone.searchPath, installation: "", restart: "restart",
        isCancelled: { false })
    }
    let phone = try StandInDevice()
    try phone.write("exec-out", to: "flood")
    let flood = #expect(throws: DeviceError.self) {
      try program(phone).run(["exec-out", "uiautomator"], seconds: 60, limit: 1)
    }
    #expect(flood?.problem == "“adb exec-out uiautomator” printed more than 1 MB")
    let other = try StandInDevice()
    try other.write("exec-out", to: "closed")
    let start = Date()
    let closed = #expect(throws: DeviceError.self) {
      try program(other).run(["exec-out"], seconds: 1)
    }
    #expect(closed?.description == "“adb exec-out” did not end within 1 s; restart")
    try other.write("exec-out", to: "slow")
    let slow = #expect(throws: DeviceError.self) {
      try program(other).run(["exec-out"], seconds: 1)
    }
    #expect(slow?.problem == "“adb exec-out” did not end within 1 s")
    #expect(Date().timeIntervalSince(start) < 30)
  }

  @Test func `An address has a system and a serial number, which can contain colons`() {
    #expect(DeviceAddress("device:android") == DeviceAddress(.android))
    #expect(
      DeviceAddress("device:android:192.168.1.5:5555")
        == DeviceAddress(.android, serial: "192.168.1.5:5555"))
    #expect(DeviceAddress("device:ios:\(StandInSimulator.udid)")?.serial == StandInSimulator.udid)
    for text in ["device", "device:", "device:windows", "./device:android", "android", ""] {
      #expect(DeviceAddress(text) == nil)
    }
    for serial in ["", "-x", "a\u{1B}[2J", "a\nb", String(repeating: "a", count: 300)] {
      #expect(DeviceAddress(.android, serial: serial).problem != nil)
    }
    for serial in ["emulator-5554", "adb-R3CT (2)._adb-tls-connect._tcp", "[fe80::1]:5555", "ü"] {
      #expect(DeviceAddress(.android, serial: serial).problem == nil)
    }
  }

  @Test func `Serial numbers with spaces and colons are found in the list of devices`() {
    let short = ConnectedDevice.all(
      in: "List of devices attached\nadb-R3CT (2)._adb-tls-connect._tcp\tdevice\n")
    #expect(short.map(\.serial) == ["adb-R3CT (2)._adb-tls-connect._tcp"])
    let long = ConnectedDevice.all(
      in: "192.168.1.5:5555       device product:p model:Pixel_9 device:d transport_id:4\n"
        + "emulator-5554          offline transport_id:2\n")
    #expect(long.map(\.serial) == ["192.168.1.5:5555", "emulator-5554"])
    #expect(long.map(\.model) == ["Pixel 9", nil])
    #expect(long.map(\.isReady) == [true, false])
  }

  @Test func `Densities that no device has are left out`() {
    #expect(AndroidDevice.density(in: "Physical density: 420\n") == 420)
    #expect(AndroidDevice.density(in: "Physical density: 0\n") == nil)
    #expect(AndroidDevice.density(in: "Physical density: 99999999999999999999\n") == nil)
    #expect(AndroidDevice.density(in: "") == nil)
  }
}
