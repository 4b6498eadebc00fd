/// Writes agreements for people and for programs.
enum AgreementReport {
  /// A table with a line for each family, and the largest differences.
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
    return zip(cells, widths).enumerated().map { place, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return place == 0 ? cell.0 + space : space + cell.0
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

  /// Equal stops of a hundred, rounded down so that 100 means all.
  private static func percent(_ count: Agreement.Count) -> String {
    let hundredths = Int(count.percent * 100)
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// The same as one line of JSON.
  static func json(_ agreement: Agreement, worst: Int) -> String {
    let families = agreement.families.map {
      "{\"family\": \(quoted($0.name)), \(counts($0.count))}"
    }
    let differences = agreement.differences.sorted { $0.size > $1.size }.prefix(worst).map {
      "{\"screen\": \(quoted($0.screen)), \"expected\": \(json($0.expected)), "
        + "\"found\": \(json($0.found))}"
    }
    return "{\"file\": \(quoted(agreement.file)), \"reader\": \(quoted(agreement.reader)), "
      + "\"profile\": \(quoted(agreement.profile)), \(counts(agreement.total)), "
      + "\"families\": [\(families.joined(separator: ", "))], "
      + "\"worst\": [\(differences.joined(separator: ", "))]}\n"
  }

  private static func counts(_ count: Agreement.Count) -> String {
    "\"screens\": \(count.screens), \"stops\": \(count.stops), \"equal\": \(count.equal), "
      + "\"said\": \(count.said), \"hint\": \(count.hint), \"orders\": \(count.orders), "
      + "\"equalOrders\": \(count.equalOrders), \"percent\": \(percent(count))"
  }

  private static func json(_ stop: ExecutedScreen.Stop?) -> String {
    guard let stop else { return "null" }
    return "{\"node\": \(quoted(stop.node)), \"said\": \(quoted(stop.said)), "
      + "\"hint\": \(quoted(stop.hint))}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
