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
  package var bytes: [UInt8]
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
    self.imports = imports
    self.packageName = packageName
    self.declarations = declarations
    self.statements = statements
    self.problems = problems
  }

  /// Returns the line and column of a byte.
  package func position(ofByte offset: Int) -> SourcePosition {
    SourcePosition(ofByte: offset, in: bytes)
  }
}
