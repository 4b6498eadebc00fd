internal import Simulator

/// What is heard of every control in every circumstance, and what disappears.
public struct SurvivalView: Sendable {
  /// A table for each reader.
  public let tables: [AuditTable]

  /// A circumstance with what is heard in it.
  private struct Column {
    var title: String
    var heard: ScreenReading
    var isTranslated = false

    /// What a control is called here.
    func name(of control: Control) -> String {
      guard isTranslated else { return control.name }
      let name = heard.screen[control.node].name
      guard name.isBlank else { return name }
      // What the platform itself calls it is translated as well.
      let parts = heard.stop(speaking: control.node)?.announcement.parts ?? []
      let spoken = Announcement.join(parts.filter { $0.kind == .label || $0.kind == .content })
      return spoken.isBlank ? control.name : spoken
    }
  }

  /// What survives on a screen.
  ///
  /// - Parameter translations: The same screen in other languages.
  public init(_ subject: AuditSubject, translations: [AuditReport.Translation] = []) {
    tables = subject.reportedReadings.map { heard in
      SurvivalView.table(heard, of: subject, translations)
    }
  }

  private static func table(
    _ heard: ScreenReading, of subject: AuditSubject, _ translations: [AuditReport.Translation]
  ) -> AuditTable {
    let columns = columns(heard, of: subject) + translated(heard, translations)
    var table = AuditTable(
      type(of: heard.reader).displayName,
      note:
        "“yes” is heard, “–” is not; a fact that the screen does not have leaves its cell empty.",
      columns: ["Control", "Fact"] + columns.map(\.title) + ["Remark"])
    for control in subject.controls {
      let names = columns.map { $0.name(of: control) }
      let known = zip(columns, names).map { $0.heard.knownFacts(of: control.node, called: $1) }
      let facts = zip(columns, names).map { $0.heard.spokenFacts(of: control.node, called: $1) }
      let called =
        control.name.isBlank ? "(\(subject.screen[control.node].role.rawValue))" : control.name
      for fact in SpokenFact.allCases where known.contains(where: { $0.contains(fact) }) {
        let cells = columns.indices.map { index in
          facts[index].contains(fact) ? "yes" : known[index].contains(fact) ? "–" : ""
        }
        table.rows.append([called, fact.rawValue] + cells + [remark(cells)])
      }
    }
    return table
  }

  /// The screen in other languages, by a reader that speaks them as far as it can.
  private static func translated(
    _ heard: ScreenReading, _ translations: [AuditReport.Translation]
  ) -> [Column] {
    translations.map { translation in
      var reader = heard.reader
      try? reader.set("locale", to: translation.language)
      return Column(
        title: "texts in \(translation.language)",
        heard: ScreenReading(translation.screen, by: reader, in: .asGiven), isTranslated: true)
    }
  }

  private static func remark(_ cells: [String]) -> String {
    if !cells.contains("yes") { return "never heard" }
    return cells.contains("–") ? "not always heard" : ""
  }

  /// The circumstances in which a reader may find a screen: as it is, its settings one by one, and
  /// every empty field filled.
  private static func columns(_ heard: ScreenReading, of subject: AuditSubject) -> [Column] {
    var columns = [Column(title: "as given", heard: heard)]
    columns += subject.readings(in: .filled).filter { $0.name == heard.name }.map {
      Column(title: "filled", heard: $0)
    }
    if let failed = heard.screen.failed {
      columns.append(
        Column(
          title: "error shown", heard: ScreenReading(failed, by: heard.reader, in: .asGiven)))
    }
    for language in languages(of: heard) {
      var reader = heard.reader
      guard (try? reader.set("locale", to: language)) != nil,
        reader.language != heard.reader.language
      else { continue }
      columns.append(
        Column(
          title: "language \(language)",
          heard: ScreenReading(heard.screen, by: reader, in: .asGiven)))
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
            heard: ScreenReading(heard.screen, by: reader, in: .asGiven)))
      }
    }
    return columns
  }

  /// The languages of the screen and of what is on it, in the order in which they come.
  private static func languages(of heard: ScreenReading) -> [String] {
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

extension ScreenReading {
  /// What of a control is heard, be it at a stop inside, as at the picture of a link.
  fileprivate func spokenFacts(of node: Node.Index, called name: String) -> SpokenFacts {
    if stop(speaking: node) != nil { return facts(of: node, called: name) }
    let inner = screen.descendants(of: node).lazy.map(\.index).first { stop(of: $0) != nil }
    return inner.map { facts(of: $0, called: name) } ?? []
  }
}

extension Screen {
  /// The screen with a message of the platform's at every field that shows none; nothing without a field.
  ///
  /// UIKit has no property for what is wrong: apps show it as a text of its own.
  fileprivate var failed: Screen? {
    guard origin != .ios, origin != .iosElements else { return nil }
    var failed = self
    let fields = preorder.map(\.index).filter {
      self[$0].role.isEntry && self[$0].error == nil && !self[$0].states.isDisabled
    }
    for field in fields { failed[field].fail("Please mend this", on: origin) }
    return fields.isEmpty ? nil : failed
  }
}
