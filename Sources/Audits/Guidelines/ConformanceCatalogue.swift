/// The criteria of an accessibility conformance report, in chapters.
///
/// Source: GSA, OpenACR, whose catalogues follow VPAT.
/// Assumed: the ids of catalogues, chapters and components, because no copy of OpenACR was at hand.
package struct ConformanceCatalogue: Sendable {
  /// A part of a product for which a criterion is evaluated.
  package enum Component: String, Sendable, CaseIterable {
    case web, software
    /// No particular component, for criteria that are not evaluated for each component.
    case none
  }

  /// A chapter with its criteria.
  package struct Chapter: Sendable {
    /// The name of the chapter in a file of OpenACR.
    package var id: String
    package var title: String
    package var criteria: [Criterion]
    /// Whether the criteria are about devices.
    package var isHardware: Bool { id == "hardware" }

    init(_ id: String, _ title: String, _ criteria: [Criterion]) {
      self.id = id
      self.title = title
      self.criteria = criteria
    }

    init(_ id: String, _ title: String, rows: [(number: String, name: String)]) {
      self.init(
        id, title,
        rows.map { Criterion($0.number, $0.name, "", "whether the criterion is met") })
    }
  }

  /// The id, such as `2.5-edition-wcag-2.2-508-en`.
  package var id: String
  /// The version of WCAG.
  package var wcag: String
  package var chapters: [Chapter]

  private init(_ id: String, wcag: String, _ criteria: [Criterion]) {
    func chapter(_ level: String) -> Chapter {
      Chapter(
        "success_criteria_level_\(level.lowercased())", "Success Criteria, Level \(level)",
        criteria.filter { $0.level == level })
    }
    self.id = id
    self.wcag = wcag
    chapters = ["A", "AA", "AAA"].map(chapter) + ConformanceCatalogue.section508
  }

  /// All catalogues, the usual one first.
  package static let all: [ConformanceCatalogue] = {
    let criteria = Criterion.all + levelAAA
    // The criterion 4.1.1 comes before 4.1.2. Each level becomes a chapter, so the order of
    // criteria matters only within a level.
    var earlier = criteria
    earlier.insert(parsing, at: criteria.firstIndex { $0.number == "4.1.2" } ?? 0)
    earlier.removeAll { addedBy22.contains($0.number) }
    return [
      ConformanceCatalogue("2.5-edition-wcag-2.2-508-en", wcag: "2.2", criteria),
      ConformanceCatalogue("2.4-edition-wcag-2.1-508-en", wcag: "2.1", earlier),
    ]
  }()

  /// Whether a criterion of WCAG is evaluated for a component.
  package static func applies(_ criterion: Criterion, to component: Component) -> Bool {
    component != .software || !pagesOnly.contains(criterion.number)
  }

  /// Returns the clause of EN 301 549 for a criterion of WCAG, or `nil` if there is none.
  ///
  /// Source: EN 301 549 v3.2.1, chapters 9 (web) and 11 (software), which have the numbers of
  /// WCAG 2.1.
  package static func europeanClause(of criterion: Criterion, for component: Component) -> String? {
    guard !criterion.level.isEmpty, criterion.level != "AAA",
      !addedBy22.contains(criterion.number)
    else { return nil }
    switch component {
    case .web: return "9.\(criterion.number)"
    case .software:
      return europeanVoid.contains(criterion.number) ? nil : "11.\(criterion.number)"
    case .none: return nil
    }
  }

  /// The criteria whose clauses in chapter 11 of EN 301 549 are void.
  ///
  /// Assumed: remembered from EN 301 549 v3.2.1, 11.2.4 and 11.3.
  private static let europeanVoid: Set<String> = [
    "2.4.1", "2.4.2", "2.4.5", "3.1.2", "3.2.3", "3.2.4",
  ]
}
