extension HTMLWriter {
  /// Writes a table, which is scrolled by itself where it is wider than the page, by keyboard as well.
  ///
  /// - Parameters:
  ///   - name: What is heard of it; unlike that of any other table of the page.
  ///   - rows: Writes them.
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
