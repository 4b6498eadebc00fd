internal import Simulator

/// Which elements with a role belong to which other, as ARIA has it: right inside it but for elements
/// that mean nothing, or named by `aria-owns`.
struct OwnedRoles {
  private let page: WebPage
  private let placesById: [String: [Int]]
  private var owners: [Int: Int] = [:]

  init(_ page: WebPage) {
    self.page = page
    placesById = page.placesById
    for place in page.places(with: ["aria-owns"]) {
      for id in (page.source[place]["aria-owns"] ?? "").idTokens {
        if let owned = placesById[id]?.first, owners[owned] == nil { owners[owned] = place }
      }
    }
  }

  /// Something that an element owns.
  struct Owned {
    var place: Int
    /// Its role; absent for what means nothing but can be focused, or has an attribute that every
    /// role has.
    var role: String?
  }

  /// Everything an element owns, and whether there is text besides.
  func owned(by place: Int, passing groups: Set<String>) -> (items: [Owned], hasText: Bool) {
    var items: [Owned] = []
    var hasText = !page.source[place].text.isBlank
    var next = Array(children(of: place).reversed())
    var seen: Set<Int> = [place]
    while let child = next.popLast() {
      guard seen.insert(child).inserted, isSeen(child) else { continue }
      let role = page.role(of: child)
      if let role, !isTransparent(role), !groups.contains(role) {
        items.append(Owned(place: child, role: role))
        continue
      }
      if isIncluded(child) {
        items.append(Owned(place: child, role: nil))
        continue
      }
      if !page.source[child].text.isBlank { hasText = true }
      next += children(of: child).reversed()
    }
    return (items, hasText)
  }

  /// The first element around another that means something to it, groups passed over; without a role
  /// where it is only there because it can be focused, or has an attribute that every role has.
  func owner(of place: Int, passing groups: Set<String>) -> Owned? {
    var current = place
    var steps = page.source.count
    while let above = owners[current] ?? page.source[current].parent, steps > 0 {
      steps -= 1
      if let role = page.role(of: above), !isTransparent(role), !groups.contains(role),
        page.source[above].name != "html"
      {
        return Owned(place: above, role: role)
      }
      if page.source[above].name != "body", isIncluded(above) {
        return Owned(place: above, role: nil)
      }
      current = above
    }
    return nil
  }

  private func children(of place: Int) -> [Int] {
    let named = (page.source[place]["aria-owns"] ?? "").idTokens.compactMap {
      placesById[$0]?.first
    }
    return page.source.children(of: place).filter { owners[$0] == nil || owners[$0] == place }
      + named.filter { page.source[$0].parent != place }
  }

  /// Whether an element is there for anybody: what shows up later counts, what is left out for ever
  /// does not.
  private func isSeen(_ place: Int) -> Bool {
    switch page.source[place].name {
    case "script", "template", "style": false
    default: page.source[place]["aria-hidden"]?.lowercased() != "true"
    }
  }

  /// Whether an element that means nothing is there all the same, between a whole and its parts.
  ///
  /// Source: Core-AAM 1.2, section 3.2 “Including Elements in the Accessibility Tree”.
  private func isIncluded(_ place: Int) -> Bool {
    guard let role = page.role(of: place), isTransparent(role), page.node(of: place)?.role != .text
    else { return false }
    return page.resistsNone(place)
  }

  private func isTransparent(_ role: String) -> Bool {
    ["generic", "none", "presentation"].contains(role)
  }
}
