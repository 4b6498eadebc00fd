internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// A parser of captures that contain TalkBack's utterance and the focused element after each
/// command.
struct TalkBackCaptures {
  /// A command, and its number among the commands of the capture.
  private typealias NumberedCommand = (number: Int, command: JSON.Value)

  private var speech = LoggedSpeech(reader: "talkback")
  private var diagnostics: DiagnosticCollector

  static func read(_ bytes: [UInt8], _ file: String?) throws(InputError) -> LoggedSpeech {
    let log = try JSONLog(bytes, file: file)
    var reader = TalkBackCaptures(diagnostics: log.diagnostics)
    for (name, capture) in log.captures { reader.read(capture, called: name) }
    log.recordFailedScreens(in: &reader.diagnostics)
    try log.markEnd(of: &reader.speech, file: file)
    reader.speech.diagnostics = reader.diagnostics.diagnostics
    return reader.speech
  }

  private init(diagnostics: DiagnosticCollector) { self.diagnostics = diagnostics }

  private mutating func read(_ capture: JSON.Value, called name: String?) {
    guard let commands = capture.field("commands"), commands.kind == .array else {
      return diagnostics.record(.unreadableEntries, line: capture.line)
    }
    let target = capture.object("target")
    speech.version =
      speech.version ?? target?.text("talkBackVersion") ?? capture.text("readerVersion")
    speech.locale = speech.locale ?? target?.text("locale") ?? capture.text("locale")
    let coverage = capture.object("coverage")
    var walk = LoggedWalk(
      name: capture.text("screen") ?? name, isComplete: coverage?.field("complete")?.bool == true)
    walk.mayWrapUnmarked = false
    let numbered = commands.elements.enumerated().map { index, command in
      (number: command.field("sequence")?.int ?? index + 1, command: command)
    }
    let walked = Self.walked(numbered)
    walk.start = walked.first.flatMap { Self.element($0.command.object("before")) }
    for (number, command) in walked { read(command, number: number, into: &walk) }
    if !walk.isComplete, let reason = coverage?.text("reason") {
      diagnostics.record(.incompleteWalks, reason, line: coverage?.line ?? capture.line)
    }
    speech.walks.append(walk)
  }

  /// Returns the commands of the walk, without the commands that only moved to the beginning of the
  /// walk.
  ///
  /// The walk begins with the last command `first`. Without a command `first`, the walk begins with
  /// the last command before the first `next` that focused an element.
  private static func walked(_ commands: [NumberedCommand]) -> [NumberedCommand] {
    if let first = commands.lastIndex(where: { $0.command.text("action") == "first" }) {
      return Array(commands[first...])
    }
    guard let next = commands.firstIndex(where: { $0.command.text("action") == "next" }) else {
      return commands.filter { $0.command.text("status") == "focused" }
    }
    let before = commands[..<next].last { $0.command.text("status") == "focused" }
    return (before.map { [$0] } ?? []) + commands[next...]
  }

  private mutating func read(
    _ command: JSON.Value, number: Int, into walk: inout LoggedWalk
  ) {
    let line = command.line
    let isEdge = command.text("status") == "edge"
    let element = Self.element(command.object("after"))
    let texts = (command.field("speech")?.elements ?? []).compactMap { entry in
      (entry.string ?? entry.text("text")).map { LogDecoding.words($0.utf8) }
    }.filter { !$0.isEmpty }
    for words in texts { diagnostics.check(words, line: line) }
    var (hints, others): ([String], [LoggedUtterance]) = ([], [])
    // The words of the stop are the first text that is not a hint, because a hint can come before
    // them. If all texts look like hints, the first text counts as the words, because a text on the
    // screen may look like a hint.
    let stop = isEdge ? nil : texts.firstIndex { !UsageHint.isTalkBack($0) } ?? texts.indices.first
    for (index, words) in texts.enumerated() where index != stop {
      if !isEdge, UsageHint.isTalkBack(words) {
        hints.append(words)
      } else {
        others.append(LoggedUtterance(words, cause: .other, line: line, step: number))
      }
    }
    walk.utterances.append(
      LoggedUtterance(
        stop.map { texts[$0] } ?? "", cause: isEdge ? .edge : .focus,
        hint: UsageHint.joined(hints), element: element, line: line, step: number))
    walk.utterances += others
  }

  private static func element(_ node: JSON.Value?) -> LoggedElement? {
    guard let node else { return nil }
    let edges = node.text("bounds")?.split { $0 == " " || $0 == "," }.compactMap { Int($0) } ?? []
    let texts = [node.text("description"), node.text("text")].compactMap(\.self)
    return LoggedElement(
      id: node.text("viewId") ?? node.field("id")?.text, className: node.text("className"),
      text: texts.first { !$0.isEmpty }, bounds: edges.count == 4 ? edges : nil)
  }
}
