import Audits
internal import Encoding
import Simulator

/// The device checklist as a file of recordings, for `announce fidelity`.
///
/// In each recording, a tester fills in the empty member `said`. The member `expected` is the
/// prediction.
struct DeviceChecklistRecordings {
  var file: String
  /// The contents of ``file``, to copy into recordings of web pages.
  var bytes: [UInt8]
  /// Whether only the first recording contains the page; the other recordings refer to the first.
  var sharesPage = true

  func write(_ report: AuditReport, to output: inout ReportSink) {
    let subject = report.subject
    let locations = FindingLocations(report)
    var first: String?
    for step in DeviceChecklistView(report).steps {
      var json = JSONWriter()
      let reader = subject.readings.first { $0.name == step.reader }
      let id = "\(file)#\(step.reader).\(step.stop)"
      json.object { json in
        json.member("id", id)
        json.member("reader", step.reader)
        json.member("platform", DeviceChecklistView.platform(of: subject, step.reader))
        json.member("source_kind", "recorded")
        json.member("locale", reader?.reader.language ?? "en-US")
        if subject.platform == .web {
          if sharesPage, let first {
            json.member("input_as", first)
          } else {
            json.member("input", String(decoding: bytes, as: UTF8.self))
          }
          json.member("target", locations.selector(of: step.node) ?? "")
        } else {
          json.member("input_kind", "tree")
          json.member("tree") { json in
            let screen = reader?.screen ?? subject.screen
            DeviceChecklistRecordings.write(screen[step.node], to: &json)
          }
        }
        json.member("command", "next_item")
        json.member("said", "")
        json.member("match", "exact")
        if step.hasUsageHint { json.member("hint", true) }
        json.member("expected", step.predicted)
        let versions =
          reader.map { DeviceChecklistRecordings.versions(of: $0.reader, subject) } ?? ""
        json.member(
          "notes",
          "\(versions) (write the phone’s own versions and the date). "
            + step.reasons.joined(separator: " "))
      }
      json.end()
      output.drain(&json)
      first = first ?? id
    }
  }

  /// Returns the simulated versions in the notation of recordings: `TalkBack 16.2, Chrome 143`.
  private static func versions(of reader: any ScreenReader, _ subject: AuditSubject) -> String {
    let profile = reader.profile
    guard reader is TalkBack else {
      let webKit = reader.value(of: "webkit")
      return "iOS \(webKit ?? String(profile.drop { !$0.isNumber }))"
    }
    let chrome = subject.platform == .web ? reader.value(of: "chrome") : nil
    return (["TalkBack \(profile)"] + (chrome.map { ["Chrome \($0)"] } ?? []))
      .joined(separator: ", ")
  }

  /// Returns the name of a role in recordings.
  private static func role(of node: Node) -> String {
    if node.role == .generic { return "none" }
    if node.role == .textBox, let input = node.textInput {
      if input.isSecure { return "secureTextField" }
      if input.isMultiline { return "textArea" }
    }
    return node.role.rawValue
  }

  /// Writes the properties of a node as members of an object.
  private static func write(_ node: Node, to json: inout JSONWriter) {
    json.member("role", role(of: node))
    let texts = [
      ("label", node.label?.text), ("value", node.value?.text), ("hint", node.hint?.text),
      ("placeholder", node.placeholder), ("error", node.error),
    ]
    for (name, text) in texts {
      if let text { json.member(name, text) }
    }
    switch node.value?.checked {
    case .mixed: json.member("checked", "mixed")
    case .some(let checked): json.member("checked", checked == .on)
    case nil: break
    }
    json.member("stateDescription", ifAny: node.android.stateDescription)
    json.member("clickHint", ifAny: node.android.clickLabel)
    json.member("badge", ifAny: node.ios.badge)
    let numbers = [
      ("posInSet", node.collectionPosition?.positionInSet),
      ("setSize", node.collectionPosition?.setSize),
      ("row", node.collectionPosition?.row), ("column", node.collectionPosition?.column),
    ]
    for (name, number) in numbers {
      if let number { json.member(name, number) }
    }
    if !node.actions.isEmpty { json.member("actions", node.actions) }
    let states = [
      ("disabled", node.states.isDisabled ? true : nil), ("selected", node.states.selected),
      ("expanded", node.states.expanded), ("required", node.states.isRequired ? true : nil),
      ("busy", node.states.isBusy ? true : nil), ("clickable", node.android.clickable),
      ("longClickable", node.android.longClickable),
      ("editing", node.states.isFocused ? true : nil),
    ]
    for (name, state) in states {
      if let state { json.member(name, state) }
    }
  }
}

extension JSONWriter {
  /// Writes a member unless the text is `nil`.
  fileprivate mutating func member(_ name: String, ifAny text: String?) {
    if let text { member(name, text) }
  }
}
