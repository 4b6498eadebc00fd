import Foundation
import TalkBackReader
import Testing

@testable import Devices

@Suite("Connected devices")
struct AndroidDeviceTests {
  private func error(_ devices: String, serial: String? = nil) throws -> DeviceError {
    let phone = try StandInDevice()
    try phone.write("List of devices attached\n\(devices)\n", to: "devices")
    return try #require(throws: DeviceError.self) {
      try AndroidDevice(serial: serial, of: phone.bridge)
    }
  }

  @Test("The only device is chosen, with its facts")
  func onlyDevice() throws {
    let phone = try StandInDevice()
    let device = try AndroidDevice(serial: nil, of: phone.bridge)
    #expect(device.serial == "phone1")
    #expect(device.model == "Pixel 9")
    #expect(device.api == 36)
    #expect(device.talkBackName == "TalkBack 17.0.1.889")
    #expect(device.size == (1080, 2400))
  }

  @Test("No device, several devices and an unknown one are errors that say what to do")
  func choice() throws {
    #expect(try error("").problem == "no Android device is connected")
    let two = try error("phone1\tdevice\nemulator-5554\tdevice")
    #expect(two.problem == "2 devices are connected: phone1, emulator-5554")
    #expect(two.remedy == "name one with --serial")
    #expect(try error("phone1\tdevice", serial: "x").remedy == "name one of these: phone1")
  }

  @Test(
    "A device that cannot be used yet is an error with its reason",
    arguments: [
      ("unauthorized", "authorised"), ("offline", "offline"), ("recovery", "recovery"),
      ("no permissions (user in plugdev group; are your udev rules wrong?)", "may not open"),
    ])
  func states(state: String, word: String) throws {
    #expect(try error("phone1\t\(state)").problem.contains(word))
  }

  @Test("Lines of adb's server are no devices")
  func serverLines() throws {
    let phone = try StandInDevice()
    try phone.write(
      "* daemon not running; starting now at tcp:5037\n* daemon started successfully\n"
        + "List of devices attached\nphone1\tdevice\n", to: "devices")
    #expect(try AndroidDevice(serial: nil, of: phone.bridge).serial == "phone1")
  }

  @Test("A missing adb is an error that names the package")
  func missingProgram() throws {
    let empty = FileManager.default.temporaryDirectory.path
    let error = try #require(throws: DeviceError.self) {
      try AndroidDevice(serial: nil, of: AndroidDebugBridge(searchPath: empty))
    }
    #expect(error.problem == "adb is not installed")
  }

  @Test("An override of the display's size counts, and odd sizes do not")
  func sizes() {
    #expect(
      AndroidDevice.size(in: "Physical size: 1080x2400\nOverride size: 720x1600\n") == (720, 1600))
    #expect(AndroidDevice.size(in: "Physical size: 99999999999x1\n") == (1080, 1920))
    #expect(AndroidDevice.size(in: "") == (1080, 1920))
  }

  @Test("A TalkBack has the capabilities of the version before it, and an unknown one all")
  func versions() {
    func profile(_ version: String) -> TalkBackSettings.Profile {
      InstalledTalkBack(package: "com.android.talkback", version: version).profile
    }
    #expect(["16.2.0", "17.0.1", ""].allSatisfy { profile($0).hasMetaModifier })
    #expect(!["16.1", "9.1", "15"].contains { profile($0).hasMetaModifier })
    #expect(profile("17.0.1.889642762") == .version17 && profile("9.1") == .version7)
    #expect(profile("1.0") == .version6 && profile("") == .version17)
  }
}
