internal import Simulator

extension WebPage {
  /// The elements that may have the implicit role of a landmark.
  static let landmarkNames = [
    "aside", "footer", "form", "header", "main", "nav", "search", "section",
  ]

  /// Whether a dialog is open, which may cover the page.
  var showsDialog: Bool {
    shown(named: ["dialog"], with: ["role"]).contains {
      ["alertdialog", "dialog"].contains(role(of: $0))
    }
  }

  /// Whether an `aside` is inside sectioning content, and is therefore a landmark only if it has a
  /// name.
  ///
  /// Source: HTML-AAM 1.0, section 4.1, `aside`.
  private func isNestedAside(_ index: Int) -> Bool {
    flat.ancestors(of: index).contains {
      ["article", "aside", "nav", "section"].contains(source[$0].name)
    }
  }

  /// Returns the landmark role of an element, or `nil` if the element is not a landmark.
  func landmark(_ index: Int) -> String? {
    guard let role = role(of: index) else { return nil }
    switch role {
    case "banner", "contentinfo":
      // A header or footer in an article or section is not a landmark.
      return explicitRole(of: index) == nil && isSectioned(index) ? nil : role
    case "complementary":
      return explicitRole(of: index) == nil && isNestedAside(index) && name(of: index).isBlank
        ? nil : role
    case "main", "navigation", "search": return role
    case "form", "region": return name(of: index).isBlank ? nil : role
    default: return nil
    }
  }

  /// The links to targets on the same page, up to the first link that leads elsewhere.
  var skipLinks: [Int] {
    let links = elements(named: ["a"]).lazy.filter { source[$0]["href"] != nil }
    return links.prefix { (source[$0]["href"] ?? "").hasPrefix("#") }
      .filter {
        let address = source[$0]["href"] ?? ""
        // Scripts use `#/` and `#!` for routing; such addresses lead to no element.
        return address.utf8.count > 1 && !address.hasPrefix("#/") && !address.hasPrefix("#!")
      }
  }
}
