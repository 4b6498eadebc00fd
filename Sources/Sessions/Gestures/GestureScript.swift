/// The gestures of a script, in order.
///
///     let script = try GestureScript("swipe right 3; type \"ann@\"; next")
///     for step in script.steps { session.perform(step.gesture) }
public struct GestureScript: Sendable, Hashable {
  /// A gesture with its location in the script.
  public struct Step: Sendable, Hashable {
    /// The gesture.
    public var gesture: Gesture
    /// The line, and the column of the gesture's first word, both counted from 1.
    public var line, column: Int
  }

  /// The gestures in order.
  public var steps: [Step] = []

  static let maximumCount = 10_000

  /// Reads a script.
  ///
  /// Gestures are separated by `;` or new lines; `#` begins a comment.
  ///
  /// - Parameters:
  ///   - script: The text.
  ///   - line: The line number of the script's first line.
  /// - Throws: A ``ScriptError`` for the first mistake.
  public init(_ script: String, from line: Int = 1) throws(ScriptError) {
    var reader = try ScriptReader(script, from: line)
    reader.skipEnds()
    while !reader.isAtEnd {
      let start = reader.current
      let gesture = try reader.gesture()
      guard steps.count < GestureScript.maximumCount else {
        throw ScriptError(
          "the script has more than \(GestureScript.maximumCount) gestures",
          remedy: "split it into several scripts",
          line: start.line, column: start.column)
      }
      steps.append(Step(gesture: gesture, line: start.line, column: start.column))
      try reader.endStatement()
      reader.skipEnds()
    }
  }
}
