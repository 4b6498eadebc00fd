internal import CMarkGFM

/// A node of the tree that cmark makes of a document, alive as long as ``CMarkTree/read(_:_:)`` lasts.
typealias CMarkNode = OpaquePointer

/// The tree that cmark makes of a document.
///
/// Nothing here follows the tree by recursion, so that its depth does not matter.
enum CMarkTree {
  /// Where cmark has what it knows of tables; registered once, before the first document.
  private static let tables: UInt = {
    cmark_gfm_core_extensions_ensure_registered()
    return UInt(bitPattern: cmark_find_syntax_extension("table"))
  }()

  /// Lets somebody look at the tree of a document, whose memory is given back afterwards.
  ///
  /// Tables are the only extension: others tell cmark of their characters in global state.
  static func read<Result>(_ bytes: [UInt8], _ look: (CMarkNode) -> Result) -> Result? {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    if let tables = OpaquePointer(bitPattern: tables) {
      cmark_parser_attach_syntax_extension(parser, tables)
    }
    bytes.withUnsafeBytes { raw in
      cmark_parser_feed(parser, raw.bindMemory(to: CChar.self).baseAddress, raw.count)
    }
    guard let root = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(root) }
    return look(root)
  }

  /// The node after another and all that is in it; absent at the end of `root`.
  static func following(_ node: CMarkNode, in root: CMarkNode) -> CMarkNode? {
    var node = node
    while node != root {
      if let next = cmark_node_next(node) { return next }
      guard let parent = cmark_node_parent(node) else { return nil }
      node = parent
    }
    return nil
  }

  static func children(of node: CMarkNode) -> [CMarkNode] {
    var children: [CMarkNode] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(child)
      next = cmark_node_next(child)
    }
    return children
  }

  /// What the table extension calls a node.
  static func name(of node: CMarkNode) -> String {
    cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }

  /// A text of C, if there is one.
  static func text(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { SanitizedMarkdown.restored(String(cString: $0)) } ?? ""
  }
}
