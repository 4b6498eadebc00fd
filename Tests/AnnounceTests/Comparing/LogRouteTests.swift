import SpeechLogs
import Testing

@testable import announce

/// Logs of readers where a command expects a screen, and among the formats.
@Suite struct LogRouteTests {
  private static let log = Array(
    "V/talkback( 7): SpeechControllerImpl: Speaking fragment text \"Send, Button\"\n".utf8)

  @Test(arguments: [[], ["tree"], ["explain"], ["audit"], ["document"]])
  func `A log in place of a screen is an error that names the command for logs`(
    _ command: [String]
  ) {
    let trial = Trial.run(command + ["-"], bytes: Self.log)
    #expect(trial.status == 2)
    #expect(trial.errors.contains("this is a log of TalkBack (talkback-log), not a screen"))
    #expect(trial.errors.contains("announce compare - SCREEN"), "\(trial.errors)")
  }

  @Test(arguments: SpeechLogFormat.all)
  func `The guide of a format of logs is printed`(_ format: SpeechLogFormat) {
    let trial = Trial.run("formats", format.name)
    #expect(trial.status == 0)
    #expect(trial.output.hasPrefix("\(format.name): "))
    #expect(trial.output.contains("how to get one") && trial.output.contains("does not contain"))
  }

  @Test(arguments: [
    ("aloud", ["voiceover-captures", "talkback-captures"]),
    ("inspector-widget", ["android-nodes", "inspector-walks"]), ("swipewalk", ["swipewalk"]),
  ])
  func `The name of a tool lists the guides of its files, with commands`(
    _ tool: String, _ formats: [String]
  ) {
    let trial = Trial.run("formats", tool)
    #expect(trial.status == 0, "\(trial.errors)")
    for format in formats {
      #expect(trial.output.contains("\(format): "), "\(trial.output)")
    }
    #expect(trial.output.contains("how to get one: \(tool)"))
    #expect(trial.output.contains("no source of announce has"))
    #expect(trial.output.contains("announce compare "))
  }

  @Test func `Formats of logs are listed after those of screens`() throws {
    let output = Trial.run("formats").output
    let heading = try #require(output.firstRange(of: "Logs of readers"))
    let log = try #require(output.firstRange(of: "\ntalkback-log: "))
    let screen = try #require(output.firstRange(of: "\nidb: "))
    #expect(screen.lowerBound < heading.lowerBound && heading.lowerBound < log.lowerBound)
    let json = Trial.run("formats", "--format", "json").output
    #expect(json.contains("\"logs\": [") && json.contains("\"format\": \"talkback-log\""))
  }

  @Test func `A mistyped name of a format of logs is corrected`() {
    #expect(Trial.run("formats", "talkback-lgo").errors.contains("talkback-log"))
  }
}
