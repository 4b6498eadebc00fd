internal import Processes
internal import TextIO

/// The facts from Android's window manager that explain why uiautomator cannot read the screen.
///
/// Assumed: the words are those of `dumpsys window` and `dumpsys power` of Android 8 to 16, as
/// their source code prints them; no device was asked.
struct ShownWindow {
  /// The window with the focus, such as `com.example/com.example.MainActivity`, or `nil` if no
  /// window has the focus.
  private(set) var focused: String?
  /// Whether the window with the focus has the flag FLAG_SECURE.
  private(set) var isSecure = false
  private(set) var isLocked = false
  private(set) var isDisplayOff = false

  init(on adb: AndroidDebugBridge) throws(DeviceError) {
    // Commands that report a failure are accepted here, because the user is to see why uiautomator
    // failed.
    self.init(
      windows: try adb.result(["shell", "dumpsys window"]).output,
      power: try adb.result(["shell", "dumpsys power"]).output)
  }

  init(windows: String, power: String) {
    let lines = windows.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let sign = "mCurrentFocus=Window{"
    let focus = lines.last { $0.hasPrefix(sign) }.map { $0.dropFirst(sign.count) }
    let handle = focus?.prefix { $0 != " " }
    // An example of `focus`: “1a2b3c u0 com.example/com.example.MainActivity}”
    let words = focus?.prefix { $0 != "}" }.split(separator: " ") ?? []
    focused = words.count > 2 ? DeviceError.short(words[2...].joined(separator: " ")) : nil
    isLocked = ShownWindow.signsOfLock.contains { sign in
      lines.contains { $0.split(separator: " ").contains { $0 == sign } }
    }
    isDisplayOff = power.split(whereSeparator: \.isNewline).contains { line in
      ["mWakefulness=Asleep", "mWakefulness=Dozing"].contains {
        line.drop(while: \.isWhitespace).hasPrefix($0)
      }
    }
    guard let handle else { return }
    // “Window #3 Window{1a2b3c u0 …}:” begins the block of a window.
    let start = lines.firstIndex {
      $0.hasPrefix("Window #") && $0.contains("Window{\(handle) ")
    }
    guard let start else { return }
    let block = lines[(start + 1)...].prefix { !$0.hasPrefix("Window #") }
    isSecure = block.contains(where: ShownWindow.hasSecureFlag)
  }

  private static let signsOfLock = [
    "isKeyguardShowing=true", "mKeyguardShowing=true", "mShowingLockscreen=true",
    "mDreamingLockscreen=true", "isStatusBarKeyguard=true",
  ]

  /// Whether a line lists the flag FLAG_SECURE, by its name or, before Android 8, by its bit.
  private static func hasSecureFlag(_ line: Substring) -> Bool {
    let parts = line.split(separator: " ", omittingEmptySubsequences: true)
    guard let first = parts.firstIndex(where: { $0.hasPrefix("fl=") }) else { return false }
    let flags = [parts[first].dropFirst("fl=".count)] + parts[(first + 1)...]
    let own = flags.prefix { !$0.contains("=") }
    return own.contains { word in
      let word = word.prefix { $0 != "}" }
      let bits = word.hasPrefix("#") ? UInt64(word.dropFirst(), radix: 16) : nil
      return word == "SECURE" || (bits ?? 0) & 0x2000 != 0
    }
  }

  /// Returns the error if the display is off or locked.
  func obstacle(on serial: String) -> DeviceError? {
    if isDisplayOff {
      return DeviceError(
        "the display of \(serial) is off", remedy: "switch it on, and unlock the device")
    }
    guard isLocked else { return nil }
    return DeviceError("the device \(serial) is locked", remedy: "unlock it")
  }

  /// Returns an error with the reason why uiautomator found no content.
  func reasonForNoContent(on serial: String) -> DeviceError {
    if let obstacle = obstacle(on: serial) { return obstacle }
    guard let focused else {
      return DeviceError(
        "no window of \(serial) has the focus, so uiautomator finds none",
        remedy: "open the app, and wait until it is in front")
    }
    // Android lets uiautomator read secure windows, but some vendors and apps hide secure windows.
    guard isSecure else {
      return DeviceError(
        "uiautomator gets no content of the window \(focused)",
        remedy: "wait until the app is in front, and end other programs that use uiautomator")
    }
    return DeviceError(
      "the window \(focused) is secure (FLAG_SECURE), and uiautomator gets none of its content",
      remedy: "read a build of the app without FLAG_SECURE, or the screen's source")
  }
}
