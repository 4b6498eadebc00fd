internal import Encoding
import Importers

/// The output of agreements for people and for programs.
enum AgreementReport {
  /// Returns a table with a line for each family, and the largest differences.
  static func text(_ agreement: Agreement, worst: Int) -> String {
    let total = agreement.total
    var lines = [
      "\(agreement.file): \(agreement.reader), profile \(agreement.profile), "
        + "\(total.screens) screens",
      row(["family", "screens", "stops", "equal", "said", "hint", "orders", "equal %"]),
    ]
    for family in agreement.families { lines.append(row(family.name, family.count)) }
    lines.append(row("all", total))
    let differences = agreement.differences.sorted { $0.size > $1.size }.prefix(worst)
    for difference in differences { lines += text(difference) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ name: String, _ count: Agreement.Count) -> String {
    row([
      name, "\(count.screens)", "\(count.stops)", "\(count.equal)", "\(count.said)",
      "\(count.hint)", "\(count.equalOrders)/\(count.orders)", percent(count),
    ])
  }

  private static func row(_ cells: [String]) -> String {
    let widths = [14, 8, 7, 7, 7, 7, 11, 8]
    return zip(cells, widths).enumerated().map { index, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + space : space + cell.0
    }.joined(separator: " ")
  }

  private static func text(_ difference: Agreement.Difference) -> [String] {
    ["", difference.screen]
      + [("expected", difference.expected), ("found", difference.found)].map {
        name, stop in
        guard let stop else { return "  \(name): no stop" }
        return "  \(name): \(stop.node): “\(stop.said)” hint “\(stop.hint)”"
      }
  }

  /// Returns the percentage of equal stops, rounded down so that 100 means all.
  private static func percent(_ count: Agreement.Count) -> String {
    let hundredths = Int(count.percent * 100)
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// Returns the agreement as one line of JSON.
  static func json(_ agreement: Agreement, worst: Int) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("file", agreement.file)
      json.member("reader", agreement.reader)
      json.member("profile", agreement.profile)
      write(agreement.total, to: &json)
      json.key("families")
      json.array { json in
        for family in agreement.families {
          json.object { json in
            json.member("family", family.name)
            write(family.count, to: &json)
          }
        }
      }
      json.key("worst")
      json.array { json in
        for difference in agreement.differences.sorted(by: { $0.size > $1.size }).prefix(worst) {
          json.object { json in
            json.member("screen", difference.screen)
            write(difference.expected, as: "expected", to: &json)
            write(difference.found, as: "found", to: &json)
          }
        }
      }
    }
    json.end()
    return String(decoding: json.drain(), as: UTF8.self)
  }

  private static func write(_ count: Agreement.Count, to json: inout JSONWriter) {
    for (name, number) in [
      ("screens", count.screens), ("stops", count.stops), ("equal", count.equal),
      ("said", count.said), ("hint", count.hint), ("orders", count.orders),
      ("equalOrders", count.equalOrders),
    ] { json.member(name, number) }
    json.member("percent", decimal: percent(count))
  }

  private static func write(
    _ stop: ExecutedScreen.Stop?, as name: String, to json: inout JSONWriter
  ) {
    guard let stop else { return json.member(name, orNull: nil) }
    json.key(name)
    json.object { json in
      json.member("node", stop.node)
      json.member("said", stop.said)
      json.member("hint", stop.hint)
    }
  }
}
