internal import AccessibilityTree
internal import TextIO

/// A line that describes a node: ` |-Node #3 at (l=0.0, t=63.0, r=9.0, b=9.0)px, Tag: 'email'`.
///
/// Some releases omit the unit `px`. In a list of nodes, the topmost nodes have numbers:
/// `1) Node #3 at …`.
struct PrintedNodeLine {
  /// The text, such as the prefix of a log, before the characters that draw the tree (` |-`).
  ///
  /// Before a topmost node, the text includes the indentation.
  let prefix: Substring
  /// The indentation of the node, in characters.
  ///
  /// Deeper nodes have a larger indentation.
  let column: Int
  /// Whether characters such as ` |-` before the node connect it with a parent.
  let isChild: Bool
  /// Whether a number such as `1)` in a list of nodes is before the node.
  let isNumbered: Bool
  /// Whether the line contains the closing bracket of the bounds.
  let isClosed: Bool
  /// The bounds, or `nil` if they are not four numbers.
  let bounds: AndroidAttributes.Bounds?
  let tag: String?
  /// The column in the file at which the node begins, counted from 1.
  let fileColumn: Int

  /// Parses a line, or returns `nil` if no node begins on the line.
  init?(_ line: Substring) {
    guard let start = line.range(ofScalars: "Node #"), start.upperBound < line.endIndex else {
      return nil
    }
    let rest = line[start.upperBound...].drop(while: \.isNumber)
    let before = line[..<start.lowerBound]
    let margin = before.reversed().prefix { $0 == " " || $0 == "|" || $0 == "-" || $0 == "\t" }
    isChild = margin.contains("-")
    // The last line of a file may be cut anywhere.
    let isNode = rest.hasPrefix(" at (") || isChild && " at (".hasPrefix(rest)
    guard isNode, rest.startIndex > start.upperBound else { return nil }
    let head = PrintedNodeLine.withoutNumber(before.dropLast(margin.count), isChild: isChild)
    // A value may contain such a line as text.
    guard head.range(ofScalars: " = '") == nil else { return nil }
    isNumbered = head.count + margin.count < before.count
    let indent = head.reversed().prefix { $0 == " " || $0 == "\t" }.count
    column = isNumbered ? indent : margin.count
    prefix = isChild || isNumbered ? head : before
    isClosed = rest.contains(")")
    bounds = PrintedNodeLine.bounds(in: rest)
    tag = PrintedNodeLine.tag(in: rest)
    fileColumn = before.count + 1
  }

  /// Returns the text before a topmost node, without a list number such as `1)`.
  private static func withoutNumber(_ text: Substring, isChild: Bool) -> Substring {
    guard !isChild, text.hasSuffix(")") else { return text }
    let number = text.dropLast().reversed().prefix(while: \.isNumber)
    let head = text.dropLast(number.count + 1)
    return number.isEmpty || head.last.map { $0 != " " } ?? false ? text : head
  }

  private static func bounds(in text: Substring) -> AndroidAttributes.Bounds? {
    let inside = text.drop { $0 != "(" }.dropFirst()
    guard let end = inside.firstIndex(of: ")") else { return nil }
    let edges = inside[..<end].split(separator: ",")
      .compactMap { $0.split(separator: "=").last.flatMap { Double($0) } }
    guard edges.count == 4, edges.allSatisfy(\.isFinite) else { return nil }
    return .init(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }

  private static func tag(in text: Substring) -> String? {
    guard let sign = text.range(ofScalars: ", Tag: '") else { return nil }
    let name = text[sign.upperBound...]
    return String(name.hasSuffix("'") ? name.dropLast() : name)
  }
}
