import Audits

/// Where in a file the text stands that a mend replaces.
struct EditRegion {
  /// The line and the columns, counted in Unicode scalars from 1.
  var line, column, endColumn: Int

  /// The one place of the text in the lines of a start tag; absent where there is none or several.
  init?(_ edit: Finding.Mend.Edit, at place: FindingPlace, in bytes: [UInt8]) {
    guard let first = place.line, place.file == nil, !edit.before.isEmpty else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = min(place.endLine ?? first, lines.count)
    guard first >= 1, first <= last else { return nil }
    var found: [(line: Int, column: Int)] = []
    let wanted = Array(edit.before.unicodeScalars)
    for number in first...last {
      let scalars = Array(String(decoding: lines[number - 1], as: UTF8.self).unicodeScalars)
      let from = number == first ? max((place.column ?? 1) - 1, 0) : 0
      var start = from
      while start + wanted.count <= scalars.count {
        if scalars[start..<start + wanted.count].elementsEqual(wanted) {
          found.append((number, start + 1))
        }
        start += 1
      }
    }
    guard found.count == 1, let only = found.first else { return nil }
    (line, column, endColumn) = (only.line, only.column, only.column + wanted.count)
  }
}
