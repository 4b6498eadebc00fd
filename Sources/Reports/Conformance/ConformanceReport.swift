import Audits
import Simulator
internal import SystemLibrary

/// A draft of an accessibility conformance report.
///
/// The report never states that a criterion is met, because rules cannot find all failures. Source:
/// VPAT 2.5, “Terms”.
struct ConformanceReport {
  /// The conformance to a criterion.
  enum Level: String {
    case partiallySupports = "partially-supports"
    case doesNotSupport = "does-not-support"
    case notEvaluated = "not-evaluated"

    /// The term of VPAT.
    var term: String {
      switch self {
      case .partiallySupports: "Partially Supports"
      case .doesNotSupport: "Does Not Support"
      case .notEvaluated: "Not Evaluated"
      }
    }
  }

  /// The conformance of one component to a criterion.
  struct Adherence {
    var component: ConformanceCatalogue.Component
    var level: Level
    var remarks: ConformanceRemarks
  }

  typealias Chapter = ConformanceCatalogue.Chapter

  let details: ConformanceDetails
  let screens: [ReportScreen]
  let header: ReportHeader
  /// The path of the report's own file, to which the links in it are relative.
  let document: String
  /// The components that were audited.
  let components: [ConformanceCatalogue.Component]
  /// The results of each screen, by the number of the WCAG criterion.
  private let results: [[String: CriterionResult]]

  init(
    _ screens: [ReportScreen], details: ConformanceDetails, document: String,
    by header: ReportHeader
  ) {
    let screens = ConformanceReport.distinct(screens)
    self.screens = screens
    self.details = details
    self.document = document
    self.header = header
    let found = Set(screens.map(\.component))
    components = ConformanceCatalogue.Component.allCases.filter(found.contains)
    let criteria = details.catalogue.chapters.flatMap(\.criteria).filter { !$0.level.isEmpty }
    results = screens.map { screen in
      Dictionary(
        screen.audit.results(for: criteria).map { ($0.criterion.number, $0) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the conformance of the audited components to a criterion.
  func adherences(to criterion: Criterion) -> [Adherence] {
    guard !criterion.level.isEmpty else {
      return [
        Adherence(
          component: .none, level: .notEvaluated,
          remarks: ConformanceRemarks(summary: "announce does not evaluate this."))
      ]
    }
    let audited = components.filter { ConformanceCatalogue.applies(criterion, to: $0) }
    guard !audited.isEmpty else {
      return [
        Adherence(
          component: .web, level: .notEvaluated,
          remarks: ConformanceRemarks(
            summary: "No web page was audited. The criterion does not apply to other software "
              + "(Section 508, E207.2)."))
      ]
    }
    return audited.map { adherence(of: $0, to: criterion) }
  }

  private func adherence(
    of component: ConformanceCatalogue.Component, to criterion: Criterion
  ) -> Adherence {
    let own = zip(screens, results).compactMap { screen, results in
      screen.component == component
        ? results[criterion.number].map { (screen: screen, result: $0) } : nil
    }
    let wrong = own.filter { $0.result.failing.contains { $0.isCertainFailure } }
    // VPAT reserves “Does Not Support” for failures in the majority of a product. Only the audited
    // screens can be counted.
    let isMajority =
      own.count >= ConformanceReport.fewestScreens && wrong.count * 2 > own.count
    let level: Level =
      wrong.isEmpty ? .notEvaluated : isMajority ? .doesNotSupport : .partiallySupports
    return Adherence(
      component: component, level: level,
      remarks: ConformanceRemarks(criterion, own, wrong: wrong.count, linkedFrom: document))
  }

  /// The statement that the report is a draft.
  var draft: String {
    "This is a draft that announce wrote from an audit; no person has reviewed it. “Not Evaluated” "
      + "is not a statement of conformance, and the draft never says “Supports”: rules can find "
      + "defects, but not that there are none. Section 508 does not accept “Not Evaluated” for "
      + "levels A and AA, so a person must evaluate these criteria before the report is published."
  }

  /// The evaluation methods: sentences about the audited screens, the readers and the rules.
  var methods: String {
    var readers: [String] = []
    for screen in screens {
      for reader in screen.reading.readers {
        let words = reader.fullHeader(on: screen.screen.origin)
        if !readers.contains(words) { readers.append(words) }
      }
    }
    let rules = Set(screens.flatMap { $0.audit.run.map(\.id) }).count
    var checkers: [String] = []
    for finding in screens.flatMap(\.audit.findings) {
      if let checker = finding.checker, !checkers.contains(checker) { checkers.append(checker) }
    }
    let others = checkers.isEmpty ? "" : " with findings of \(checkers.joined(separator: ", "))"
    return
      "\(header.software) ran \(counted(rules, "rule")) on \(counted(screens.count, "screen"))"
      + "\(others), and predicted what these screen readers announce: "
      + "\(readers.joined(separator: "; ")). No screen reader, device or person took part. "
      + ReportHeader.notice
  }

  /// The audited screens, one line each.
  var screenLines: [String] {
    let lines = screens.prefix(ConformanceReport.mostScreens).map { screen in
      let file = screen.file == "-" ? "standard input" : screen.file
      // The heading of a screen without a title begins with its file.
      let title =
        screen.title.hasPrefix("\(file): ")
        ? String(screen.title.dropFirst(file.count + 2)) : screen.title
      return title == file ? file : "\(title) (\(file))"
    }
    let rest = screens.count - lines.count
    return lines + (rest > 0 ? ["and \(counted(rest, "more screen"))"] : [])
  }

  private static let mostScreens = 50

  /// The minimum number of audited screens whose majority counts as the majority of a product.
  ///
  /// Assumed: no standard names a number.
  static let fewestScreens = 3

  /// Returns the screens without duplicates, which occur if two paths name the same file.
  private static func distinct(_ screens: [ReportScreen]) -> [ReportScreen] {
    var names: [String: String] = [:]
    return screens.filter { screen in
      let path = SystemCall.realPath(screen.file) ?? screen.file
      let name = names[path] ?? screen.file
      names[path] = name
      return name == screen.file
    }
  }
}

extension Finding {
  /// Whether the finding shows, without a decision by a person, that a criterion is not met.
  ///
  /// Warnings never show this.
  var isCertainFailure: Bool { !needsReview && severity < .warning }
}

extension ReportScreen {
  /// The component of the product to which the screen belongs.
  var component: ConformanceCatalogue.Component {
    audit.subject.platform == .web ? .web : .software
  }
}
