public import AccessibilityTree
internal import ImportSupport
public import TextIO

extension ImportedScreen {
  /// Returns the screen of a page, with the parts that the options request.
  static func html(
    _ bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> ImportedScreen {
    var page = try HTMLPage(bytes: bytes, file: file, viewport: options.viewport)
    if let boxes = options.boxes { page.setFrames(try PageBoxes(ofFile: boxes)) }
    let lines = options.keepsSource ? try HTMLBytes.utf8(bytes, file: file) : nil
    return try ImportedScreen(page, lines: lines, file: file, options: options)
  }

  /// Creates the screen of a page, with the parts that the options request.
  ///
  /// - Parameter lines: The page in UTF-8, or `nil` if its text is unknown.
  init(
    _ page: HTMLPage, lines: [UInt8]?, file: String?, options: ImportOptions
  ) throws(InputError) {
    self.init(page.screen, unused: options.listsUnusedTexts ? page.unusedTexts : [])
    if options.keepsSource { source = page.source(in: lines) }
    if !options.targets.isEmpty { targets = page.elements(selectedBy: options.targets) }
    if let selector = options.selector {
      guard let nodes = page.nodes(matching: selector) else {
        throw InputError(
          file: file, problem: "“\(selector)” is not a supported CSS selector",
          remedy: "give one such as \"#email\" or \"form input[required]\"")
      }
      selected = nodes
    }
  }
}

extension Screen {
  /// Returns the screen of a web page before scripts run.
  ///
  ///     let screen = try Screen.html("<label>Email <input type=email></label>")
  ///
  /// - Parameters:
  ///   - text: The page.
  ///   - file: The name of the page's file, for errors and source locations.
  /// - Returns: The screen.
  /// - Throws: An `InputError` if the page exceeds a limit or is not text.
  public static func html(_ text: String, file: String? = nil) throws(InputError) -> Screen {
    let bytes = Array(text.utf8)
    try TextBytes.checkText(bytes, file: file)
    return try HTMLPage(bytes, file: file, viewport: .phone, frameDepth: 0).screen
  }

  /// Returns the screen of a web page.
  ///
  /// The encoding is detected like in browsers.
  ///
  /// - Parameters:
  ///   - bytes: The page.
  ///   - file: The name of the page's file, for errors and source locations.
  /// - Returns: The screen.
  /// - Throws: An `InputError` if the page exceeds a limit or its encoding is not supported.
  package static func html(bytes: [UInt8], file: String? = nil) throws(InputError) -> Screen {
    try HTMLPage(bytes: bytes, file: file).screen
  }

  private static let maximumFrameDepth = 3

  /// Adds the pages in frames below the nodes of the frames, and returns the added pages.
  mutating func open(
    _ frames: [(index: Node.Index, source: String)], on viewport: Viewport, frameDepth: Int
  ) -> [InnerPage] {
    var pages: [InnerPage] = []
    for (index, source) in frames where !source.isBlank {
      guard frameDepth < Screen.maximumFrameDepth,
        let inner = try? HTMLPage(
          Array(source.utf8), file: file, viewport: viewport, frameDepth: frameDepth + 1)
      else {
        diagnostics.append(ImportDiagnostic(.closedFrame, at: self[index].position, of: index))
        continue
      }
      pages.append(InnerPage(frame: index, page: inner, nodes: append(inner.screen, below: index)))
      diagnostics += inner.screen.diagnostics.map {
        ImportDiagnostic($0.message, kind: $0.kind, at: self[index].position, of: index)
      }
    }
    return pages
  }

  /// Copies the nodes of the screen in a frame below the node of the frame.
  ///
  /// Returns the copy of each node. The copies get the location of the frame in the file.
  mutating func append(
    _ inner: Screen, below frame: Node.Index
  ) -> [Node.Index: Node.Index] {
    var copies: [Node.Index: Node.Index] = [:]
    for visit in inner.preorder {
      var node = inner[visit.index]
      node.position = self[frame].position
      node.hidden = self[frame].hidden ?? node.hidden
      if node.web?.element == "body" { node.language = inner.language ?? node.language }
      let parent = inner.parent(of: visit.index).flatMap { copies[$0] } ?? frame
      copies[visit.index] = append(node, to: parent)
    }
    return copies
  }

  mutating func describe(_ dom: DOM, file: String?) {
    self.file = file
    let title = dom.ids.first { dom.htmlTag($0) == .title }
    let text = title.map { dom.textContent(of: $0).spaceCollapsed } ?? ""
    self.title = text.isEmpty ? nil : text
    name = text.isEmpty ? file ?? "" : text
    let language = dom.attribute(.lang, of: dom.root) ?? ""
    self.language = language.isEmpty ? nil : language
    let isRightToLeft = [dom.root, dom.body].contains { dom.keyword(.dir, of: $0) == "rtl" }
    direction = isRightToLeft ? .rightToLeft : .leftToRight
  }
}
