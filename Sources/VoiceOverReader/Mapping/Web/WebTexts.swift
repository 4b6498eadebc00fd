import AccessibilityTree

/// The current run of text, and the facts that decide whether the next text continues the run.
struct WebTexts {
  /// Whether WebKit joins the texts of one block into one stop.
  let stitches: Bool
  var run = WebTextRun()
  /// Whether the next text is a run of its own, as after a line break or in a link.
  ///
  /// Source: WebKit, AXStitchUtilities.cpp, stitchActionFor.
  var leavesOutNext = false
  /// The labels and controls visited so far, for finding labels that repeat the name of a control.
  var labels = WebLabels()
  /// The marker that waits for the text of its list item, or `nil` if there is none.
  private var marker: Marker?

  struct Marker {
    var marker: String
    var item: Node.Index

    /// The marker as it is written in front of a text; a number or letter gets a full stop.
    ///
    /// Source: LayoutTests, list-marker-text-stitching.
    var written: String {
      marker.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
        ? "\(marker)." : marker
    }
  }

  init(stitches: Bool) { self.stitches = stitches }

  mutating func keepMarker(_ marker: String, of item: Node.Index) {
    self.marker = Marker(marker: marker, item: item)
  }

  /// Returns and removes the pending marker.
  mutating func removeMarker() -> Marker? {
    defer { marker = nil }
    return marker
  }
}

/// A run of text without a break, from one or more text nodes.
struct WebTextRun {
  private var first: Node.Index?
  private var text = ""
  private var state: Shared<WebState>

  init(_ state: Shared<WebState> = Shared(wrappedValue: WebState(language: nil))) {
    self.state = state
  }

  var isEmpty: Bool { first == nil }

  /// Adds text, and returns whether the run already contained the text of another node.
  mutating func add(_ text: String, of node: Node.Index, _ state: Shared<WebState>) -> Bool {
    guard first != nil else {
      first = node
      self.text = text
      self.state = state
      return false
    }
    // WebKit may have ignored nodes between two spaces, so the two spaces count as one space.
    let doublesSpace = self.text.utf8.last == 0x20 && text.utf8.first == 0x20
    self.text += doublesSpace ? text.dropFirst() : text[...]
    return true
  }

  /// Returns the text of the run, or `nil` if the text is blank, and empties the run.
  mutating func finish() -> (node: Node.Index, label: String, state: Shared<WebState>)? {
    guard let node = first else { return nil }
    first = nil
    let label = WebTextRun.trimmed(text)
    return WebTextRun.isBlank(label) ? nil : (node, label, state)
  }

  /// Whether a text consists of white space only.
  ///
  /// No-break spaces and zero-width spaces count as white space. Source: WebKit,
  /// WebAccessibilityObjectWrapperIOS.mm, `whitespaceAndNewlineCharacterSet`; CoreFoundation,
  /// CFCharacterSet.c, whose white space contains U+2000 to U+200B.
  static func isBlank(_ text: String) -> Bool {
    if text.isOnlyWhitespace { return true }
    guard let first = text.utf8.first, first >= 0x80 || isSpace(first) else { return false }
    return text.allSatisfy { $0.isWhitespace || $0 == "\u{200B}" }
  }

  /// Returns the text without surrounding white space.
  static func trimmed(_ text: String) -> String {
    let isTrimmed = text.utf8.first.map(isSpace) != true && text.utf8.last.map(isSpace) != true
    return isTrimmed ? text : String(Substring(text.utf8.trimmed(of: isSpace)))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }
}
