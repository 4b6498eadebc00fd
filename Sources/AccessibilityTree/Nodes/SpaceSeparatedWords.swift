extension String {
  /// The words of a text in which only spaces separate words.
  ///
  /// The text is split at bytes. To split it at characters, Swift would have to find the end of
  /// each character first.
  package var spaceSeparatedWords: [Substring] {
    utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
  }
}
