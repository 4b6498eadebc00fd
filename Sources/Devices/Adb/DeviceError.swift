/// A problem with a device or with the tool that talks to it, and what to do about it.
public struct DeviceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public var problem: String
  /// What the user can do.
  public var remedy: String

  init(_ problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// The problem and the remedy as one line.
  public var description: String { "\(problem); \(remedy)" }
}
