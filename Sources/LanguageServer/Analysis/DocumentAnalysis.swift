internal import Importers
internal import Scenarios
internal import Simulator
internal import TextIO

/// The result of analyzing one version of a document.
///
/// The server makes all answers about this version from this result.
package struct DocumentAnalysis: Sendable {
  /// The content of the document.
  enum Content: Sendable {
    /// The document contains no screen.
    case nothing
    case screens(ScreenAnalysis)
    case scenarios(ScenarioAnalysis)
    /// The document cannot be read, but an earlier version of the document could.
    ///
    /// The line shift translates positions in the earlier version to positions in the current text.
    case formerScreens(ScreenAnalysis, LineShift)
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

  /// Analyzes the text of a document.
  ///
  /// The text may be in any state, because its author may still be typing. An error in the text
  /// becomes a diagnostic.
  ///
  /// - Parameter isStale: A function that returns whether the analysis is no longer needed. If so,
  ///   the analysis may end without a complete result.
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

  /// Creates the analysis of a document whose settings are not valid.
  ///
  /// The only diagnostic is the problem with the settings.
  package init(of text: DocumentText, at address: DocumentAddress, settingsProblem: String) {
    let diagnostic = EditorDiagnostic(
      at: 0..<0, .error, code: "configuration", settingsProblem)
    self.init(text, address, .nothing, [diagnostic])
  }

  /// Whether the document contains a screen that cannot be read, for example in the middle of
  /// typing.
  var isUnreadable: Bool {
    if case .nothing = content {
      diagnostics.contains { $0.code == DocumentAnalysis.unreadable }
    } else {
      false
    }
  }

  /// Returns the analysis with the screens of an earlier version of the document.
  ///
  /// Stops on lines that have changed are left out. The diagnostics stay the same.
  func showing(_ former: ScreenAnalysis) -> DocumentAnalysis {
    DocumentAnalysis(
      text, address, .formerScreens(former, LineShift(from: former.text, to: text)), diagnostics)
  }

  /// Whether a path has the extension of a Markdown document.
  package static func isDocument(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".md", ".mdx", ".markdown"].contains(where: name.hasSuffix)
  }

  /// The code of the diagnostic for a file that cannot be read.
  private static let unreadable = "unreadable"

  /// The extensions of files that are treated as screens even while they cannot be read.
  private static let screenExtensions = [
    ".html", ".htm", ".xhtml", ".xml", ".uix", ".outline", ".storyboard", ".xib", ".jsx", ".tsx",
  ]

  private static func isCertainlyScreen(_ path: String) -> Bool {
    [".html", ".htm", ".xhtml", ".outline", ".storyboard", ".xib"]
      .contains(where: path.lowercased().hasSuffix)
  }

  /// Returns the diagnostic of a file that cannot be read, or `nil` if the file may be something
  /// other than a screen.
  private static func diagnostic(
    of error: InputError, in text: DocumentText, at path: String
  ) -> EditorDiagnostic? {
    // An error without a position may only mean that the file contains no screen. Such an error
    // counts only for files that are certainly screens.
    guard !error.hasNoScreen, error.position != nil || isCertainlyScreen(path),
      screenExtensions.contains(where: path.lowercased().hasSuffix),
      error.file == nil || error.file == path
    else { return nil }
    let position = Node.Position(
      line: error.position?.line ?? 1, column: error.position?.column ?? 1)
    return EditorDiagnostic(
      at: text.rest(from: position), error.isUnsupported ? .information : .error,
      code: error.isUnsupported ? "not-read" : unreadable, "\(error.problem); \(error.remedy)")
  }
}

extension DocumentText {
  /// Returns the rest of the line after a location or, if the location is at the end of the line,
  /// the last character of the line.
  func rest(from position: Node.Position) -> Range<Int> {
    let start = offset(of: position)
    let line = range(ofLine: line(of: start))
    guard start >= line.upperBound else { return start..<line.upperBound }
    var last = max(line.lowerBound, line.upperBound - 1)
    while last > line.lowerBound, bytes[last] & 0xC0 == 0x80 { last -= 1 }
    return last..<line.upperBound
  }
}
