/// Something wrong with what was typed: what it is and what would be right.
struct UsageError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  var problem: String
  /// What would be right.
  var remedy: String

  /// A mistake with its remedy.
  init(_ problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// Both in one line.
  var description: String { "\(problem); \(remedy)" }
}
