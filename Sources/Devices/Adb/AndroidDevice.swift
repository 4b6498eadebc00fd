internal import ImportSupport

/// A connected Android device, with the facts that a capture depends on.
package struct AndroidDevice: Sendable {
  /// The serial number in the output of `adb devices`.
  package let serial: String
  /// The name of the model.
  package let model: String
  /// The API level, such as 36.
  package let api: Int
  /// Whether `adb root` may succeed, as on emulator images without Google Play.
  package let isDebuggable: Bool
  /// TalkBack on the device, or `nil` if it is not installed.
  package let talkBack: InstalledTalkBack?
  /// The name “TalkBack” with the installed version, for headings.
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
  ///   - naming: Returns the remedy for the error that several devices are connected, such as “name
  ///     one with --serial”.
  /// - Throws: An error if there is no such device, if there are several, or if the device is not
  ///   ready.
  package init(
    serial: String?, of bridge: AndroidDebugBridge,
    naming: (_ serial: String) -> String = { _ in "name one with --serial" }
  ) throws(DeviceError) {
    let list = try bridge.run(["devices"])
    self.serial = try ConnectedDevice.choose(
      serial, in: ConnectedDevice.all(in: list), naming: naming
    ).serial
    var adb = bridge
    adb.serial = self.serial
    self.adb = adb
    model = try adb.property("ro.product.model")
    api = Int(try adb.property("ro.build.version.sdk")) ?? 0
    isDebuggable = try adb.property("ro.debuggable") == "1"
    size = AndroidDevice.size(in: try adb.shell(["wm", "size"]))
    talkBack = try InstalledTalkBack(on: adb)
  }

  /// Returns the size of the display from the output of `wm size`.
  ///
  /// If the user has overridden the size, `wm size` lists the overriding size last.
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

  /// Returns the density in dots per inch from the output of `wm density`, or `nil` if the output
  /// has no density.
  ///
  /// If the user has overridden the density, `wm density` lists the overriding density last.
  static func density(in output: String) -> Int? {
    output.split(whereSeparator: \.isNewline).compactMap { line in
      line.split(separator: " ").last.flatMap { Int($0) }
    }.last { DeviceFacts.densities.contains($0) }
  }

  /// Returns the facts that affect announcements, such as the device's language.
  func facts() throws(DeviceError) -> DeviceFacts {
    var facts = DeviceFacts()
    facts.model = model
    if api > 0 { facts.api = api }
    if let version = talkBack?.version, !version.isEmpty { facts.talkBack = version }
    facts.density = AndroidDevice.density(in: try adb.shell(["wm", "density"]))
    // `persist.sys.locale` is empty until a person chooses a language in the settings.
    let chosen = try adb.property("persist.sys.locale")
    let locale = chosen.isEmpty ? try adb.property("ro.product.locale") : chosen
    if !locale.isEmpty { facts.locale = locale }
    return facts
  }

  /// Returns the devices that are connected, each with its state as a sentence.
  package static func list(
    of bridge: AndroidDebugBridge
  ) throws(DeviceError) -> [(serial: String, description: String)] {
    ConnectedDevice.all(in: try bridge.run(["devices", "-l"])).map { device in
      (
        device.serial,
        device.obstacle.map { "\($0)" } ?? device.model ?? "ready"
      )
    }
  }
}
