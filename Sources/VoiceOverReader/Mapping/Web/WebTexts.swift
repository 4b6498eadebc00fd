import AccessibilityTree

/// The text at a place, with what decides whether it runs on.
struct WebTexts {
  /// Whether the texts of one block are one stop.
  let stitches: Bool
  /// The text that runs on.
  var run = WebTextRun()
  /// Whether the next text is left out of any group, as after a line break and in a link.
  ///
  /// Source: WebKit, AXStitchUtilities.cpp, stitchActionFor.
  var leavesOutNext = false
  /// The labels on the way.
  var labels = WebLabels()
  /// The marker that waits for the text of its item.
  private var marker: Marker?

  /// The marker of a list item.
  struct Marker {
    var marker: String
    var item: Node.Index

    /// The marker as it stands before a text: bullets alone, numbers with a full stop.
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

  /// Keeps a marker for the text that follows.
  mutating func keepMarker(_ marker: String, of item: Node.Index) {
    self.marker = Marker(marker: marker, item: item)
  }

  /// The marker that waits, which then waits no more.
  mutating func takeMarker() -> Marker? {
    defer { marker = nil }
    return marker
  }
}
