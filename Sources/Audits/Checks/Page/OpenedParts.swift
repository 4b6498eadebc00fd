internal import Simulator

/// The parts of a page that are closed at first, such as drawers and menus.
///
/// Scripts of libraries give such a part its role only while the part is open. Source: the
/// documentation of Bootstrap, “Offcanvas” and “Modal”.
struct OpenedParts {
  private let page: WebPage
  /// The identifiers to which controls refer.
  private let targets: Set<String>

  init(_ page: WebPage) {
    self.page = page
    var targets: Set<String> = []
    for index in page.elements(with: OpenedParts.references + ["href"]) {
      let element = page.source[index]
      for name in OpenedParts.references {
        targets.formUnion((element[name] ?? "").idTokens.map(OpenedParts.identifier))
      }
      let isToggle = OpenedParts.toggles.contains { element[$0] != nil }
      if isToggle, let target = element["href"], target.hasPrefix("#") {
        targets.insert(OpenedParts.identifier(target))
      }
    }
    self.targets = targets
  }

  /// Whether an element may be closed, so that a script gives the element its role later.
  ///
  /// This is likely if two of these are true: only scripts can focus the element, a control refers
  /// to the element, and style sheets that may hide the element are missing.
  func mayGetRole(_ index: Int) -> Bool {
    let element = page.source[index]
    let isFocusedByScript = element.tabIndex == -1
    let isTarget = element["id"].map(targets.contains) ?? false
    return [isFocusedByScript, isTarget, page.subject.lacksStyleSheets].filter { $0 }.count > 1
  }

  private static let references = [
    "aria-controls", "popovertarget", "commandfor", "data-target", "data-bs-target",
  ]

  private static let toggles = ["data-toggle", "data-bs-toggle"]

  private static func identifier(_ reference: String) -> String {
    reference.hasPrefix("#") ? String(reference.dropFirst()) : reference
  }
}
