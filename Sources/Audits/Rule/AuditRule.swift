package import Simulator

/// A rule of an audit, which finds one defect of a screen or of its announcements.
///
/// The list of rules, their documentation and their tests are generated from the properties of the
/// rules.
///
///     if let rule = AuditRule(named: "label-missing") { print(rule.condition, rule.why) }
public struct AuditRule: Sendable {
  /// The subject that a rule examines.
  public enum Layer: String, Sendable, Hashable, CaseIterable {
    /// The nodes of the screen, or the elements of its file.
    case tree
    /// The announcement of one reader at a stop.
    case announcement
    /// The differences between readers, between settings, or between an empty and a filled field.
    case comparison
    /// The frames of elements.
    case frames
    /// The effects of gestures.
    case session
  }

  /// The severity of a defect.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case critical, serious, warning

    /// Whether the left severity is more severe, so that the most severe findings are sorted first.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .critical: 0
      case .serious: 1
      case .warning: 2
      }
    }
  }

  /// A platform that screens are written for.
  public enum Platform: String, Sendable, Hashable, CaseIterable {
    case web, android, ios
    case reactNative = "react-native"
    /// An outline or a screen in Swift.
    case design
  }

  /// A fact about a screen that a rule needs in addition to the nodes of the screen.
  public enum Need: String, Sendable, Hashable, CaseIterable {
    /// The frames of elements.
    case frames
    /// The elements of the file.
    case source
    /// The whole document, and not a fragment of a document.
    case wholeDocument = "whole-document"
  }

  /// The identifier that people type, such as `label-missing`.
  public internal(set) var id: String
  /// The names of the rule in other checkers and guidelines.
  public internal(set) var aliases: [String] = []
  /// What the rule examines.
  public internal(set) var layer: Layer
  /// The severity of the defect, unless a finding has another severity.
  public internal(set) var severity: Severity
  /// Whether a person has to decide about every finding.
  public internal(set) var needsReview = false
  /// Whether baselines and suppressions have no effect on the findings of the rule.
  public internal(set) var isMandatory = false
  /// The numbers of the success criteria of WCAG 2.2 that the rule is about, such as `4.1.2`.
  public internal(set) var criteria: [String] = []
  /// The criteria for which the rule is only best practice.
  ///
  /// A finding does not mean that the screen fails these criteria.
  ///
  /// Source: the sufficient techniques and failures of each criterion; axe-core, “best practice”.
  public internal(set) var bestPractice: Set<String> = []
  /// The platforms on which the rule is only best practice for the criteria in ``bestPractice``.
  ///
  /// On other platforms, a finding means that the screen fails these criteria.
  var bestPracticePlatforms = Set(Platform.allCases)
  /// The ids of the guideline clauses that the rule is about, such as `C1`.
  public internal(set) var guidelines: [String] = []
  /// What is wrong on a screen if the rule finds something, in one sentence.
  public internal(set) var condition: String
  /// The consequence of the defect for people, in one sentence.
  public internal(set) var why: String
  /// The fix for each platform that the rule supports.
  public internal(set) var fixes: [Platform: String]
  /// The platforms that the rule is about.
  public internal(set) var platforms = Set(Platform.allCases)
  /// The facts about a screen that the rule needs.
  public internal(set) var needs: Set<Need> = []
  /// The conditions in which the rule needs readings, in addition to ``ReadingCondition/asGiven``.
  public internal(set) var readingConditions: Set<ReadingCondition> = []
  /// The facts about an element that the rule depends on.
  ///
  /// If a file does not contain one of these facts, a person has to decide.
  var requiredFacts: Set<UnknownFact> = .all
  /// A function that returns whether the rule needs readings of a screen in ``readingConditions``.
  var appliesTo: @Sendable (AuditSubject) -> Bool = { _ in true }
  /// The ids of the rules whose findings at the same element are consequences of this defect.
  ///
  /// The findings of these rules are reported together with the defect.
  public internal(set) var supersedes: [String] = []
  /// Files with and without the defect, for each platform that the rule supports.
  public internal(set) var examples: [Example]
  /// Adds the findings on a screen to a list.
  let check: @Sendable (AuditSubject, inout FindingList) -> Void

  /// Whether a rule is only best practice for a criterion, and a finding is no failure of the
  /// criterion.
  func isBestPractice(for criterion: String, on platform: Platform) -> Bool {
    bestPractice.contains(criterion) && bestPracticePlatforms.contains(platform)
  }
}

extension AuditRule: Hashable {
  /// Whether two rules have the same id.
  public static func == (left: AuditRule, right: AuditRule) -> Bool { left.id == right.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension AuditRule.Platform {
  /// Creates the platform of a screen.
  package init(_ origin: Screen.Origin) {
    self =
      switch origin {
      case .design: .design
      case .web: .web
      case .android, .androidNodes: .android
      case .ios, .iosElements: .ios
      case .reactNative: .reactNative
      }
  }
}

extension [AuditRule.Platform: String] {
  /// Returns the same fix for every platform, except for the platforms in `exceptions`.
  static func everywhere(_ fix: String, except exceptions: Self = [:]) -> Self {
    Dictionary(
      uniqueKeysWithValues: AuditRule.Platform.allCases.map { ($0, exceptions[$0] ?? fix) })
  }
}
