extension Finding {
  /// The stored facts that copies of a finding share.
  ///
  /// For the meaning of a fact, see the property of ``Finding`` with the same name.
  struct Details: Sendable, Hashable {
    var heard: [Quote]
    var fix: Fix
    var related: [Related]
    var criteria: [String] = []
    var isAdvice = false
    var consequences: [String] = []
    var includers: [String] = []
    var otherPages: [String] = []
    var alsoFoundBy: [String] = []
    var source: FindingSource?
    var note: String?
  }

  /// The announcements that show the defect, one for each reader; empty if the rule needs none.
  public var heard: [Quote] {
    get { details.heard }
    _modify { yield &details.heard }
  }
  /// How to remove the defect.
  public var fix: Fix {
    get { details.fix }
    _modify { yield &details.fix }
  }
  /// Other elements that the finding is about.
  public var related: [Related] {
    get { details.related }
    _modify { yield &details.related }
  }
  /// The WCAG 2.2 success criteria of the rule that apply to this kind of element.
  public var criteria: [String] {
    get { details.criteria }
    _modify { yield &details.criteria }
  }
  /// Whether the finding goes beyond what the criteria require.
  public var isAdvice: Bool {
    get { details.isAdvice }
    set { details.isAdvice = newValue }
  }
  /// The messages of findings at the same element whose cause is this defect.
  public var consequences: [String] {
    get { details.consequences }
    _modify { yield &details.consequences }
  }
  /// Other files with the same finding, because they include the file of the finding.
  package var includers: [String] {
    get { details.includers }
    _modify { yield &details.includers }
  }
  /// Other live pages with the same finding.
  package var otherPages: [String] {
    get { details.otherPages }
    _modify { yield &details.otherPages }
  }
  /// The other checkers that found the same defect, each with the checker's name for the rule.
  package var alsoFoundBy: [String] {
    get { details.alsoFoundBy }
    _modify { yield &details.alsoFoundBy }
  }
  /// The other checker that made the finding, or `nil` if this audit made it.
  var source: FindingSource? {
    get { details.source }
    _modify { yield &details.source }
  }
  /// A note that the author tried to suppress a mandatory rule, or `nil` if the author did not.
  package var note: String? {
    get { details.note }
    _modify { yield &details.note }
  }
}
