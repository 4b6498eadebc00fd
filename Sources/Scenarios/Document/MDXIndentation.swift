/// The number of blanks, at the beginning of each line of an MDX document, that have no meaning in
/// MDX.
///
/// In Markdown, these blanks would be the indentation of a code block. Source: MDX 3, “Markdown”:
/// indented code does not work in MDX, so that tags can be indented.
struct MDXIndentation {
  /// The number of leading blanks to leave out in each line.
  ///
  /// The index is the number of the line, from 1.
  private(set) var blanks: [Int]

  /// The columns at which the content of a list item begins: before and after blanks are removed.
  private typealias Base = (source: Int, kept: Int)

  private let source: DocumentLines
  private var lists: [Base] = []
  private var fence: (mark: UInt8, count: Int, base: Int, kept: Int, dropped: Int)?

  init(of source: DocumentLines, _ prose: ProseLines) {
    self.source = source
    blanks = Array(repeating: 0, count: source.lineCount + 1)
    for line in stride(from: 1, through: source.lineCount, by: 1) {
      if prose.contains(line) { lists = [] } else { read(line) }
    }
  }

  private mutating func read(_ line: Int) {
    let range = source.range(ofLine: line)
    let content = range.first { !DocumentLines.isBlank(source.bytes[$0]) } ?? range.upperBound
    guard content < range.upperBound else { return }
    let indent = width(range.lowerBound..<content)
    let mark = ProseLines.fence(content..<range.upperBound, source)
    if let open = fence, indent >= open.base {
      let isEnd = mark.map { $0.mark == open.mark && $0.count >= open.count } ?? false
      let dropped = isEnd ? indent - open.kept : min(open.dropped, indent)
      blanks[line] = count(dropped, range.lowerBound..<content)
      if isEnd { fence = nil }
      return
    }
    fence = nil
    while let last = lists.last, indent < last.source { lists.removeLast() }
    let base = lists.last ?? (0, 0)
    let kept = base.kept + (indent - base.source < 4 ? indent - base.source : 0)
    blanks[line] = count(indent - kept, range.lowerBound..<content)
    if let mark {
      fence = (mark.mark, mark.count, base.source, kept, indent - kept)
    } else {
      openLists(content..<range.upperBound, (indent, kept))
    }
  }

  /// Records the list items that begin on a line.
  private mutating func openLists(_ content: Range<Int>, _ base: Base) {
    var (index, column) = (content.lowerBound, base)
    while lists.count < SanitizedMarkdown.depthLimit {
      let length = SanitizedMarkdown.markLength(at: index, content, of: source.bytes)
      guard length > 0, source.bytes[index] != UInt8(ascii: ">") else { return }
      let behind = index + length..<content.upperBound
      let next = behind.first { !DocumentLines.isBlank(source.bytes[$0]) } ?? behind.upperBound
      let space =
        next < behind.upperBound && next - behind.lowerBound < 5 ? next : index + length + 1
      column = (column.source + space - index, column.kept + space - index)
      lists.append(column)
      index = next
    }
  }

  /// Returns the number of columns that the blanks in a range take.
  ///
  /// A tab ends at a multiple of 4 columns.
  private func width(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + (source.bytes[$1] == 0x09 ? 4 - $0 % 4 : 1) }
  }

  /// Returns how many of the blanks in a range fit into a number of columns.
  private func count(_ columns: Int, _ range: Range<Int>) -> Int {
    var width = 0
    for (offset, index) in range.enumerated() {
      width += source.bytes[index] == 0x09 ? 4 - width % 4 : 1
      if width > columns { return offset }
    }
    return range.count
  }
}
