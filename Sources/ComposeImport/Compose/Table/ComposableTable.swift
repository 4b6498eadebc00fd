/// The composables of foundation and Material that have a layout node.
///
/// Source: AndroidX Compose, foundation 1.9, material3 1.4 and material 1.9.
enum ComposableTable {
  /// Returns the overloads of a composable, or `nil` if the table does not contain the composable.
  static func overloads(named name: String) -> [Composable]? { rows[name] }

  /// The rows of the table by name, with more specific overloads first.
  private static let rows: [String: [Composable]] =
    [texts, actions, choices, fields, navigation, containers, lists, windows]
    .reduce(into: [:]) { rows, table in
      for (names, overloads) in table {
        for name in names.split(separator: " ") { rows[String(name)] = overloads }
      }
    }

  typealias Rows = [(names: String, overloads: [Composable])]
}
