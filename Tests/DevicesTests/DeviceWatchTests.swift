import Foundation
import Reports
import Requirements
import Testing

@testable import announce

/// `--watch` on the screen of a stand-in for an Android device.
@Suite(.ownThread)
struct DeviceWatchTests {
  /// Runs a command until it has read the device a given number of times, and returns the outcome.
  private func run(
    _ arguments: [String], on phone: StandInDevice, dumps: Int
  ) -> DeviceTrial {
    let file = phone.folder.appendingPathComponent("device/dumps")
    return DeviceTrial(arguments, path: phone.searchPath) { environment in
      environment.interruption.isPending = {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").count >= dumps + 1
      }
    }
  }

  @Test func `A command runs again when the screen changes, and not when only its bytes change`()
    throws
  {
    let phone = try StandInDevice()
    let messages = phone.folder.appendingPathComponent("device/messages")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    let window = StandInDevice.window("Send")
    // First, write the same screen with different bytes, and then a different screen.
    try phone.write(
      window.replacingOccurrences(of: "index=\"0\"", with: "drawing-order=\"7\"  index=\"3\""),
      to: "messages/2")
    try phone.write(StandInDevice.window("Sent"), to: "messages/3")
    try phone.write(StandInDevice.window("Sent"), to: "messages/4")
    let trial = run(
      ["device", "android", "--watch", "--reader", "talkback"], on: phone, dumps: 4)
    #expect(trial.status == 0, "\(trial.errors)")
    #expect(trial.output.ranges(of: "1. Send. button").count == 1, "\(trial.output)")
    #expect(trial.output.ranges(of: "1. Sent. button").count == 1, "\(trial.output)")
    #expect(trial.errors.isEmpty, "\(trial.errors)")
  }

  @Test func `A device that is away for a moment is read again`() throws {
    let phone = try StandInDevice()
    let messages = phone.folder.appendingPathComponent("device/messages")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    // Each failing reading asks for two dumps: a direct one, and one in a file.
    for number in 2...5 { try phone.write("Killed\n", to: "messages/\(number)") }
    try phone.write(StandInDevice.window("Sent"), to: "messages/6")
    let trial = run(["device:android", "--watch", "--reader", "talkback"], on: phone, dumps: 6)
    #expect(trial.status == 0, "\(trial.errors)")
    #expect(trial.output.contains("1. Sent. button"), "\(trial.output)")
  }

  @Test func `Several readings that fail in a row end the watch with an error`() throws {
    let phone = try StandInDevice()
    let messages = phone.folder.appendingPathComponent("device/messages")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    for number in 2...20 { try phone.write("Killed\n", to: "messages/\(number)") }
    let trial = run(["device:android", "--watch"], on: phone, dumps: 20)
    #expect(trial.status == 2)
    #expect(trial.errors.contains("announce: uiautomator cannot read the screen: Killed"))
    #expect(phone.text(of: "dumps")?.split(separator: "\n").count == 7)
  }

  @Test func `A change of a file beside the device runs the comparison again`() throws {
    let phone = try StandInDevice()
    let old = phone.folder.appendingPathComponent("old/old.xml")
    try FileManager.default.createDirectory(
      at: old.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(StandInDevice.window("Send").utf8).write(to: old)
    let file = phone.folder.appendingPathComponent("device/dumps")
    let trial = DeviceTrial(
      ["diff", old.path, "device:android", "--watch", "--plain"], path: phone.searchPath
    ) { environment in
      environment.interruption.isPending = {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let count = text.split(separator: "\n").count
        let saved = Data(StandInDevice.window("Save").utf8)
        if count == 2, (try? Data(contentsOf: old)) != saved { try? saved.write(to: old) }
        return count >= 5
      }
    }
    #expect(trial.output.contains("Save"), "\(trial.output)\(trial.errors)")
  }

  @Test func `Other files beside a compared file do not make the device be read more often`() throws
  {
    let phone = try StandInDevice()
    let old = phone.folder.appendingPathComponent("old/old.xml")
    try FileManager.default.createDirectory(
      at: old.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(StandInDevice.window("Send").utf8).write(to: old)
    let other = old.deletingLastPathComponent().appendingPathComponent("other.txt")
    let readings = phone.folder.appendingPathComponent("device/dumps")
    let start = Date()
    let first = phone.folder.appendingPathComponent("first")
    let trial = DeviceTrial(
      ["diff", old.path, "device:android", "--watch", "--plain"], path: phone.searchPath
    ) { environment in
      environment.interruption.isPending = {
        try? Data("\(Date())".utf8).write(to: other)
        // Three seconds after the first reading, however late that is on a busy machine.
        let files = FileManager.default
        guard files.fileExists(atPath: readings.path) else {
          return -start.timeIntervalSinceNow > 60
        }
        if !files.fileExists(atPath: first.path) { try? Data().write(to: first) }
        let date = try? files.attributesOfItem(atPath: first.path)[.modificationDate] as? Date
        return date.map { -$0.timeIntervalSinceNow > 3 } ?? false
      }
    }
    #expect(trial.status == 0, "\(trial.errors)")
    let dumps = phone.text(of: "dumps")?.split(separator: "\n").count ?? 0
    #expect(dumps <= 4, "\(dumps) readings")
    #expect(trial.output.ranges(of: "no announcements changed").count == 1, "\(trial.output)")
  }

  @Test func `The files of a folder that is named beside a device are watched`() throws {
    let phone = try StandInDevice()
    let folder = phone.folder.appendingPathComponent("pages")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appendingPathComponent("a.html")
    try Data("<title>T</title><button>Former</button>".utf8).write(to: page)
    let start = Date()
    let trial = DeviceTrial(
      ["audit", "device:android", folder.path, "--watch", "--plain"], path: phone.searchPath
    ) { environment in
      environment.interruption.isPending = {
        let seconds = Date().timeIntervalSince(start)
        if seconds > 1, (try? Data(contentsOf: page).count) ?? 0 < 60 {
          let text = "<title>T</title><img src=a.png><button>Latter</button><!-- changed -->"
          try? Data(text.utf8).write(to: page)
        }
        return seconds > 4
      }
    }
    #expect(trial.output.contains("img"), "\(trial.output)\(trial.errors)")
  }
}
