extension Role {
  /// Returns the role that a platform uses if it has no object for this role.
  ///
  /// No phone exposes the roles of digital books; each has a superclass role that phones expose. A
  /// cover without a name is not an image.
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
  /// The screen in which superclass roles replace the roles of digital books.
  package var withBaseRoles: Screen {
    changingRoles { node in
      guard case .other = node.role else { return nil }
      let base = node.role.base(isNamed: !node.name.isEmpty)
      return base == node.role ? nil : base
    }
  }

  /// Returns the screen with the roles that `role` returns; `nil` keeps a role.
  ///
  /// Most screens need no change and are returned without a copy of the nodes.
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
