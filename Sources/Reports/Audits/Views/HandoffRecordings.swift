import Audits
import Importers
import Simulator

/// Writes what to try on a phone as a file of recordings, to be filled in and read by
/// `announce fidelity`.
///
/// `said` is empty and waits for what was heard; what is expected stands in a field of its own.
struct HandoffRecordings {
  var file: String
  /// The file itself, for a page that is to be loaded again.
  var bytes: [UInt8]

  func write(_ report: AuditReport, to output: inout ReportSink) {
    let subject = report.subject
    let places = FindingPlaces(report)
    for step in HandoffView(report).steps {
      var json = JSONWriter()
      let reader = subject.heard.first { $0.name == step.reader }
      json.object { json in
        json.member("id", "\(file)#\(step.reader).\(step.stop)")
        json.member("reader", step.reader)
        json.member("platform", HandoffRecordings.platform(of: subject, step.reader))
        json.member("source_kind", "recorded")
        json.member("locale", reader?.reader.language ?? "en-US")
        if subject.platform == .web {
          json.member("input", String(decoding: bytes, as: UTF8.self))
          json.member("target", places.selector(of: step.node) ?? "")
        } else {
          json.member("input_kind", "tree")
          json.member("tree") { json in
            HandoffRecordings.write(subject.screen[step.node], to: &json)
          }
        }
        json.member("command", "next_item")
        json.member("said", "")
        json.member("match", "exact")
        json.member("expected", step.predicted)
        json.member(
          "notes", "\(step.reasons.joined(separator: " ")) Write the versions and the date here.")
      }
      json.end()
      output.drain(&json)
    }
  }

  /// What shows the screen, as recordings call it.
  private static func platform(of subject: AuditSubject, _ reader: String) -> String {
    let isTalkBack = reader == TalkBack.name
    switch subject.platform {
    case .web: return isTalkBack ? "android-chrome" : "ios-safari"
    case .reactNative: return "react-native"
    case .android, .ios, .design: return isTalkBack ? "android-native" : "ios-native"
    }
  }

  /// A node as a tree of its own.
  private static func write(_ node: Node, to json: inout JSONWriter) {
    json.member("role", node.role == .generic ? "none" : node.role.rawValue)
    let texts = [
      ("label", node.label?.text), ("value", node.value?.text), ("hint", node.hint?.text),
      ("placeholder", node.placeholder), ("error", node.error),
    ]
    for (name, text) in texts {
      if let text { json.member(name, text) }
    }
    let states = [
      ("disabled", node.states.isDisabled ? true : nil), ("selected", node.states.selected),
      ("expanded", node.states.expanded), ("required", node.states.isRequired ? true : nil),
      ("checked", node.value?.checked.map { $0 == .on }),
    ]
    for (name, state) in states {
      if let state { json.member(name, state) }
    }
  }
}
