extension HTMLWriter {
  /// Writes one side of a difference as a row of a `dl`.
  ///
  /// - Parameters:
  ///   - name: The name of the side.
  ///   - placeholder: The text if `words` is empty.
  ///   - mark: The element around differing words.
  mutating func markedRow(
    _ name: String, _ words: MarkedWords, or placeholder: String, _ mark: Tag
  ) {
    element(.div) { html in
      html.element(.dt, name)
      html.element(.dd) { html in
        if words.pieces.isEmpty { html.text(placeholder) }
        for piece in words.pieces {
          if piece.isMarked {
            html.element(mark, piece.text)
          } else {
            html.text(piece.text)
          }
        }
      }
    }
  }
}
