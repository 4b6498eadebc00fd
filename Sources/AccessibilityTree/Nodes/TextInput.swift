/// The way in which a person enters text into a node.
public struct TextInput: Sendable, Hashable {
  /// The kind of on-screen keyboard, or `nil` for the default keyboard.
  public var keyboard: Keyboard?
  /// The return key that the author chose.
  public var returnKey: ReturnKey?
  /// Whether the field shows bullets instead of its text.
  public var isSecure = false
  /// Whether the field takes several lines.
  public var isMultiline = false
  /// The maximum number of characters.
  public var maximumLength: Int?
  /// The kind of information to enter, as a value of HTML's attribute `autocomplete`, such as
  /// `email`.
  public var autofill: String?

  /// Creates the input of a text field.
  public init(
    keyboard: Keyboard? = nil, returnKey: ReturnKey? = nil, isSecure: Bool = false,
    isMultiline: Bool = false, maximumLength: Int? = nil, autofill: String? = nil
  ) {
    self.keyboard = keyboard
    self.returnKey = returnKey
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.maximumLength = maximumLength
    self.autofill = autofill
  }

  /// Returns the return key of the keyboard on a platform, or `nil` if the keyboard has none.
  ///
  /// The number pad of iOS has no return key.
  package func effectiveReturnKey(on platform: Platform) -> ReturnKey? {
    switch (platform, keyboard) {
    case (.iOS, .number), (.iOS, .decimal), (.iOS, .phone): nil
    case (.iOS, _), (.android, _): returnKey ?? (isMultiline ? .newLine : .standard)
    }
  }

  /// A mobile operating system.
  public enum Platform: Sendable, Hashable {
    case iOS, android
  }

  /// A kind of on-screen keyboard.
  public enum Keyboard: String, Sendable, Hashable, CaseIterable {
    case text, email, url, number, decimal, phone, search, date, time
    case dateTime = "datetime"
    case noKeyboard = "none"
  }

  /// A kind of return key.
  public enum ReturnKey: String, Sendable, Hashable, CaseIterable {
    case standard = "default"
    case next, done, go, search, send, join, route, previous
    case continueEntry = "continue"
    case emergencyCall = "emergency-call"
    case newLine = "newline"
  }
}
