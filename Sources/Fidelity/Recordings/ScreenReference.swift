internal import Encoding
internal import TextIO

/// The file with the screen of a recording, and the recorded node.
public struct ScreenReference: Sendable, Hashable {
  /// The way in which a recording names a node of a screen.
  public enum NodeName: Sendable, Hashable {
    /// The `id` of the node, or its resource id with or without the package.
    ///
    /// On a web page, it can also be a CSS selector.
    case identifier(String)
    /// The number of the node in document order, from 1.
    case number(Int)
  }

  /// The path of the screen, relative to the file of recordings.
  public var path: String { target.path }
  /// The name of the node, or `nil` if the recording's target already selects the node.
  public var node: NodeName?
  var target: ReferencedFile
  /// The location of the node's name, or the location of the path if the reference names no node.
  var nodePosition: SourcePosition
}

extension ScreenReference {
  /// Creates the reference of a recording, or `nil` if the recording has no field `screen`.
  init?(_ recording: JSON.Value) throws(InputError) {
    guard let path = recording.field("screen") else { return nil }
    target = ReferencedFile(
      noun: "screen", path: try path.asString(), file: path.file, position: path.location)
    nodePosition = path.location
    guard let node = recording.field("node") else { return }
    nodePosition = node.location
    switch node.kind {
    case .string: self.node = .identifier(node.text)
    case .number: self.node = .number(try node.asInt())
    case .bool, .array, .object, .null: throw node.mustBe("an id or a number")
    }
  }

  /// Returns an error about the node that the reference names.
  func nodeError(_ problem: String, remedy: String) -> InputError {
    target.error(" \(problem)", remedy: remedy, at: nodePosition)
  }
}
