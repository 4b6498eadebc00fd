package import AccessibilityTree
internal import Encoding
package import TextIO

extension SourceTree {
  /// Returns the elements of an XML file.
  ///
  /// The names of attributes have no prefix.
  package static func xml(
    _ bytes: [UInt8], _ language: Language, file: String?
  ) throws(InputError) -> SourceTree {
    let document = try XMLDocument(parsing: bytes, file: file, limit: FileBytes.fileLimit)
    var lines = SourceLines(try XMLBytes.utf8(bytes, file: file, limit: FileBytes.fileLimit))
    var source = SourceTree(language)
    var indices: [XMLDocument.ID: Int] = [:]
    for id in document.inOrder {
      guard let written = document.element(id) else { continue }
      var element = Element(written.name.local, at: written.position)
      element.attributes = written.attributes.map {
        // Attributes with the prefix `tools` are only for design tools. They keep the prefix, so
        // that they are not mistaken for attributes of the app.
        Attribute($0.name.prefix == "tools" ? $0.name.qualified : $0.name.local, $0.value)
      }
      element.endLine = lines.endOfTag(written.position)
      indices[id] = source.append(element, to: document.parent(of: id).flatMap { indices[$0] })
    }
    return source
  }
}
