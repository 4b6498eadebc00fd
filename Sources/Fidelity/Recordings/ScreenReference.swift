internal import Encoding
internal import TextIO

/// The file with the screen of a recording, and the node of the screen that the recording is about.
public struct ScreenReference: Sendable, Hashable {
  /// A node of a screen.
  public enum NodeName: Sendable, Hashable {
    /// The identifier of the node: its `id`, its resource id with or without the package, or a CSS
    /// selector of a page.
    case identifier(String)
    /// The number of the node in document order, from 1.
    case number(Int)
  }

  /// The path of the screen, relative to the file of recordings.
  public var path: String
  /// The node, or `nil` if the target of the recording names it.
  public var node: NodeName?
  /// The file of recordings.
  var file: String?
  /// The location of the path in the file of recordings.
  var pathPosition: SourcePosition
  /// The location of the node, or of the path if no node is named.
  var nodePosition: SourcePosition
}

extension ScreenReference {
  /// Creates the reference of a recording, or `nil` if the recording has no field `screen`.
  init?(_ recording: JSON.Value) throws(InputError) {
    guard let path = recording.field("screen") else { return nil }
    self.path = try path.asString()
    file = path.file
    pathPosition = path.location
    nodePosition = path.location
    guard let node = recording.field("node") else { return }
    nodePosition = node.location
    switch node.kind {
    case .string: self.node = .identifier(node.text)
    case .number: self.node = .number(try node.asInt())
    case .bool, .array, .object, .null: throw node.mustBe("an id or a number")
    }
  }

  /// The path of the screen from the working directory.
  var resolvedPath: PathName {
    guard let file, file != "-", !path.hasPrefix("/") else { return PathName(path) }
    return PathName(file).folder.appending(path)
  }

  /// Reads the file of the screen.
  ///
  /// - Throws: `InputError` at the reference if the file cannot be opened or is outside the project
  ///   of the recordings.
  func contents() throws(InputError) -> [UInt8] {
    let folder = file.map { PathName($0).folder } ?? PathName(".")
    do throws(InputError) {
      guard !path.isEmpty, let project = ProjectFiles(around: folder) else {
        throw InputError(
          file: nil, problem: "there is no such file", remedy: "name a file beside the recordings")
      }
      return try project.contents(of: resolvedPath)
    } catch {
      throw located(error)
    }
  }

  /// Returns an error at the reference if the error itself has no position.
  func located(_ error: InputError) -> InputError {
    guard error.position == nil else { return error }
    return InputError(
      file: file, position: pathPosition, problem: "the screen “\(path)”: \(error.problem)",
      remedy: error.remedy)
  }

  /// Returns an error about the named node.
  func nodeError(_ problem: String, remedy: String) -> InputError {
    InputError(
      file: file, position: nodePosition, problem: "the screen “\(path)” \(problem)",
      remedy: remedy)
  }
}
