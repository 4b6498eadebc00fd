/// An edit that replaces a range of a document's text.
///
/// The range consists of byte offsets.
struct OffsetEdit: Sendable, Hashable {
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Creates an edit that replaces a text at an offset.
  ///
  /// If the new text only adds something before or after the old text, the edit is an insertion.
  /// Several edits can insert at the same offset.
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

  /// Whether at most one of the two edits can be made.
  ///
  /// Two insertions at the same offset do not conflict, unless they set the same attribute or
  /// argument. Equal edits do not conflict, because they are made only once.
  func conflicts(with other: OffsetEdit) -> Bool {
    if self == other { return false }
    guard range.isEmpty, other.range.isEmpty else {
      return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
    }
    return range == other.range && setting == other.setting
  }

  /// The first name in the inserted text, which is the name of an attribute, modifier or argument.
  ///
  /// If the inserted text has several lines, the result is the whole text.
  private var setting: Substring {
    text.contains(where: \.isNewline)
      ? text[...]
      : text.drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }
  }
}

extension [[OffsetEdit]] {
  /// The indices of fixes that can all be made together.
  ///
  /// If an edit of a fix conflicts with an earlier fix, the later fix is left out.
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
  /// Returns the numbers of the blocks of the text in which an edit makes changes.
  ///
  /// Only edits in the same block can conflict.
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
