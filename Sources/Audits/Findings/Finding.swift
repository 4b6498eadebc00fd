public import Simulator

/// A defect that a rule found.
///
///     for finding in Audit().report(on: subject).findings {
///       print(finding.severity, finding.message, finding.fix.text)
///     }
public struct Finding: Sendable, Hashable {
  /// The rule of the finding.
  public var definition: AuditRule { shared.rule }
  /// The id of the rule.
  public var rule: String { shared.rule.id }
  /// What the rule examines.
  package var layer: AuditRule.Layer { shared.rule.layer }
  /// The rule, shared by all its findings.
  let shared: SharedRule
  /// The severity of the defect in this finding.
  public var severity: AuditRule.Severity
  /// Whether a person has to decide about the finding.
  ///
  /// A finding that needs review never makes an audit fail.
  public var needsReview: Bool
  /// The node of the element, or `nil` for the whole screen and for elements without a node.
  public var node: Node.Index?
  /// The index of the element in the file's ``SourceTree``.
  package var element: Int?
  /// The defect, in one sentence.
  public var message: String
  /// The facts that take most memory.
  ///
  /// Copies of a finding share them.
  @Shared var details: Details

  /// An announcement of one reader at one stop.
  public struct Quote: Sendable, Hashable {
    /// The reader's name, such as `talkback`.
    public var reader: String
    /// The reader's version, such as `16.2`.
    public var profile: String
    /// The condition in which the reader read the screen, such as with hints off.
    public var readingCondition: ReadingCondition
    /// The words of the announcement.
    public var text: String
    /// The lowest confidence in a part of the announcement, among the parts that show the defect.
    public var confidence: Rule.Confidence
    /// What the audit did with the form before the announcement, such as “submitted empty”.
    ///
    /// The text is empty if the audit did not interact with the form.
    public var trial = ""

    /// Whether the quotes are equal, apart from the trial.
    func isSame(as other: Quote) -> Bool {
      guard text == other.text else { return false }
      var other = other
      other.trial = trial
      return self == other
    }
  }

  /// A fix of a finding.
  public struct Fix: Sendable, Hashable {
    /// The fix, in one sentence.
    public var text: String
    /// The edit of the file, if the fix is a plain replacement of text.
    ///
    /// The edits of a report do not conflict. If two fixes change the same text, only the fix of
    /// the earlier finding has an edit.
    public var edit: Edit?
    /// The other edits that ``edit`` needs, such as imports.
    ///
    /// If several fixes need the same edit, the edit is made only once.
    public package(set) var additionalEdits: [Edit] = []
    /// The change of the accessibility tree that corresponds to the fix, for predicting the new
    /// announcements.
    public var change: Change?
    /// The change of a setting in the code of a Swift or Kotlin file.
    var code: CodeFix?
    /// The announcements after the change, by the name of the reader.
    ///
    /// The dictionary has no entries for readers whose announcement stays the same. See
    /// ``AuditReport/tryFixes()``.
    public var announcements: [String: String] = [:]
    /// The names of the readers whose announcement stays the same after the change.
    ///
    /// See ``AuditReport/tryFixes()``.
    public var unchangedReaders: [String] = []

    /// A replacement of text in the file.
    public struct Edit: Sendable, Hashable {
      /// The text in the file, and the new text.
      public var before, after: String
      /// The position at which the text begins in the file.
      ///
      /// If `nil`, the text is in the start tag of the element.
      public package(set) var position: Node.Position?

      /// Creates a replacement.
      ///
      /// - Parameters:
      ///   - before: The text in the file.
      ///   - after: The new text.
      public init(before: String, after: String) {
        self.before = before
        self.after = after
      }
    }

    /// A change of one fact of a node.
    public enum Change: Sendable, Hashable {
      case label(String)
      case hint(String?)
      case error(String)
      case role(Role)
      case required
      case keyboard(TextInput.Keyboard)
    }

    /// Creates a fix.
    ///
    /// - Parameters:
    ///   - text: The fix, in one sentence.
    ///   - edit: The edit of the file.
    ///   - change: The change of the tree.
    public init(_ text: String, edit: Edit? = nil, change: Change? = nil) {
      self.text = text
      self.edit = edit
      self.change = change
    }

    init(_ text: String, change: Change? = nil, code: CodeFix?) {
      self.init(text, change: change)
      self.code = code
    }
  }

  /// Another element that a finding is about.
  public struct Related: Sendable, Hashable {
    /// The node of the element.
    public var node: Node.Index
    /// The relation of the element to the finding.
    public var message: String

    /// Creates a relation to another element.
    ///
    /// - Parameters:
    ///   - node: The node of the element.
    ///   - message: A text that says how the element is related to the finding.
    public init(_ node: Node.Index, _ message: String) {
      self.node = node
      self.message = message
    }
  }

  /// The lowest confidence in the quoted announcements, or `nil` if there are none.
  public var confidence: Rule.Confidence? {
    heard.map(\.confidence).max { $0.uncertainty < $1.uncertainty }
  }
}

extension Rule.Confidence {
  /// The rank of the finding by confidence: the lower the confidence, the higher the number.
  var uncertainty: Int {
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
  /// The name of the quoted reader, `both` if there are several, or `nil` if there is none.
  package var reader: String? {
    let readers = Set(heard.map(\.reader))
    return readers.count > 1 ? "both" : readers.first
  }
}

/// The rule of several findings.
///
/// This is a class, so that copies of a finding are cheap.
final class SharedRule: Sendable, Hashable {
  let rule: AuditRule

  init(_ rule: AuditRule) { self.rule = rule }

  static func == (left: SharedRule, right: SharedRule) -> Bool { left.rule == right.rule }

  func hash(into hasher: inout Hasher) { hasher.combine(rule) }
}
