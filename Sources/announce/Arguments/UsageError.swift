/// Something wrong with what was typed: what it is and what would be right.
struct UsageError: Error, Hashable, CustomStringConvertible {
  var problem: String
  var remedy: String

  init(_ problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  var description: String { "\(problem); \(remedy)" }
}
