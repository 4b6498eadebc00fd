import Foundation
import Requirements

/// A recorded simulator of iOS that the stand-ins for `xcrun` and `idb` replay.
final class StandInSimulator {
  let folder: URL

  static let udid = "5A7B9C1D-0E2F-4A3B-8C4D-6E5F70819203"
  static let otherUDID = "11111111-0E2F-4A3B-8C4D-6E5F70819203"

  /// Makes a booted simulator with a screen.
  ///
  /// - Parameter programs: The programs that are installed.
  init(_ programs: [String] = ["idb", "xcrun"]) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("StandIn")
    for name in programs {
      // Link to the program instead of copying it, because a process of another test could have the
      // copy open for writing, and then the system does not run the copy.
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: scripts.appendingPathComponent(name))
    }
    try write(
      """
      {
        "devices" : {
          "com.apple.CoreSimulator.SimRuntime.watchOS-12-0" : [
            {"udid" : "22222222-0E2F-4A3B-8C4D-6E5F70819203", "name" : "Watch", "state" : "Booted"}
          ],
          "com.apple.CoreSimulator.SimRuntime.iOS-18-5" : [
            \(Self.device(Self.udid, "iPhone 16"))
          ]
        }
      }
      """, to: "booted.json")
    try write(Self.screen("Send"), to: "screen.json")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The search path, in which the folder of the stand-ins comes first.
  var searchPath: String { "\(folder.path):/usr/bin:/bin" }

  /// Returns the line with which simctl lists a device.
  static func device(_ udid: String, _ name: String) -> String {
    """
    {
      "lastBootedAt" : "2026-11-02T08:00:00Z", "dataPath" : "/tmp", "udid" : "\(udid)",
      "isAvailable" : true, "state" : "Booted", "name" : "\(name)"
    }
    """
  }

  /// Returns the line that idb prints for a screen with a button.
  static func screen(_ label: String) -> String {
    """
    [{"AXFrame": "{{0, 0}, {390, 844}}", "AXLabel": "Mail", "type": "Application", "pid": 7, \
    "frame": {"y": 0, "x": 0, "width": 390, "height": 844}, "role": "AXApplication"}, \
    {"AXFrame": "{{20, 99}, {200, 40}}", "AXLabel": "\(label)", "type": "Button", "enabled": true, \
    "frame": {"y": 99, "x": 20, "width": 200, "height": 40}, "role": "AXButton"}]

    """
  }

  func write(_ text: String, to name: String) throws {
    try TestFile.write(text, to: folder.appendingPathComponent(name))
  }

  /// The calls of the programs, in order.
  var calls: [String] {
    let text = (try? String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8))
    return (text ?? "").split(separator: "\n").map(String.init)
  }
}
