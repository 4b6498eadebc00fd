import Foundation
import Reports
import Requirements
import Testing

@testable import announce

@Suite("announce capture", .ownThread)
struct CaptureCommandTests {
  private func run(
    _ phone: StandInDevice, _ arguments: String...
  ) -> (status: Int32, output: String, errors: String) {
    var environment = CommandEnvironment()
    environment.now = { Date().timeIntervalSinceReferenceDate }
    environment.setDeadline = { _ in Issue.record("the process would end without restoring") }
    let path = phone.searchPath
    environment.variable = { $0 == "PATH" ? path : nil }
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    let status = Program.run(["capture"] + arguments, in: environment, &streams)
    return (status, streams.output.text, streams.errors.text)
  }

  @Test("A capture writes the log and both dumps and names the next command")
  func files() throws {
    let phone = try StandInDevice()
    try phone.speak(["Send. Button"])
    let folder = phone.folder.path
    let result = run(phone, "android", "--name", "form", "-o", folder, "--wait", "1")
    #expect(result.status == 0)
    #expect(
      result.output == """
        TalkBack 17.0.1.889, Pixel 9, Android API 36: 1 stop, the walk ended in silence
        compare: announce compare \(folder)/form.log \(folder)/form.before.xml

        """)
    for name in ["form.log", "form.before.xml", "form.after.xml"] {
      #expect(FileManager.default.fileExists(atPath: "\(folder)/\(name)"))
    }
    let again = run(phone, "android", "--name", "form", "-o", folder)
    #expect(again.status == 2)
    #expect(again.errors.contains("form.log: the file exists already"))
  }

  @Test("A capture that takes too long keeps what it has and restores the device")
  func timeout() throws {
    let phone = try StandInDevice()
    try phone.speak((1...200).map { "Row \($0)" })
    let folder = phone.folder.path
    let result = run(phone, "android", "--name", "form", "-o", folder, "--timeout", "4")
    #expect(result.status == 2)
    #expect(result.errors.contains("the capture took longer than --timeout 4 and ended early"))
    #expect(
      phone.text(of: "settings/enabled_accessibility_services") == "com.example/.Magnifier\n")
    #expect(phone.text(of: "copy") == nil)
  }

  @Test("The kind of device, names and numbers are checked before anything starts")
  func arguments() throws {
    let phone = try StandInDevice()
    #expect(run(phone).errors.contains("write “announce capture android”"))
    #expect(run(phone, "ios").errors.contains("AnnounceCapture.swift"))
    #expect(run(phone, "android", "--name", "../x").errors.contains("--name cannot be"))
    #expect(run(phone, "android", "--max", "0").status == 2)
    #expect(phone.text(of: "calls") == nil)
  }
}
