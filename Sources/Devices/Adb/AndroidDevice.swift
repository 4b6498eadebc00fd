/// A connected Android device, with the facts that a capture depends on.
package struct AndroidDevice: Sendable {
  /// The serial number, as `adb devices` prints it.
  package let serial: String
  /// The name of the model.
  package let model: String
  /// The API level, such as 36.
  package let api: Int
  /// Whether `adb root` may succeed, as on emulator images without Google Play.
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
  /// - Throws: An error if there is no such device, if there are several, or if the device is not
  ///   ready.
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

  /// Returns the size of the display from the output of `wm size`, which lists an override last.
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
