package import TextIO

extension SourceFile {
  /// Returns the error of a file without screens: its first problem, or the given one.
  package func refusal(file: String?, problem: String, remedy: String) -> InputError {
    if let broken = problems.first {
      return InputError(
        file: file, position: position(ofByte: broken.offset), problem: broken.problem,
        remedy: broken.remedy)
    }
    return InputError(file: file, problem: problem, remedy: remedy)
  }
}
