/// A script that states how an app responds to events.
///
/// For each event, only the first matching line applies. If no line matches, the platform performs
/// its default action.
///
///     on next of "Email": focus "Password"
///     on submit when "Email" is empty: error "Email" "Enter your email address"; focus "Email"
///     on submit: show "Welcome"
public struct AppScript: Sendable, Hashable {
  /// One line of a script: an event, conditions and effects.
  package struct Line: Sendable, Hashable {
    package var event: AppEvent.Kind
    /// The name or identifier of the node concerned.
    ///
    /// `nil` matches every node.
    package var target: String?
    package var action: String?
    /// The delay of an `after` event, in milliseconds.
    package var delay: Int?
    package var conditions: [Condition]
    package var answers: [AppEffect]
    package var line: Int

    package init(
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

  package enum Condition: Sendable, Hashable {
    /// The reader belongs to this platform. The value `web` means that the screen is a web page.
    case platform(Platform)
    /// The field with the given name is empty, is invalid, or contains exactly the given text.
    case isEmpty(String), isInvalid(String), hasText(String, String)
    /// No required field of the screen is empty, and no field is invalid.
    case isValid
    /// The event happens for the nth time, counted from 1.
    case occurrence(Int)
    /// The condition does not hold.
    indirect case not(Condition)
  }

  /// A platform to which a line can be limited.
  package enum Platform: String, Sendable, Hashable, CaseIterable { case ios, android, web }

  package var lines: [Line] = []

  /// Creates an empty script.
  public init() {}

  /// The names of the screens that the script shows.
  package var shownScreens: Set<String> {
    Set(
      lines.flatMap(\.answers).compactMap { answer in
        if case .show(let name, as: _) = answer { name } else { nil }
      })
  }
}
