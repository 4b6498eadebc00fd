package import ImportSupport
package import Simulator
package import TextIO

/// A web page with its screen, for those who look for places in it by selectors.
package struct HTMLPage: Sendable {
  /// The screen the page shows.
  package internal(set) var screen: Screen
  let page: PageFacts
  /// Nodes by item of the document; absent for those that have none.
  let indices: [Node.Index?]

  /// Reads a page in any of the encodings browsers detect.
  package init(
    bytes: [UInt8], file: String? = nil, viewport: Viewport = .phone
  ) throws(InputError) {
    try self.init(
      HTMLBytes.utf8(bytes, file: file), file: file, viewport: viewport, frameDepth: 0)
  }

  /// Reads a page in UTF-8, which may itself be in so many frames.
  init(
    _ bytes: [UInt8], file: String?, viewport: Viewport, frameDepth: Int
  ) throws(InputError) {
    try HTMLLimits.check(bytes, file: file)
    let dom = DOM(parsing: bytes)
    guard dom.body >= 0 else {
      throw InputError(
        file: file, problem: "the page has no body", remedy: "give a whole HTML page")
    }
    self.init(PageFacts(dom, on: viewport).settled(), file: file) { frames, screen in
      screen.open(frames, on: viewport, frameDepth: frameDepth)
    }
  }

  /// The page of which all is known.
  ///
  /// - Parameter open: Puts documents into the frames that carry one.
  init(
    _ page: PageFacts, file: String?,
    open: (_ frames: [(index: Node.Index, source: String)], inout Screen) -> Void = { _, _ in }
  ) {
    self.page = page
    var builder = ScreenBuilder(page)
    var screen = builder.build()
    screen.describe(page.dom, file: file)
    open(builder.frames, &screen)
    self.screen = screen
    indices = builder.indices
  }

  /// The texts that are nowhere in the screen.
  var unusedTexts: [UnusedText] { HTMLTexts.unused(page.dom, in: screen) }

  /// The nodes of the elements that a list of CSS selectors selects, in document order; absent when
  /// it is not one that is understood.
  package func nodes(matching selectors: String) -> [Node.Index]? {
    let tokens = CSSTokenizer.tokens(of: selectors)
    var relations: [RelativeSelector] = []
    guard let list = SelectorParser.selectors(tokens[...], &relations) else { return nil }
    var matcher = SelectorMatcher(
      dom: page.dom, scopes: page.tree.scopes, relations: relations, countsSiblings: true)
    return page.dom.items.indices.compactMap { place in
      let id = DOM.ID(place)
      guard let node = indices[place], !page.dom.isText(id),
        list.contains(where: { $0.pseudoElement == nil && matcher.matches($0, id) })
      else { return nil }
      return node
    }
  }
}
