/// Not read yet.
enum AndroidLayout {
  /// The screens of a file.
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(ImportError) -> [ImportedScreen] {
    throw ImportError(file: file, problem: "not read yet", remedy: "wait")
  }
}
