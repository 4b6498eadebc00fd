extension Role {
  /// Returns the more general role that phones expose in place of this role, or the role itself.
  ///
  /// Only the roles of digital books (DPUB-ARIA) change, because no phone exposes them. The result
  /// is the general role that the role is derived from. A book cover becomes an image only if it
  /// has a name.
  ///
  /// Source: DPUB-ARIA 1.1, superclass roles.
  package func base(isNamed: Bool) -> Role {
    guard case .other(let name) = self else { return self }
    switch name {
    case "doc-backlink", "doc-biblioref", "doc-glossref", "doc-noteref": return .link
    case "doc-cover": return isNamed ? .image : .generic
    case "doc-subtitle": return .heading
    case "doc-notice", "doc-tip": return .note
    case "doc-pagebreak": return .separator
    case "doc-toc", "doc-index", "doc-pagelist": return .navigation
    case "doc-biblioentry", "doc-endnote": return .listItem
    case "doc-acknowledgments", "doc-afterword", "doc-appendix", "doc-bibliography",
      "doc-chapter", "doc-conclusion", "doc-credits", "doc-endnotes", "doc-epilogue",
      "doc-errata", "doc-foreword", "doc-glossary", "doc-introduction", "doc-part",
      "doc-preface", "doc-prologue":
      return isNamed ? .region : .generic
    case let section where section.hasPrefix("doc-"): return .generic
    default: return self
    }
  }
}

extension Screen {
  /// The screen with a more general role in place of each role of digital books (DPUB-ARIA).
  package var withBaseRoles: Screen {
    changingRoles { node in
      guard case .other = node.role else { return nil }
      let base = node.role.base(isNamed: !node.name.isEmpty)
      return base == node.role ? nil : base
    }
  }

  /// Returns the screen with new roles for some of its nodes.
  ///
  /// Most screens need no change. They are returned without copying their nodes.
  ///
  /// - Parameter role: A function that returns the new role of a node, or `nil` to keep its role.
  @inlinable package func changingRoles(_ role: (borrowing Node) -> Role?) -> Screen {
    let changes = preorder.compactMap { visit in
      role(self[visit.index]).map { (visit.index, $0) }
    }
    guard !changes.isEmpty else { return self }
    var screen = self
    for (index, role) in changes { screen[index].role = role }
    return screen
  }
}
