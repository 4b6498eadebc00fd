/// How many blanks before each line of MDX mean nothing, where Markdown would make code of what is
/// indented by four.
///
/// Source: MDX 3, “Markdown”: indented code does not work in MDX, so that tags can be indented.
struct MDXIndentation {
  /// For each line, counted from 1, the blanks to leave out.
  private(set) var blanks: [Int]

  /// The column at which what is in a list item stands, in the document and without the blanks.
  private typealias Base = (source: Int, kept: Int)

  private let source: SourceText
  private var lists: [Base] = []
  private var fence: (mark: UInt8, count: Int, base: Int, kept: Int, dropped: Int)?

  init(of source: SourceText, _ prose: ProseLines) {
    self.source = source
    blanks = Array(repeating: 0, count: source.lineCount + 1)
    for line in stride(from: 1, through: source.lineCount, by: 1) {
      if prose.contains(line) { lists = [] } else { read(line) }
    }
  }

  private mutating func read(_ line: Int) {
    let range = source.range(ofLine: line)
    let content = range.first { !SourceText.isBlank(source.bytes[$0]) } ?? range.upperBound
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

  /// Notes the list items that open at a place of a line.
  private mutating func openLists(_ content: Range<Int>, _ base: Base) {
    var (place, column) = (content.lowerBound, base)
    while lists.count < SanitizedMarkdown.depthLimit {
      let length = SanitizedMarkdown.markLength(at: place, content, of: source.bytes)
      guard length > 0, source.bytes[place] != UInt8(ascii: ">") else { return }
      let behind = place + length..<content.upperBound
      let next = behind.first { !SourceText.isBlank(source.bytes[$0]) } ?? behind.upperBound
      let space =
        next < behind.upperBound && next - behind.lowerBound < 5 ? next : place + length + 1
      column = (column.source + space - place, column.kept + space - place)
      lists.append(column)
      place = next
    }
  }

  /// How many columns blanks take.
  private func width(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + (source.bytes[$1] == 0x09 ? 4 - $0 % 4 : 1) }
  }

  /// How many bytes of blanks take at most so many columns.
  private func count(_ columns: Int, _ range: Range<Int>) -> Int {
    var width = 0
    for (index, place) in range.enumerated() {
      width += source.bytes[place] == 0x09 ? 4 - width % 4 : 1
      if width > columns { return index }
    }
    return range.count
  }
}
