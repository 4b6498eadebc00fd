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
  public let id: String
  /// What other checkers and guidelines call it.
  public let aliases: [String]
  /// What it looks at.
  public let layer: Layer
  /// How grave the defect is, unless a finding says otherwise.
  public let severity: Severity
  /// Whether a person always has to decide.
  public let isReview: Bool
  /// Whether no baseline and no suppression silences it.
  public let isMandatory: Bool
  /// Success criteria of WCAG 2.2, such as `4.1.2`.
  public let criteria: [String]
  /// Clauses of the guidelines, such as `C1`.
  public let clauses: [String]
  /// When it finds something, in one sentence.
  public let condition: String
  /// Why that matters, in one sentence about people.
  public let why: String
  /// How to mend it, for each platform that it knows.
  public let mends: [Platform: String]
  /// The platforms it runs on; every one unless it says so.
  public let platforms: Set<Platform>
  /// What it needs to know.
  public let needs: Set<Need>
  /// In which circumstances it has to hear a screen.
  public let circumstances: Set<Circumstance>
  /// Facts of an element that its verdict rests on: where a file does not tell one of them, a person
  /// has to decide.
  let restsOn: Set<UnknownFact>
  /// Whether it has anything to hear of a screen in them; every screen is heard unless it says so.
  let asks: @Sendable (AuditSubject) -> Bool
  /// Rules whose findings at the same element are consequences of this defect and are told with it.
  public let covers: [String]
  /// Screens that show it, for each platform that it knows.
  public let examples: [Example]
  let check: @Sendable (AuditSubject, inout FindingList) -> Void

  init(
    _ id: String, aliases: [String] = [], layer: Layer, severity: Severity, isReview: Bool = false,
    isMandatory: Bool = false, criteria: [String] = [], clauses: [String] = [], condition: String,
    why: String, mends: [Platform: String], platforms: Set<Platform> = Set(Platform.allCases),
    needs: Set<Need> = [], circumstances: Set<Circumstance> = [],
    restsOn: Set<UnknownFact> = .all,
    asks: @escaping @Sendable (AuditSubject) -> Bool = { _ in true }, covers: [String] = [],
    examples: [Example],
    check: @escaping @Sendable (AuditSubject, inout FindingList) -> Void
  ) {
    self.id = id
    self.aliases = aliases
    self.layer = layer
    self.severity = severity
    self.isReview = isReview
    self.isMandatory = isMandatory
    self.criteria = criteria
    self.clauses = clauses
    self.condition = condition
    self.why = why
    self.mends = mends
    self.platforms = platforms
    self.needs = needs
    self.circumstances = circumstances
    self.restsOn = restsOn
    self.asks = asks
    self.covers = covers
    self.examples = examples
    self.check = check
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
