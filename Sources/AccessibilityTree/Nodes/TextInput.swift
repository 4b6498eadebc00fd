/// How text is entered into a node.
public struct TextInput: Sendable, Hashable {
  /// Which keyboard appears.
  public var keyboard: Keyboard?
  /// What the author wrote on the return key.
  public var returnKey: ReturnKey?
  /// Shows bullets instead of what is typed.
  public var isSecure = false
  /// Takes more than one line.
  public var isMultiline = false
  /// The most characters it takes.
  public var maximumLength: Int?
  /// What the field is for, in the words of HTML's `autocomplete`.
  public var autofill: String?

  /// A plain text field.
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

  /// The key that ends typing as it is really shown: an iOS number pad has none.
  public func effectiveReturnKey(on platform: Platform) -> ReturnKey? {
    switch (platform, keyboard) {
    case (.iOS, .number), (.iOS, .decimal), (.iOS, .phone): nil
    case (.iOS, _), (.android, _): returnKey ?? (isMultiline ? .newLine : .standard)
    }
  }

  /// A system whose keyboards differ.
  public enum Platform: Sendable, Hashable {
    case iOS, android
  }

  /// A kind of on-screen keyboard.
  public enum Keyboard: String, Sendable, Hashable, CaseIterable {
    case text, email, url, number, decimal, phone, search, date, time
    case dateTime = "datetime"
    case noKeyboard = "none"
  }

  /// What the return key says.
  public enum ReturnKey: String, Sendable, Hashable, CaseIterable {
    case standard = "default"
    case next, done, go, search, send, join, route, previous
    case continueEntry = "continue"
    case emergencyCall = "emergency-call"
    case newLine = "newline"
  }
}
