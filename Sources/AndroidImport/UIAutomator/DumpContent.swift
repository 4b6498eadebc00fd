internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// The windows of a dump, and the names of the attributes that occur in the dump.
struct DumpContent {
  let document: XMLDocument
  /// The windows by dump.
  ///
  /// A file can contain several dumps.
  ///
  /// The windows of one dump were on the screen at the same time.
  private(set) var groups: [[DumpWindow]] = []
  let vocabulary: DumpVocabulary

  /// Finds the windows.
  ///
  /// - Throws: An error that names the format of the file if it is not a dump.
  init(
    _ document: XMLDocument, file: String?, by tool: AndroidDump.Tool
  ) throws(InputError) {
    self.document = document
    vocabulary = DumpVocabulary(tool: tool, names: DumpContent.attributes(of: document))
    var loose: [XMLDocument.ID] = []
    for root in document.rootElements {
      guard let element = document.element(root) else { continue }
      switch element.name.local {
      case "hierarchy": addGroup(windows(of: root, element))
      case "displays": addGroup(windows(ofDisplays: root))
      default:
        try DumpRootValidation.check(element, among: vocabulary.names, file: file)
        loose.append(root)
      }
    }
    if let first = loose.first.flatMap(document.element) { addGroup([window(loose, in: first)]) }
    guard groups.isEmpty else { return }
    throw InputError(
      file: file, position: document.rootElements.first.flatMap { document.element($0)?.position },
      problem: "the dump has no nodes",
      remedy: "dump again when the screen no longer moves; uiautomator waits for animations to end")
  }

  private mutating func addGroup(_ windows: [DumpWindow]) {
    if windows.contains(where: { !$0.isEmpty }) { groups.append(windows) }
  }

  private static func attributes(of document: XMLDocument) -> Set<String> {
    var names: Set<String> = []
    for id in document.inOrder {
      for attribute in document.element(id)?.attributes ?? [] { names.insert(attribute.name.local) }
    }
    return names
  }

  /// Returns the windows in a `hierarchy` element.
  ///
  /// The child nodes of the element can be separate windows or, together, a single window.
  private func windows(of root: XMLDocument.ID, _ element: XMLDocument.Element) -> [DumpWindow] {
    var tops: [XMLDocument.ID] = []
    var toasts: [XMLDocument.ID] = []
    for child in document.children(of: root) {
      if className(of: child) == "android.widget.Toast" {
        toasts.append(child)
      } else {
        tops.append(child)
      }
    }
    let areWindows =
      tops.count > 1
      && tops.allSatisfy { document.element($0)?.plain("package")?.isEmpty == false }
      && tops.contains { !document.children(of: $0).isEmpty }
    let roots = areWindows ? tops.map { [$0] } : tops.isEmpty && toasts.isEmpty ? [] : [tops]
    return roots.map {
      var window = window($0, in: element)
      window.toasts = toasts
      return window
    }
  }

  private func window(_ roots: [XMLDocument.ID], in screen: XMLDocument.Element) -> DumpWindow {
    let first = roots.first.flatMap(document.element)
    return DumpWindow(
      roots: roots, package: first?.plain("package") ?? "", screen: screen,
      position: first?.position ?? screen.position)
  }

  /// Returns the windows of a dump that was made with `--windows`, including windows inside other
  /// windows.
  private func windows(ofDisplays root: XMLDocument.ID) -> [DumpWindow] {
    var windows: [DumpWindow] = []
    var pending = [root]
    while let id = pending.popLast() {
      guard let element = document.element(id) else { continue }
      for child in document.children(of: id).reversed() {
        switch document.element(child)?.name.local {
        case "display", "window": pending.append(child)
        default: continue
        }
      }
      guard element.name.local == "window" else { continue }
      let hierarchy = document.child("hierarchy", of: id)
      let screen = hierarchy.flatMap(document.element) ?? element
      let found = hierarchy.map { self.windows(of: $0, screen) } ?? []
      for var window in found.isEmpty ? [self.window([], in: screen)] : found {
        window.title = element.plain("title") ?? ""
        window.type = element.plain("type") ?? ""
        window.isActive = element.plain("active") == "true" || element.plain("focused") == "true"
        windows.append(window)
      }
    }
    return windows
  }

  /// Returns the class of a node.
  ///
  /// In Appium's page source, the tag of the node's element is the class.
  func className(of id: XMLDocument.ID) -> String? {
    guard let element = document.element(id) else { return nil }
    if let name = element.plain("class"), !name.isEmpty { return name }
    return element.name.local == "node" ? nil : element.name.local
  }
}

extension DumpContent {
  /// Records text between tags as found.
  ///
  /// Dumps should not have such text.
  func recordTextBetweenTags(in found: inout FoundTexts) {
    for id in document.inOrder {
      guard let text = document.text(id) else { continue }
      let parent = document.parent(of: id).flatMap(document.element)
      found.record(text, in: "text between tags", at: parent?.position)
    }
  }

  /// Records that the texts of a window are not announced, because the window is not imported.
  func recordSkipped(_ window: DumpWindow, in found: inout FoundTexts) {
    found.omit(window.title, in: "title", because: .otherWindow, at: window.position)
    for (text, source, position) in texts(in: window.roots) {
      found.omit(text, in: source, because: .otherWindow, at: position)
    }
  }

  /// Returns all texts for people in some elements, in the order of the file.
  func texts(
    in roots: [XMLDocument.ID]
  ) -> [(text: String, source: String, position: Node.Position)] {
    elements(in: roots).flatMap { element in
      element.attributes.lazy.filter {
        DumpAttribute(named: $0.name.local)?.kind == .text(isForPeople: true)
      }.map { ($0.value, $0.name.local, element.position) }
    }
  }

  private func elements(in roots: [XMLDocument.ID]) -> [XMLDocument.Element] {
    roots.flatMap { document.branch(of: $0).compactMap(document.element) }
  }

  /// Whether a window has a clickable or focused node.
  func isUsable(_ window: DumpWindow) -> Bool {
    elements(in: window.roots).contains {
      $0.plain("clickable") == "true" || $0.plain("focused") == "true"
    }
  }
}

/// The names of the attributes that occur anywhere in a dump.
///
/// If an attribute occurs on some nodes, a node without the attribute has the default value.
struct DumpVocabulary: Sendable {
  let tool: AndroidDump.Tool
  let names: Set<String>

  /// Whether any of the names occurs in the dump.
  func writes(_ names: String...) -> Bool { names.contains(where: self.names.contains) }
}
