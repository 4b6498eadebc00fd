internal import TextIO

/// The address of a connected device, which users type instead of a file name: `device:android` or
/// `device:ios:UDID`.
package struct DeviceAddress: Sendable, Hashable {
  /// The system of a device.
  package enum Platform: String, Sendable, CaseIterable {
    case android, ios
  }

  package let platform: Platform
  /// The serial number of an Android device or the UDID of a simulator, or `nil` if the address
  /// stands for the only connected device.
  package let serial: String?

  package init(_ platform: Platform, serial: String? = nil) {
    self.platform = platform
    self.serial = serial
  }

  /// Parses an address; returns `nil` if the text does not begin with `device:` and a system.
  ///
  /// A serial number can contain colons. For example, `192.168.1.5:5555` is a phone on the network.
  package init?(_ text: String) {
    guard text.hasPrefix(DeviceAddress.scheme) else { return nil }
    let parts = text.dropFirst(DeviceAddress.scheme.count).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let platform = parts.first.flatMap({ Platform(rawValue: String($0)) }) else { return nil }
    self.init(platform, serial: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// The text with which every address begins.
  package static let scheme = "device:"

  /// The address as text, which is the name of the screen in results.
  package var text: String {
    "\(DeviceAddress.scheme)\(platform.rawValue)" + (serial.map { ":\($0)" } ?? "")
  }

  /// The error about an invalid serial number, or `nil` if a device can have this serial number.
  ///
  /// `adb` and `idb` would treat a serial number that begins with a hyphen as an option.
  package var problem: DeviceError? {
    guard let serial else { return nil }
    let isPrintable = serial.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
    }
    guard serial.isEmpty || serial.hasPrefix("-") || !isPrintable || serial.utf8.count > 200 else {
      return nil
    }
    let noun = platform == .android ? "serial number" : "UDID"
    return DeviceError(
      "“\(DeviceError.short(serial))” cannot be a \(noun)",
      remedy: "“announce device \(platform.rawValue) --list” lists the devices")
  }
}
