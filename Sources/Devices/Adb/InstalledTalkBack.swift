internal import TalkBackReader

/// The installed TalkBack of a device.
package struct InstalledTalkBack: Sendable, Hashable {
  /// The name of the package.
  let package: String
  /// The version, such as `17.0.1.889642762`; empty if Android does not name it.
  package let version: String

  /// The name of TalkBack's accessibility service in Android's settings.
  var service: String {
    package == InstalledTalkBack.samsung
      ? "\(package)/com.samsung.android.marvin.talkback.TalkBackService"
      : "\(package)/com.google.android.marvin.talkback.TalkBackService"
  }

  /// The simulated version that is nearest to this TalkBack.
  var profile: TalkBackSettings.Profile { TalkBackSettings.Profile(installed: version) }

  private static let samsung = "com.samsung.android.accessibility.talkback"
  /// The package names of TalkBack from Google, from Android's source code and from Samsung.
  private static let packages = [
    "com.google.android.marvin.talkback", "com.android.talkback", samsung,
  ]

  init(package: String, version: String) {
    self.package = package
    self.version = version
  }

  /// Whether the name of an accessibility service in the settings is the name of this TalkBack.
  ///
  /// Settings name a service by its full class name, or by a short one: `PACKAGE/.TalkBackService`.
  func isService(_ name: String) -> Bool {
    name.hasPrefix("\(package)/") && name.hasSuffix(".TalkBackService")
  }

  /// Returns the accessibility services in the value of a setting.
  static func services(in setting: String) -> [String] {
    setting.split(separator: ":").map(String.init).filter { $0 != "null" }
  }

  /// Returns TalkBack on a device, or `nil` if it is not installed.
  ///
  /// If several versions of TalkBack are installed, the version that is switched on is used.
  init?(on adb: AndroidDebugBridge) throws(DeviceError) {
    let installed = try adb.shell(["pm", "list", "packages", "talkback"])
      .split(whereSeparator: \.isNewline).map { $0.drop { $0 != ":" }.dropFirst() }
    let candidates = InstalledTalkBack.packages.filter { name in installed.contains { $0 == name } }
    let services = InstalledTalkBack.services(
      in: try adb.setting("enabled_accessibility_services"))
    let enabled = candidates.first { name in services.contains { $0.hasPrefix("\(name)/") } }
    guard let package = enabled ?? candidates.first else { return nil }
    let facts = try adb.shell(["dumpsys", "package", package])
    let sign = "versionName="
    let version = facts.split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }.first { $0.hasPrefix(sign) }
    self.init(package: package, version: String(version?.dropFirst(sign.count) ?? ""))
  }
}
