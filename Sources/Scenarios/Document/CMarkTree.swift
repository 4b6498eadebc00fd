internal import CMarkGFM

/// A node of a cmark tree.
///
/// The node is valid only inside the closure of ``CMarkTree/read(_:_:)``.
typealias CMarkNode = OpaquePointer

/// The cmark tree of a document.
///
/// No function is recursive, so a tree of any depth is safe.
enum CMarkTree {
  /// The address of cmark's table extension.
  ///
  /// The first use registers the extension.
  private static let tables: UInt = {
    cmark_gfm_core_extensions_ensure_registered()
    return UInt(bitPattern: cmark_find_syntax_extension("table"))
  }()

  /// Passes the tree of a document to a closure, and frees the tree afterwards.
  ///
  /// Tables are the only extension in use, because other extensions change global state of cmark.
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

  /// Returns the first node after `node` and its descendants, or `nil` if `root` contains no such
  /// node.
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

  /// Returns the name of a node's type, such as `table`.
  static func name(of node: CMarkNode) -> String {
    cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }

  /// Returns the text of a C string, or an empty text for a null pointer.
  static func text(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { SanitizedMarkdown.restored(String(cString: $0)) } ?? ""
  }
}
