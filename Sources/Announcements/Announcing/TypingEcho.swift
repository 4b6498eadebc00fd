/// What is heard of what somebody types.
public enum TypingEcho: String, Sendable, Hashable, CaseIterable {
  case charactersAndWords = "characters-and-words"
  case characters, words, nothing

  /// Whether each character is heard.
  package var characters: Bool { self == .charactersAndWords || self == .characters }
  /// Whether each word is heard once it is ended.
  package var words: Bool { self == .charactersAndWords || self == .words }
}
