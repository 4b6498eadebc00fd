internal import Simulator

/// A check for `<output>` elements, editable elements and areas of image maps that have no name.
///
/// Such elements do not have the role of a control, but must have a name.
///
/// Source: HTML, “labelable elements”; Equal Access, `input_label_exists`; axe-core, `area-alt`.
struct NamelessParts {
  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func run(_ findings: inout FindingList) {
    guard let page = WebPage(subject) else { return }
    addAreas(to: &findings)
    for index in page.shown(named: ["output"], with: ["contenteditable"]) {
      guard let node = subject.node(of: index), subject.screen[node].name.isBlank,
        !subject.isControl(node)
      else { continue }
      if page.source[index].name == "output" {
        guard page.explicitRole(of: index) == nil else { continue }
        findings.add(
          node, "This output has no name.", severity: .warning,
          needsReview: isExplained(index, on: page),
          fix: Finding.Fix(
            "Give the output a <label for>, or an aria-label that says what it shows."))
      } else if isEditor(index, on: page) {
        findings.add(
          node, "This editor has no name.", heard: subject.quotes(at: node),
          fix: Finding.Fix("Give the editor role=\"textbox\" and an aria-label."))
      }
    }
  }

  /// Returns the fix for a control that cannot get its name from content, or `nil` for other
  /// controls.
  func fix(of control: Control) -> Finding.Fix? {
    guard subject.platform == .web, control.kind.isEntry,
      let index = subject.element(of: control.node), let element = subject.source?[index],
      control.kind != .choice || element.name == "input"
    else { return nil }
    return Finding.Fix(
      LabelElements.canBeNamed(element)
        ? "Give the control a <label for> or an aria-label."
        : "Give the control an aria-label, or refer to its label with aria-labelledby.")
  }

  /// Whether the element around an `<output>` has other words that may say what the output shows, or
  /// a group around the output has a name.
  ///
  /// An output outside a form is announced as a message, such as “3 results”.
  private func isExplained(_ output: Int, on page: WebPage) -> Bool {
    guard let parent = page.source.ancestors(of: output).first(where: { _ in true }) else {
      return true
    }
    let isInNamedGroup =
      subject.node(of: output).map { node in
        subject.screen.ancestors(of: node).contains {
          subject.screen[$0].role == .group && !subject.screen[$0].name.isBlank
        }
      } ?? false
    return isInNamedGroup || !page.source[parent].text.isBlank
      || page.source.branch(of: output).contains {
        page.source[$0].text.contains(where: \.isLetter)
      }
  }

  /// Whether people can edit an element that has no role.
  private func isEditor(_ index: Int, on page: WebPage) -> Bool {
    let value = page.source[index]["contenteditable"]?.lowercased()
    return ["", "true", "plaintext-only"].contains(value) && page.role(of: index) == "generic"
      && page.source[index].name != "body"
      && !page.source.ancestors(of: index).contains {
        page.source[$0]["contenteditable"] != nil
      }
  }

  /// Whether `aria-labelledby` of an element refers to words.
  private func isNamedElsewhere(_ element: SourceTree.Element) -> Bool {
    let ids = element["aria-labelledby"]?.split(whereSeparator: \.isWhitespace) ?? []
    return ids.contains { id in
      subject.index?.byId[String(id)]?.first.flatMap { subject.node(of: $0) }
        .map { !subject.screen[$0].name.isBlank || !subject.screen.visibleText(of: $0).isEmpty }
        == true
    }
  }

  /// Finds areas without a name in image maps, if a picture uses the image map.
  private func addAreas(to findings: inout FindingList) {
    guard let source = subject.source else { return }
    var used: Set<String> = []
    for index in source.indices {
      // People can activate the areas of an image map even if the picture is decorative.
      guard let map = source[index]["usemap"], let node = subject.node(of: index),
        subject.screen[node].hidden?.reason == .decorative || !subject.isHidden(node)
      else { continue }
      used.insert(String(map.drop { $0 == "#" }))
    }
    guard !used.isEmpty else { return }
    for index in source.indices
    where source[index].name == "area" && source[index]["href"] != nil {
      let isUsed = source.ancestors(of: index).contains {
        source[$0].name == "map" && source[$0]["name"].map(used.contains) == true
      }
      let names = ["alt", "aria-label", "title"]
      guard isUsed, names.allSatisfy({ source[index][$0]?.isBlank ?? true }),
        !isNamedElsewhere(source[index])
      else { continue }
      findings.add(
        element: index, "This area of the picture is a link without a name.",
        fix: Finding.Fix("Give the <area> an alt that says where it leads."))
    }
  }
}
