internal import CMarkGFM

/// The blocks of a document in its order, also those in quotes and lists.
///
/// cmark-gfm reads the document. Its positions of cells and of a table's beginning are wrong where
/// text stands right above a table, so that only where a table ends is taken from it.
struct MarkdownBlocks {
  /// The blocks.
  private(set) var blocks: [MarkdownBlock] = []

  /// The table extension; made once, as the library's list of extensions is common to all threads.
  private static let tableExtension: Extension = {
    cmark_gfm_core_extensions_ensure_registered()
    return Extension(pointer: cmark_find_syntax_extension("table"))
  }()

  /// A pointer that nobody changes once it is known.
  private struct Extension: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  /// Reads the bytes of a document in UTF-8.
  init(_ bytes: [UInt8]) {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
    defer { cmark_parser_free(parser) }
    if let tables = MarkdownBlocks.tableExtension.pointer {
      cmark_parser_attach_syntax_extension(parser, tables)
    }
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        cmark_parser_feed(parser, characters.baseAddress, characters.count)
      }
    }
    guard let root = cmark_parser_finish(parser) else { return }
    defer { cmark_node_free(root) }
    read(root)
  }

  private mutating func read(_ root: MarkdownNode) {
    guard let walk = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(walk) }
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { return }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(walk),
        let kind = MarkdownBlocks.kind(of: node)
      else { continue }
      let start = max(Int(cmark_node_get_start_line(node)), 1)
      let end = max(Int(cmark_node_get_end_line(node)), start)
      blocks.append(
        MarkdownBlock(
          kind: kind, lines: start...end, column: max(Int(cmark_node_get_start_column(node)), 1)))
      cmark_iter_reset(walk, node, CMARK_EVENT_EXIT)
    }
  }

  /// What a node is as a block; absent for containers, whose blocks are looked at instead.
  private static func kind(of node: MarkdownNode) -> MarkdownBlock.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING: return .heading(PlainText(of: node).text)
    case CMARK_NODE_CODE_BLOCK:
      var isFenced = CInt(0)
      var (length, offset, character) = (CInt(0), CInt(0), CChar(0))
      isFenced = cmark_node_get_fenced(node, &length, &offset, &character)
      let info = isFenced == 0 ? nil : string(cmark_node_get_fence_info(node))
      return .code(info: info, text: string(cmark_node_get_literal(node)))
    case CMARK_NODE_PARAGRAPH:
      return .paragraph(text: PlainText(of: node).text, link: link(in: node))
    case CMARK_NODE_HTML_BLOCK: return .html
    case CMARK_NODE_THEMATIC_BREAK: return .other
    default:
      return string(cmark_node_get_type_string(node)) == "table" ? .table(table(node)) : nil
    }
  }

  private static func link(in paragraph: MarkdownNode) -> MarkdownBlock.Link? {
    var child = cmark_node_first_child(paragraph)
    while let node = child {
      if cmark_node_get_type(node) == CMARK_NODE_LINK {
        return MarkdownBlock.Link(
          text: PlainText(of: node).text, target: string(cmark_node_get_url(node)))
      }
      child = cmark_node_next(node)
    }
    return nil
  }

  private static func table(_ node: MarkdownNode) -> ParsedTable {
    var table = ParsedTable(alignments: [], rows: [])
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    if let letters = cmark_gfm_extensions_get_table_alignments(node) {
      table.alignments = (0..<count).map { column in
        switch letters[column] {
        case UInt8(ascii: "l"): .left
        case UInt8(ascii: "c"): .centre
        case UInt8(ascii: "r"): .right
        default: .none
        }
      }
    }
    var row = cmark_node_first_child(node)
    while let cells = row {
      var texts: [[String]] = []
      var cell = cmark_node_first_child(cells)
      while let content = cell {
        texts.append(PlainText(of: content).utterances)
        cell = cmark_node_next(content)
      }
      table.rows.append(texts)
      row = cmark_node_next(cells)
    }
    return table
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

/// A node of cmark-gfm.
typealias MarkdownNode = OpaquePointer

/// What a person reads of an element's inline content: its texts, without any markup.
private struct PlainText {
  /// The texts that `<br>` divides, trimmed.
  private(set) var utterances = [""]

  /// All of it in one line.
  var text: String { utterances.joined(separator: " ") }

  init(of node: MarkdownNode) {
    guard let walk = cmark_iter_new(node) else { return }
    defer { cmark_iter_free(walk) }
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { break }
      guard event == CMARK_EVENT_ENTER, let inner = cmark_iter_get_node(walk) else { continue }
      add(inner)
    }
    utterances = utterances.map(\.trimmed)
  }

  private mutating func add(_ node: MarkdownNode) {
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: utterances[utterances.count - 1] += literal
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: utterances[utterances.count - 1] += " "
    case CMARK_NODE_HTML_INLINE:
      let name = literal.dropFirst().prefix { $0.isLetter }.lowercased()
      if name == "br" { utterances.append("") }
    default: break
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
