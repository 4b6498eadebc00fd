internal import CMarkGFM
internal import Simulator

/// A parser that reads the blocks of a document in order, including blocks in quotes and lists.
struct MarkdownReading {
  private(set) var blocks: [MarkdownBlock] = []
  private let source: DocumentLines
  /// The number of leading blanks of each line that were left out before cmark parsed the document.
  private let blanks: [Int]
  /// A function that returns whether the rows of a table are needed, given the texts of the table's
  /// header.
  private let wantsRows: ([String]) -> Bool

  /// Reads the blocks of a document.
  ///
  /// cmark parses the sanitized copy of the document.
  init(
    _ source: DocumentLines, sanitized: SanitizedMarkdown, wantsRows: @escaping ([String]) -> Bool
  ) {
    self.source = source
    blanks = sanitized.blanks
    self.wantsRows = wantsRows
    let reading = self
    blocks =
      CMarkTree.read(sanitized.bytes) { root in
        var blocks: [MarkdownBlock] = []
        var next = cmark_node_first_child(root)
        while let node = next {
          if let content = reading.content(of: node) {
            blocks.append(MarkdownBlock(content: content, position: reading.position(of: node)))
            next = CMarkTree.following(node, in: root)
          } else {
            next = cmark_node_first_child(node) ?? CMarkTree.following(node, in: root)
          }
        }
        return blocks
      } ?? []
  }

  /// Returns the content of a block, or `nil` if the block is a container.
  private func content(of node: CMarkNode) -> MarkdownBlock.Content? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING: heading(node)
    case CMARK_NODE_CODE_BLOCK: code(node)
    case CMARK_NODE_HTML_BLOCK: .snippet(literal(of: node, from: line(of: node)))
    case CMARK_NODE_PARAGRAPH: paragraph(node)
    case CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CUSTOM_BLOCK: .prose
    case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM: nil
    default:
      CMarkTree.name(of: node) == "table"
        ? .table(table(node)) : .prose
    }
  }

  private func table(_ node: CMarkNode) -> TableBlock {
    let blanks = blanks(before: Int(cmark_node_get_start_line(node)))
    return TableReading(node, source, blanks: blanks, wantsRows: wantsRows).table
  }

  private func blanks(before line: Int) -> Int { blanks.indices.contains(line) ? blanks[line] : 0 }

  private func code(_ node: CMarkNode) -> MarkdownBlock.Content {
    var (length, offset, mark) = (CInt(0), CInt(0), CChar(0))
    guard cmark_node_get_fenced(node, &length, &offset, &mark) != 0 else {
      return .snippet(literal(of: node, from: line(of: node)))
    }
    let info = CMarkTree.text(cmark_node_get_fence_info(node))
    let fence = [UInt8](repeating: UInt8(bitPattern: Int8(mark)), count: Int(length))
    guard isClosed(node, by: fence) else {
      return .openFence(info: info, mark: String(decoding: fence, as: UTF8.self))
    }
    return .fence(info: info, literal(of: node, from: line(of: node) + 1))
  }

  /// Returns whether a fenced block is closed: by a closing fence, or by the end of its container.
  private func isClosed(_ node: CMarkNode, by fence: [UInt8]) -> Bool {
    let last = lastLine(of: node)
    guard last >= source.lastLineWithText else {
      return true
    }
    let line = source.bytes[source.withoutMargin(source.range(ofLine: last))]
    return last > self.line(of: node) && line.starts(with: fence)
  }

  private func paragraph(_ node: CMarkNode) -> MarkdownBlock.Content {
    let first = line(of: node)
    let content = source.withoutMargin(start(of: node)..<source.range(ofLine: first).upperBound)
    let bytes = source.bytes[content]
    if bytes.first == UInt8(ascii: "<") || bytes.starts(with: "{/*".utf8) {
      return .snippet(lines(first...max(first, lastLine(of: node)), beginningAt: content))
    }
    guard LineBeginning(bytes).isScreen else { return screenInside(node) }
    let text = InlineMarkdown(node, leavingOutLinks: true)
    let words = text.text.lowercased().split { $0 == " " || $0 == "." }
    guard text.links.count == 1, let link = text.links.first,
      words == ["screen:"] || words == ["screen:", "live"]
    else {
      let position = source.position(of: content.lowerBound, inLine: first)
      return .screenMistake(text.links.isEmpty ? .noLink : .moreThanLink, position)
    }
    return .screen(name: link.text, target: link.target, isLive: words.count == 2)
  }

  private func heading(_ node: CMarkNode) -> MarkdownBlock.Content {
    let text = InlineMarkdown(node, leavingOutLinks: true)
    let isScreen = LineBeginning(Array(text.text.utf8)[...]).isScreen && !text.links.isEmpty
    return .heading(InlineMarkdown(node).text, linksToScreen: isScreen)
  }

  /// Returns the content of a paragraph that does not begin with `Screen:`.
  ///
  /// The paragraph is prose, or a mistaken attempt at a link to a screen or at a table.
  private func screenInside(_ node: CMarkNode) -> MarkdownBlock.Content {
    if let mistake = tableMistake(in: node) { return mistake }
    for line in stride(from: self.line(of: node) + 1, through: lastLine(of: node), by: 1) {
      let content = source.withoutMargin(source.range(ofLine: line))
      if LineBeginning(source.bytes[content]).isLink {
        let position = source.position(of: content.lowerBound, inLine: line)
        return .screenMistake(.insideParagraph, position)
      }
    }
    return .prose
  }

  /// Returns the mistake at the first line that looks like the header of a table of readers, or
  /// `nil` if the paragraph has no such line.
  private func tableMistake(in node: CMarkNode) -> MarkdownBlock.Content? {
    let last = lastLine(of: node)
    for line in stride(from: self.line(of: node), through: last, by: 1) {
      let content = source.withoutMargin(source.range(ofLine: line))
      let below = line < last ? source.withoutMargin(source.range(ofLine: line + 1)) : nil
      guard let mistake = TableMistake(content, followedBy: below, of: source) else { continue }
      return .tableMistake(mistake, source.position(of: content.lowerBound, inLine: line))
    }
    return nil
  }

  // cmark sets no position for a paragraph directly above a table.

  private func line(of node: CMarkNode) -> Int {
    let line = Int(cmark_node_get_start_line(node))
    guard line == 0, let table = cmark_node_next(node) else { return line }
    return Int(cmark_node_get_start_line(table))
  }

  private func lastLine(of node: CMarkNode) -> Int {
    guard cmark_node_get_start_line(node) == 0, let table = cmark_node_next(node) else {
      return Int(cmark_node_get_end_line(node))
    }
    return TableReading.headerLine(of: table, source) - 1
  }

  /// Returns the offset of the first byte of a block.
  private func start(of node: CMarkNode) -> Int {
    let hasLine = cmark_node_get_start_line(node) > 0
    let placed = hasLine ? node : cmark_node_next(node) ?? node
    let range = source.range(ofLine: line(of: node))
    let column = Int(cmark_node_get_start_column(placed)) + blanks(before: line(of: node))
    return min(range.upperBound, range.lowerBound + max(0, column - 1))
  }

  private func position(of node: CMarkNode) -> Node.Position {
    if case let header = TableReading.headerLine(of: node, source), header > 0 {
      let range = source.withoutMargin(source.range(ofLine: header))
      return source.position(of: range.lowerBound, inLine: header)
    }
    return source.position(of: start(of: node), inLine: line(of: node))
  }
}

extension MarkdownReading {
  /// Returns the verbatim text of a block with the positions of its lines.
  private func literal(of node: CMarkNode, from first: Int) -> BlockText {
    var block = BlockText(text: "", lines: [])
    guard let characters = cmark_node_get_literal(node) else { return block }
    let literal = DocumentLines(
      Array(UnsafeRawBufferPointer(start: characters, count: count(characters))))
    for number in stride(from: 1, through: literal.lineCount, by: 1) {
      let range = literal.range(ofLine: number)
      append(literal.bytes[range], line: first + number - 1, to: &block)
    }
    return block
  }

  private func count(_ characters: UnsafePointer<CChar>) -> Int {
    var count = 0
    while characters[count] != 0 { count += 1 }
    return count
  }

  /// Appends a line to a block.
  ///
  /// The text after the line's leading blanks is taken from the source.
  ///
  /// The leading blanks are taken from cmark, because a blank can be a part of a tab in the source.
  private func append(_ literal: ArraySlice<UInt8>, line: Int, to block: inout BlockText) {
    let range = source.range(ofLine: line)
    let blanks = literal.prefix { $0 == 0x20 || $0 == 0x09 }
    let start = max(range.lowerBound, range.upperBound - (literal.count - blanks.count))
    let before = source.bytes[max(range.lowerBound, start - blanks.count)..<start]
    block.text += String(decoding: blanks, as: UTF8.self)
    block.text += source.text(start..<range.upperBound) + "\n"
    let column = before.elementsEqual(blanks) ? start - blanks.count : start
    block.lines.append(source.position(of: column, inLine: line))
  }

  /// Returns the lines of a paragraph without their margins.
  private func lines(_ numbers: ClosedRange<Int>, beginningAt first: Range<Int>) -> BlockText {
    var block = BlockText(text: "", lines: [])
    for number in numbers {
      let line = source.range(ofLine: number)
      let content = number == numbers.lowerBound ? first : source.withoutMargin(line)
      block.text += source.text(content) + "\n"
      block.lines.append(source.position(of: content.lowerBound, inLine: number))
    }
    return block
  }
}

/// The beginning of a line of text, without marks of emphasis.
struct LineBeginning {
  let isScreen: Bool
  /// Whether `[` follows `Screen:`.
  ///
  /// If so, the line seems to contain a link.
  let isLink: Bool

  /// The maximum number of bytes to read in a line.
  private static let limit = 24

  init(_ line: ArraySlice<UInt8>) {
    let marks: [UInt8] = [0x20, 0x09, UInt8(ascii: "*"), UInt8(ascii: "_")]
    let text = line.prefix(LineBeginning.limit).filter { !marks.contains($0) }
    isScreen = String(decoding: text.prefix(7), as: UTF8.self).lowercased() == "screen:"
    isLink = isScreen && text.dropFirst(7).first == UInt8(ascii: "[")
  }
}
