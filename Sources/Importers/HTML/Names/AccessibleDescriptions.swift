internal import Simulator

/// Computes accessible descriptions and error messages.
///
/// Source: accname 1.2, section 4.3.3; HTML-AAM 1.0, section 5.1; WAI-ARIA 1.2, `aria-errormessage`.
struct AccessibleDescriptions {
  let page: PageFacts

  /// What describes an element beyond its name.
  func description(
    of id: DOM.ID, named name: AuthoredText?, _ names: inout AccessibleNames
  ) -> AuthoredText? {
    let dom = page.dom
    let targets = page.identifiers.references(.ariaDescribedby, of: id)
    if !targets.isEmpty {
      let text = names.text(of: targets, describing: id)
      let isAlert = targets.allSatisfy { page.roles[$0] == .alert }
      let origin = isAlert ? AuthoredText.Origin.ariaDescribedByAlert : .ariaDescribedBy
      return text.isEmpty ? nil : AuthoredText(text, from: origin)
    }
    if let text = dom.attribute(.ariaDescription, of: id), !text.isBlank {
      return AuthoredText(text.spaceCollapsed, from: .ariaDescription)
    }
    if let host = hostDescription(of: id, named: name, &names) { return host }
    guard name?.origin != .title, let title = dom.attribute(.title, of: id), !title.isBlank else {
      return nil
    }
    let text = title.spaceCollapsed
    return text == name?.text ? nil : AuthoredText(text, from: .title)
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
      guard let value = dom.attribute(.value, of: id), !value.isBlank else { return nil }
      return AuthoredText(value.spaceCollapsed, from: .value)
    case .table where name?.origin != .caption:
      guard let caption = dom.firstChild(.caption, of: id) else { return summary(of: id) }
      let text = names.text(of: [caption], describing: id)
      return text.isEmpty ? summary(of: id) : AuthoredText(text, from: .caption)
    case .table: return summary(of: id)
    case .summary, .button: return nil
    default: return nil
    }
  }

  private func summary(of id: DOM.ID) -> AuthoredText? {
    guard let text = page.dom.attribute(.summary, of: id), !text.isBlank else { return nil }
    return AuthoredText(text.spaceCollapsed, from: .author)
  }

  private func graphicsDescription(
    of id: DOM.ID, named name: AuthoredText?, _ names: inout AccessibleNames
  ) -> AuthoredText? {
    if let child = page.dom.firstChild(.desc, of: id) {
      let text = names.text(of: [child], describing: id)
      if !text.isEmpty { return AuthoredText(text, from: .content) }
    }
    guard name?.origin != .title, let title = page.dom.firstChild(.title, of: id) else {
      return nil
    }
    let text = names.text(of: [title], describing: id)
    return text.isEmpty ? nil : AuthoredText(text, from: .title)
  }

  /// What is wrong with an invalid field, where the author says it.
  func error(of id: DOM.ID, _ names: inout AccessibleNames) -> String? {
    guard let invalid = page.dom.keyword(.ariaInvalid, of: id), invalid != "false",
      !invalid.isEmpty
    else { return nil }
    let targets = page.identifiers.references(.ariaErrormessage, of: id)
      .filter { !page.hiddenness.isHidden($0) }
    let text = names.text(of: targets, describing: id)
    return text.isEmpty ? nil : text
  }
}
