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

extension Set<String> {
  /// Inserts the name of a screen, with a number if another screen has it, and returns it.
  package mutating func insertUnique(_ name: String) -> String {
    var unique = name
    var number = 1
    while !insert(unique).inserted {
      number += 1
      unique = "\(name) \(number)"
    }
    return unique
  }
}
