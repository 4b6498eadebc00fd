extension SourceTree {
  /// A translation file, and how its entries differ from the texts of the file it translates.
  package struct Translation: Sendable, Hashable {
    /// A text for which the translation file has no entry.
    package struct MissingEntry: Sendable, Hashable {
      /// The index of the element that contains the text.
      package var element: Int
      /// The text in the file.
      package var text: String
      /// The key that the missing entry would have, such as `aBc-12-xYz.text`.
      package var key: String

      /// Creates a text without an entry.
      package init(_ text: String, key: String, in element: Int) {
        self.element = element
        self.text = text
        self.key = key
      }
    }

    /// The BCP 47 tag of the language.
    package let language: String
    /// The path of the translation file, such as `de.lproj/Main.strings`.
    ///
    /// It is relative to the folder that contains the folders of all languages.
    package let file: String
    /// The texts for which the translation file has no entry, in document order.
    package var missing: [MissingEntry] = []
    /// The keys of those entries whose element the translated file does not contain.
    package var orphans: [String] = []
    /// The reason why the translation file cannot be read, or `nil` if it was read.
    package var problem: String?

    /// Creates a translation file without differences.
    package init(into language: String, in file: String) {
      self.language = language
      self.file = file
    }
  }
}
