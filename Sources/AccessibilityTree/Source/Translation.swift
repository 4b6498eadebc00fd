extension SourceTree {
  /// A translation file, with its differences from the file that it translates.
  package struct Translation: Sendable, Hashable {
    /// A text without an entry in the translation file.
    package struct Missing: Sendable, Hashable {
      /// The index of the element that holds the text.
      package var element: Int
      /// The text in the file.
      package var text: String
      /// The key of the translated entry, such as `aBc-12-xYz.text`.
      package var key: String

      /// Creates a text without an entry.
      package init(_ text: String, key: String, in element: Int) {
        self.element = element
        self.text = text
        self.key = key
      }
    }

    /// BCP 47 tag of the language.
    package let language: String
    /// The path of the translation file, from the folder of all languages: `de.lproj/Main.strings`.
    package let file: String
    /// The texts without an entry, in document order.
    package var missing: [Missing] = []
    /// The keys of entries whose element does not exist in the file.
    package var orphans: [String] = []
    /// The reason why the translation file cannot be read, or `nil`.
    package var problem: String?

    /// Creates a translation file without differences.
    package init(into language: String, in file: String) {
      self.language = language
      self.file = file
    }
  }
}
