/// An error in the command line: the problem and what to do about it.
struct UsageError: Error, Hashable, CustomStringConvertible {
  var problem: String
  var remedy: String

  init(_ problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  var description: String { "\(problem); \(remedy)" }
}
