package import TextIO

/// A parsed file of source code.
package struct SourceFile: Sendable {
  /// A piece of code that the parser of the language could not read.
  package struct Problem: Sendable {
    package var offset: Int
    /// What is wrong, such as “this string does not end”.
    package var problem: String
    /// How to solve the problem.
    package var remedy: String

    package init(at offset: Int, _ problem: String, remedy: String) {
      self.offset = offset
      self.problem = problem
      self.remedy = remedy
    }
  }

  /// The path that messages show, or `nil` if the code has no file.
  package var path: String?
  package let bytes: [UInt8]
  /// The line and column of every byte whose offset is a multiple of ``markDistance``.
  ///
  /// The line and column of any other byte are counted from the nearest mark before that byte.
  ///
  /// If only the starts of lines were stored, counting would be too slow in a file with very long
  /// lines.
  private let marks: [SourcePosition]
  private static let markDistance = 256
  /// The imported modules or names: `SwiftUI`, `androidx.compose.material3.Text`.
  ///
  /// An import with an alias has the form `org.app.common.R as CommonR`, for Kotlin.
  package var imports: [String] = []
  /// The name in the `package` line of a Kotlin file.
  package var packageName: String?
  package var declarations: [Declaration] = []
  /// The types that are declared inside functions and closures.
  package var localTypes: [TypeDeclaration] = []
  /// The statements outside of declarations, as in snippets such as `Text("Hello")` and in scripts.
  package var statements: [Statement] = []
  package var problems: [Problem] = []
  /// Whether code of Kotlin in the file changes settings of a `NumberFormat`.
  package var changesNumberFormats = false

  package init(path: String?, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    marks = SourceFile.marks(in: bytes)
  }

  /// Returns the line and column of the byte at an offset.
  ///
  /// - Complexity: Constant.
  package func position(ofByte offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    let mark = offset / SourceFile.markDistance
    var position = marks[mark]
    for byte in bytes[(mark * SourceFile.markDistance)..<offset] { position.step(over: byte) }
    return position
  }

  private static func marks(in bytes: [UInt8]) -> [SourcePosition] {
    var position = SourcePosition(line: 1, column: 1)
    var marks: [SourcePosition] = []
    marks.reserveCapacity(bytes.count / markDistance + 1)
    for (offset, byte) in bytes.enumerated() {
      if offset % markDistance == 0 { marks.append(position) }
      position.step(over: byte)
    }
    if bytes.count % markDistance == 0 { marks.append(position) }
    return marks
  }
}
