internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A check of the kind of a file.
///
/// Unsupported documents of Interface Builder are rejected.
enum IBDocumentKind {
  /// Returns the root element of the document, or `nil` for a snippet without a root element.
  ///
  /// - Throws: An error for documents of other systems, and for versions before Xcode 5.
  static func root(of xml: XMLDocument, file: String?) throws(InputError) -> XMLDocument.ID? {
    for id in xml.rootElements {
      guard let element = xml.element(id) else { continue }
      switch element.name.local {
      case "document":
        try check(element, file)
        return id
      case "archive" where element.plain("type")?.contains("InterfaceBuilder") ?? true:
        throw error(
          file, element, "this is a xib from before Xcode 5 in the old archive format",
          "open the xib in Xcode and save it, which converts the format")
      case "plist":
        throw error(
          file, element, "this is a property list and not a document of Interface Builder",
          "use a .storyboard or .xib file")
      default: break
      }
    }
    return nil
  }

  /// Throws an error if the file is a compiled nib of an app.
  static func rejectCompiledNib(_ bytes: [UInt8], file: String?) throws(InputError) {
    let isNib = bytes.starts(with: Array("NIBArchive".utf8))
    guard isNib || bytes.starts(with: Array("bplist".utf8)) else { return }
    throw InputError(
      file: file, problem: "this is a compiled nib of an app",
      remedy:
        "use the .storyboard or .xib file from which it was compiled, or dump the running app in a "
        + "UI test: print(XCUIApplication().debugDescription)")
  }

  /// Returns the error for XML without elements of Interface Builder.
  static func notInterfaceBuilderError(_ xml: XMLDocument, file: String?) -> InputError {
    let root = xml.rootElements.first.flatMap(xml.element)
    let name = root.map { " but begins with <\($0.name.qualified)>" } ?? ""
    return InputError(
      file: file, position: root?.position,
      problem: "this is not a document of Interface Builder\(name)",
      remedy: "use a .storyboard or .xib file")
  }

  private static func check(
    _ document: XMLDocument.Element, _ file: String?
  ) throws(InputError) {
    let type = document.plain("type") ?? ""
    let runtime = (document.plain("targetRuntime") ?? "").lowercased()
    if type.contains("WatchKit") || runtime.hasPrefix("watchkit") {
      throw error(
        file, document, "this is a document for watchOS",
        "use a storyboard or xib of an iOS app; VoiceOver for Apple Watch is not simulated")
    }
    if type.contains("Cocoa.") && !type.contains("CocoaTouch") || runtime.hasPrefix("macosx") {
      throw error(
        file, document, "this is a document for macOS",
        "use a storyboard or xib of an iOS app; VoiceOver for Mac is not simulated")
    }
    let isKnown = type.contains("InterfaceBuilder") || !runtime.isEmpty
    guard isKnown || type.isEmpty else {
      throw error(
        file, document, "this is a document of another kind (type “\(type.prefix(60))”)",
        "use a storyboard or xib of an iOS app")
    }
  }

  private static func error(
    _ file: String?, _ element: XMLDocument.Element, _ problem: String, _ remedy: String
  ) -> InputError {
    InputError(file: file, position: element.position, problem: problem, remedy: remedy)
  }
}
