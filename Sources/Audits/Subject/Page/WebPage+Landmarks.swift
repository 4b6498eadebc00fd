internal import Simulator

extension WebPage {
  /// Elements that are landmarks of themselves.
  static let landmarkNames = [
    "aside", "footer", "form", "header", "main", "nav", "search", "section",
  ]

  /// Whether a dialog stands before the page, which may be hidden behind it.
  var showsDialog: Bool {
    shown(named: ["dialog"], with: ["role"]).contains {
      ["alertdialog", "dialog"].contains(role(of: $0))
    }
  }

  /// Whether an aside stands in something that it is an aside of, and not beside the page's content.
  ///
  /// Source: HTML-AAM 1.0, section 4.1, `aside`.
  private func isPartOfPart(_ index: Int) -> Bool {
    source.ancestors(of: index).contains {
      ["article", "aside", "nav", "section"].contains(source[$0].name)
    }
  }

  /// The role of a part of the page that readers jump to, or `nil` for everything else.
  func landmark(_ index: Int) -> String? {
    guard let role = role(of: index) else { return nil }
    switch role {
    case "banner", "contentinfo":
      // Inside an article or section it belongs to that and not to the page.
      return explicitRole(of: index) == nil && isSectioned(index) ? nil : role
    case "complementary":
      return explicitRole(of: index) == nil && isPartOfPart(index) && name(of: index).isBlank
        ? nil : role
    case "main", "navigation", "search": return role
    case "form", "region": return name(of: index).isBlank ? nil : role
    default: return nil
    }
  }

  /// Links within the page that come before all others.
  var skipLinks: [Int] {
    let links = elements(named: ["a"]).lazy.filter { source[$0]["href"] != nil }
    return links.prefix { (source[$0]["href"] ?? "").hasPrefix("#") }
      .filter {
        let address = source[$0]["href"] ?? ""
        // What a script takes for an address of its own leads to no element.
        return address.utf8.count > 1 && !address.hasPrefix("#/") && !address.hasPrefix("#!")
      }
  }
}
