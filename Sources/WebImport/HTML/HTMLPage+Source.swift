internal import AccessibilityTree
internal import ImportSupport

extension HTMLPage {
  /// Returns the elements of the page as the author wrote them, without the elements in frames.
  ///
  /// - Parameter bytes: The page in UTF-8, for finding the ends of tags; or `nil`.
  func source(in bytes: [UInt8]?) -> SourceTree {
    let dom = page.dom
    var lines = bytes.map { SourceLines($0) }
    var source = SourceTree(.html)
    source.isWholeDocument =
      dom.capture?.isPart != true
      && dom.ids.contains { dom.htmlTag($0) == .html && !dom[$0].isImplied }
    var indices = [Int?](repeating: nil, count: dom.count)
    for id in dom.ids where !dom.isText(id) {
      var element = SourceTree.Element(dom.name(of: id), at: dom.position(of: id))
      element.attributes = dom.attributes(of: id)
      var text = ""
      // A sequence of the children would copy the page for each element.
      var next = dom[id].firstChild
      while next >= 0 {
        let child = next
        next = dom[child].next
        guard dom.isText(child) else { continue }
        let part =
          dom.capture == nil
          ? TemplateTags.removingStatements(from: dom.text(of: child)) : dom.text(of: child)
        // The first part needs no copy, and further parts are appended in place.
        if text.isEmpty { text = part } else { text += part }
      }
      element.text = text
      if let position = element.position, lines != nil {
        element.endLine = lines?.endOfTag(position) ?? position.line
        element.repeatedAttributes = lines?.repeatedAttributes ?? []
      }
      let parent = dom[id].parent
      indices[Int(id)] = source.append(element, to: parent < 0 ? nil : indices[Int(parent)])
    }
    return source
  }
}
