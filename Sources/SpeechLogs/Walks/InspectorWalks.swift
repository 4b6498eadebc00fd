internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// A parser of walks of inspector-widget: the focused element and the utterance for each press of a
/// key.
struct InspectorWalks {
  private var speech = LoggedSpeech(reader: "talkback")
  private var diagnostics: DiagnosticCollector

  static func read(_ bytes: [UInt8], _ file: String?) throws(InputError) -> LoggedSpeech {
    let log = try JSONLog(bytes, file: file)
    var reader = InspectorWalks(diagnostics: log.diagnostics)
    let observed = log.root.object("walks")
    for (name, walk) in (observed ?? log.root).members { reader.read(walk, called: name) }
    guard !reader.speech.walks.isEmpty else {
      throw log.root.error(
        "the file has no walk", remedy: "give a file with “steps” or “walks” of screens")
    }
    reader.speech.version = log.root.text("talkback_version")
    try log.markEnd(of: &reader.speech, file: file)
    reader.speech.diagnostics = reader.diagnostics.diagnostics
    return reader.speech
  }

  private init(diagnostics: DiagnosticCollector) { self.diagnostics = diagnostics }

  private mutating func read(_ value: JSON.Value, called name: String) {
    var walk = LoggedWalk(name: name)
    walk.mayWrapUnmarked = false
    if value.kind == .array {
      for (index, step) in value.elements.enumerated() {
        readObserved(step, number: index + 1, into: &walk)
      }
    } else if let steps = value.field("steps"), steps.kind == .array {
      walk.start = value.object("start").map(Self.element)
      if let scroll = value.field("autoscroll"), scroll.bool == true || scroll.int ?? 0 > 0 {
        diagnostics.record(.scrolledWalks, line: scroll.line)
      }
      for (index, step) in steps.elements.enumerated() {
        readStep(step, number: index + 1, into: &walk)
      }
    } else {
      return
    }
    speech.walks.append(walk)
  }

  /// Reads `[moved, key, label, said]`.
  private mutating func readStep(_ step: JSON.Value, number: Int, into walk: inout LoggedWalk) {
    let fields = step.elements
    guard fields.count >= 3, let moved = fields[0].bool else {
      return diagnostics.record(.unreadableEntries, line: step.line)
    }
    let element = LoggedElement(id: fields[1].string, text: fields[2].string)
    append(
      fields.count > 3 ? fields[3] : .null, element, isEdge: !moved, line: step.line, step: number,
      to: &walk)
  }

  /// Reads `{key, label, bounds, said}`, which may have `start` or `edge` instead of `said`.
  private mutating func readObserved(
    _ step: JSON.Value, number: Int, into walk: inout LoggedWalk
  ) {
    guard step.kind == .object else {
      return diagnostics.record(.unreadableEntries, line: step.line)
    }
    let element = Self.element(step)
    let isStart = Self.isSet(step.field("start")) && step.field("said") == nil
    guard !isStart || walk.start != nil || !walk.utterances.isEmpty else {
      walk.start = element
      return
    }
    append(
      step.field("said") ?? .null, element, isEdge: Self.isSet(step.field("edge")),
      line: step.line, step: number, to: &walk)
  }

  private mutating func append(
    _ said: JSON.Value, _ element: LoggedElement, isEdge: Bool, line: Int, step: Int,
    to walk: inout LoggedWalk
  ) {
    let texts = (said.kind == .array ? said.elements : [said]).compactMap(\.string)
      .map { LogDecoding.words($0.utf8) }.filter { !$0.isEmpty }
    for words in texts { diagnostics.check(words, line: line) }
    guard !isEdge else {
      walk.utterances.append(
        LoggedUtterance("", cause: .edge, element: element, line: line, step: step))
      return
    }
    // The first utterance contains the words of the stop, even if it looks like a hint.
    let (more, hint) = UsageHint.separateTalkBack(texts.dropFirst())
    let words = [texts.first ?? "", more].filter { !$0.isEmpty }.joined(separator: " ")
    walk.utterances.append(
      LoggedUtterance(words, hint: hint, element: element, line: line, step: step))
  }

  private static func isSet(_ value: JSON.Value?) -> Bool {
    guard let value else { return false }
    return value.bool ?? true
  }

  /// Returns an element.
  ///
  /// In the JSON, the bounds are left, top, width and height.
  private static func element(_ value: JSON.Value) -> LoggedElement {
    let box = value.field("bounds")?.elements.compactMap(\.double) ?? []
    var bounds: [Int]?
    if box.count == 4, box.allSatisfy({ $0.magnitude < 1e9 }) {
      bounds = [box[0], box[1], box[0] + box[2], box[1] + box[3]].map { Int($0) }
    }
    return LoggedElement(id: value.text("key"), text: value.text("label"), bounds: bounds)
  }
}
