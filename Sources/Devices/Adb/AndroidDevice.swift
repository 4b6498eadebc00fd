/// A connected Android device, with the facts that a capture depends on.
package struct AndroidDevice: Sendable {
  /// The serial number, as `adb devices` prints it.
  package let serial: String
  /// The name of the model.
  package let model: String
  /// The API level, such as 36.
  package let api: Int
  /// Whether `adb` may get the rights of the system, as on emulator images without Google Play.
  package let isDebuggable: Bool
  /// TalkBack on the device, or `nil` if it is not installed.
  package let talkBack: InstalledTalkBack?
  /// TalkBack with its version, for headings.
  package var talkBackName: String {
    talkBack.map { "TalkBack \($0.version)" } ?? "no TalkBack"
  }
  /// The width and height of the display in pixels.
  let size: (width: Int, height: Int)
  let adb: AndroidDebugBridge

  /// Connects to a device.
  ///
  /// - Parameters:
  ///   - serial: The serial number, or `nil` if only one device is connected.
  ///   - bridge: The bridge to the devices.
  /// - Throws: An error if there is no such device, or more than one, or if it is not ready.
  package init(serial: String?, of bridge: AndroidDebugBridge) throws(DeviceError) {
    let list = try bridge.run(["devices"])
    self.serial = try ConnectedDevice.choose(serial, in: ConnectedDevice.all(in: list)).serial
    var adb = bridge
    adb.serial = self.serial
    self.adb = adb
    model = try adb.property("ro.product.model")
    api = Int(try adb.property("ro.build.version.sdk")) ?? 0
    isDebuggable = try adb.property("ro.debuggable") == "1"
    size = AndroidDevice.size(in: try adb.shell(["wm", "size"]))
    talkBack = try InstalledTalkBack(on: adb)
  }

  /// Returns the size of the display from the output of `wm size`; an override comes last.
  static func size(in output: String) -> (width: Int, height: Int) {
    let sizes = output.split(whereSeparator: \.isNewline).compactMap { line -> (Int, Int)? in
      guard let text = line.split(separator: " ").last else { return nil }
      let numbers = text.split(separator: "x").compactMap { Int($0) }
      guard numbers.count == 2, numbers.allSatisfy({ (1...100_000).contains($0) }) else {
        return nil
      }
      return (numbers[0], numbers[1])
    }
    return sizes.last ?? (1080, 1920)
  }
}

/// A line of `adb devices`.
struct ConnectedDevice {
  var serial: String
  var state: String

  /// Returns the devices that `adb devices` listed.
  static func all(in list: String) -> [ConnectedDevice] {
    list.split(whereSeparator: \.isNewline).compactMap { line in
      guard let tab = line.firstIndex(where: { $0 == "\t" || $0 == " " }), !line.hasPrefix("*"),
        !line.hasPrefix("List of devices")
      else { return nil }
      let state = line[tab...].drop { $0 == "\t" || $0 == " " }
      return ConnectedDevice(serial: String(line[..<tab]), state: String(state))
    }
  }

  /// Returns the device with a serial number, or the only device.
  static func choose(
    _ serial: String?, in devices: [ConnectedDevice]
  ) throws(DeviceError) -> ConnectedDevice {
    let names = devices.map(\.serial).joined(separator: ", ")
    if let serial {
      guard let device = devices.first(where: { $0.serial == serial }) else {
        throw DeviceError(
          "no device with the serial number “\(serial)” is connected",
          remedy: devices.isEmpty
            ? "connect it and allow USB debugging" : "name one of these: \(names)")
      }
      return try device.checked()
    }
    guard devices.count < 2 else {
      throw DeviceError(
        "\(devices.count) devices are connected: \(names)", remedy: "name one with --serial")
    }
    guard let device = devices.first else {
      throw DeviceError(
        "no Android device is connected",
        remedy: "connect a phone with USB debugging switched on, or start an emulator")
    }
    return try device.checked()
  }

  /// Returns the device if commands can be run on it.
  private func checked() throws(DeviceError) -> ConnectedDevice {
    switch state.prefix(while: { $0 != " " }) {
    case "device", "emulator": return self
    case "unauthorized", "authorizing":
      throw DeviceError(
        "the device \(serial) has not authorised this computer",
        remedy: "unlock it and answer “Allow USB debugging?” with yes")
    case "offline":
      throw DeviceError(
        "the device \(serial) is offline", remedy: "connect it again, or restart the emulator")
    case "no":
      throw DeviceError(
        "this user may not open the device \(serial)",
        remedy: "add udev rules for it (on Debian: apt install android-sdk-platform-tools-common)")
    default:
      throw DeviceError(
        "the device \(serial) is in the state “\(state)”", remedy: "start Android on it")
    }
  }
}

extension AndroidDebugBridge {
  /// Returns a system property of the device; empty if it is not set.
  func property(_ name: String) throws(DeviceError) -> String {
    String(
      try shell(["getprop", name]).trimmingPrefix { $0.isWhitespace }
        .prefix { !$0.isNewline })
  }
}
