internal import Simulator

extension [Finding] {
  /// The findings without those edits that conflict with an edit of an earlier finding.
  ///
  /// The texts of the fixes stay.
  var withoutConflictingEdits: [Finding] {
    var findings = self
    var kept: [Int: [PlacedEdit]] = [:]
    for (index, finding) in enumerated() {
      guard let edit = finding.fix.edit, let placedEdit = PlacedEdit(edit) else { continue }
      if kept[placedEdit.line]?.contains(where: placedEdit.conflicts) == true {
        findings[index].fix.edit = nil
        findings[index].fix.additionalEdits = []
      } else {
        kept[placedEdit.line, default: []].append(placedEdit)
      }
    }
    return findings
  }
}

/// An edit with the columns of the text that it replaces.
private struct PlacedEdit {
  let line: Int
  private let columns: Range<Int>
  /// The text that the edit adds after the replaced text, or `nil` if the edit does more than add
  /// text.
  private let inserted: Substring?

  /// Creates a placed edit, or returns `nil` for an edit of a start tag, which has no position.
  init?(_ edit: Finding.Fix.Edit) {
    guard let position = edit.position else { return nil }
    line = position.line
    columns = position.column..<position.column + Swift.max(edit.before.unicodeScalars.count, 1)
    inserted =
      edit.after.hasPrefix(edit.before) ? edit.after.dropFirst(edit.before.count) : nil
  }

  /// Whether only one of the two edits can be made.
  ///
  /// Two insertions after the same text can both be made, unless they add the same modifier or
  /// argument.
  func conflicts(with other: PlacedEdit) -> Bool {
    guard columns.overlaps(other.columns) else { return false }
    guard columns == other.columns, let own = inserted, let others = other.inserted else {
      return true
    }
    return PlacedEdit.setting(own) == PlacedEdit.setting(others)
  }

  /// Returns the first name in inserted code, which is the name of a modifier or argument.
  private static func setting(_ inserted: Substring) -> Substring {
    inserted.drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber }
  }
}
