/// A replacement of a range of a text, by offsets.
struct OffsetEdit: Sendable, Hashable {
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

extension [OffsetEdit] {
  /// The edits in the order of the text, without those that overlap an earlier edit.
  ///
  /// Source: Language Server Protocol 3.17, “TextEdit[]”: edits must not overlap; several edits can
  /// insert at the same position.
  var withoutOverlaps: [OffsetEdit] {
    var end = 0
    var seen: Set<OffsetEdit> = []
    var kept: [OffsetEdit] = []
    let sorted = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= end && seen.insert(edit).inserted {
      kept.append(edit)
      end = edit.range.upperBound
    }
    return kept
  }
}
