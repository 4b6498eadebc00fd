public import Simulator

/// A rule of an audit: one defect of a screen or of what is heard of it.
///
/// A rule documents itself. The list of rules, their page in the documentation and their tests are made of
/// these values.
public struct AuditRule: Sendable {
  /// What a rule looks at.
  public enum Layer: String, Sendable, Hashable, CaseIterable {
    /// The screen as its author described it, or the elements of its file.
    case tree
    /// What one reader says at a stop.
    case announcement
    /// What differs between readers, settings, or an empty field and a filled one.
    case comparison
    /// Where things stand on the screen.
    case frames
    /// What happens when somebody acts.
    case session
  }

  /// How grave a defect is.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case critical, serious, warning

    /// Orders the gravest first.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .critical: 0
      case .serious: 1
      case .warning: 2
      }
    }
  }

  /// A system with its own way of writing screens.
  public enum Platform: String, Sendable, Hashable, CaseIterable {
    case web, android, ios
    case reactNative = "react-native"
    /// A sketch: an outline or a screen in Swift.
    case design
  }

  /// What a rule needs to know of a screen beyond its nodes.
  public enum Need: String, Sendable, Hashable, CaseIterable {
    /// Where things stand.
    case frames
    /// The elements of the file as they were written.
    case source
    /// The whole document, and not a piece of one.
    case wholeDocument = "whole-document"
  }

  /// The name people type, such as `label-missing`.
  public internal(set) var id: String
  /// What other checkers and guidelines call it.
  public internal(set) var aliases: [String] = []
  /// What it looks at.
  public internal(set) var layer: Layer
  /// How grave the defect is, unless a finding says otherwise.
  public internal(set) var severity: Severity
  /// Whether a person always has to decide.
  public internal(set) var needsReview = false
  /// Whether no baseline and no suppression silences it.
  public internal(set) var isMandatory = false
  /// Success criteria of WCAG 2.2, such as `4.1.2`.
  public internal(set) var criteria: [String] = []
  /// Those of the criteria that its findings do not fail: following the rule is best practice there.
  ///
  /// Source: the sufficient techniques and failures of each criterion; what axe-core calls best practice.
  public internal(set) var bestPractice: Set<String> = []
  /// The platforms on which it is best practice for those criteria.
  var bestPracticePlatforms = Set(Platform.allCases)
  /// Clauses of the guidelines, such as `C1`.
  public internal(set) var guidelines: [String] = []
  /// When it finds something, in one sentence.
  public internal(set) var condition: String
  /// Why that matters, in one sentence about people.
  public internal(set) var why: String
  /// How to fix it, for each platform that it knows.
  public internal(set) var fixes: [Platform: String]
  /// The platforms it runs on; every one unless it says so.
  public internal(set) var platforms = Set(Platform.allCases)
  /// What it needs to know.
  public internal(set) var needs: Set<Need> = []
  /// The conditions in which it needs readings of a screen, beside those as given.
  public internal(set) var readingConditions: Set<ReadingCondition> = []
  /// Facts of an element that its verdict rests on: where a file does not tell one of them, a person
  /// has to decide.
  var requiredFacts: Set<UnknownFact> = .all
  /// Whether it needs those readings of a particular screen.
  var appliesTo: @Sendable (AuditSubject) -> Bool = { _ in true }
  /// Rules whose findings at the same element are consequences of this defect and are reported with it.
  public internal(set) var supersedes: [String] = []
  /// Screens that show it, for each platform that it knows.
  public internal(set) var examples: [Example]
  /// Adds its findings on a screen to a list.
  let check: @Sendable (AuditSubject, inout FindingList) -> Void

  /// Whether its findings are best practice for a criterion, and no failures of it.
  func isBestPractice(for criterion: String, on platform: Platform) -> Bool {
    bestPractice.contains(criterion) && bestPracticePlatforms.contains(platform)
  }
}

extension AuditRule: Hashable {
  /// Whether two rules are the same one.
  public static func == (left: AuditRule, right: AuditRule) -> Bool { left.id == right.id }

  /// Feeds the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension AuditRule.Platform {
  /// The platform that a screen is written for.
  public init(_ origin: Screen.Origin) {
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
  /// One fix for every platform, except for those that have their own.
  static func everywhere(_ fix: String, except exceptions: Self = [:]) -> Self {
    Dictionary(
      uniqueKeysWithValues: AuditRule.Platform.allCases.map { ($0, exceptions[$0] ?? fix) })
  }
}
