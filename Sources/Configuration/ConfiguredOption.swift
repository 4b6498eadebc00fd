package import Importers
package import Simulator

/// An option of the command line that a configuration file gives.
package struct ConfiguredOption: Sendable, Hashable {
  /// The name, without the two hyphens.
  package var name: String
  /// What it is given, each value once; a flag has an empty one where it is set, and none otherwise.
  package var values: [String]
  /// Where it stands, with the file.
  package var position: Node.Position

  /// What is wrong with it, at its place.
  package func error(_ problem: String, remedy: String) -> ImportError {
    var place = position
    place.file = nil
    return ImportError(file: position.file, position: place, problem: problem, remedy: remedy)
  }
}
