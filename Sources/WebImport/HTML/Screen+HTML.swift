internal import ImportSupport
public import Simulator
public import TextIO

extension ImportedScreen {
  /// The screen of a page with what the options ask for.
  static func html(
    _ bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> ImportedScreen {
    var page = try HTMLPage(bytes: bytes, file: file, viewport: options.viewport)
    if let boxes = options.boxes { page.place(try PageBoxes(ofFile: boxes)) }
    let lines = options.keepsSource ? try HTMLBytes.utf8(bytes, file: file) : nil
    return try ImportedScreen(page, lines: lines, file: file, options: options)
  }

  /// The screen of a page, with what else is wanted of it.
  ///
  /// - Parameter lines: The page as it was written, where it is known.
  init(
    _ page: HTMLPage, lines: [UInt8]?, file: String?, options: ImportOptions
  ) throws(InputError) {
    self.init(page.screen, unused: options.listsUnusedTexts ? page.unusedTexts : [])
    if options.keepsSource { source = page.source(in: lines) }
    if let selector = options.selector {
      guard let nodes = page.nodes(matching: selector) else {
        throw InputError(
          file: file, problem: "“\(selector)” is no selector that is understood",
          remedy: "write one of CSS, such as \"#email\" or \"form input[required]\"")
      }
      selected = nodes
    }
  }
}

extension Screen {
  /// The screen a web page shows when it is loaded and its scripts do not run.
  ///
  /// - Parameters:
  ///   - text: the page.
  ///   - file: the name of its file as the user wrote it.
  public static func html(_ text: String, file: String? = nil) throws(InputError) -> Screen {
    let bytes = Array(text.utf8)
    try TextBytes.checkText(bytes, file: file)
    return try parsed(bytes, file: file)
  }

  /// The screen of a web page in any of the encodings browsers detect.
  public static func html(bytes: [UInt8], file: String? = nil) throws(InputError) -> Screen {
    try parsed(HTMLBytes.utf8(bytes, file: file), file: file)
  }

  /// The screen of a page in UTF-8, which may itself be in a frame.
  private static func parsed(
    _ bytes: [UInt8], file: String?, viewport: Viewport = .phone, frameDepth: Int = 0
  ) throws(InputError) -> Screen {
    try HTMLPage(bytes, file: file, viewport: viewport, frameDepth: frameDepth).screen
  }

  /// Frames in frames beyond this stay closed.
  private static let deepestFrame = 3

  /// Puts the documents of frames below their frames.
  mutating func open(
    _ frames: [(index: Node.Index, source: String)], on viewport: Viewport, frameDepth: Int
  ) {
    for (index, source) in frames where !source.isBlank {
      guard frameDepth < Screen.deepestFrame,
        let inner = try? Screen.parsed(
          Array(source.utf8), file: file, viewport: viewport, frameDepth: frameDepth + 1)
      else {
        diagnostics.append(ImportDiagnostic(.closedFrame, at: self[index].position, of: index))
        continue
      }
      append(inner, below: index)
      diagnostics += inner.diagnostics.map {
        ImportDiagnostic($0.message, kind: $0.kind, at: self[index].position, of: index)
      }
    }
  }

  /// Copies the nodes of a frame's screen; all of them stand where the frame does.
  mutating func append(_ inner: Screen, below frame: Node.Index) {
    var copies: [Node.Index: Node.Index] = [:]
    for visit in inner.preorder {
      var node = inner[visit.index]
      node.position = self[frame].position
      node.hidden = self[frame].hidden ?? node.hidden
      if node.web?.element == "body" { node.language = inner.language ?? node.language }
      let above = inner.parent(of: visit.index).flatMap { copies[$0] } ?? frame
      copies[visit.index] = append(node, to: above)
    }
  }

  /// Title, language and direction of the document.
  mutating func describe(_ dom: DOM, file: String?) {
    self.file = file
    let title = dom.ids.first { dom.htmlTag($0) == .title }
    let words = title.map { dom.textContent(of: $0).spaceCollapsed } ?? ""
    self.title = words.isEmpty ? nil : words
    name = words.isEmpty ? file ?? "" : words
    let language = dom.attribute(.lang, of: dom.root) ?? ""
    self.language = language.isEmpty ? nil : language
    let isRightToLeft = [dom.root, dom.body].contains { dom.keyword(.dir, of: $0) == "rtl" }
    direction = isRightToLeft ? .rightToLeft : .leftToRight
  }
}
