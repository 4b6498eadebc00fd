internal import AccessibilityTree
internal import ImportSupport
package import TextIO

extension HTMLPage {
  /// Creates a page from the output of the capture script.
  package init(captured bytes: [UInt8], file: String?) throws(InputError) {
    self.init(try CapturedPage(parsing: bytes, file: file), file: file)
  }

  init(_ captured: CapturedPage, file: String?) {
    let page = PageFacts(captured.dom, styles: captured.styles).resolvingRoles()
    self.init(page, file: file)
    screen.window = captured.window
    for (element, frame) in captured.boxes {
      if let index = indices[Int(element)] { screen[index].frame = frame }
    }
    screen.diagnostics += captured.remarks.map { ImportDiagnostic($0) }
    for (element, inner) in captured.frames {
      guard let index = indices[Int(element)] else { continue }
      let page = HTMLPage(inner, file: file)
      let nodes = screen.append(page.screen, below: index)
      self.inner.append(InnerPage(frame: index, page: page, nodes: nodes))
    }
  }
}

extension ImportedScreen {
  static func page(
    _ bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> ImportedScreen {
    let page = HTMLPage(try CapturedPage(parsing: bytes, file: file), file: file)
    return try ImportedScreen(page, lines: nil, file: file, options: options)
  }
}
