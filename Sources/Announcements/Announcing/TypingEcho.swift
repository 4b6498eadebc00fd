/// The units that a reader announces while a person types.
public enum TypingEcho: String, Sendable, Hashable, CaseIterable {
  case charactersAndWords = "characters-and-words"
  case characters, words, nothing

  /// Whether each character is announced.
  package var echoesCharacters: Bool { self == .charactersAndWords || self == .characters }
  /// Whether each word is announced at its end.
  package var echoesWords: Bool { self == .charactersAndWords || self == .words }
}
