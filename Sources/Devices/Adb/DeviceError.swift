/// A problem with a device or with the tool that talks to the device, and the advice to the user.
package struct DeviceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The description of the problem.
  package var problem: String
  /// The advice to the user about how to solve the problem.
  package var remedy: String

  package init(_ problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// The problem and the remedy as one line.
  package var description: String { "\(problem); \(remedy)" }

  /// Returns the output of a device or tool, cut so that it fits into a message.
  static func short(_ text: some StringProtocol) -> String {
    // The limit is in bytes, because one character can consist of any number of bytes.
    var limit = 200
    let start = text.unicodeScalars.prefix { scalar in
      limit -= UTF8.width(scalar)
      return limit >= 0
    }
    return start.endIndex == text.endIndex ? String(text) : "\(text[..<start.endIndex])…"
  }
}
