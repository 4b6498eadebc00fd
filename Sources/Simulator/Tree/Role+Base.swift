extension Role {
  /// The role that a platform which has no object for this one falls back on.
  ///
  /// Books have roles of their own that no phone tells; each is a kind of one that phones do tell.
  /// A cover without a name is no image.
  ///
  /// Source: DPUB-ARIA 1.1, superclass roles.
  func base(isNamed: Bool) -> Role {
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
  var withBaseRoles: Screen {
    var screen = self
    for visit in preorder {
      guard case .other = self[visit.index].role else { continue }
      let isNamed = !self[visit.index].name.isEmpty
      screen[visit.index].role = self[visit.index].role.base(isNamed: isNamed)
    }
    return screen
  }
}
