import Audits
internal import Encoding
import Simulator
package import TextIO

/// Findings that were there before: those that fit an entry are silenced, each entry once.
///
/// An entry is a rule and an element, by its identifier, else by the way to it, its role and its name;
/// lines come and go, and so do elements before it, so that neither is part of it.
package struct AuditBaseline: Sendable {
  /// What makes two findings the same.
  ///
  /// Role and name of an element with an identifier may change. The screen is empty for a file with
  /// one, since a title may change, too.
  struct Entry: Sendable {
    var file: String
    var screen: String
    var rule: String
    var role: String
    var name: String
    var id: String?
    /// The way to an element without an identifier, without numbers; those alike have as many entries.
    var way: String?
  }

  private(set) var entries: [Entry: Int] = [:]

  /// The baseline of findings as they are now; what cannot be silenced is left out.
  package init(_ files: [AuditedFile]) {
    for file in files {
      let path = AuditBaseline.path(of: file.file)
      for report in file.reports {
        let locations = FindingLocations(report)
        let screen = file.reports.count > 1 ? report.subject.screen.name : ""
        for finding in report.findings
        where !finding.definition.isMandatory {
          entries[
            Entry(finding, locations.location(of: finding), on: screen, in: path), default: 0] += 1
        }
      }
    }
  }

  /// The baseline in the bytes of a file.
  package init(reading bytes: [UInt8], file: String) throws(InputError) {
    let json = try JSON(parsing: bytes, file: file)
    for value in try json.root.required("findings").asArray() {
      // Older files hold a selector, which has numbers.
      let selector = try value.string("selector").map { FindingLocation.uncounted($0) }
      let entry = Entry(
        file: try value.required("file").asString(), screen: try value.string("screen") ?? "",
        rule: try value.required("rule").asString(), role: try value.string("role") ?? "",
        name: try value.string("name") ?? "", id: try value.string("id"),
        way: try value.string("way") ?? selector)
      guard AuditRule(named: entry.rule)?.isMandatory != true else {
        throw value.error(
          "“\(entry.rule)” is mandatory and cannot be in a baseline", remedy: "mend what it finds")
      }
      entries[entry, default: 0] += 1
    }
  }

  /// A file as it is called from everywhere in its repository.
  static func path(of file: String) -> String {
    let path = RepositoryPath.of(file)
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Takes an entry that a finding fits; false where there is none left.
  mutating func take(_ entry: Entry) -> Bool {
    guard let count = entries[entry], count > 0 else { return false }
    entries[entry] = count - 1
    return true
  }

  /// How many findings it lists.
  package var count: Int { unused }

  /// How many entries no finding fitted.
  var unused: Int { entries.values.reduce(0, +) }

  /// The baseline as JSON, an entry a line in the order of files, so that a change shows well.
  package var json: [UInt8] {
    let sorted = entries.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted {
      ($0.file, $0.screen, $0.rule, $0.id ?? "", $0.way ?? "", $0.name)
        < ($1.file, $1.screen, $1.rule, $1.id ?? "", $1.way ?? "", $1.name)
    }
    var json = JSONWriter()
    json.lines { json in
      json.member("notice", "Findings that announce audit --baseline does not tell again.")
      json.member("findings", each: sorted, oneALine: true) { entry, json in
        json.member("file", entry.file)
        json.member("screen", entry.screen)
        json.member("rule", entry.rule)
        json.member("role", entry.role)
        json.member("name", entry.name)
        if let id = entry.id { json.member("id", id) }
        if let way = entry.way { json.member("way", way) }
      }
    }
    json.end()
    return json.taken()
  }
}

extension AuditBaseline.Entry {
  /// The entry of a finding.
  init(_ finding: Finding, _ location: FindingLocation, on screen: String, in file: String) {
    self.init(
      file: file, screen: screen, rule: finding.rule, role: location.role, name: location.name,
      id: location.id, way: location.id == nil ? location.uncountedPath : nil)
  }
}

extension AuditBaseline.Entry: Hashable {
  private var words: [String?] {
    [file, screen, rule, id, way] + (id == nil ? [role, name] : [])
  }

  static func == (left: Self, right: Self) -> Bool { left.words == right.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
