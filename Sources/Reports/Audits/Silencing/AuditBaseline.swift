import Audits
internal import Encoding
import Simulator
package import TextIO

/// A list of known findings, which are not reported again.
///
/// Each entry contains a rule and an element, and suppresses one finding that matches both. The
/// element is identified by its id, or by its path, role and name if it has no id. Line numbers and
/// positions among siblings are left out because they change with edits.
package struct AuditBaseline: Sendable {
  /// The properties that identify a finding.
  ///
  /// If the element has an id, its role and name do not have to match, because they may change. If
  /// the file has only one screen, the name of the screen is left empty, because its title may
  /// change.
  struct Entry: Sendable {
    var file: String
    var screen: String
    var rule: String
    var role: String
    var name: String
    var id: String?
    /// The path to an element without an id.
    ///
    /// The path contains no positions among siblings.
    ///
    /// If several elements have the same path, each of them has an entry.
    var path: String?
  }

  private var entries = KnownEntries<Entry>()

  /// Creates a baseline of the current findings, without the findings of mandatory rules.
  package init(_ files: [AuditedFile]) {
    for file in files {
      let path = AuditBaseline.path(of: file.file)
      for report in file.reports {
        let locations = FindingLocations(report)
        let screen = file.reports.count > 1 ? report.subject.screen.name : ""
        for finding in report.findings
        where !finding.definition.isMandatory {
          entries.add(Entry(finding, locations.location(of: finding), on: screen, in: path))
        }
      }
    }
  }

  /// Reads a baseline from the bytes of a file.
  ///
  /// - Parameter rejectsUnknownRules: Whether an entry of a rule that does not exist is an error.
  ///   Rules of other checkers, such as `axe/color-contrast`, are never unknown.
  package init(
    reading bytes: [UInt8], file: String, rejectsUnknownRules: Bool = false
  ) throws(InputError) {
    let json = try JSON(parsing: bytes, file: file)
    for value in try json.root.required("findings").asArray() {
      // Older baselines contain a selector with sibling positions, which are removed here.
      let selector = try value.string("selector").map { FindingLocation.uncounted($0) }
      let entry = Entry(
        file: try value.required("file").asString(), screen: try value.string("screen") ?? "",
        rule: try value.required("rule").asString(), role: try value.string("role") ?? "",
        name: try value.string("name") ?? "", id: try value.string("id"),
        path: try value.string("way") ?? selector)
      let rules = AuditRule.all(named: entry.rule)
      if rejectsUnknownRules, !rules.contains(where: { $0.id == entry.rule }),
        !entry.rule.contains("/")
      {
        throw AuditBaseline.unknown(entry.rule, in: value, rules)
      }
      guard !rules.contains(where: \.isMandatory) else {
        throw value.error(
          "“\(entry.rule)” is mandatory and cannot be in a baseline", remedy: "fix what it finds")
      }
      entries.add(entry)
    }
  }

  /// Returns the error for an entry whose rule does not exist or has been renamed.
  private static func unknown(
    _ name: String, in value: JSON.Value, _ rules: [AuditRule]
  ) -> InputError {
    let nearest =
      rules.isEmpty
      ? [NearestWord.nearest(to: name, among: AuditRule.all.map(\.id))].compactMap(\.self)
      : rules.map(\.id)
    let names = nearest.map { "“\($0)”" }.joined(separator: " or ")
    let hint = names.isEmpty ? "" : "write \(names) if that is meant, or else "
    return (value.field("rule") ?? value).error(
      "no rule is called “\(name)”",
      remedy: "\(hint)remove the entry (“announce audit --rules” lists the rules)")
  }

  /// Returns the path of a file relative to the root of the repository that contains it.
  static func path(of file: String) -> String {
    let path = RepositoryPath.of(file)
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Removes an entry once.
  ///
  /// Returns whether the baseline contained the entry.
  mutating func remove(_ entry: Entry) -> Bool { entries.remove(entry) }

  /// The number of findings of each rule in each file.
  var counts: [AuditRatchet.Key: Int] {
    entries.counts { AuditRatchet.Key(file: $0.file, rule: $0.rule) }
  }

  /// Replaces all entries of each given pair of a file and a rule.
  mutating func replace(_ replacements: [AuditRatchet.Key: [Entry]]) {
    guard !replacements.isEmpty else { return }
    entries.removeAll { replacements[AuditRatchet.Key(file: $0.file, rule: $0.rule)] != nil }
    for entry in replacements.values.joined() { entries.add(entry) }
  }

  /// The number of findings in the baseline.
  package var count: Int { entries.count }

  /// The baseline as JSON, sorted and with one entry on each line, so that diffs are small.
  package var json: [UInt8] {
    let sorted = entries.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    var json = JSONWriter()
    json.lines { json in
      json.member("notice", "Findings that announce audit --baseline does not report.")
      json.member("findings", each: sorted, onePerLine: true) { entry, json in
        json.member("file", entry.file)
        json.member("screen", entry.screen)
        json.member("rule", entry.rule)
        json.member("role", entry.role)
        json.member("name", entry.name)
        if let id = entry.id { json.member("id", id) }
        if let path = entry.path { json.member("way", path) }
      }
    }
    json.end()
    return json.drain()
  }
}

extension AuditBaseline.Entry {
  /// Creates the entry of a finding.
  init(_ finding: Finding, _ location: FindingLocation, on screen: String, in file: String) {
    self.init(
      file: file, screen: screen, rule: finding.rule, role: location.role, name: location.name,
      id: location.id, path: location.id == nil ? location.uncountedPath : nil)
  }
}

extension AuditBaseline.Entry {
  /// The texts by which entries are sorted.
  fileprivate var order: [String] { [file, screen, rule, id ?? "", path ?? "", name, role] }
}

extension AuditBaseline.Entry: Hashable {
  private var words: [String?] {
    [file, screen, rule, id, path] + (id == nil ? [role, name] : [])
  }

  static func == (left: Self, right: Self) -> Bool { left.words == right.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
