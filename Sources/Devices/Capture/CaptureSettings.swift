/// The device settings that a capture changes, with their original values.
///
/// ``restore()`` writes the values back, even after an interruption. Until then, a copy of the
/// values stays on the device: if a capture is killed, the next capture restores the values.
struct CaptureSettings {
  private let adb: AndroidDebugBridge
  private let talkBack: InstalledTalkBack
  /// The original values by name; “null” if a setting did not exist.
  private var values: [(name: String, value: String)] = []
  /// Whether TalkBack's preferences were changed.
  private var hasChangedPreferences = false
  /// Whether `adb` was restarted as root.
  private var hasRoot = false

  private static let services = "enabled_accessibility_services"
  private static let secure = [services, "accessibility_enabled", "touch_exploration_enabled"]
  private static let tag = "log.tag.talkback"
  private static let copy = "/data/local/tmp/announce-settings"
  /// The line in the stored copy for the fact that a capture restarted `adb` as root.
  private static let root = "root=1"

  /// Reads the settings of a device and stores a copy on the device.
  init(_ device: AndroidDevice, _ talkBack: InstalledTalkBack) throws(DeviceError) {
    adb = device.adb
    self.talkBack = talkBack
    if let lines = try adb.output(ofScript: "cat \(CaptureSettings.copy)") {
      values = CaptureSettings.values(in: lines)
      hasRoot = lines.split(whereSeparator: \.isNewline).contains { $0 == CaptureSettings.root }
    }
    guard values.isEmpty else { return }
    for name in CaptureSettings.secure {
      values.append((name, try adb.setting(name)))
    }
    values.append((CaptureSettings.tag, try adb.property(CaptureSettings.tag)))
    let lines = values.map { AndroidDebugBridge.quoted("\($0.name)=\($0.value)") }
    _ = try adb.output(
      ofScript: "printf '%s\\n' \(lines.joined(separator: " ")) > \(CaptureSettings.copy)")
  }

  /// Returns the values in the copy that a killed capture left.
  private static func values(in lines: String) -> [(name: String, value: String)] {
    let found = lines.split(whereSeparator: \.isNewline).map { line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
    }
    return found.filter { secure.contains($0.name) || $0.name == tag }
  }

  /// Switches on TalkBack and its verbose log.
  ///
  /// TalkBack reads its log level from its preferences. `adb` can write them only on an image
  /// without Google Play. Older versions of TalkBack read the level from a system property instead.
  ///
  /// - Returns: Whether TalkBack's preferences were changed. If they were not changed, the log
  ///   level in the preferences still applies.
  mutating func switchOn(_ device: AndroidDevice) throws(DeviceError) -> Bool {
    _ = try adb.shell(["setprop", CaptureSettings.tag, "VERBOSE"])
    if device.isDebuggable { try changePreferences() }
    let list = InstalledTalkBack.services(in: try adb.setting(CaptureSettings.services))
    if !list.contains(where: talkBack.isService) {
      try set(CaptureSettings.services, to: (list + [talkBack.service]).joined(separator: ":"))
    }
    try set("accessibility_enabled", to: "1")
    return hasChangedPreferences
  }

  /// Restores the original settings.
  ///
  /// - Returns: The problems, one for each setting that could not be restored.
  func restore() -> [DeviceError] {
    var problems: [DeviceError] = []
    // Even if the user interrupted the capture, the device is restored.
    var adb = adb
    adb.isCancelled = { false }
    func attempt(_ body: () throws(DeviceError) -> Void) {
      do throws(DeviceError) { try body() } catch { problems.append(error) }
    }
    if hasChangedPreferences {
      attempt { () throws(DeviceError) in
        _ = try adb.shell(["am", "force-stop", talkBack.package])
        _ = try adb.run(["shell", "cat \(backup) > \(preferences) && rm \(backup)"])
      }
    }
    for (name, value) in values {
      attempt { () throws(DeviceError) in
        if name == CaptureSettings.tag {
          // A system property cannot be removed, but a property with an empty value has no effect.
          _ = try adb.shell(["setprop", name, value])
        } else if value == "null" || value.isEmpty {
          _ = try adb.shell(["settings", "delete", "secure", name])
        } else {
          _ = try adb.shell(["settings", "put", "secure", name, value])
        }
      }
    }
    if problems.isEmpty { _ = try? adb.output(ofScript: "rm -f \(CaptureSettings.copy)") }
    if hasRoot {
      attempt { () throws(DeviceError) in
        _ = try adb.run(["unroot"])
        _ = try adb.run(["wait-for-device"])
      }
    }
    return problems
  }

  private func set(_ name: String, to value: String) throws(DeviceError) {
    _ = try adb.shell(["settings", "put", "secure", name, value])
  }

  /// The path of TalkBack's preferences, in storage that is readable before the device is unlocked.
  private var preferences: String {
    "/data/user_de/0/\(talkBack.package)/shared_prefs/\(talkBack.package)_preferences.xml"
  }

  private var backup: String { "/data/local/tmp/announce-talkback-preferences.xml" }

  /// Sets TalkBack's log level to verbose, if `adb` can become root and the preferences exist.
  private mutating func changePreferences() throws(DeviceError) {
    let isRoot = try adb.shell(["id", "-u"]).hasPrefix("0")
    if !isRoot {
      guard (try? adb.run(["root"])) != nil else { return }
      hasRoot = true
      _ = try adb.run(["wait-for-device"], seconds: 60)
      _ = try adb.output(ofScript: "echo \(CaptureSettings.root) >> \(CaptureSettings.copy)")
    }
    // If a killed capture left a backup, the backup has the original preferences, so it is not
    // replaced.
    guard try adb.output(ofScript: "[ -f \(backup) ] || cp \(preferences) \(backup)") != nil else {
      return
    }
    hasChangedPreferences = true
    // When TalkBack stops, it writes its preferences and would overwrite the change. Therefore,
    // TalkBack is stopped first.
    _ = try adb.shell(["am", "force-stop", talkBack.package])
    let level = "<string name=\"pref_log_level\">2</string>"
    _ = try adb.run([
      "shell",
      "sed -e '/name=\"pref_log_level\"/d' -e 's#</map>#\(level)</map>#' \(backup) > \(preferences)",
    ])
  }
}
