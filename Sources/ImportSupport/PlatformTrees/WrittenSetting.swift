package import TextIO

/// A setting of readers in a file, with its location for an error.
package struct WrittenSetting: Sendable {
  /// The key, and the value as users spell it on the command line.
  package var key, value: String
  package var file: String?
  package var keyPosition, valuePosition: SourcePosition
}
