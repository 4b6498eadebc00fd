/// Commands that CI servers recognise in the output of a program.
///
/// Source: GitHub Actions, workflow commands: `::name::` at the beginning of a line, and formerly
/// `##[name]` anywhere in a line; Azure Pipelines, logging commands (`##vso[`); TeamCity, service
/// messages (`##teamcity[`).
package enum CICommand {
  /// Returns the line with a backslash inside each text that could begin a command, such as `##[`.
  ///
  /// With the backslash, no server recognises a command in the line.
  package static func escaped(_ line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    let starts = scalars.indices.filter { begins(at: $0, in: scalars) }
    guard !starts.isEmpty else { return line }
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if starts.contains(index) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// Whether a document has a line that a CI server would read as a command.
  package static func isIn(_ document: String) -> Bool {
    document.split(whereSeparator: \.isNewline).contains { line in
      let scalars = Array(line.unicodeScalars)
      return scalars.indices.contains { begins(at: $0, in: scalars) }
    }
  }

  /// Whether a command of a CI server begins at `index` in the characters of a line.
  ///
  /// The result is `true` only for the second `#` of `##[` or `##vso[`, and for the first colon of
  /// a `::` at the beginning of the line.
  package static func begins(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[index] {
    case "#":
      guard index > 0, scalars[index - 1] == "#" else { return false }
      // The longest name of a command has eight letters, so reading 16 characters is enough.
      let name = scalars[(index + 1)...].prefix(16)
      let end = name.firstIndex { !("a"..."z").contains($0) && !("A"..."Z").contains($0) }
      return end.map { scalars[$0] == "[" } ?? false
    case ":":
      guard index + 1 < scalars.count, scalars[index + 1] == ":" else { return false }
      return scalars[..<index].allSatisfy(\.properties.isWhitespace)
    default: return false
    }
  }
}
