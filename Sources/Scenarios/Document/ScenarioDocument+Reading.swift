public import Importers

extension ScenarioDocument {
  /// The document in a file; only a file that cannot be read throws.
  public static func contents(ofFile path: String) throws(ImportError) -> ScenarioDocument {
    ScenarioDocument(reading: try FileBytes.contents(ofFile: path), file: path)
  }

  /// The document in the bytes of a file.
  public init(reading bytes: [UInt8], file: String) {
    self = ScenarioReader(ScenarioDocument(file: file, bytes: bytes)).document
  }
}
