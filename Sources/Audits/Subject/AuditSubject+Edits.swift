internal import Simulator

extension AuditSubject {
  /// A start tag with one more attribute, or `nil` where it has that attribute already, or nobody writes
  /// the file.
  ///
  /// - Parameter attribute: The attribute as it is written: `autocomplete="email"`.
  func edit(adding attribute: String, to node: Node.Index) -> Finding.Fix.Edit? {
    // What a tool dumped or a browser built is no text that somebody could change.
    guard hasLines, screen.origin != .androidNodes, platform != .ios, platform != .design,
      let source, let element = element(of: node), !source[element].name.isEmpty,
      let end = attribute.utf8.firstIndex(of: UInt8(ascii: "=")),
      let name = attribute[..<end].split(separator: ":").last, source[element][String(name)] == nil
    else { return nil }
    let start = "<\(source[element].name)"
    return Finding.Fix.Edit(before: start, after: "\(start) \(attribute)")
  }
}
