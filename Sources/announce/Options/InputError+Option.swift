import TextIO

extension InputError {
  /// Creates an error in the value of an option.
  ///
  /// The error has the form of a ``UsageError``, but the program finds it only when the command
  /// runs.
  init(_ option: Option, _ problem: String, remedy: String) {
    self.init(file: nil, problem: "announce: --\(option.name) \(problem)", remedy: remedy)
  }
}
