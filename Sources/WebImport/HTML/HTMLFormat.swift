public import ImportSupport
internal import TextIO

extension InputFormat {
  /// The format of web pages in HTML, before scripts run.
  public static let html = InputFormat(
    name: "html",
    guide: FormatGuide(
      summary: "A web page as a browser shows it before its scripts run.",
      recognised: "the extensions html, htm, xhtml, xht and shtml, or a first tag of HTML",
      sources: [
        .init(
          "A page that scripts build: in the browser's developer tools, console",
          "copy(document.documentElement.outerHTML)"),
        .init("A page that the server builds", "curl -s https://example.org > page.html"),
        .init("Playwright", "fs.writeFileSync('page.html', await page.content())"),
        .init(
          "For --boxes, the bounds of the page's elements: the code to run in the same console",
          lines: BoxSnippet.lines),
      ],
      options: ["boxes", "viewport"],
      unknown: [
        "What scripts add, change or remove; save the rendered page instead.",
        "Style sheets on other servers, and the content that they hide, add or reorder. Sheets in "
          + "files of the same project are read.",
        "The bounds of elements on the screen, without --boxes.",
      ]),
    extensions: ["html", "htm", "xhtml", "xht", "shtml"],
    signs: [FormatSign(.anyMarkup) { $0.rootName != nil && !$0.isOtherXML }],
    usualLanguage: { _, _ in "html" },
    read: { bytes, file, options throws(InputError) in
      [try .html(bytes, file: file, options: options)]
    })
}

extension FileHead {
  /// Whether the file is XML but no web page, such as a property list or a build report.
  var isOtherXML: Bool {
    guard let root = rootName, root != "plist" else { return true }
    let isNamedXML = suffix == "xml" || suffix == "uix"
    if isNamedXML, HTMLTag(rawValue: root.lowercased()) == nil { return true }
    return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<?xml ")
      && root.lowercased() != "html" && !contains("http://www.w3.org/1999/xhtml")
  }
}
