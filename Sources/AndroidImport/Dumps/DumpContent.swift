internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// The windows in the XML of a dump, and what its tool tells at all.
struct DumpContent {
  let document: XMLDocument
  /// Windows that were on the screen together; several groups when dumps were put into one file.
  private(set) var groups: [[DumpWindow]] = []
  /// Which attributes the tool writes.
  let vocabulary: DumpVocabulary

  /// Finds the windows, or says what the file is instead.
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
        try DumpRefusal.check(element, among: vocabulary.names, file: file)
        loose.append(root)
      }
    }
    if let first = loose.first.flatMap(document.element) { addGroup([window(loose, in: first)]) }
    guard groups.isEmpty else { return }
    throw InputError(
      file: file, position: document.rootElements.first.flatMap { document.element($0)?.position },
      problem: "there is no node in the dump",
      remedy: "dump again while the screen stands still; animations keep tools from it")
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

  /// The windows below a `hierarchy`: one a node, unless the nodes are loose pieces.
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

  /// The windows that `--windows` writes, also those inside others.
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
        window.kind = element.plain("type") ?? ""
        window.isActive = element.plain("active") == "true" || element.plain("focused") == "true"
        windows.append(window)
      }
    }
    return windows
  }

  /// The class of a node, which is also its tag in sources of Appium.
  func className(of id: XMLDocument.ID) -> String? {
    guard let element = document.element(id) else { return nil }
    if let name = element.plain("class"), !name.isEmpty { return name }
    return element.name.local == "node" ? nil : element.name.local
  }
}

extension DumpContent {
  /// Text that stands where a dump has none.
  func noteTextsBetweenTags(in found: inout FoundTexts) {
    for id in document.inOrder {
      guard let text = document.text(id) else { continue }
      let above = document.parent(of: id).flatMap(document.element)
      found.note(text, in: "text between tags", at: above?.position)
    }
  }

  /// The texts of a window that is not read.
  func leaveOut(_ window: DumpWindow, in found: inout FoundTexts) {
    found.leaveOut(window.title, in: "title", because: .otherWindow, at: window.position)
    for (text, source, position) in texts(in: window.roots) {
      found.leaveOut(text, in: source, because: .otherWindow, at: position)
    }
  }

  /// Every text for people as the file has it, in the order of the file.
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

  /// Whether somebody can use something in a window.
  func isUsable(_ window: DumpWindow) -> Bool {
    elements(in: window.roots).contains {
      $0.plain("clickable") == "true" || $0.plain("focused") == "true"
    }
  }
}
