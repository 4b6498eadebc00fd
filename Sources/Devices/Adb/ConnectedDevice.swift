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

  /// Returns the device, or throws an error if no commands can be run on it.
  private func checked() throws(DeviceError) -> ConnectedDevice {
    switch state.prefix(while: { $0 != " " }) {
    case "device": return self
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
