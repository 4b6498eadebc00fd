/// A replacement of a range of a text, by offsets.
struct OffsetEdit: Sendable, Hashable {
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Creates the replacement of a text at an offset.
  ///
  /// A replacement that only adds text before or after the old one becomes an insertion, so that
  /// several of them can be made in one place.
  init(at start: Int, replacing before: String, with after: String) {
    let count = before.utf8.count
    let end = start + count
    if after.utf8.starts(with: before.utf8) {
      self.init(end..<end, String(decoding: after.utf8.dropFirst(count), as: UTF8.self))
    } else if after.utf8.suffix(count).elementsEqual(before.utf8) {
      self.init(start..<start, String(decoding: after.utf8.dropLast(count), as: UTF8.self))
    } else {
      self.init(start..<end, after)
    }
  }

  /// Whether only one of two edits can be made.
  ///
  /// Two insertions in one place can, unless they set the same thing; equal edits are made once.
  func conflicts(with other: OffsetEdit) -> Bool {
    if self == other { return false }
    guard range.isEmpty, other.range.isEmpty else {
      return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
    }
    return range == other.range && setting == other.setting
  }

  /// The first name in inserted code: that of an attribute, modifier or argument; of a line, the
  /// whole line.
  private var setting: Substring {
    text.contains(where: \.isNewline)
      ? text[...]
      : text.drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }
  }
}

extension [[OffsetEdit]] {
  /// The indices of the fixes that can all be made.
  ///
  /// A fix is left out as a whole if one of its edits conflicts with an earlier fix.
  var compatibleIndices: [Int] {
    var kept: [Int: [OffsetEdit]] = [:]
    return indices.filter { index in
      let isPossible = !self[index].contains { edit in
        OffsetEdit.blocks(of: edit).contains { kept[$0]?.contains(where: edit.conflicts) == true }
      }
      guard isPossible else { return false }
      for edit in self[index] {
        for block in OffsetEdit.blocks(of: edit) { kept[block, default: []].append(edit) }
      }
      return true
    }
  }
}

extension OffsetEdit {
  /// The parts of the text in which other edits can conflict with an edit.
  fileprivate static func blocks(of edit: OffsetEdit) -> ClosedRange<Int> {
    (edit.range.lowerBound / 256)...(edit.range.upperBound / 256)
  }
}

extension [OffsetEdit] {
  /// The edits in the order of the text, each once.
  ///
  /// Source: Language Server Protocol 3.17, “TextEdit[]”: edits must not overlap; several edits can
  /// insert at the same position.
  var inOrderOfText: [OffsetEdit] {
    var seen: Set<OffsetEdit> = []
    return enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element).filter { seen.insert($0).inserted }
  }
}
