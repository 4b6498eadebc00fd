package import TextIO

/// A command line option from a configuration file.
package struct ConfiguredOption: Sendable, Hashable {
  /// The name, without the two hyphens.
  package var name: String
  /// The values.
  ///
  /// A flag that is on has one empty value; a flag that is off has no value.
  package var values: [String]
  package var file: String
  package var position: SourcePosition

  /// Returns an error at the position of the option.
  package func error(_ problem: String, remedy: String) -> InputError {
    InputError(file: file, position: position, problem: problem, remedy: remedy)
  }
}
