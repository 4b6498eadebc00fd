import TextIO

extension InputError {
  /// Creates an error in the value of an option.
  ///
  /// It has the form of a ``UsageError``, but is found only when the command runs.
  init(_ option: Option, _ problem: String, remedy: String) {
    self.init(file: nil, problem: "announce: --\(option.name) \(problem)", remedy: remedy)
  }
}
