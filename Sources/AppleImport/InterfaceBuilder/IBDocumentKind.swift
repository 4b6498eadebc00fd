internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// What kind of document a file of Interface Builder is, and which of them are read.
enum IBDocumentKind {
  /// Refuses documents of other systems and of versions before 2012; returns the root of the
  /// document, or nothing for a snippet.
  static func root(of xml: XMLDocument, file: String?) throws(InputError) -> XMLDocument.ID? {
    for id in xml.rootElements {
      guard let element = xml.element(id) else { continue }
      switch element.name.local {
      case "document":
        try check(element, file)
        return id
      case "archive" where element.plain("type")?.contains("InterfaceBuilder") ?? true:
        throw error(
          file, element, "this is a xib from before Xcode 5, which is an archive of objects",
          "open it in Xcode and save it again, which converts it")
      case "plist":
        throw error(
          file, element, "this is a property list, not a document of Interface Builder",
          "give a .storyboard or .xib file")
      default: break
      }
    }
    return nil
  }

  /// Refuses nibs, as they stand in an app.
  static func checkCompiled(_ bytes: [UInt8], file: String?) throws(InputError) {
    let isNib = bytes.starts(with: Array("NIBArchive".utf8))
    guard isNib || bytes.starts(with: Array("bplist".utf8)) else { return }
    throw InputError(
      file: file, problem: "this is a compiled nib, as it stands in an app",
      remedy: "give the .storyboard or .xib file it was made of")
  }

  /// The error for XML of which nothing is of Interface Builder.
  static func foreign(_ xml: XMLDocument, file: String?) -> InputError {
    let root = xml.rootElements.first.flatMap(xml.element)
    let name = root.map { " but begins with <\($0.name.qualified)>" } ?? ""
    return InputError(
      file: file, position: root?.position,
      problem: "this is no document of Interface Builder\(name)",
      remedy: "give a .storyboard or .xib file")
  }

  private static func check(
    _ document: XMLDocument.Element, _ file: String?
  ) throws(InputError) {
    let type = document.plain("type") ?? ""
    let runtime = (document.plain("targetRuntime") ?? "").lowercased()
    if type.contains("WatchKit") || runtime.hasPrefix("watchkit") {
      throw error(
        file, document, "this is a document for watchOS",
        "give a storyboard or xib of an iOS app; how a watch is read is not simulated")
    }
    if type.contains("Cocoa.") && !type.contains("CocoaTouch") || runtime.hasPrefix("macosx") {
      throw error(
        file, document, "this is a document for macOS",
        "give a storyboard or xib of an iOS app; VoiceOver for the Mac is not simulated")
    }
    let isKnown = type.contains("InterfaceBuilder") || !runtime.isEmpty
    guard isKnown || type.isEmpty else {
      throw error(
        file, document, "this is a document of another kind (type “\(type.prefix(60))”)",
        "give a storyboard or xib of an iOS app")
    }
  }

  private static func error(
    _ file: String?, _ element: XMLDocument.Element, _ problem: String, _ remedy: String
  ) -> InputError {
    InputError(file: file, position: element.position, problem: problem, remedy: remedy)
  }
}
