package import AccessibilityTree
package import ImportSupport
package import TextIO

/// A web page with its screen and with its elements, which CSS selectors can select.
package struct HTMLPage: Sendable {
  package internal(set) var screen: Screen
  let page: PageFacts
  /// The node for each element or text of the page, or `nil` if the item has no node.
  let indices: [Node.Index?]
  /// The pages in frames.
  var inner: [InnerPage] = []

  /// Parses a page.
  ///
  /// The encoding is detected as in browsers.
  package init(
    bytes: [UInt8], file: String? = nil, viewport: Viewport = .phone
  ) throws(InputError) {
    try self.init(
      HTMLBytes.utf8(bytes, file: file), file: file, viewport: viewport, frameDepth: 0)
  }

  /// Parses a page in UTF-8.
  ///
  /// - Parameter frameDepth: The number of frames around the page.
  init(
    _ bytes: [UInt8], file: String?, viewport: Viewport, frameDepth: Int
  ) throws(InputError) {
    try HTMLLimits.check(bytes, file: file)
    let dom = DOM(parsing: bytes)
    guard dom.body >= 0 else {
      throw InputError(
        file: file, problem: "the page has no body", remedy: "give a complete HTML page")
    }
    let facts = PageFacts(dom, on: viewport, linked: LinkedStyleSheets(ofPage: file))
    self.init(facts.resolvingRoles(), file: file) { frames, screen in
      screen.open(frames, on: viewport, frameDepth: frameDepth)
    }
  }

  /// Creates the page from the facts about its file.
  ///
  /// - Parameters:
  ///   - page: The facts about the page.
  ///   - file: The name of the file.
  ///   - open: A function that adds the pages in frames to the screen.
  init(
    _ page: PageFacts, file: String?,
    open: (_ frames: [(index: Node.Index, source: String)], inout Screen) -> [InnerPage] = {
      _, _ in []
    }
  ) {
    self.page = page
    var builder = ScreenBuilder(page)
    var screen = builder.build()
    screen.describe(page.dom, file: file)
    screen.mark(TemplateParts(page.dom), of: page.dom, at: builder.indices)
    inner = open(builder.frames, &screen)
    self.screen = screen
    indices = builder.indices
  }

  var unusedTexts: [UnusedText] { HTMLTexts.unused(page.dom, in: screen) }

  /// Returns the nodes of the elements that CSS selectors select, in document order.
  ///
  /// The result is `nil` if the list of selectors is invalid.
  package func nodes(matching selectors: String) -> [Node.Index]? {
    let tokens = CSSTokenizer.tokens(of: selectors)
    var relations: [RelativeSelector] = []
    guard let list = SelectorParser.selectors(tokens[...], &relations) else { return nil }
    var matcher = SelectorMatcher(
      dom: page.dom, scopes: page.tree.scopes, relations: relations, usesSiblingPositions: true)
    return page.dom.items.indices.compactMap { item in
      let id = DOM.ID(item)
      guard let node = indices[item], !page.dom.isText(id),
        list.contains(where: { $0.pseudoElement == nil && matcher.matches($0, id) })
      else { return nil }
      return node
    }
  }
}
