internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// A parser of captures: the utterances that `XCUIVoiceOverService` returned for each move on a
/// screen.
struct VoiceOverCaptures {
  private var speech = LoggedSpeech(reader: "voiceover")
  /// Whether the file ends inside the log.
  private let isCut: Bool
  private var diagnostics: DiagnosticCollector

  static func read(_ bytes: [UInt8], _ file: String?) throws(InputError) -> LoggedSpeech {
    let log = try JSONLog(bytes, file: file)
    var reader = VoiceOverCaptures(isCut: log.isCut, diagnostics: log.diagnostics)
    for (name, capture) in log.captures { reader.read(capture, called: name) }
    log.recordFailedScreens(in: &reader.diagnostics)
    try log.markEnd(of: &reader.speech, file: file)
    reader.speech.diagnostics = reader.diagnostics.diagnostics
    return reader.speech
  }

  private init(isCut: Bool, diagnostics: DiagnosticCollector) {
    self.isCut = isCut
    self.diagnostics = diagnostics
  }

  private mutating func read(_ capture: JSON.Value, called name: String?) {
    guard let steps = capture.field("steps"), steps.kind == .array else {
      return diagnostics.record(.unreadableEntries, line: capture.line)
    }
    speech.version = speech.version ?? capture.text("runtime").flatMap(Self.version)
    speech.locale = speech.locale ?? capture.text("language") ?? capture.text("locale")
    let coverage = capture.object("coverage")
    var walk = LoggedWalk(
      name: capture.text("screen") ?? name, isComplete: coverage?.field("complete")?.bool == true)
    walk.mayBeginWithAppName = true
    walk.mayWrapUnmarked = false
    let names = Self.appNames(of: capture)
    for (index, step) in steps.elements.enumerated() {
      // If the file is cut off, the utterance of the last step may be missing.
      let isWhole = !isCut || index < steps.elements.count - 1
      read(step, number: step.field("sequence")?.int ?? index + 1, isWhole, into: &walk)
    }
    removeAppName(from: &walk, named: names)
    Self.markTail(of: &walk)
    if !walk.isComplete, let reason = coverage?.text("reason") {
      diagnostics.record(.incompleteWalks, reason, line: coverage?.line ?? capture.line)
    }
    speech.walks.append(walk)
  }

  private mutating func read(
    _ step: JSON.Value, number: Int, _ isWhole: Bool, into walk: inout LoggedWalk
  ) {
    guard let utterance = step.text("utterance"), !utterance.isEmpty else {
      guard isWhole else { return }
      let reason = step.object("error")?.text("description") ?? "no speech"
      return diagnostics.record(.stepsWithoutSpeech, reason, line: step.line)
    }
    var spoken = LogDecoding.words(utterance.utf8)
    guard !Self.isStart(spoken) else { return }
    if walk.utterances.isEmpty { spoken = Self.withoutStart(spoken) }
    let (words, hint) = UsageHint.splitVoiceOver(spoken)
    diagnostics.check(spoken, line: step.line)
    walk.utterances.append(LoggedUtterance(words, hint: hint, line: step.line, step: number))
  }

  /// Whether an utterance is only “VoiceOver on”, which VoiceOver says in place of the words of the
  /// first stop.
  private static func isStart(_ utterance: String) -> Bool {
    let words = utterance.lowercased()
    return words == "voiceover on" || words == "voiceover on."
  }

  /// Returns an utterance without “VoiceOver on” before the name of the app.
  private static func withoutStart(_ utterance: String) -> String {
    let start = "VoiceOver on "
    return utterance.hasPrefix(start) ? String(utterance.dropFirst(start.count)) : utterance
  }

  /// Returns the texts that may be the app's name: the names in the capture, and the last part of
  /// the app's identifier.
  private static func appNames(of capture: JSON.Value) -> [String] {
    let identifier = capture.text("bundleId") ?? capture.text("bundleIdentifier")
    let last = identifier?.split(separator: ".").last.map(String.init)
    return [capture.text("appName"), capture.text("app"), last].compactMap(\.self)
  }

  private func removeAppName(from walk: inout LoggedWalk, named names: [String]) {
    guard let first = walk.utterances.first?.words else { return }
    // If the capture contains the app's name, a comparison need not guess which words at the start
    // are the name.
    walk.mayBeginWithAppName = names.isEmpty
    if names.contains(first) {
      walk.utterances.removeFirst()
      return
    }
    guard let name = names.first(where: { first.hasPrefix($0 + " ") }) else { return }
    walk.utterances[0].words = String(first.dropFirst(name.count + 1))
  }

  /// Marks those utterances at the end of a walk that repeat the utterance before them.
  private static func markTail(of walk: inout LoggedWalk) {
    var index = walk.utterances.count - 1
    while index > 0, walk.utterances[index].words == walk.utterances[index - 1].words {
      walk.utterances[index].isRepeatedTail = true
      index -= 1
    }
  }

  /// Returns the version of iOS in `iOS 27.0` or `com.apple.CoreSimulator.SimRuntime.iOS-27-0`.
  private static func version(ofRuntime runtime: String) -> String? {
    let digits = runtime.drop { !$0.isNumber }
    let version = digits.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    return version.isEmpty ? nil : String(version.map { $0 == "-" ? "." : $0 })
  }
}
