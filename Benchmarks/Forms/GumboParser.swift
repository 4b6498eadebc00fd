internal import CGumbo

/// The HTML parser on its own, without an importer.
enum GumboParser {
  /// Returns the number of DOM nodes.
  static func nodes(in page: String) -> Int {
    parse(page) { output in
      var count = 0
      var pending: [UnsafeMutablePointer<GumboNode>] = [output.pointee.root]
      while let node = pending.popLast() {
        count += 1
        guard node.pointee.type == GUMBO_NODE_ELEMENT else { continue }
        let children = node.pointee.v.element.children
        for index in 0..<Int(children.length) {
          guard let child = children.data[index] else { continue }
          pending.append(child.assumingMemoryBound(to: GumboNode.self))
        }
      }
      return count
    }
  }

  /// Parses the page and frees the result, which an importer must do, too.
  static func parse<Result>(
    _ page: String, _ use: (UnsafeMutablePointer<GumboOutput>) -> Result
  ) -> Result {
    var text = page
    return text.withUTF8 { bytes in
      var options = kGumboDefaultOptions
      options.max_errors = 0
      let output = bytes.withMemoryRebound(to: CChar.self) { characters in
        gumbo_parse_with_options(&options, characters.baseAddress, characters.count)
      }
      guard let output else { preconditionFailure("gumbo is out of memory") }
      defer { gumbo_destroy_output(&options, output) }
      return use(output)
    }
  }
}
