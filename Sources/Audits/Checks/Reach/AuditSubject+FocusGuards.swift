internal import Simulator

extension AuditSubject {
  /// Whether an element of a page only catches the focus at the edge of a dialog.
  ///
  /// A script moves the focus on at once, so nobody stays at the element. Libraries put such an
  /// element before and after a dialog. It is empty, and has a mark or no size. Source: Radix
  /// (`data-radix-focus-guard`), Floating UI, react-focus-lock and Headless UI (`data-…focus-guard`),
  /// Angular CDK (`cdk-focus-trap-anchor`), MUI (`data-testid="sentinelStart"`), rc-dialog (a style
  /// without width and height).
  func isFocusGuard(_ index: Node.Index) -> Bool {
    guard platform == .web, screen[index].name.isBlank, screen.firstChild(of: index) == nil,
      let own = self.element(of: index), let source, source.language == .html,
      source[own].firstChild == nil, source[own].text.isBlank
    else { return false }
    return source[own].attributes.contains { attribute in
      switch attribute.name {
      case "class": return FocusGuard.isMark(attribute.value)
      case "style": return FocusGuard.hasNoSize(attribute.value)
      default:
        return attribute.name.hasPrefix("data-")
          && (FocusGuard.isMark(attribute.name) || FocusGuard.isMark(attribute.value))
      }
    }
  }
}

/// The marks of the elements that catch the focus at the edges of a dialog.
private enum FocusGuard {
  private static let words = ["focus-guard", "focus-trap", "focus-lock", "sentinel"]

  /// Whether the name or value of an attribute is a mark.
  static func isMark(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.contains(where: text.contains)
  }

  /// Whether a style says that an element has neither width nor height.
  static func hasNoSize(_ style: String) -> Bool {
    let declarations = style.lowercased().split(separator: ";").map { declaration in
      declaration.filter { !$0.isWhitespace }
    }
    return ["width", "height"].allSatisfy { side in
      declarations.contains("\(side):0") || declarations.contains("\(side):0px")
    }
  }
}
