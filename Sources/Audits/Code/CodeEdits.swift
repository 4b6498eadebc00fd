internal import Simulator

/// Edits of one call in Swift or Kotlin.
///
/// An edit is `nil` if its result is uncertain: the code may have the setting in another form, or a
/// variable may hold the value.
struct CodeEdits {
  let code: SourceTree.Code
  let call: SourceTree.Code.Call
  /// The name of the view or composable.
  let name: String
  /// The line on which the call begins.
  private let line: Int

  init?(of element: Int, in source: SourceTree) {
    guard let code = source.code, let call = code.calls[element],
      call.range.upperBound <= code.bytes.count, let position = source[element].position
    else { return nil }
    (self.code, self.call) = (code, call)
    (name, line) = (source[element].name, position.line)
  }

  // MARK: Text

  func text(_ range: Range<Int>) -> String { code.text(range) }

  /// Returns the edit that inserts text at an offset.
  ///
  /// An edit cannot replace an empty text. Therefore, the edit replaces the code before the offset
  /// on its line with the same code and the new text. On the line where the call begins, this is
  /// only the code of the call.
  func inserting(_ text: String, at offset: Int) -> Finding.Fix.Edit? {
    let line = max(lineStart(of: offset), min(call.range.lowerBound, offset))
    let start = code.bytes[line..<offset].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? offset
    guard start < offset else { return nil }
    let before = self.text(start..<offset)
    return edit(before, before + text, at: start)
  }

  /// Returns the edit that replaces a range of one line.
  func replacing(_ range: Range<Int>, with text: String) -> Finding.Fix.Edit? {
    let before = self.text(range)
    guard !before.isEmpty, !before.contains(where: \.isNewline), before != text else { return nil }
    return edit(before, text, at: range.lowerBound)
  }

  /// Returns the edit that replaces `old`, if it occurs exactly once in the call and its modifiers.
  func replacing(_ old: String, with new: String) -> Finding.Fix.Edit? {
    let end = max(call.range.upperBound, call.parts.last?.range.upperBound ?? 0)
    let bytes = code.bytes[call.range.lowerBound..<end]
    let wanted = Array(old.utf8)
    var found: [Int] = []
    for start in bytes.indices where bytes[start...].starts(with: wanted) { found.append(start) }
    guard found.count == 1, !wanted.isEmpty else { return nil }
    return replacing(found[0]..<found[0] + wanted.count, with: new)
  }

  private func edit(_ before: String, _ after: String, at offset: Int) -> Finding.Fix.Edit {
    var edit = Finding.Fix.Edit(before: before, after: after)
    let start = lineStart(of: offset)
    let breaks = code.bytes[call.range.lowerBound..<max(start, call.range.lowerBound)]
      .count { $0 == 0x0A }
    let column = code.bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1
    edit.position = Node.Position(line: line + breaks, column: column)
    return edit
  }

  func lineStart(of offset: Int) -> Int {
    code.bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  /// Returns the white space at the start of a line.
  func indentation(ofLineAt offset: Int) -> String {
    let start = lineStart(of: offset)
    return text(start..<(code.bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? start))
  }

  /// Whether only white space is before an offset on its line.
  func beginsLine(_ offset: Int) -> Bool {
    code.bytes[lineStart(of: offset)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Returns the text as a string literal, or `nil` if it needs escapes.
  static func literal(_ text: String) -> String? {
    let hasEscapes = text.contains { "\"\\$".contains($0) || $0.isNewline }
    return hasEscapes ? nil : "\"\(text)\""
  }
}

extension SourceTree.Code {
  /// Returns the code in a range of bytes; empty if the range is outside the file.
  func text(_ range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return "" }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
