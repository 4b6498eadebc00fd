package import TextIO

extension SourceFile {
  /// Returns the error for a file without screens.
  ///
  /// The error describes the file's first problem or, if the file has no problems, the given
  /// problem.
  package func refusal(file: String?, problem: String, remedy: String) -> InputError {
    if let broken = problems.first {
      return InputError(
        file: file, position: position(ofByte: broken.offset), problem: broken.problem,
        remedy: broken.remedy)
    }
    return InputError(file: file, problem: problem, remedy: remedy)
  }
}
