extension Role {
  /// The role that a platform which has no object for this one falls back on.
  ///
  /// Books have roles of their own that no phone tells; each is a kind of one that phones do tell.
  /// A cover without a name is no image.
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
  /// The screen with roles of books replaced by those that phones tell.
  package var withBaseRoles: Screen {
    changingRoles { node in
      guard case .other = node.role else { return nil }
      let base = node.role.base(isNamed: !node.name.isEmpty)
      return base == node.role ? nil : base
    }
  }

  /// The screen with other roles where `role` names one.
  ///
  /// Most screens have none to change and are handed on as they are, without a copy of the nodes.
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
