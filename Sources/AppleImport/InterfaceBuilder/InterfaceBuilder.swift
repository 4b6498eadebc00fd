internal import AccessibilityTree
internal import Encoding
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// A storyboard or xib of Interface Builder.
  public static let interfaceBuilder = InputFormat(
    name: "interface-builder",
    guide: FormatGuide(
      summary: "A storyboard or xib of Xcode's Interface Builder for iOS.",
      recognised: "the extensions storyboard and xib, or XML of Interface Builder",
      screens: "Each scene of a storyboard and each topmost view of a xib is a screen.",
      sources: [
        .init("The sources of an app", "App/Base.lproj/Main.storyboard"),
        .init(
          "An app without its sources: dump the running app instead of a compiled nib",
          "print(XCUIApplication().debugDescription)"),
      ],
      options: ["scene"],
      unknown: [
        "Labels, values, traits and custom actions set in code.",
        "Rows of tables and collections that the app fills; each prototype cell is imported once.",
        "Texts that code replaces when the view appears.",
        "The bounds of views on other devices than the one that the document was drawn for.",
      ]),
    extensions: ["storyboard", "xib"],
    signs: [
      FormatSign(.root) { $0.rootName == "archive" },
      FormatSign(.tool) { $0.rootName != nil && $0.contains("com.apple.InterfaceBuilder") },
    ],
    source: { bytes, file throws(InputError) in try .interfaceBuilder(bytes, file: file) },
    read: InterfaceBuilder.screens)
}

/// The importer of Interface Builder's storyboards and xibs.
///
/// Every scene and every topmost view is a screen.
///
/// Source: files of Xcode 5 and later; UIKit's names of classes and properties.
enum InterfaceBuilder {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    try IBDocumentKind.rejectCompiledNib(bytes, file: file)
    let xml = try XMLDocument(parsing: bytes, file: file)
    let root = try IBDocumentKind.root(of: xml, file: file)
    var document = IBDocument(xml, file: file)
    var diagnostics: [ImportDiagnostic] = []
    document.translations = try IBTranslationFiles.translations(
      of: file, into: options.language, diagnostics: &diagnostics)
    let plan = IBPlan(document, root)
    guard root != nil || !plan.screens.isEmpty else {
      throw IBDocumentKind.notInterfaceBuilderError(xml, file: file)
    }
    reportStrayText(in: xml, &diagnostics)
    reportKind(of: root.map(document.element), &diagnostics)
    var builder = IBScreens(document, plan, root: root, diagnostics: diagnostics)
    return builder.importedScreens()
  }

  /// Reports text outside all elements.
  private static func reportStrayText(in xml: XMLDocument, _ diagnostics: inout [ImportDiagnostic])
  {
    let stray = xml.roots.compactMap { xml.text($0) }.filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = stray.first else { return }
    let words = first.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    diagnostics.append(ImportDiagnostic(.textOutside(String(words.prefix(40)))))
  }

  private static func reportKind(of document: IBElement?, _ diagnostics: inout [ImportDiagnostic]) {
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
