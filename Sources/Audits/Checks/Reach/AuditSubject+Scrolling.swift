internal import AccessibilityTree
internal import Simulator

extension AuditSubject {
  /// Whether parts of the page may scroll because of styles that were not read or do not always
  /// apply.
  ///
  /// Such a part must be in the tab order, so that the keyboard can scroll it.
  var mayScroll: Bool { hasOtherStyles || lacksStyleSheets || hasConditionalScrolling }

  /// Whether a style sheet in the file makes some element scroll.
  ///
  /// Which element scrolls can depend on scripts and on the width of the screen.
  private var hasConditionalScrolling: Bool {
    guard let source else { return false }
    return source.indices.contains { element in
      source[element].name == "style"
        && source[element].text.lowercased().split { $0 == ";" || $0 == "{" || $0 == "}" }
          .contains { declaration in
            declaration.drop(while: \.isWhitespace).hasPrefix("overflow")
              && ["auto", "scroll", "var("].contains { declaration.contains($0) }
          }
    }
  }

  /// Whether an external style sheet may make parts of the page scroll.
  private var hasOtherStyles: Bool {
    guard let source else { return false }
    return (index?.elements(named: ["link"]) ?? []).contains {
      source[$0]["rel"]?.lowercased().contains("stylesheet") == true
    }
  }
}
