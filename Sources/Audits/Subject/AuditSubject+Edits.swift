internal import Simulator

extension AuditSubject {
  /// Returns the edit that adds an attribute to a start tag.
  ///
  /// Returns `nil` if the tag has the attribute already, or if nobody wrote the file by hand.
  ///
  /// - Parameter attribute: The attribute in source form, such as `autocomplete="email"`.
  func edit(adding attribute: String, to node: Node.Index) -> Finding.Fix.Edit? {
    // Nobody can change a dump, or a page that a browser has built.
    guard hasLines, screen.origin != .androidNodes, platform != .ios, platform != .design,
      let source, let element = element(of: node), !source[element].name.isEmpty,
      let end = attribute.utf8.firstIndex(of: UInt8(ascii: "=")),
      let name = attribute[..<end].split(separator: ":").last, source[element][String(name)] == nil
    else { return nil }
    let start = "<\(source[element].name)"
    return Finding.Fix.Edit(before: start, after: "\(start) \(attribute)")
  }

  /// Returns the edit that adds a modifier to a view of SwiftUI.
  ///
  /// Returns `nil` if the view has the modifier already, or if its code takes several lines.
  ///
  /// - Parameter modifier: The modifier as code, such as `.accessibilityHidden(true)`.
  func edit(addingModifier modifier: String, to node: Node.Index) -> Finding.Fix.Edit? {
    guard hasLines, let source, source.language == .swift, let element = element(of: node),
      let name = modifier.dropFirst().split(separator: "(").first,
      source[element][String(name)] == nil
    else { return nil }
    let code = source[element].text
    guard code.hasSuffix(")"), code.utf8.count <= 60 else { return nil }
    return Finding.Fix.Edit(before: code, after: code + modifier)
  }
}
