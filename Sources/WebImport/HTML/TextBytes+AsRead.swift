package import TextIO

extension TextBytes {
  /// The bytes of a file that was read as UTF-8, so that its lines and columns are those of what was
  /// found in it; what no importer could read stays as it is.
  package static func asRead(_ bytes: [UInt8]) -> [UInt8] {
    (try? HTMLBytes.utf8(bytes, file: nil)) ?? bytes
  }
}
