package import AccessibilityTree
package import Encoding
package import TextIO

extension Node.Position {
  /// The first position in a file.
  package static var start: Node.Position { Node.Position(.start) }

  /// Creates a node's position from a source position in `file` or, if `file` is `nil`, in the file
  /// of the screen.
  package init(_ position: SourcePosition, in file: String? = nil) {
    self.init(line: position.line, column: position.column, in: file)
  }
}

extension SourcePosition {
  /// Creates a source position from the line and column of a node.
  package init(_ position: Node.Position) {
    self.init(line: position.line, column: position.column)
  }
}

extension XMLDocument.Element {
  /// The location of the element's start.
  package var position: Node.Position { Node.Position(location) }
}

extension JSON.Value {
  /// The location of the value's start.
  package var position: Node.Position { Node.Position(location) }

  /// The location of the key's start.
  package var keyPosition: Node.Position { Node.Position(keyLocation) }
}

extension InputError {
  /// Creates an error at the position of a node.
  package init(file: String?, position: Node.Position?, problem: String, remedy: String) {
    self.init(
      file: file, position: position.map { SourcePosition($0) }, problem: problem, remedy: remedy)
  }
}
