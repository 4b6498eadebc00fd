extension Role {
  /// Returns the general role that phones expose in place of this role.
  ///
  /// Only the roles of digital books (DPUB-ARIA) change, because no phone exposes them. Each is
  /// replaced by the general role from which it is derived. A book cover becomes an image only if
  /// it has a name.
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
  /// The screen, in which each role of digital books is replaced by the role it is derived from.
  package var withBaseRoles: Screen {
    changingRoles { node in
      guard case .other = node.role else { return nil }
      let base = node.role.base(isNamed: !node.name.isEmpty)
      return base == node.role ? nil : base
    }
  }

  /// Returns the screen with changed roles.
  ///
  /// Most screens need no change. They are returned without copying their nodes.
  ///
  /// - Parameter role: Returns the new role of a node, or `nil` to keep its role.
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
