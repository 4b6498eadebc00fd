import Foundation
import Requirements
import Testing

@testable import Devices

/// A recorded device that the stand-in for `adb` replays.
final class StandInDevice {
  let folder: URL
  private var device: URL { folder.appendingPathComponent("device") }

  /// Makes a phone with TalkBack 17, a screen and no stops.
  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appendingPathComponent(UUID().uuidString)
    for name in ["stops", "properties", "settings"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("device/\(name)"), withIntermediateDirectories: true)
    }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("StandIn/adb")
    // Link to the program instead of copying it, because a process of another test could have the
    // copy open for writing, and then the system does not run the copy.
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("adb"), withDestinationURL: script)
    try write("List of devices attached\nphone1\tdevice\n\n", to: "devices")
    try write("package:com.google.android.marvin.talkback\n", to: "packages")
    try write("Pixel 9\n", to: "properties/ro.product.model")
    try write("36\n", to: "properties/ro.build.version.sdk")
    try write("0\n", to: "properties/ro.debuggable")
    try write("com.example/.Magnifier\n", to: "settings/enabled_accessibility_services")
    try write(StandInDevice.window("Send"), to: "window.xml")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The search path, in which the folder of the stand-in comes first.
  var searchPath: String { "\(folder.path):/usr/bin:/bin" }

  var bridge: AndroidDebugBridge { AndroidDebugBridge(searchPath: searchPath) }

  func write(_ text: String, to name: String) throws {
    try TestFile.write(text, to: device.appendingPathComponent(name))
  }

  func text(of name: String) -> String? {
    (try? Data(contentsOf: device.appendingPathComponent(name)))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Sets the words and the usage hint that TalkBack logs after the movement with a number.
  func speak(_ words: String, hint: String? = nil, at number: Int) throws {
    let second = String(format: "%02d", number)
    var lines = """
      09-12 10:01:\(second).100  812  812 V talkback: TalkBackFeedbackProvider:  \
      TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= \(words)    queueMode=1  ttsAddToHistory

      """
    if let hint {
      lines += """
        09-12 10:01:\(second).600  812  812 V talkback: TalkBackFeedbackProvider:  EVENT_SPEAK_HINT:  \
        ttsOutput= \(hint)    queueMode=2

        """
    }
    try write(lines, to: "stops/\(number)")
  }

  /// Sets the words that TalkBack logs after successive movements; `nil` stands for silence.
  func speak(_ walk: [String?]) throws {
    for (number, words) in walk.enumerated() {
      if let words { try speak(words, hint: "Double-tap to activate", at: number + 1) }
    }
  }

  /// Returns a dump with one button.
  static func window(_ label: String) -> String {
    """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0"><node index="0" text="\(label)" class="android.widget.Button" \
    package="com.example" clickable="true" enabled="true" bounds="[0,0][100,50]" /></hierarchy>

    """
  }
}
