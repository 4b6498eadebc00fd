internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// A hierarchy that `maestro hierarchy --compact` prints as comma-separated values.
///
/// Each row is a node. Rows with equal nodes can have the same number, so that only their depth
/// tells the parent. Attributes that are false or empty are left out.
///
/// Source: mobile-dev-inc/maestro 2.8, formatters of view hierarchies.
struct MaestroTable {
  private(set) var nodes: [MaestroNode] = []

  /// The beginnings of the first row, in current and in older releases.
  static let heads = ["element_num,depth,", "id,depth,bounds,"]

  private struct Row {
    var fields: [String] = []
    let line: Int
  }

  /// Reads a table, or returns `nil` if the text contains no table.
  init?(_ text: String) {
    let starts = MaestroTable.heads.compactMap { text.range(ofScalars: $0)?.lowerBound }
    guard let start = starts.min() else { return nil }
    let line = 1 + text.utf8[..<start].count { $0 == 0x0A }
    let rows = MaestroTable.rows(text[start...], firstLine: line)
    guard let names = rows.first?.fields else { return nil }
    var open: [(depth: Int, index: Int)] = []
    for row in rows.dropFirst() {
      let cells = Dictionary(zip(names, row.fields)) { first, _ in first }
      guard let depth = cells["depth"].flatMap({ Int($0) }) else { continue }
      while let last = open.last, last.depth >= depth { open.removeLast() }
      nodes.append(
        MaestroNode(
          MaestroTable.attributes(zip(names, row.fields)),
          at: Node.Position(line: row.line, column: 1), parent: open.last?.index ?? -1))
      open.append((depth, nodes.count - 1))
    }
  }

  /// The columns that are not attributes.
  private static let structure: Set<String> = [
    "element_num", "id", "depth", "attributes", "parent_num", "parent_id",
  ]

  /// The names of attributes in a hierarchy, by the names of columns that differ.
  private static let names = [
    "resource_id": "resource-id", "accessibility": "accessibilityText", "hint": "hintText",
  ]

  private static func attributes(
    _ cells: Zip2Sequence<[String], [String]>
  ) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    for (name, value) in cells {
      if name == "attributes" {
        attributes += pairs(in: value)
      } else if !structure.contains(name), !value.isEmpty {
        attributes.append((names[name] ?? name, value))
      }
    }
    if !attributes.contains(where: { $0.name == "enabled" }) {
      attributes.append(("enabled", "false"))
    }
    return attributes
  }

  /// Returns the attributes in a text such as `text=Send; clickable=true`.
  ///
  /// A value can contain a semicolon, so that a part without a name belongs to the previous value.
  private static func pairs(in text: String) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    for part in text.split(separator: "; ", omittingEmptySubsequences: false) {
      let name = part.prefix { $0.isASCII && $0.isLetter || $0 == "-" }
      if !name.isEmpty, part[name.endIndex...].hasPrefix("=") {
        pairs.append((String(name), String(part[name.endIndex...].dropFirst())))
      } else if !pairs.isEmpty {
        pairs[pairs.count - 1].value += "; \(part)"
      }
    }
    return pairs
  }

  /// Returns the rows of a table, in which quotation marks enclose fields with commas or line ends.
  private static func rows(_ text: Substring, firstLine: Int) -> [Row] {
    let quote = UInt8(ascii: "\"")
    var rows: [Row] = []
    var line = firstLine
    var row = Row(line: line)
    var field: [UInt8] = []
    var isQuoted = false
    /// The index of the quotation mark that closed the quoted part of the field.
    var closing = -1
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A { line += 1 }
      switch byte {
      case quote:
        // A quotation mark in a quoted field is written twice.
        if isQuoted {
          closing = index
        } else if closing == index - 1, index > 0 {
          field.append(quote)
        }
        isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        row.fields.append(String(decoding: field, as: UTF8.self))
        (field, closing) = ([], -1)
      case 0x0A where !isQuoted:
        row.fields.append(String(decoding: field, as: UTF8.self))
        rows.append(row)
        (row, field, closing) = (Row(line: line), [], -1)
      case 0x0D where !isQuoted: continue
      default: field.append(byte)
      }
    }
    if !field.isEmpty || !row.fields.isEmpty {
      row.fields.append(String(decoding: field, as: UTF8.self))
      rows.append(row)
    }
    return rows
  }
}
