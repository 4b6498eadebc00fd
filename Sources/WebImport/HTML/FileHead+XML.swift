internal import ImportSupport

extension FileHead {
  /// Whether the file is XML and no page: a property list, a drawing, a report of a build tool.
  var isXMLOfAnotherKind: Bool {
    guard let root = rootName, root != "plist" else { return true }
    let isNamedXML = suffix == "xml" || suffix == "uix"
    if isNamedXML, HTMLTag(rawValue: root.lowercased()) == nil { return true }
    return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<?xml ")
      && root.lowercased() != "html" && !holds("http://www.w3.org/1999/xhtml")
  }
}
