public import Announcements

/// How an app answers, written down line by line: the first line that fits what happens wins, and where
/// none does the platform does what it does by itself.
///
///     on next of "Email": focus "Password"
///     on submit when "Email" is empty: error "Email" "Enter your email address"; focus "Email"
///     on submit: show "Welcome"
public struct AppScript: Sendable, Hashable {
  /// One line: what happens, under which conditions, and what the app does then.
  public struct Line: Sendable, Hashable {
    /// What happens.
    public var event: AppEvent.Kind
    /// What it happens to, by name or author’s id; absent where it does not matter.
    public var target: String?
    /// The name of a custom action.
    public var action: String?
    /// Milliseconds after which it happens by itself.
    public var delay: Int?
    /// What must hold, all of it.
    public var conditions: [Condition]
    /// What the app does, one after the other.
    public var answers: [AppEffect]
    /// The number of the line.
    public var line: Int

    /// A line that holds under these conditions.
    public init(
      event: AppEvent.Kind, target: String? = nil, action: String? = nil, delay: Int? = nil,
      conditions: [Condition] = [], answers: [AppEffect], line: Int
    ) {
      self.event = event
      self.target = target
      self.action = action
      self.delay = delay
      self.conditions = conditions
      self.answers = answers
      self.line = line
    }
  }

  /// What must hold for a line to be the answer.
  public enum Condition: Sendable, Hashable {
    /// The reader belongs to this platform, or the screen to the web.
    case platform(Platform)
    /// What a field holds: nothing, something wrong, or this text.
    case isEmpty(String), isInvalid(String), holds(String, String)
    /// No field that must be filled in is empty and none is invalid.
    case isValid
    /// How often it happened before, from 1.
    case occasion(Int)
    /// The opposite of another.
    indirect case not(Condition)
  }

  /// Where a line holds.
  public enum Platform: String, Sendable, Hashable, CaseIterable { case ios, android, web }

  /// The lines in their order.
  public var lines: [Line] = []

  /// An app that leaves everything to the platform.
  public init() {}

  /// The names of the screens that it shows.
  public var shownScreens: Set<String> {
    Set(
      lines.flatMap(\.answers).compactMap { answer in
        if case .show(let name, as: _) = answer { name } else { nil }
      })
  }

  /// Reads a script; one line holds one event, `#` begins a comment.
  ///
  /// - Parameter line: The number of its first line.
  public init(_ script: String, from line: Int = 1) throws(ScriptError) {
    var reader = try ScriptReader(script, from: line)
    reader.skipEnds()
    while !reader.isAtEnd {
      lines.append(try AppScriptWords.line(&reader))
      reader.skipEnds()
    }
  }
}
