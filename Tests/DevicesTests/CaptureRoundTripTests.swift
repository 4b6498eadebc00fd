import Foundation
import Reports
import Requirements
import Testing

@testable import announce

/// A capture of a stand-in for a phone, compared with the captured screen.
@Suite(.ownThread)
struct CaptureRoundTripTests {
  private static let labels = ["Pier", "Ferry", "Ticket", "Return"]

  private static let window = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0"><node index="0" class="android.widget.FrameLayout" \
    package="com.example" bounds="[0,0][400,800]">
    """
    + labels.enumerated().map { index, label in
      """
      <node index="\(index)" text="\(label)" class="android.widget.Button" \
      package="com.example" clickable="true" focusable="true" enabled="true" \
      bounds="[0,\(100 * index)][400,\(100 * index + 90)]" />
      """
    }.joined() + "</node></hierarchy>\n"

  private let phone: StandInDevice
  private var folder: String { phone.folder.path }

  init() throws {
    phone = try StandInDevice()
    try phone.write(Self.window, to: "window.xml")
  }

  private func run(_ arguments: String...) -> (status: Int32, output: String, errors: String) {
    var environment = CommandEnvironment()
    let path = phone.searchPath
    environment.variable = { $0 == "PATH" ? path : nil }
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    let status = Program.run(arguments, in: environment, &streams)
    return (status, streams.output.text, streams.errors.text)
  }

  /// Captures a walk that begins at the third button and goes around the screen.
  private func capture(_ change: (inout [String]) -> Void = { _ in }) throws {
    var said = [2, 3, 0, 1, 2, 3].map { "\(Self.labels[$0]). Button" }
    change(&said)
    try phone.speak(said)
    let result = run("capture", "android", "--name", "form", "-o", folder, "--wait", "1")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("6 stops"))
  }

  private func fidelity() throws -> (status: Int32, output: String, errors: String) {
    let line = #"{"id": "form", "log": "form.log", "screen": "form.before.xml", "walk": "form"}"#
    let path = "\(folder)/recordings.jsonl"
    try Data(line.utf8).write(to: URL(fileURLWithPath: path))
    return run("fidelity", path, "--plain", "--strict", "--least", "100")
  }

  @Test func `A capture of the predicted words has no difference, wherever it began`() throws {
    try capture()
    let result = run("compare", "\(folder)/form.log", "\(folder)/form.before.xml")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("4 stops heard: 4 equal\n"))
    #expect(
      result.output.contains(
        "the walk wrapped round after stop 4, unless the order of the phone begins with stop 3: the "
          + "log does not mark edges\n"))
    #expect(result.output.contains("2 stops heard again: not compared"))
    let score = try fidelity()
    #expect(score.status == 0, "\(score.output)\(score.errors)")
    #expect(
      score.output.contains(
        "TalkBack 17.0.1, logged: 4 stops, 100.0 % with the same words, "
          + "100.0 % of 3 neighbours in order, 100.0 % of 4 hints"))
  }

  @Test func `A capture with silence at the edge has a wrap, not another order`()
    throws
  {
    try phone.speak([2, 3, nil, 0, 1, 2, 3].map { $0.map { "\(Self.labels[$0]). Button" } })
    #expect(
      run("capture", "android", "--name", "form", "-o", folder, "--wait", "1").status == 0)
    let wrapped = run("compare", "\(folder)/form.log", "\(folder)/form.before.xml")
    #expect(wrapped.status == 0, "\(wrapped.output)\(wrapped.errors)")
    #expect(
      wrapped.output.contains(
        "the walk wrapped round after stop 4: the log has the edge there\n"), "\(wrapped.output)")
  }

  @Test func `A capture whose edge is elsewhere than predicted has another order`() throws {
    try phone.speak([2, 3, 0, 1, nil, 2, 3].map { $0.map { "\(Self.labels[$0]). Button" } })
    #expect(
      run("capture", "android", "--name", "form", "-o", folder, "--wait", "1").status == 0)
    let other = run("compare", "\(folder)/form.log", "\(folder)/form.before.xml")
    #expect(other.status == 1, "\(other.output)\(other.errors)")
    #expect(other.output.contains("2 in another order"), "\(other.output)")
    #expect(!other.output.contains("wrapped round"))
  }

  @Test func `One other word in a capture is the only difference`() throws {
    try capture { $0[3] = "Boat. Button" }
    let result = run("compare", "\(folder)/form.log", "\(folder)/form.before.xml")
    #expect(result.status == 1)
    #expect(
      result.output.contains("4 stops heard: 3 equal, 1 stop differs in words\n"),
      "\(result.output)")
    let score = try fidelity()
    #expect(score.status == 1 && score.errors.isEmpty)
    #expect(score.output.contains("4 stops, 75.0 % with the same words"))
  }
}
