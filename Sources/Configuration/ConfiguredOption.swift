package import TextIO

/// An option of the command line that a configuration file gives.
package struct ConfiguredOption: Sendable, Hashable {
  /// The name, without the two hyphens.
  package var name: String
  /// What it is given, each value once; a flag has an empty one where it is set, and none otherwise.
  package var values: [String]
  /// The file that gives it.
  package var file: String
  /// Where in the file.
  package var position: SourcePosition

  /// An error at its position.
  package func error(_ problem: String, remedy: String) -> InputError {
    InputError(file: file, position: position, problem: problem, remedy: remedy)
  }
}
