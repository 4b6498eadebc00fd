import Importers
import Simulator
internal import TextIO

/// The agreement of our tree of pages with the tables of Chromium's own accessibility tests.
struct ChromiumAgreement {
  /// The counts for a group of pages.
  struct Count {
    var pages = 0
    /// The number of nodes on at least one side, and the number on both sides.
    var nodes = 0
    var matched = 0
    var fields: [ChromiumRow.Field: (compared: Int, equal: Int)] = [:]

    /// The percentage of equal fields; a node that only one side has counts as unequal.
    var percent: Double {
      let compared = fields.values.reduce(0) { $0 + $1.compared }
      let equal = fields.values.reduce(0) { $0 + $1.equal }
      return compared == 0 ? 100 : Double(equal) * 100 / Double(compared)
    }

    fileprivate mutating func note(_ isEqual: Bool, in field: ChromiumRow.Field) {
      let count = fields[field] ?? (0, 0)
      fields[field] = (count.compared + 1, count.equal + (isEqual ? 1 : 0))
    }
  }

  /// A node at which the two sides differ; a side is `nil` if it has no such node.
  struct Difference {
    var page: String
    var expected: ChromiumRow?
    var found: ChromiumRow?
  }

  let folder: String
  /// The counts for the pages from which rules were made, for the other pages, and by age of the
  /// table.
  private(set) var groups: [(name: String, count: Count)] = []
  private(set) var differences: [Difference] = []

  /// Compares every page of a folder that fits its tables according to the folder's index.
  init(_ folder: String, settings: [(key: String, value: String)]) throws(InputError) {
    self.folder = folder
    for entry in try ChromiumPage.all(in: folder) {
      var reader = TalkBack()
      reader.settings.chrome = entry.chrome
      // The tables contain invalid states that Chrome exposes to readers only later.
      reader.settings.invalidAfter = -1
      do {
        for (key, value) in settings { try reader.set(key, to: value) }
      } catch {
        throw InputError(file: folder, problem: error.description, remedy: "see announce readers")
      }
      let page = try FileBytes.contents(ofFile: entry.html)
      let screen = try Screen.html(bytes: page, file: entry.html)
      var entry = entry
      // Chromium's formatter leaves out nodes that the page excludes.
      let leavesOut = String(decoding: page, as: UTF8.self).contains("@NO_DUMP")
      entry.isPartial = entry.isPartial || leavesOut
      let text = String(decoding: try FileBytes.contents(ofFile: entry.table), as: UTF8.self)
      guard !text.hasPrefix("#<skip") else { continue }
      let table = ChromiumTable(text, entry.form, generation: entry.generation)
      compare(
        ChromiumAgreement.compacted(table.rows),
        ChromiumAgreement.compacted(ChromiumAgreement.rows(of: screen, by: reader)), entry)
    }
    groups.sort { $0.name < $1.name }
  }

  private static func rows(of screen: Screen, by reader: TalkBack) -> [ChromiumRow] {
    let tree = reader.platformTree(of: screen)
    var depths: [Int] = []
    var rows: [ChromiumRow] = []
    for (index, info) in tree.nodes.enumerated() {
      let depth = tree.parents[index] < 0 ? 0 : depths[tree.parents[index]] + 1
      depths.append(depth)
      rows.append(ChromiumRow(info, depth: depth, isStop: info.flags.contains(.webStop)))
    }
    return rows
  }

  /// Returns the rows that have something to compare.
  ///
  /// It leaves out wrappers, texts that the node around them repeats, everything inside links, and
  /// the page itself.
  private static func compacted(_ rows: [ChromiumRow]) -> [ChromiumRow] {
    var kept: [ChromiumRow] = []
    var path: [ChromiumRow] = []
    for row in rows {
      path.removeLast(path.count - min(path.count, row.depth))
      defer { path.append(row) }
      guard row.depth > 0, !row.isEmpty else { continue }
      let isInLink = path.contains { $0.role.hasPrefix("link") }
      let isRepeated = path.contains { !$0.name.isEmpty && $0.name.contains(row.name) }
      let isText = row.className == "TextView" && row.isStop != true
      if isInLink || isText && isRepeated { continue }
      kept.append(row)
    }
    return kept
  }

  private mutating func compare(
    _ expected: [ChromiumRow], _ found: [ChromiumRow], _ entry: ChromiumPage
  ) {
    var count = Count()
    count.pages = 1
    for pair in ChromiumAlignment.pairs(expected, found) {
      guard let left = pair.left.map({ expected[$0] }), let right = pair.right.map({ found[$0] })
      else {
        guard !entry.isPartial else { continue }
        count.nodes += 1
        // A node that only one side has is unequal in every field.
        for field in [ChromiumRow.Field.role, .name] { count.note(false, in: field) }
        differences.append(
          Difference(
            page: entry.title, expected: pair.left.map { expected[$0] },
            found: pair.right.map { found[$0] }))
        continue
      }
      count.nodes += 1
      count.matched += 1
      var isSame = true
      for field in ChromiumRow.Field.allCases {
        guard let isEqual = left.agrees(with: right, in: field) else { continue }
        count.note(isEqual, in: field)
        if !isEqual { isSame = false }
      }
      if !isSame {
        differences.append(Difference(page: entry.title, expected: left, found: right))
      }
    }
    add(count, to: entry.isHeldOut ? "held out" : "seen")
    add(count, to: "tables \(entry.generation)")
  }

  private mutating func add(_ count: Count, to name: String) {
    guard let index = groups.firstIndex(where: { $0.name == name }) else {
      groups.append((name, count))
      return
    }
    groups[index].count.pages += count.pages
    groups[index].count.nodes += count.nodes
    groups[index].count.matched += count.matched
    for (field, sums) in count.fields {
      let before = groups[index].count.fields[field] ?? (0, 0)
      groups[index].count.fields[field] = (
        before.compared + sums.compared, before.equal + sums.equal
      )
    }
  }
}

/// The pairing of the rows of both sides.
enum ChromiumAlignment {
  /// Returns every row of both sides in order; rows that fit are paired.
  static func pairs(
    _ left: [ChromiumRow], _ right: [ChromiumRow]
  ) -> [(left: Int?, right: Int?)] {
    var best = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for one in stride(from: left.count - 1, through: 0, by: -1) {
      for other in stride(from: right.count - 1, through: 0, by: -1) {
        let fit = fit(left[one], right[other])
        let paired = fit > 0 ? best[one + 1][other + 1] + fit : 0
        best[one][other] = max(paired, best[one + 1][other], best[one][other + 1])
      }
    }
    var pairs: [(Int?, Int?)] = []
    var (one, other) = (0, 0)
    while one < left.count, other < right.count {
      let fit = fit(left[one], right[other])
      if fit > 0, best[one][other] == best[one + 1][other + 1] + fit {
        pairs.append((one, other))
        (one, other) = (one + 1, other + 1)
      } else if best[one][other] == best[one + 1][other] {
        pairs.append((one, nil))
        one += 1
      } else {
        pairs.append((nil, other))
        other += 1
      }
    }
    pairs += (one..<left.count).map { ($0, nil) }
    pairs += (other..<right.count).map { (nil, $0) }
    return pairs
  }

  private static func fit(_ one: ChromiumRow, _ other: ChromiumRow) -> Int {
    let isSameName = one.name == other.name
    guard isSameName || one.className == other.className else { return 0 }
    return (isSameName ? 3 : 0) + (one.className == other.className ? 2 : 0)
      + (one.role == other.role ? 1 : 0)
  }
}
