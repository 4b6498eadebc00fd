internal import Simulator

/// Reads a layout, menu or preference screen with all that belongs to it.
enum LayoutReader {
  /// The layouts of a file: the file itself first, then its variants for other devices.
  ///
  /// With ``ImportOptions/usesDesignTime``, `tools:` attributes stand in for missing ones, and
  /// lists hold their `tools:listitem` as often as `tools:itemCount` says.
  static func layouts(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(ImportError) -> [ExpandedLayout] {
    throw ImportError(file: file, problem: "not read yet", remedy: "wait")
  }
}
