internal import Simulator

/// A view of the conditions, such as hints off, in which readers announce each fact about each
/// control.
package struct CoverageView: Sendable {
  /// A table for each reader.
  package let tables: [AuditTable]

  /// A column of the table: the reading in one condition, with a title.
  private struct Column {
    var title: String
    var reading: ScreenReading
    var isTranslated = false

    /// Returns the name of a control in this reading.
    func name(of control: Control) -> String {
      guard isTranslated else { return control.name }
      let name = reading.screen[control.node].name
      guard name.isBlank else { return name }
      // The name may be a word of the platform, which the reader announces in the other language.
      let parts = reading.stop(speaking: control.node)?.announcement.parts ?? []
      let spoken = Announcement.join(parts.filter { $0.kind == .label || $0.kind == .content })
      return spoken.isBlank ? control.name : spoken
    }
  }

  /// Creates the tables of a screen.
  ///
  /// - Parameter translations: The same screen in other languages.
  package init(_ subject: AuditSubject, translations: [AuditReport.Translation] = []) {
    tables = subject.reportedReadings.map { reading in
      CoverageView.table(reading, of: subject, translations)
    }
  }

  private static func table(
    _ reading: ScreenReading, of subject: AuditSubject, _ translations: [AuditReport.Translation]
  ) -> AuditTable {
    let columns = columns(reading, of: subject) + translated(reading, translations)
    var table = AuditTable(
      type(of: reading.reader).displayName,
      note:
        "“yes” is announced, “–” is not; the cell is empty if the screen does not have the fact.",
      columns: ["Control", "Fact"] + columns.map(\.title) + ["Remark"])
    for control in subject.controls {
      let names = columns.map { $0.name(of: control) }
      let known = zip(columns, names).map { $0.reading.knownFacts(of: control.node, called: $1) }
      let facts = zip(columns, names).map { $0.reading.spokenFacts(of: control.node, called: $1) }
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

  /// Returns the readings of the screen in other languages.
  ///
  /// The reader speaks the language of the texts, if the reader supports that language.
  private static func translated(
    _ reading: ScreenReading, _ translations: [AuditReport.Translation]
  ) -> [Column] {
    translations.map { translation in
      var reader = reading.reader
      try? reader.set("locale", to: translation.language)
      return Column(
        title: "texts in \(translation.language)",
        reading: ScreenReading(translation.screen, by: reader, in: .asGiven), isTranslated: true)
    }
  }

  private static func remark(_ cells: [String]) -> String {
    if !cells.contains("yes") { return "never heard" }
    return cells.contains("–") ? "not always heard" : ""
  }

  /// Returns the columns of the table: the readings of a screen in the compared conditions.
  ///
  /// The first column is the screen as given. In the other columns, every empty field is filled,
  /// every field has an error, the reader speaks the languages of the screen, or the reader has
  /// other settings.
  private static func columns(_ reading: ScreenReading, of subject: AuditSubject) -> [Column] {
    var columns = [Column(title: "default settings", reading: reading)]
    columns += subject.readings(in: .filled).filter { $0.name == reading.name }.map {
      Column(title: "filled", reading: $0)
    }
    if let failed = reading.screen.failed {
      columns.append(
        Column(
          title: "error shown", reading: reading.reading(of: failed, by: reading.reader)))
    }
    for language in languages(of: reading) {
      var reader = reading.reader
      guard (try? reader.set("locale", to: language)) != nil,
        reader.language != reading.reader.language
      else { continue }
      columns.append(
        Column(
          title: "language \(language)",
          reading: reading.reading(of: reading.screen, by: reader)))
    }
    for (key, values) in settings {
      guard let setting = type(of: reading.reader).settings.first(where: { $0.key == key }) else {
        continue
      }
      for value in setting.values
      where value != reading.reader.value(of: key) && (values.isEmpty || values.contains(value)) {
        var reader = reading.reader
        guard (try? reader.set(key, to: value)) != nil else { continue }
        columns.append(
          Column(
            title: "\(key) \(value)",
            reading: reading.reading(of: reading.screen, by: reader)))
      }
    }
    return columns
  }

  /// Returns the languages of the screen and of its nodes, in document order.
  private static func languages(of reading: ScreenReading) -> [String] {
    let all =
      [reading.screen.language] + reading.screen.preorder.map { reading.screen[$0.index].language }
    return all.compactMap { $0 }.filter { !$0.isEmpty }.reduce(into: []) { languages, language in
      if !languages.contains(language) { languages.append(language) }
    }
  }

  /// Settings of readers that reduce the announced words, each with the values to try.
  ///
  /// An empty set stands for all values.
  private static let settings: [(key: String, values: Set<String>)] = [
    ("hints", ["off"]), ("verbosity", ["low"]), ("roles", ["off"]), ("containers", ["off"]),
    ("order", []),
  ]
}

extension ScreenReading {
  /// Returns the facts that are announced at the stop of a control.
  ///
  /// If the control has no stop, the facts are those at a stop inside the control, such as a
  /// picture in a link.
  fileprivate func spokenFacts(of node: Node.Index, called name: String) -> SpokenFacts {
    if stop(speaking: node) != nil { return facts(of: node, called: name) }
    guard let own = readNode(node) else { return [] }
    let inner = screen.descendants(of: own).lazy.compactMap { self.auditedNode($0.index) }
      .first { stop(of: $0) != nil }
    return inner.map { facts(of: $0, called: name) } ?? []
  }
}

extension Screen {
  /// A copy of the screen with an error message at every field that has none.
  ///
  /// The result is `nil` if all fields have a message, or if there is no field. On iOS, the result
  /// is always `nil`, because UIKit has no property for error messages.
  fileprivate var failed: Screen? {
    guard origin != .ios, origin != .iosElements else { return nil }
    var failed = self
    let fields = preorder.map(\.index).filter {
      self[$0].role.isEntry && self[$0].error == nil && !self[$0].states.isDisabled
    }
    for field in fields { failed[field].setError("Please correct this", on: origin) }
    return fields.isEmpty ? nil : failed
  }
}
