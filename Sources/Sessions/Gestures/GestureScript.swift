/// What a person does, one gesture after the other, as read from a script.
///
///     swipe right 3; type "ann@"; next
public struct GestureScript: Sendable, Hashable {
  /// A gesture with its place in the script.
  public struct Step: Sendable, Hashable {
    /// What is done.
    public var gesture: Gesture
    /// The line, and the column of its first word, from 1.
    public var line, column: Int
  }

  /// The gestures in their order.
  public var steps: [Step] = []

  /// The most gestures that a script may have.
  static let longest = 10_000

  /// Reads a script; gestures are separated by `;` or new lines, `#` begins a comment.
  ///
  /// - Parameter line: The number of its first line.
  public init(_ script: String, from line: Int = 1) throws(ScriptError) {
    var reader = try ScriptReader(script, from: line)
    reader.skipEnds()
    while !reader.isAtEnd {
      let start = reader.current
      let gesture = try reader.gesture()
      guard steps.count < GestureScript.longest else {
        throw ScriptError(
          "there are more than \(GestureScript.longest) gestures", remedy: "make several scripts",
          line: start.line, column: start.column)
      }
      steps.append(Step(gesture: gesture, line: start.line, column: start.column))
      try reader.endStatement()
      reader.skipEnds()
    }
  }
}
