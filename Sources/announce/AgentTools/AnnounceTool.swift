internal import Encoding
import Reports
import Simulator

extension AgentTool {
  static func announce(_ permissions: AgentPermissions) -> AgentTool {
    AgentTool(
      name: "announce", title: "Predict announcements",
      description: "Predicts what VoiceOver and TalkBack say while a person swipes through a "
        + "screen: one line a stop, in swipe order. Call it before and after a change.",
      arguments: AgentArgument.forScreen + [
        .stops, .limit(40, "stops of each reader"), .hints, move,
      ]
        + AgentArgument.forReaders + AgentArgument.forPages(permissions),
      outputSchema: outputSchema, run: runAnnounce)
  }

  private static let move = AgentArgument(
    name: "move", kind: .oneOf(Navigation.all.map(\.name)),
    summary: "Jump to headings, links and so on instead of swiping.")

  private static let outputSchema = """
    {"type":"object","required":["screens"],"properties":{"screens":{"type":"array","items":\
    {"type":"object","required":["name","readers"],"properties":{"name":{"type":"string"},\
    "file":{"type":"string"},"readers":{"type":"array","items":{"type":"object","required":\
    ["reader","version","language","count","stops"],"properties":{"reader":{"type":"string"},\
    "version":{"type":"string"},"language":{"type":"string"},"count":{"type":"integer"},\
    "stops":{"type":"array","items":{"type":"object","required":["n","says"],"properties":\
    {"n":{"type":"integer"},"says":{"type":"string"},"line":{"type":"integer"}}}},\
    "more":{"type":"string","description":"the stops to ask for next"}}}},\
    "unsure":{"type":"array","items":{"type":"string"}}}}},\
    "moreScreens":{"type":"array","items":{"type":"string"}},\
    "notes":{"type":"array","items":{"type":"string"}}}}
    """

  private static func runAnnounce(_ call: AgentCall) throws(AgentToolError) -> Result {
    let stops = try AgentStops(call.arguments, limit: 40)
    var words = ["--format=json"]
    if let move = call.arguments.text("move") { words.append("--move=\(move)") }
    let run = call.run(words, on: try AgentInput(call))
    let screens = try run.json()["screens"]?.elements ?? []
    guard !screens.isEmpty else { throw run.failure }
    let readings = screens.prefix(AgentAnswer.screenLimit).map {
      AgentReading($0, stops: stops, call)
    }
    let counts = readings.flatMap(\.readers).map(\.count)
    if stops.areChosen, let most = counts.max(), most < stops.numbers.lowerBound {
      var choice = StopChoice()
      choice.numbers = [stops.numbers.lowerBound]
      throw AgentToolError("\(choice.missing(ofStops: most)); leave out “stops” to read all stops")
    }
    let more = screens.dropFirst(readings.count).map {
      AgentAnswer.line(call.shown($0["name"]?.string ?? ""))
    }
    let notes = AgentAnswer.notes(run.messages)
    var lines = readings.flatMap(\.lines)
    if !more.isEmpty {
      lines.append(
        "\(more.count) more screens, ask with screen: \(more.prefix(20).joined(separator: "; "))")
    }
    return Result(lines, notes: notes) { json in
      json.member("screens", each: readings) { $0.write(to: &$1) }
      if !more.isEmpty { json.member("moreScreens", Array(more.prefix(100))) }
    }
  }
}

/// The announcements on a screen, reduced to the stops for which a call asks.
private struct AgentReading {
  struct Reader {
    var name: String
    var version: String
    var language: String
    var count: Int
    var stops: [Stop] = []
    var more: (count: Int, range: String)?
    var absence: String?
  }

  struct Stop {
    var number: Int
    var says: String
    var line: Int?
  }

  var name: String
  var file: String
  var unsure: [String]
  var readers: [Reader] = []

  init(_ screen: JSON.Value, stops: AgentStops, _ call: AgentCall) {
    // A screen without a title is named after its file.
    name = AgentAnswer.line(call.shown(screen["name"]?.string ?? ""))
    file = call.shownFile(screen["file"]?.string)
    let diagnostics = (screen["losses"]?.elements ?? []).compactMap(\.string)
    unsure = AgentAnswer.notes(diagnostics.map { AgentWording.worded(call.shown($0)) })
    let showsHints = call.arguments.isOn("hints")
    for value in screen["readers"]?.elements ?? [] {
      let all = value["stops"]?.elements ?? []
      var reader = Reader(
        name: value["reader"]?.string ?? "", version: value["profile"]?.string ?? "",
        language: value["language"]?.string ?? "", count: all.count,
        more: stops.rest(of: all.count),
        absence: value["absence"]?.string.map { AgentAnswer.line($0) })
      for stop in all.dropFirst(stops.numbers.lowerBound - 1).prefix(stops.numbers.count) {
        let says = Self.words(of: stop, withHints: showsHints)
        reader.stops.append(
          Stop(
            number: stop["index"]?.int ?? 0, says: AgentAnswer.line(says),
            line: stop["node"]?["line"]?.int))
      }
      readers.append(reader)
    }
  }

  /// Returns the announcement of a stop.
  ///
  /// Usage hints are only included if the caller wants them, because they are the same for all
  /// controls of a kind.
  private static func words(of stop: JSON.Value, withHints: Bool) -> String {
    let said = stop["said"]?.string ?? ""
    let hints =
      withHints
      ? [stop["hint"]?.string ?? ""]
      : (stop["parts"]?.elements ?? []).filter { $0["kind"]?.string == "hint" }
        .compactMap { $0["text"]?.string }
    return ([said] + hints).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  var lines: [String] {
    var lines = [file.isEmpty ? name : "\(file): \(name)"]
    for reader in readers {
      let count = counted(reader.count, "stop")
      lines.append("\(reader.name) \(reader.version), \(reader.language), \(count)")
      if let absence = reader.absence { lines.append(absence) }
      lines += reader.stops.map { "\($0.number) \($0.says)" }
      if let more = reader.more { lines.append("\(more.count) more, ask for stops \(more.range)") }
    }
    return lines + unsure.map { "unsure: \($0)" }
  }

  func write(to json: inout JSONWriter) {
    json.member("name", name)
    if !file.isEmpty { json.member("file", file) }
    json.member("readers", each: readers) { reader, json in
      json.member("reader", reader.name)
      json.member("version", reader.version)
      json.member("language", reader.language)
      json.member("count", reader.count)
      json.member("stops", each: reader.stops) { stop, json in
        json.member("n", stop.number)
        json.member("says", stop.says)
        if let line = stop.line { json.member("line", line) }
      }
      if let more = reader.more { json.member("more", more.range) }
    }
    if !unsure.isEmpty { json.member("unsure", unsure) }
  }
}
