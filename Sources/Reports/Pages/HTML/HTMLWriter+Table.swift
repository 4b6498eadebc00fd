extension HTMLWriter {
  /// Writes a table inside a region.
  ///
  /// If the table is wider than the page, people can scroll the region, also by keyboard.
  ///
  /// - Parameters:
  ///   - name: The accessible name, unique on the page.
  ///   - rows: Writes the rows.
  mutating func table(
    called name: String, _ kind: String = "", columns: [String],
    rows: (inout HTMLWriter) -> Void
  ) {
    element(
      .div,
      [
        .kind(kind.isEmpty ? "scroll" : "scroll \(kind)"), .init("tabindex", "0"),
        .init("role", "region"), .init("aria-label", name),
      ]
    ) { html in
      html.element(.table) { html in
        html.element(.thead) { html in
          html.element(.tr) { html in
            for column in columns { html.element(.th, [.init("scope", "col")], column) }
          }
        }
        html.element(.tbody, [], rows)
      }
    }
  }
}
