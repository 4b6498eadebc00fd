import AccessibilityTree

/// Text that runs on without a break, from one or more text nodes.
struct WebTextRun {
  private var first: Node.Index?
  private var text = ""
  private var state = WebState(language: nil)

  /// Whether nothing has been added.
  var isEmpty: Bool { first == nil }

  /// Adds text; tells whether it went into a run that another node began.
  mutating func add(_ text: String, of node: Node.Index, _ state: WebState) -> Bool {
    guard first != nil else {
      first = node
      self.text = text
      self.state = state
      return false
    }
    // What stood between two spaces may be out of the tree: they are one to the ear.
    let doublesSpace = self.text.utf8.last == 0x20 && text.utf8.first == 0x20
    self.text += doublesSpace ? text.dropFirst() : text[...]
    return true
  }

  /// The finished text, after which the run is empty; absent when it says nothing.
  mutating func take() -> (node: Node.Index, label: String, state: WebState)? {
    guard let node = first else { return nil }
    first = nil
    let label = WebTextRun.trimmed(text)
    return label.isEmpty ? nil : (node, label, state)
  }

  /// Whether a text is only white space.
  static func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy(isSpace) }

  /// The text without white space around it.
  static func trimmed(_ text: String) -> String {
    String(Substring(text.utf8.trimmed(of: isSpace)))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }
}
