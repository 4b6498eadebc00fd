
/// Not read yet.
enum UIAutomatorDump {
  /// The screens of a file.
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(ImportError) -> [ImportedScreen] {
    throw ImportError(file: file, problem: "not read yet", remedy: "wait")
  }
}
