/// The units that a reader announces while a person types.
public enum TypingEcho: String, Sendable, Hashable, CaseIterable {
  case charactersAndWords = "characters-and-words"
  case characters, words, nothing

  /// Whether the reader announces each typed character.
  package var echoesCharacters: Bool { self == .charactersAndWords || self == .characters }
  /// Whether the reader announces each typed word when the word ends.
  package var echoesWords: Bool { self == .charactersAndWords || self == .words }
}
