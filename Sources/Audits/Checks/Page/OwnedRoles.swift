internal import Simulator

/// The owners and the owned elements of a page, as ARIA defines ownership.
///
/// An element owns the elements that its `aria-owns` names. It also owns its nearest descendants
/// that are not generic.
struct OwnedRoles {
  private let page: WebPage
  private var owners: [Int: Int] = [:]

  init(_ page: WebPage) {
    self.page = page
    for index in page.elements(with: ["aria-owns"]) {
      for id in (page.source[index]["aria-owns"] ?? "").idTokens {
        if let owned = page.element(withId: id, inTreeOf: index), owners[owned] == nil {
          owners[owned] = index
        }
      }
    }
  }

  /// An element and its role.
  struct ElementRole {
    var index: Int
    /// The role, or `nil` for a generic element that is focusable or has a global attribute.
    var role: String?
  }

  /// Returns the elements that an element owns, and whether the element also contains text.
  ///
  /// - Parameter groups: Roles that group elements. An owned element with such a role is replaced
  ///   in the result by the elements that it owns.
  func owned(by index: Int, passing groups: Set<String>) -> (items: [ElementRole], hasText: Bool) {
    var items: [ElementRole] = []
    var hasText = !page.source[index].text.isBlank
    var next = Array(children(of: index).reversed())
    var seen: Set<Int> = [index]
    while let child = next.popLast() {
      guard seen.insert(child).inserted, isSeen(child) else { continue }
      let role = page.role(of: child)
      if let role, !isTransparent(role), !groups.contains(role) {
        items.append(ElementRole(index: child, role: role))
        continue
      }
      if isIncluded(child) {
        items.append(ElementRole(index: child, role: nil))
        continue
      }
      if !page.source[child].text.isBlank { hasText = true }
      next += children(of: child).reversed()
    }
    return (items, hasText)
  }

  /// Returns the nearest owner of an element, skipping owners with one of the roles `groups`.
  func owner(of index: Int, passing groups: Set<String>) -> ElementRole? {
    var current = index
    var steps = page.source.count
    while let above = owners[current] ?? page.flat.parent(of: current), steps > 0 {
      steps -= 1
      if let role = page.role(of: above), !isTransparent(role), !groups.contains(role),
        page.source[above].name != "html"
      {
        return ElementRole(index: above, role: role)
      }
      if page.source[above].name != "body", isIncluded(above) {
        return ElementRole(index: above, role: nil)
      }
      current = above
    }
    return nil
  }

  private func children(of index: Int) -> [Int] {
    let named = (page.source[index]["aria-owns"] ?? "").idTokens.compactMap {
      page.element(withId: $0, inTreeOf: index)
    }
    return page.flat.children(of: index).filter { owners[$0] == nil || owners[$0] == index }
      + named.filter { page.flat.parent(of: $0) != index }
  }

  /// Whether an element is exposed now, or may be exposed later.
  private func isSeen(_ index: Int) -> Bool {
    switch page.source[index].name {
    case "script", "template", "style": false
    default: page.source[index]["aria-hidden"]?.lowercased() != "true"
    }
  }

  /// Whether the accessibility tree includes a generic element.
  ///
  /// Source: Core-AAM 1.2, section 3.2 “Including Elements in the Accessibility Tree”.
  private func isIncluded(_ index: Int) -> Bool {
    guard let role = page.role(of: index), isTransparent(role), page.node(of: index)?.role != .text
    else { return false }
    return page.ignoresNone(index)
  }

  private func isTransparent(_ role: String) -> Bool {
    ["generic", "none", "presentation"].contains(role)
  }
}
