/// A problem with a device or with the tool that talks to it, and what to do about it.
package struct DeviceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  package var problem: String
  /// What the user can do.
  package var remedy: String

  init(_ problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// The problem and the remedy as one line.
  package var description: String { "\(problem); \(remedy)" }
}
