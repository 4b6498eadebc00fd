package import Importers
import Simulator

/// A file that was read, and that a document may hold or link to.
package struct DraftFile {
  /// The file as it was typed.
  package var name: String
  package var bytes: [UInt8]
  /// What it is, as far as that can be told.
  package var format: InputFormat?
  package var screens: Int
  /// How many of them have each name.
  package var names: [String: Int]

  package init(
    name: String, bytes: [UInt8], format: InputFormat?, screens: [ImportedScreen]
  ) {
    self.name = name
    self.bytes = bytes
    self.format = format
    self.screens = screens.count
    names = Dictionary(screens.map { ($0.screen.name, 1) }, uniquingKeysWith: +)
  }
}
