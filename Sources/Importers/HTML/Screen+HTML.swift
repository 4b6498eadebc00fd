public import Simulator

extension Screen {
  /// The screen a web page shows when it is loaded and its scripts do not run.
  ///
  /// - Parameters:
  ///   - text: the page.
  ///   - file: the name of its file as the user wrote it.
  public static func html(_ text: String, file: String? = nil) throws(ImportError) -> Screen {
    let bytes = Array(text.utf8)
    try TextBytes.checkText(bytes, file: file)
    return try parsed(bytes, file: file)
  }

  /// The screen of a web page in any of the encodings browsers detect.
  public static func html(bytes: [UInt8], file: String? = nil) throws(ImportError) -> Screen {
    try parsed(HTMLBytes.utf8(bytes, file: file), file: file)
  }

  private static func parsed(_ bytes: [UInt8], file: String?) throws(ImportError) -> Screen {
    try HTMLLimits.check(bytes, file: file)
    let dom = DOM(parsing: bytes)
    guard dom.body >= 0 else {
      throw ImportError(
        file: file, problem: "the page has no body", remedy: "give a whole HTML page")
    }
    let page = PageFacts(dom).settled()
    var builder = ScreenBuilder(page)
    var screen = builder.build()
    screen.describe(dom, file: file)
    return screen
  }

  /// Title, language and direction of the document.
  private mutating func describe(_ dom: DOM, file: String?) {
    self.file = file
    let title = dom.items.indices.lazy.map(DOM.ID.init).first { dom.htmlTag($0) == .title }
    let words = title.map { dom.textContent(of: $0).spaceCollapsed } ?? ""
    self.title = words.isEmpty ? nil : words
    name = words.isEmpty ? file ?? "" : words
    let language = dom.attribute(.lang, of: dom.root) ?? ""
    self.language = language.isEmpty ? nil : language
    let isRightToLeft = [dom.root, dom.body].contains { dom.keyword(.dir, of: $0) == "rtl" }
    direction = isRightToLeft ? .rightToLeft : .leftToRight
  }
}
