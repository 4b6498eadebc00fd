extension SourceTree {
  /// A file of translations beside a file, as far as the two do not agree.
  public struct Translation: Sendable, Hashable {
    /// A text that has no entry there.
    public struct Missing: Sendable, Hashable {
      /// The place of the element that holds the text.
      public var element: Int
      /// The text as it stands in the file.
      public var text: String
      /// What its entry would be called, such as `aBc-12-xYz.text`.
      public var key: String

      /// A text without an entry.
      public init(_ text: String, key: String, in element: Int) {
        self.element = element
        self.text = text
        self.key = key
      }
    }

    /// BCP 47 tag of the language.
    public let language: String
    /// The file, as seen from the folder that holds those of languages: `de.lproj/Main.strings`.
    public let file: String
    /// Texts that it has no entry for, in document order.
    public var missing: [Missing] = []
    /// The names of its entries for elements that are not in the file.
    public var orphans: [String] = []
    /// Why it cannot be read; absent where it can.
    public var problem: String?

    /// A file of translations that agrees with the file.
    public init(into language: String, in file: String) {
      self.language = language
      self.file = file
    }
  }
}
