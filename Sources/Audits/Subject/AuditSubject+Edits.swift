internal import Simulator

extension AuditSubject {
  /// A start tag with one more attribute; absent where it has that attribute already, or nobody writes
  /// the file.
  ///
  /// - Parameter attribute: The attribute as it is written: `autocomplete="email"`.
  func edit(adding attribute: String, to node: Node.Index) -> Finding.Mend.Edit? {
    // What a tool dumped or a browser built is no text that somebody could change.
    guard hasLines, screen.origin != .androidNodes, platform != .ios, platform != .design,
      let source, let element = element(of: node).map({ source[$0] }), !element.name.isEmpty,
      let name = attribute.split(separator: "=").first?.split(separator: ":").last,
      attribute.utf8.contains(UInt8(ascii: "=")), element[String(name)] == nil
    else { return nil }
    return Finding.Mend.Edit(before: "<\(element.name)", after: "<\(element.name) \(attribute)")
  }
}
