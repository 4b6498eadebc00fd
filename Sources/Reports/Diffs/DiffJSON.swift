internal import Encoding
import Simulator

/// The output of a diff as JSON for other programs.
struct DiffJSON {
  var header: ReportHeader

  func write(_ result: DiffResult, to output: inout ReportSink) {
    var json = JSONWriter()
    json.lines { json in
      JSONFormat.write(header, to: &json)
      json.member("before", result.before)
      json.member("after", result.after)
      json.member("differs", !result.changed.isEmpty)
      json.member("summary", result.summary)
      json.member("screens", each: result.screens, onePerLine: true) { screen, json in
        json.member("screen", screen.name)
        json.member("presence", screen.presence.rawValue)
        json.member("differs", screen.differs)
        json.member("readers", each: screen.readers, write)
        output.drain(&json)
      }
    }
    json.end()
    output.drain(&json)
  }

  private func write(_ reader: ReaderDiff, to json: inout JSONWriter) {
    json.member("reader", reader.name)
    json.member("header", reader.header)
    write(reader.before, called: "before", to: &json)
    write(reader.after, called: "after", to: &json)
    json.member("ways", each: reader.paths) { path, json in
      json.member("name", path.name)
      json.member("kind", path.kind)
      write(path.before, called: "before", to: &json)
      write(path.after, called: "after", to: &json)
    }
    json.member("stops", each: reader.stops) { stop, json in
      json.member("grade", stop.severity.rawValue)
      json.member("before", orNull: stop.before)
      if let brief = stop.beforeWithoutHint { json.member("beforeWithoutHint", brief) }
      json.member("beforeStop", stop.old)
      json.member("after", orNull: stop.after)
      if let brief = stop.afterWithoutHint { json.member("afterWithoutHint", brief) }
      json.member("afterStop", stop.new)
      json.member("parts", each: stop.parts) { part, json in
        json.member("change", part.change.rawValue)
        if let kind = part.kind { json.member("kind", kind.rawValue) }
        json.member("words", part.words)
        if let rule = part.rule { json.member("rule", rule.name) }
      }
      json.member("explanations", stop.explanations)
    }
    guard let opening = reader.opening else { return }
    json.member("opening") { json in
      json.member("presentation", opening.presentation.rawValue)
      if let origin = opening.origin {
        json.member("fromStop", origin.index + 1)
        json.member("from", origin.name)
      }
      SessionJSON().writeMembers(of: opening.step, to: &json)
    }
  }

  /// Writes a cost as swipes and estimated seconds.
  private func write(_ cost: ReaderDiff.Cost?, called name: String, to json: inout JSONWriter) {
    guard let cost else { return }
    json.member(name) { json in
      json.member("swipes", cost.swipes)
      let tenths = Int(cost.seconds * 10 + 0.5)
      json.member("estimatedSeconds", decimal: "\(tenths / 10).\(tenths % 10)")
    }
  }
}
