package import TextIO

/// A command line option from a configuration file.
package struct ConfiguredOption: Sendable, Hashable {
  /// The name of the option, without the two hyphens.
  package var name: String
  /// The values of the option.
  ///
  /// A flag has one empty value if it is on, and no value if it is off.
  package var values: [String]
  package var file: String
  package var position: SourcePosition

  /// Returns an error at the position of the option in the configuration file.
  package func error(_ problem: String, remedy: String) -> InputError {
    InputError(file: file, position: position, problem: problem, remedy: remedy)
  }
}
