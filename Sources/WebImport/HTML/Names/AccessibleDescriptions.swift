internal import AccessibilityTree

/// Accessible descriptions and error messages.
///
/// Source: accname 1.2, section 4.3.3; HTML-AAM 1.0, section 5.1; WAI-ARIA 1.2,
/// `aria-errormessage`.
struct AccessibleDescriptions {
  let page: PageFacts

  func description(
    of id: DOM.ID, named name: AuthoredText?, _ names: inout AccessibleNames
  ) -> AuthoredText? {
    let dom = page.dom
    let targets = page.identifiers.references(.ariaDescribedby, of: id)
    if !targets.isEmpty {
      let isAlert = targets.allSatisfy { page.roles[$0] == .alert }
      let origin = isAlert ? AuthoredText.Origin.ariaDescribedByAlert : .ariaDescribedBy
      return names.text(of: targets).map { AuthoredText($0, from: origin) }
    }
    if let text = dom.words(.ariaDescription, of: id) {
      return AuthoredText(text, from: .ariaDescription)
    }
    if let host = hostDescription(of: id, named: name, &names) { return host }
    guard name?.origin != .title, let title = dom.words(.title, of: id), title != name?.text else {
      return nil
    }
    return AuthoredText(title, from: .title)
  }

  private func hostDescription(
    of id: DOM.ID, named name: AuthoredText?, _ names: inout AccessibleNames
  ) -> AuthoredText? {
    let dom = page.dom
    guard dom[id].namespace == .html else {
      return graphicsDescription(of: id, named: name, &names)
    }
    switch dom[id].tag {
    case .input where InputType(of: id, dom).isButton && name?.origin != .value:
      return dom.words(.value, of: id).map { AuthoredText($0, from: .value) }
    case .table:
      let caption = name?.origin == .caption ? nil : dom.firstChild(.caption, of: id)
      let visible = caption.flatMap { page.visibility.isHidden($0) ? nil : $0 }
      return visible.flatMap { names.text(of: [$0]) }.map { AuthoredText($0, from: .caption) }
    default: return nil
    }
  }

  private func graphicsDescription(
    of id: DOM.ID, named name: AuthoredText?, _ names: inout AccessibleNames
  ) -> AuthoredText? {
    if let text = page.dom.firstChild(.desc, of: id).flatMap({ names.text(of: [$0]) }) {
      return AuthoredText(text, from: .content)
    }
    guard name?.origin != .title, let title = page.dom.firstChild(.title, of: id) else {
      return nil
    }
    return names.text(of: [title]).map { AuthoredText($0, from: .title) }
  }

  /// Returns the error message that the author wrote for an invalid field.
  func error(of id: DOM.ID, _ names: inout AccessibleNames) -> String? {
    let targets = page.identifiers.references(.ariaErrormessage, of: id)
    return names.text(of: targets.filter { !page.visibility.isHidden($0) })
  }
}
