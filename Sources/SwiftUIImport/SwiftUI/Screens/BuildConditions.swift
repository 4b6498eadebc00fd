internal import AccessibilityTree
internal import ComponentSource
internal import ImportSupport

/// The `#if` conditions of a file that depend on the way the app is built.
///
/// Conditions that are true for every iPhone, such as `os(iOS)`, are not included.
struct BuildConditions: Sendable {
  /// The conditions and their assumed values, in the order of the source.
  private var decided: [(name: String, isTrue: Bool)] = []
  /// The offset of the first condition.
  private var first: Int?

  /// The maximum number of bytes between the start of a line and a condition in the line.
  private static let lineLimit = 200
  private static let maximumNames = 5

  init(_ bytes: [UInt8]) {
    let names = SwiftNames(bytes).names
    var known: Set<String> = ["if", "elseif", "true", "false"]
    for (index, (name, offset)) in names.enumerated()
    where !known.contains(name) && Self.isInDirective(offset, bytes) {
      let end = offset + name.utf8.count
      guard end >= bytes.count || bytes[end] != UInt8(ascii: "(") else { continue }
      guard offset > 0, bytes[offset - 1] == UInt8(ascii: "("), index > 0 else {
        add(name, CompilationConditions.debugOnPhone.flags.contains(name), at: offset, &known)
        continue
      }
      let function = names[index - 1]
      guard function.offset + function.name.utf8.count == offset - 1 else {
        add(name, CompilationConditions.debugOnPhone.flags.contains(name), at: offset, &known)
        continue
      }
      guard function.name == "targetEnvironment" else { continue }
      let holds = CompilationConditions.debugOnPhone.arguments[function.name]?.contains(name)
      add("\(function.name)(\(name))", holds ?? false, at: function.offset, &known)
    }
  }

  private mutating func add(
    _ name: String, _ isTrue: Bool, at offset: Int, _ known: inout Set<String>
  ) {
    guard known.insert(name).inserted else { return }
    decided.append((name, isTrue))
    first = first ?? offset
  }

  /// Whether an offset is in a line that begins with `#if` or `#elseif`.
  private static func isInDirective(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    let before = bytes[max(0, offset - lineLimit)..<offset]
    let line = before.lastIndex(of: UInt8(ascii: "\n")).map { before[($0 + 1)...] } ?? before
    let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return code.starts(with: "#if ".utf8) || code.starts(with: "#elseif ".utf8)
      || code.starts(with: "#if(".utf8) || code.starts(with: "#if!".utf8)
  }

  /// Returns the diagnostic about the clauses that the importer reads, or `nil` if no condition
  /// depends on the build.
  func diagnostic(in file: SourceFile) -> ImportDiagnostic? {
    guard let first else { return nil }
    let taken = decided.prefix(Self.maximumNames).map { name, isTrue in
      "“\(name)” counts as \(isTrue)"
    }
    return ImportDiagnostic(
      .buildConditions(taken.joined(separator: ", ")),
      at: Node.Position(file.position(ofByte: first)))
  }
}
