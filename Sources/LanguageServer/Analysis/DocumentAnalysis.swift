internal import Importers
internal import Scenarios
internal import Simulator
internal import TextIO

/// Everything that answers about one version of a document need.
package struct DocumentAnalysis: Sendable {
  /// The result for a kind of document.
  enum Content: Sendable {
    /// The file contains no screen.
    case nothing
    case screens(ScreenAnalysis)
    case scenarios(ScenarioAnalysis)
  }

  let text: DocumentText
  let address: DocumentAddress
  let content: Content
  /// The diagnostics, in the order of the text.
  let diagnostics: [EditorDiagnostic]

  private init(
    _ text: DocumentText, _ address: DocumentAddress, _ content: Content,
    _ diagnostics: [EditorDiagnostic]
  ) {
    self.text = text
    self.address = address
    self.content = content
    self.diagnostics = diagnostics.inOrderOfText
  }

  /// Analyzes a text.
  ///
  /// The text may be in any state between two keystrokes. An error in it is a diagnostic.
  ///
  /// - Parameter isStale: Whether nobody needs the analysis any more, so that it may be incomplete.
  package init(
    of text: DocumentText, at address: DocumentAddress, settings: AnalysisSettings,
    rulesAddress: String? = nil, isStale: () -> Bool = { false }
  ) {
    guard text.bytes.contains(where: { $0 > 0x20 }) else {
      self.init(text, address, .nothing, [])
      return
    }
    if DocumentAnalysis.isDocument(address.path) {
      let analysis = ScenarioAnalysis(of: text, at: address, settings)
      self.init(text, address, .scenarios(analysis), analysis.diagnostics)
      return
    }
    do throws(InputError) {
      guard let analysis = try ScreenAnalysis(of: text, at: address, settings, isStale: isStale)
      else {
        self.init(text, address, .nothing, [])
        return
      }
      self.init(
        text, address, .screens(analysis), analysis.diagnostics(linkingRulesTo: rulesAddress))
    } catch {
      let diagnostic = DocumentAnalysis.diagnostic(of: error, in: text, at: address.path)
      self.init(text, address, .nothing, [diagnostic].compactMap(\.self))
    }
  }

  /// Creates the result for a document whose settings cannot be used.
  package init(of text: DocumentText, at address: DocumentAddress, settingsProblem: String) {
    let diagnostic = EditorDiagnostic(
      at: 0..<0, .error, code: "configuration", settingsProblem)
    self.init(text, address, .nothing, [diagnostic])
  }

  /// Whether a path is that of a Markdown document.
  package static func isDocument(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".md", ".mdx", ".markdown"].contains(where: name.hasSuffix)
  }

  /// The extensions of files that are screens although they cannot be read at the moment.
  private static let screenExtensions = [
    ".html", ".htm", ".xhtml", ".xml", ".uix", ".outline", ".storyboard", ".xib", ".jsx", ".tsx",
  ]

  private static func isCertainlyScreen(_ path: String) -> Bool {
    [".html", ".htm", ".xhtml", ".outline", ".storyboard", ".xib"]
      .contains(where: path.lowercased().hasSuffix)
  }

  /// Returns the diagnostic of a file that cannot be read, or `nil` if the file is perhaps no screen.
  private static func diagnostic(
    of error: InputError, in text: DocumentText, at path: String
  ) -> EditorDiagnostic? {
    // Without a position, the error perhaps only says that the file contains no screen.
    guard !error.hasNoScreen, error.position != nil || isCertainlyScreen(path),
      screenExtensions.contains(where: path.lowercased().hasSuffix),
      error.file == nil || error.file == path
    else { return nil }
    let position = Node.Position(
      line: error.position?.line ?? 1, column: error.position?.column ?? 1)
    return EditorDiagnostic(
      at: text.rest(from: position), .error,
      code: "unreadable", "\(error.problem); \(error.remedy)")
  }
}

extension DocumentText {
  /// Returns the rest of the line after a location; at the end of a line, its last character.
  func rest(from position: Node.Position) -> Range<Int> {
    let start = offset(of: position)
    let line = range(ofLine: line(of: start))
    guard start >= line.upperBound else { return start..<line.upperBound }
    var last = max(line.lowerBound, line.upperBound - 1)
    while last > line.lowerBound, bytes[last] & 0xC0 == 0x80 { last -= 1 }
    return last..<line.upperBound
  }
}
