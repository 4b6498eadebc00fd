internal import TextIO

/// A file that a recording names by its path, relative to the file of recordings.
struct ReferencedFile: Sendable, Hashable {
  /// The noun for the file in error messages: `screen` or `log`.
  var noun: String
  var path: String
  /// The path of the file of recordings, or `nil` if it is unknown.
  var file: String?
  /// The location in the file of recordings at which the path is written.
  var position: SourcePosition

  /// The path of the referenced file, relative to the working directory.
  var resolvedPath: PathName {
    guard let file, file != "-", !path.hasPrefix("/") else { return PathName(path) }
    return PathName(file).folder.appending(path)
  }

  /// Reads the file.
  ///
  /// - Throws: `InputError` located at the reference if the file cannot be opened or is outside the
  ///   project of the recordings.
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

  /// Returns the error, and adds the location of the reference if the error has no location.
  func located(_ error: InputError) -> InputError {
    guard error.position == nil else { return error }
    return self.error(": \(error.problem)", remedy: error.remedy)
  }

  /// Returns an error about the referenced file.
  ///
  /// The location of the error is in the file of recordings, by default at the path.
  func error(
    _ problem: String, remedy: String, at location: SourcePosition? = nil
  ) -> InputError {
    InputError(
      file: file, position: location ?? position, problem: "the \(noun) “\(path)”\(problem)",
      remedy: remedy)
  }
}
