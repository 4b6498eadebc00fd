internal import Simulator

extension AuditSubject {
  /// Returns the edit that adds an attribute to a start tag.
  ///
  /// Returns `nil` if the tag has the attribute already, or if the file is the output of a tool.
  ///
  /// - Parameter attribute: The attribute in source form, such as `autocomplete="email"`.
  func edit(adding attribute: String, to node: Node.Index) -> Finding.Fix.Edit? {
    // There is no edit for a dump or for a page from a browser, because nobody writes such files by
    // hand.
    guard hasLines, screen.origin != .androidNodes, platform != .ios, platform != .design,
      let source, let element = element(of: node), !source[element].name.isEmpty,
      let end = attribute.utf8.firstIndex(of: UInt8(ascii: "="))
    else { return nil }
    let colon = attribute.utf8[..<end].lastIndex(of: UInt8(ascii: ":"))
    let start = colon.map { attribute.utf8.index(after: $0) } ?? attribute.startIndex
    guard source[element][String(attribute[start..<end])] == nil else { return nil }
    let tag = "<\(source[element].name)"
    return Finding.Fix.Edit(before: tag, after: "\(tag) \(attribute)")
  }
}
