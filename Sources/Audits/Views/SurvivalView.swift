internal import Simulator

/// What is heard of every control in every circumstance, and what disappears.
public struct SurvivalView: Sendable {
  /// A table for each reader.
  public let tables: [AuditTable]

  /// A circumstance with what is heard in it.
  private struct Column {
    var title: String
    var heard: HeardScreen
  }

  /// What survives on a screen.
  public init(_ subject: AuditSubject) {
    tables = subject.heard.map { heard in
      SurvivalView.table(heard, of: subject)
    }
  }

  private static func table(_ heard: HeardScreen, of subject: AuditSubject) -> AuditTable {
    let columns = columns(heard, of: subject)
    var table = AuditTable(
      type(of: heard.reader).displayName,
      note:
        "“yes” is heard, “–” is not; a fact that the screen does not have leaves its cell empty.",
      columns: ["Control", "Fact"] + columns.map(\.title) + ["Remark"])
    for control in subject.controls {
      let known = columns.map { $0.heard.knownFacts(of: control.node, called: control.name) }
      let facts = columns.map { $0.heard.facts(of: control.node, called: control.name) }
      let called =
        control.name.isBlank ? "(\(subject.screen[control.node].role.rawValue))" : control.name
      for fact in HeardFact.allCases where known.contains(where: { $0.contains(fact) }) {
        let cells = columns.indices.map { place in
          facts[place].contains(fact) ? "yes" : known[place].contains(fact) ? "–" : ""
        }
        table.rows.append([called, fact.rawValue] + cells + [remark(cells)])
      }
    }
    return table
  }

  private static func remark(_ cells: [String]) -> String {
    if !cells.contains("yes") { return "never heard" }
    return cells.contains("–") ? "not always heard" : ""
  }

  /// The circumstances in which a reader may find a screen: as it is, its settings one by one, and
  /// every empty field filled.
  private static func columns(_ heard: HeardScreen, of subject: AuditSubject) -> [Column] {
    var columns = [Column(title: "as given", heard: heard)]
    columns += subject.heard(in: .filled).filter { $0.name == heard.name }.map {
      Column(title: "filled", heard: $0)
    }
    if let failed = heard.screen.failed {
      columns.append(
        Column(
          title: "error shown", heard: HeardScreen(failed, by: heard.reader, in: .asGiven)))
    }
    for language in languages(of: heard) {
      var reader = heard.reader
      guard (try? reader.set("locale", to: language)) != nil,
        reader.language != heard.reader.language
      else { continue }
      columns.append(
        Column(
          title: "language \(language)",
          heard: HeardScreen(heard.screen, by: reader, in: .asGiven)))
    }
    for (key, values) in settings {
      guard let setting = type(of: heard.reader).settings.first(where: { $0.key == key }) else {
        continue
      }
      for value in setting.values
      where value != heard.reader.value(of: key) && (values.isEmpty || values.contains(value)) {
        var reader = heard.reader
        guard (try? reader.set(key, to: value)) != nil else { continue }
        columns.append(
          Column(
            title: "\(key) \(value)",
            heard: HeardScreen(heard.screen, by: reader, in: .asGiven)))
      }
    }
    return columns
  }

  /// The languages of the screen and of what is on it, in the order in which they come.
  private static func languages(of heard: HeardScreen) -> [String] {
    let all =
      [heard.screen.language] + heard.screen.preorder.map { heard.screen[$0.index].language }
    return all.compactMap { $0 }.filter { !$0.isEmpty }.reduce(into: []) { languages, language in
      if !languages.contains(language) { languages.append(language) }
    }
  }

  /// Settings that people change and that take words away, with the values that matter.
  private static let settings: [(key: String, values: Set<String>)] = [
    ("hints", ["off"]), ("verbosity", ["low"]), ("roles", ["off"]), ("containers", ["off"]),
    ("order", []),
  ]
}

extension Screen {
  /// The screen with a message of the platform's at every field that shows none; nothing without a field.
  fileprivate var failed: Screen? {
    var failed = self
    let fields = preorder.map(\.index).filter {
      self[$0].role.isEntry && self[$0].error == nil && !self[$0].states.isDisabled
    }
    for field in fields { failed[field].fail("Please mend this", on: origin) }
    return fields.isEmpty ? nil : failed
  }
}
