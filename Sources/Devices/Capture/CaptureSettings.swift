/// What a capture changes on a device, with the values from before.
///
/// ``restore()`` writes the values back, also after an interruption.
struct CaptureSettings {
  private let adb: AndroidDebugBridge
  private let talkBack: InstalledTalkBack
  private let api: Int
  /// The values of the secure settings before the capture; “null” if a setting did not exist.
  private var secure: [(name: String, value: String)] = []
  private var logTag = ""
  /// Whether TalkBack's preferences were changed.
  private var hasChangedPreferences = false
  /// Whether `adb` was restarted with the rights of the system.
  private var hasRoot = false

  /// Remembers the settings of a device.
  init(_ device: AndroidDevice, _ talkBack: InstalledTalkBack) throws(DeviceError) {
    adb = device.adb
    api = device.api
    self.talkBack = talkBack
    for name in CaptureSettings.names {
      let value = try adb.shell(["settings", "get", "secure", name])
      secure.append((name, String(value.prefix { !$0.isNewline })))
    }
    logTag = try adb.property(CaptureSettings.tag)
  }

  private static let services = "enabled_accessibility_services"
  private static let names = [services, "accessibility_enabled", "touch_exploration_enabled"]
  private static let tag = "log.tag.talkback"

  /// Switches TalkBack's log and TalkBack on.
  ///
  /// TalkBack reads its log level from its preferences, which only an image without Google Play
  /// lets `adb` write; older versions follow the log's own level for their tag.
  ///
  /// - Returns: Whether the preferences were changed. If not, the log level is the user's.
  mutating func switchOn(_ device: AndroidDevice) throws(DeviceError) -> Bool {
    _ = try adb.shell(["setprop", CaptureSettings.tag, "VERBOSE"])
    if device.isDebuggable { try changePreferences() }
    let others = secure.first { $0.name == CaptureSettings.services }?.value ?? "null"
    let list = others.split(separator: ":").map(String.init).filter { $0 != "null" }
    let wanted = list.contains(talkBack.service) ? list : list + [talkBack.service]
    try put(CaptureSettings.services, wanted.joined(separator: ":"))
    try put("accessibility_enabled", "1")
    return hasChangedPreferences
  }

  /// Restores the settings from before.
  ///
  /// - Returns: The problems, one for each setting that could not be restored.
  func restore() -> [DeviceError] {
    var problems: [DeviceError] = []
    // The user's wish to end must not keep the device from being restored.
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
    for (name, value) in secure {
      attempt { () throws(DeviceError) in
        _ = try adb.shell(
          value == "null" || value.isEmpty
            ? ["settings", "delete", "secure", name] : ["settings", "put", "secure", name, value])
      }
    }
    // A property cannot be removed; without a value it has no effect.
    attempt { () throws(DeviceError) in
      _ = try adb.shell(["setprop", CaptureSettings.tag, logTag])
    }
    if hasRoot {
      attempt { () throws(DeviceError) in
        _ = try adb.run(["unroot"])
        _ = try adb.run(["wait-for-device"])
      }
    }
    return problems
  }

  private func put(_ name: String, _ value: String) throws(DeviceError) {
    _ = try adb.shell(["settings", "put", "secure", name, value])
  }

  /// TalkBack's preferences, in storage that is readable before the device is unlocked.
  private var preferences: String {
    "/data/user_de/0/\(talkBack.package)/shared_prefs/\(talkBack.package)_preferences.xml"
  }

  private var backup: String { "/data/local/tmp/announce-talkback-preferences.xml" }

  /// Sets TalkBack's log level to verbose, if the device gives the rights and has the file.
  private mutating func changePreferences() throws(DeviceError) {
    let isRoot = try adb.shell(["id", "-u"]).hasPrefix("0")
    if !isRoot {
      guard (try? adb.run(["root"])) != nil else { return }
      hasRoot = true
      _ = try adb.run(["wait-for-device"], seconds: 60)
    }
    guard try adb.output(ofScript: "cp \(preferences) \(backup)") != nil else { return }
    hasChangedPreferences = true
    // TalkBack writes its preferences when it stops, so it is stopped before they change.
    _ = try adb.shell(["am", "force-stop", talkBack.package])
    let level = "<string name=\"pref_log_level\">2</string>"
    _ = try adb.run([
      "shell",
      "sed -e '/name=\"pref_log_level\"/d' -e 's#</map>#\(level)</map>#' \(backup) > \(preferences)",
    ])
  }
}
