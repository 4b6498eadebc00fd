public import Announcements

extension AppScript {
  /// Reads a script.
  ///
  /// Each line holds one event; `#` begins a comment.
  ///
  /// - Parameters:
  ///   - script: The text.
  ///   - line: The line number of the script's first line.
  /// - Throws: A ``ScriptError`` for the first mistake.
  public init(_ script: String, from line: Int = 1) throws(ScriptError) {
    self.init()
    var reader = try ScriptReader(script, from: line)
    reader.skipEnds()
    while !reader.isAtEnd {
      lines.append(try AppScriptParser.line(&reader))
      reader.skipEnds()
    }
  }
}
