internal import Encoding
internal import ImportSupport
internal import TextIO

/// A connected device whose screen can be read.
package protocol ScreenDevice: Sendable {
  /// The address of the device, which is the name of its screen.
  var address: DeviceAddress { get }

  /// Reads the screen that the device shows.
  ///
  /// - Parameter progress: Receives the current step.
  /// - Returns: The content of a file with the screen, and with the facts that affect
  ///   announcements, such as the device's language.
  mutating func screen(progress: (String) -> Void) throws(DeviceError) -> [UInt8]
}

extension DeviceAddress {
  /// Connects to the device.
  ///
  /// - Parameters:
  ///   - searchPath: The folders in which programs are looked up, as in `PATH`, or `nil` for the
  ///     `PATH` of this process.
  ///   - isCancelled: Returns whether the user interrupted this program.
  ///   - naming: Returns the remedy for the error that several devices are connected, or `nil` for
  ///     the remedy to name a device by its address.
  /// - Throws: An error if there is no such device, if there are several, or if the device is not
  ///   ready.
  package func connect(
    searchPath: String?, isCancelled: @escaping @Sendable () -> Bool,
    naming: ((_ serial: String) -> String)? = nil
  ) throws(DeviceError) -> any ScreenDevice {
    if let problem { throw problem }
    let naming = naming ?? { DeviceAddress.naming(platform, $0) }
    switch platform {
    case .android:
      let bridge = AndroidDebugBridge(searchPath: searchPath, isCancelled: isCancelled)
      return try AndroidScreenDevice(serial, of: bridge, naming: naming)
    case .ios:
      let tools = SimulatorTools(searchPath: searchPath, isCancelled: isCancelled)
      return try SimulatorScreenDevice(serial, of: tools, naming: naming)
    }
  }

  /// Returns the addresses of the connected devices, each with the name of the device or the reason
  /// why its screen cannot be read.
  package static func list(
    _ platform: Platform, searchPath: String?, isCancelled: @escaping @Sendable () -> Bool
  ) throws(DeviceError) -> [(address: DeviceAddress, description: String)] {
    switch platform {
    case .android:
      let bridge = AndroidDebugBridge(searchPath: searchPath, isCancelled: isCancelled)
      return try AndroidDevice.list(of: bridge).map {
        (DeviceAddress(.android, serial: $0.serial), $0.description)
      }
    case .ios:
      let tools = SimulatorTools(searchPath: searchPath, isCancelled: isCancelled)
      return try tools.booted().map { (DeviceAddress(.ios, serial: $0.udid), $0.description) }
    }
  }

  /// Returns the advice to choose one of several connected devices by its address.
  static func naming(_ platform: Platform, _ serial: String) -> String {
    "name one, such as \(DeviceAddress(platform, serial: serial).text)"
  }
}

/// The screen of an Android device.
struct AndroidScreenDevice: ScreenDevice {
  private let device: AndroidDevice
  /// The latest dump, with the facts about the device at the time of the dump.
  private var latest: (xml: String, facts: DeviceFacts)?

  init(
    _ serial: String?, of bridge: AndroidDebugBridge, naming: (_ serial: String) -> String
  ) throws(DeviceError) {
    device = try AndroidDevice(serial: serial, of: bridge, naming: naming)
  }

  var address: DeviceAddress { DeviceAddress(.android, serial: device.serial) }

  mutating func screen(progress: (String) -> Void) throws(DeviceError) -> [UInt8] {
    let xml = try UIAutomatorDump(of: device, progress: progress).xml
    // If the dump is unchanged, the facts are unchanged, too: a new language or display size would
    // change the dump.
    let known = latest.flatMap { $0.xml == xml ? $0.facts : nil }
    let facts: DeviceFacts
    if let known { facts = known } else { facts = try device.facts() }
    latest = (xml, facts)
    // The XML declaration must stay at the start of the file, so the facts are inserted after the
    // declaration.
    let bytes = xml.utf8
    let declaration = xml.hasPrefix("<?xml") ? bytes.range(ofBytes: "?>".utf8) : nil
    let start = declaration?.upperBound ?? bytes.startIndex
    return Array(bytes[..<start]) + Array(facts.instruction.utf8) + Array(bytes[start...])
  }
}
