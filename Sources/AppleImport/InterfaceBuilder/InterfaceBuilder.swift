internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// Reads storyboards and xibs of Interface Builder: every scene and every view at the top is a
/// screen.
///
/// Source: files that Xcode 5 and later write; UIKit's names of classes and properties.
enum InterfaceBuilder {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    try IBDocumentKind.checkCompiled(bytes, file: file)
    let xml = try XMLDocument(parsing: bytes, file: file)
    let root = try IBDocumentKind.root(of: xml, file: file)
    var document = IBDocument(xml, file: file)
    var diagnostics: [ImportDiagnostic] = []
    document.translations = try IBTranslationFiles.translations(
      of: file, into: options.language, diagnostics: &diagnostics)
    let plan = IBPlan(document, root)
    guard root != nil || !plan.screens.isEmpty else {
      throw IBDocumentKind.foreign(xml, file: file)
    }
    noteStrayText(in: xml, &diagnostics)
    noteKind(of: root.map(document.element), &diagnostics)
    var maker = IBScreens(document, plan, root: root, diagnostics: diagnostics)
    return maker.make()
  }

  /// Text that is no element's stands there by mistake.
  private static func noteStrayText(in xml: XMLDocument, _ diagnostics: inout [ImportDiagnostic]) {
    let stray = xml.roots.compactMap { xml.text($0) }.filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = stray.first else { return }
    let words = first.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    diagnostics.append(ImportDiagnostic(.textOutside(String(words.prefix(40)))))
  }

  private static func noteKind(of document: IBElement?, _ diagnostics: inout [ImportDiagnostic]) {
    guard let document else { return }
    if document.plain("launchScreen") == "YES" {
      diagnostics.append(ImportDiagnostic(.launchScreen, at: document.position))
    }
    if document.plain("targetRuntime") == "AppleTV" {
      diagnostics.append(ImportDiagnostic(.tvOS, at: document.position))
    }
    for prefix in document.document.xml.undeclared.prefix(1) {
      diagnostics.append(
        ImportDiagnostic(.undeclaredNamespace(prefix.prefix), at: Node.Position(prefix.location)))
    }
  }
}
