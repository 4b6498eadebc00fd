public import Simulator

/// Something wrong that a rule found.
public struct Finding: Sendable, Hashable {
  /// The rule that found it.
  public var definition: AuditRule { shared.rule }
  /// The id of the rule.
  public var rule: String { shared.rule.id }
  /// Its rule as all findings of the rule share it.
  let shared: SharedRule
  /// How grave it is here.
  public var severity: AuditRule.Severity
  /// Whether a person has to decide; such a finding never fails a run.
  public var needsReview: Bool
  /// The node it is about, or `nil` for the whole screen and for elements without a node.
  public var node: Node.Index?
  /// The place of the element in the file's ``SourceTree``, where one is known.
  public var element: Int?
  /// What is wrong here, in one sentence.
  public var message: String
  /// What was heard, a quote for each reader that it is wrong for; none where nobody was listened to.
  public var heard: [Quote]
  /// How to fix it here.
  public var fix: Fix
  /// Other elements it is about.
  public var related: [Related]
  /// Success criteria of WCAG 2.2 that it is about: those of the rule, as far as they ask anything of such an
  /// element.
  public var criteria: [String] = []
  /// Whether it goes beyond what those criteria ask for.
  public var isAdvice = false
  /// What else is wrong at the element because of this.
  public var consequences: [String] = []
  /// Other files that show the same, since they include the file that it is in.
  public var includers: [String] = []
  /// What the author wrote to silence it where nobody may, or `nil`.
  public var note: String?

  /// What was heard of one reader at one stop.
  public struct Quote: Sendable, Hashable {
    /// The reader's name, such as `talkback`.
    public var reader: String
    /// The version whose rules were followed.
    public var profile: String
    /// In which circumstances.
    public var readingCondition: ReadingCondition
    /// The words.
    public var text: String
    /// How sure we are of the least certain of the parts it rests on.
    public var confidence: Rule.Confidence
    /// What was done with the form, where it was tried by itself, such as “sent off empty”.
    public var trial = ""

    /// Whether it says the same as another, in whatever trial.
    func isSame(as other: Quote) -> Bool {
      var other = other
      other.trial = trial
      return self == other
    }
  }

  /// How something is mended.
  public struct Fix: Sendable, Hashable {
    /// What to do, in one sentence.
    public var text: String
    /// The piece of the file as it is, and as it should be, where it is a plain edit of the text.
    public var edit: Edit?
    /// What would be changed in the tree, so that it can be heard.
    public var change: Change?
    /// What would be heard with the change, by the names of the readers that would say something else;
    /// empty where nobody tried.
    public var announcements: [String: String] = [:]
    /// The readers that were tried and would say the same.
    public var unchangedReaders: [String] = []

    /// A replacement of text in the file.
    public struct Edit: Sendable, Hashable {
      public var before, after: String
      /// A replacement.
      public init(before: String, after: String) {
        self.before = before
        self.after = after
      }
    }

    /// A change of one node's facts.
    public enum Change: Sendable, Hashable {
      case label(String)
      case hint(String?)
      case error(String)
      case role(Role)
      case required
      case keyboard(TextInput.Keyboard)
    }

    /// Something to do.
    public init(_ text: String, edit: Edit? = nil, change: Change? = nil) {
      self.text = text
      self.edit = edit
      self.change = change
    }
  }

  /// Another element that a finding is about, and what about it.
  public struct Related: Sendable, Hashable {
    /// Its node.
    public var node: Node.Index
    /// What it has to do with the finding.
    public var message: String

    /// Another element.
    public init(_ node: Node.Index, _ message: String) {
      self.node = node
      self.message = message
    }
  }

  /// How sure we are of what it rests on, or `nil` where no reader was asked.
  public var confidence: Rule.Confidence? {
    heard.map(\.confidence).max { $0.doubt < $1.doubt }
  }
}

extension Rule.Confidence {
  /// How much room for doubt there is; more than in another means less sure.
  var doubt: Int {
    switch self {
    case .recorded: 0
    case .sourceCode: 1
    case .sourceNotDevice: 2
    case .documented: 3
    case .assumed: 4
    }
  }
}

extension Finding {
  /// The reader it is about, `both` where it is about more than one, `nil` where about none.
  public var reader: String? {
    let readers = Set(heard.map(\.reader))
    return readers.count > 1 ? "both" : readers.first
  }
}

/// Owns the rule of findings, so that a copy of a finding costs no copy of all that its rule says.
final class SharedRule: Sendable, Hashable {
  let rule: AuditRule

  init(_ rule: AuditRule) { self.rule = rule }

  static func == (left: SharedRule, right: SharedRule) -> Bool { left.rule == right.rule }

  func hash(into hasher: inout Hasher) { hasher.combine(rule) }
}
