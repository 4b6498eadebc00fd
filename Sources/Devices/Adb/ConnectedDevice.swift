/// A device in the output of `adb devices`, which has one line for each device.
struct ConnectedDevice {
  var serial: String
  var state: String
  /// The name of the model, which `adb devices -l` adds.
  var model: String?

  /// Returns the devices that `adb devices` listed.
  static func all(in list: String) -> [ConnectedDevice] {
    list.split(whereSeparator: \.isNewline).compactMap { line -> ConnectedDevice? in
      // `adb devices` separates the columns by a tab, and `adb devices -l` by spaces. A serial
      // number can contain single spaces.
      let gap = line.firstIndex(of: "\t") ?? ConnectedDevice.gap(in: line)
      guard let gap, !line.hasPrefix("*"), !line.hasPrefix("List of devices") else { return nil }
      let state = line[gap...].drop { $0 == "\t" || $0 == " " }
      let serial = line[..<gap].reversed().drop { $0 == " " }.reversed()
      guard !serial.isEmpty, !state.isEmpty else { return nil }
      var device = ConnectedDevice(serial: String(serial), state: String(state))
      if let name = state.split(separator: " ").first(where: { $0.hasPrefix("model:") }) {
        device.model = String(name.dropFirst("model:".count).replacing("_", with: " "))
      }
      return device
    }
  }

  /// Returns the index of the first two adjacent spaces.
  ///
  /// If no spaces are adjacent, the result is the index of the first space.
  private static func gap(in line: Substring) -> Substring.Index? {
    line.firstRange(of: "  ")?.lowerBound ?? line.firstIndex(of: " ")
  }

  /// Returns the device with a serial number or, if `serial` is `nil`, the only device.
  ///
  /// - Parameter naming: Returns the remedy for the error that several devices are connected. The
  ///   argument of `naming` is the serial number of one of these devices.
  static func choose(
    _ serial: String?, in devices: [ConnectedDevice],
    naming: (_ serial: String) -> String = { _ in "name one with --serial" }
  ) throws(DeviceError) -> ConnectedDevice {
    let names = devices.map { device in
      device.isReady ? device.serial : "\(device.serial) (\(device.condition))"
    }.joined(separator: ", ")
    if let serial {
      guard let device = devices.first(where: { $0.serial == serial }) else {
        throw DeviceError(
          "no device with the serial number “\(serial)” is connected",
          remedy: devices.isEmpty
            ? "connect it and allow USB debugging" : "name one of these: \(names)")
      }
      return try device.checked()
    }
    guard let device = devices.first else {
      throw DeviceError(
        "no Android device is connected",
        remedy: "connect a phone with USB debugging switched on, or start an emulator")
    }
    guard devices.count < 2 else {
      throw DeviceError(
        "\(devices.count) devices are connected: \(names)",
        remedy: naming((devices.first(where: \.isReady) ?? device).serial))
    }
    return try device.checked()
  }

  /// The first word of the state, such as `device` or `offline`.
  private var condition: Substring { state.prefix { $0 != " " } }

  /// Whether commands can be run on the device.
  var isReady: Bool { condition == "device" }

  /// The error with the reason why no commands can be run on the device, or `nil` if commands can
  /// be run.
  var obstacle: DeviceError? {
    switch condition {
    case "device": nil
    case "unauthorized", "authorizing":
      DeviceError(
        "the device \(serial) has not authorised this computer",
        remedy: "unlock it and answer “Allow USB debugging?” with yes")
    case "offline":
      DeviceError(
        "the device \(serial) is offline", remedy: "connect it again, or restart the emulator")
    case "no":
      DeviceError(
        "this user may not open the device \(serial)",
        remedy: "add udev rules for it (on Debian: apt install android-sdk-platform-tools-common)")
    default:
      DeviceError(
        "the device \(serial) is in the state “\(DeviceError.short(state))”",
        remedy: "start Android on it")
    }
  }

  /// Returns the device, or throws an error if no commands can be run on the device.
  private func checked() throws(DeviceError) -> ConnectedDevice {
    if let obstacle { throw obstacle }
    return self
  }
}
