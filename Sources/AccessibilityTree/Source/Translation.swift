extension SourceTree {
  /// A translation file, and the differences between its entries and the texts of the translated
  /// file.
  package struct Translation: Sendable, Hashable {
    /// A text for which the translation file has no entry.
    package struct MissingEntry: Sendable, Hashable {
      /// The index of the element that contains the text.
      package var element: Int
      package var text: String
      /// The key that the missing entry would have, such as `aBc-12-xYz.text`.
      package var key: String

      /// Creates a missing entry for a text of the translated file.
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
    /// The path is relative to the parent folder of the language folders.
    package let file: String
    /// The texts for which the translation file has no entry, in document order.
    package var missing: [MissingEntry] = []
    /// The keys of entries for elements that the translated file does not contain.
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
