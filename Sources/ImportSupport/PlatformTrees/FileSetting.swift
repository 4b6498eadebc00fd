package import TextIO

/// A setting of a reader in a file, with the location of the setting for an error.
package struct FileSetting: Sendable {
  /// The key and the value, in the spelling of the command line.
  package var key, value: String
  package var file: String?
  package var keyPosition, valuePosition: SourcePosition
}
