internal import Simulator

/// A check for `autocomplete` attributes without a valid purpose, or with a purpose that does not
/// fit the type of the field.
struct AutocompleteFaults {
  let subject: AuditSubject

  /// Adds the findings to a list, and returns the indices of the elements with findings.
  func run(_ findings: inout FindingList) -> Set<Int> {
    var judged: Set<Int> = []
    guard let source = subject.source, source.language == .html else { return judged }
    for index in source.indices {
      let element = source[index]
      guard let written = element["autocomplete"], isJudged(element, at: index) else { continue }
      let tokens = AutocompleteTokens(written)
      let text = Wording.collapsingWhitespace(written)
      if let fault = tokens.fault {
        judged.insert(index)
        findings.add(
          element: index, "autocomplete=\"\(text)\" names no purpose that HTML knows.",
          severity: .serious, needsReview: fault == .doubtful,
          fix: AutocompleteTokens.likely(written).map {
            Finding.Fix(
              "Write autocomplete=\"\($0)\".", edit: .init(before: written, after: $0))
          })
      } else if element.name == "input", !tokens.fits(type: InputTypeName.of(element)) {
        judged.insert(index)
        findings.add(
          element: index,
          "autocomplete=\"\(text)\" does not fit a field of type \(InputTypeName.of(element)).",
          severity: .serious, needsReview: true,
          fix: Finding.Fix(
            "Use type=\"\(tokens.bestType)\", which fits \(tokens.purpose ?? text), or set "
              + "autocomplete to another purpose."))
      }
    }
    return judged
  }

  private func isJudged(_ element: SourceTree.Element, at index: Int) -> Bool {
    guard ["input", "select", "textarea"].contains(element.name),
      element["disabled"] == nil, element["aria-disabled"]?.lowercased() != "true",
      element["readonly"] == nil, element["aria-readonly"]?.lowercased() != "true"
    else { return false }
    if element.name == "input",
      ["hidden", "button", "submit", "reset", "image"].contains(InputTypeName.of(element))
    {
      return false
    }
    if let order = element.tabIndex, order < 0,
      let role = element["role"], !AutocompleteFaults.widgets.contains(role.lowercased())
    {
      return false
    }
    guard let node = subject.node(of: index) else { return false }
    return !subject.isHidden(node) && !subject.screen[node].states.isDisabled
  }

  private static let widgets: Set<String> = [
    "button", "checkbox", "combobox", "gridcell", "link", "listbox", "menuitem",
    "menuitemcheckbox", "menuitemradio", "option", "radio", "scrollbar", "searchbox", "slider",
    "spinbutton", "switch", "tab", "textbox", "treeitem",
  ]
}

/// The types of `<input>` elements.
enum InputTypeName {
  /// Returns the type of an input as browsers treat it: unknown types are `text`.
  static func of(_ element: SourceTree.Element) -> String {
    let type = element["type"].map { Wording.collapsingWhitespace($0).lowercased() } ?? "text"
    return known.contains(type) ? type : "text"
  }

  private static let known: Set<String> = [
    "hidden", "text", "search", "tel", "url", "email", "password", "date", "month", "week", "time",
    "datetime-local", "number", "range", "color", "checkbox", "radio", "file", "submit", "image",
    "reset", "button",
  ]
}
