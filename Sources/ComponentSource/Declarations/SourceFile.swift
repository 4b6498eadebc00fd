package import TextIO

/// A file of source code, as a reader of its language produces it.
package struct SourceFile: Sendable {
  /// A piece of code that the reader could not read.
  package struct Problem: Sendable {
    package var offset: Int
    /// What is wrong, such as “this string does not end”.
    package var problem: String
    /// What to do.
    package var remedy: String

    package init(at offset: Int, _ problem: String, remedy: String) {
      self.offset = offset
      self.problem = problem
      self.remedy = remedy
    }
  }

  /// The path for messages, if there is one.
  package var path: String?
  package let bytes: [UInt8]
  /// The offsets at which the lines start.
  private let lineStarts: [Int]
  /// The imported modules or names: `SwiftUI`, `androidx.compose.material3.Text`.
  ///
  /// In Kotlin, an alias follows ` as `: `org.app.common.R as CommonR`.
  package var imports: [String]
  /// The package of Kotlin.
  package var packageName: String?
  package var declarations: [Declaration]
  /// The statements at the top level, for snippets such as `Text("Hello")` and for scripts.
  package var statements: [Statement]
  package var problems: [Problem]

  package init(
    path: String?, bytes: [UInt8], imports: [String] = [], packageName: String? = nil,
    declarations: [Declaration] = [], statements: [Statement] = [], problems: [Problem] = []
  ) {
    self.path = path
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.lazy.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    self.imports = imports
    self.packageName = packageName
    self.declarations = declarations
    self.statements = statements
    self.problems = problems
  }

  /// Returns the line and column of a byte.
  ///
  /// - Complexity: Linear in the length of the line, and logarithmic in the number of lines.
  package func position(ofByte offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var position = SourcePosition(line: low + 1, column: 1)
    for byte in bytes[lineStarts[low]..<offset] { position.step(over: byte) }
    return position
  }
}
