import Importers
import Simulator
internal import TextIO

/// A page of Chromium's tests with one of its tables, as listed in the folder's index.
struct ChromiumPage {
  var title: String
  var html: String
  var table: String
  var form: ChromiumTable.Form
  /// The age of the table: A1 to A4, or E1 to E4.
  var generation: String
  /// Whether page and table are from different days, so that either may have additional nodes.
  var isPartial: Bool
  /// Whether the page is held out: no rule is made from it.
  var isHeldOut: Bool

  /// The version of Chrome that corresponds to the age of the table.
  var chrome: TalkBackSettings.Chrome {
    switch generation {
    case "E4": .version150
    case "A4", "E3": .version143
    default: .version132
    }
  }

  /// Returns every table of a folder whose page fits it.
  static func all(in folder: String) throws(InputError) -> [ChromiumPage] {
    let index = "\(folder)/INDEX.tsv"
    let text = String(decoding: try FileBytes.contents(ofFile: index), as: UTF8.self)
    var pages: [ChromiumPage] = []
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 8, cells[2].hasSuffix(".txt"), cells[1] != "abbr" else { continue }
      guard !cells[7].hasPrefix("none") else { continue }
      pages.append(
        ChromiumPage(
          title: "\(cells[0])/\(cells[2])", html: "\(folder)/\(cells[0])/\(cells[1]).html",
          table: "\(folder)/\(cells[0])/\(cells[2])",
          form: cells[2].hasSuffix("-external.txt") ? .external : .formatter,
          generation: cells[6],
          isPartial: cells[7] != "no mismatch seen", isHeldOut: hash(cells[1]) % 3 == 0))
    }
    return pages
  }

  /// Returns the FNV-1a hash of a name; it selects the third of the pages that is held out.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// The output of the agreement with Chromium's tables for people.
enum ChromiumReport {
  static func text(_ agreement: ChromiumAgreement, worst: Int) -> String {
    let fields = ChromiumRow.Field.allCases
    var lines = [
      "\(agreement.folder): TalkBack's mapping of pages and Chromium's own tables",
      row(["", "pages", "nodes", "both"] + fields.map(\.rawValue) + ["all %"]),
    ]
    for (name, count) in agreement.groups {
      let shares = fields.map { field -> String in
        guard let sums = count.fields[field], sums.compared > 0 else { return "–" }
        return "\(sums.equal)/\(sums.compared)"
      }
      lines.append(
        row(
          [name, "\(count.pages)", "\(count.nodes)", "\(count.matched)"] + shares
            + [percent(count.percent)]))
    }
    for difference in agreement.differences.prefix(worst) {
      lines += ["", difference.page, "  table: \(text(difference.expected))"]
      lines.append("  ours:  \(text(difference.found))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func percent(_ share: Double) -> String {
    let tenths = Int(share * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func row(_ cells: [String]) -> String {
    let first = cells.first ?? ""
    let rest = cells.dropFirst().map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }
    return first + String(repeating: " ", count: max(0, 11 - first.count)) + rest.joined()
  }

  private static func text(_ row: ChromiumRow?) -> String {
    guard let row else { return "no such node" }
    let states = row.states.sorted().joined(separator: " ")
    let stop = row.isStop.map { $0 ? "stop" : "no stop" } ?? ""
    let parts = ["“\(row.name)”", row.role, row.hint.isEmpty ? "" : "hint “\(row.hint)”", states]
    return ([row.className] + parts + [row.collection, stop]).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
