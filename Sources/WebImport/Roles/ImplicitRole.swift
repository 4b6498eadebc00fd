internal import AccessibilityTree

/// The implicit roles of elements, which they have without the attribute `role`.
///
/// Source: HTML-AAM 1.0, section 4; SVG-AAM 1.0 for graphics; Chromium where HTML-AAM lets browsers
/// choose.
struct ImplicitRole {
  let dom: DOM
  let identifiers: Identifiers
  let tables: TableGeometry
  /// The roles known so far, including the roles of all ancestors.
  let roles: RoleList

  /// Returns the role that an element has without the attribute `role`.
  ///
  /// The element is assumed to have a name.
  func role(of id: DOM.ID) -> Role {
    switch dom[id].namespace {
    case .svg: return graphicsRole(id)
    case .mathML: return dom[id].tag == .math ? .math : .generic
    case .html: return htmlRole(id, dom[id].tag)
    }
  }

  private func htmlRole(_ id: DOM.ID, _ tag: HTMLTag) -> Role {
    switch tag {
    case .a, .area: return dom.has(.href, id) ? .link : .generic
    case .input: return inputRole(id)
    case .select: return dom.has(.multiple, id) || (size(id) > 1) ? .listbox : .combobox
    case .img, .image: return imageRole(id)
    case .header: return isSectioned(id) ? .generic : .banner
    case .footer: return isSectioned(id) ? .generic : .contentInfo
    case .aside: return .complementary
    case .li: return listItemRole(id)
    case .summary: return ElementVisibility.isSummary(id, dom) ? .disclosureTriangle : .generic
    case .table, .caption, .tbody, .thead, .tfoot, .tr, .td, .th: return tableRole(id, tag)
    case .audio, .video: return .media
    default: return ImplicitRole.fixedRole(tag) ?? (dom.has(.popover, id) ? .group : .generic)
    }
  }

  /// Returns the role that depends only on the tag, or `nil` if the tag has no role.
  private static func fixedRole(_ tag: HTMLTag) -> Role? {
    switch tag {
    case .address, .details, .fieldset, .hgroup, .optgroup: .group
    case .article: .article
    case .blockquote: .blockquote
    case .button: .button
    case .canvas: .canvas
    case .code: .code
    case .datalist: .listbox
    case .dd: .definition
    case .del, .s, .strike: .deletion
    case .dfn, .dt: .term
    case .dialog: .dialog
    case .dl: .descriptionList
    case .em: .emphasis
    case .figcaption: .caption
    case .figure: .figure
    case .form: .form
    case .frame, .iframe: .frame
    case .h1, .h2, .h3, .h4, .h5, .h6: .heading
    case .hr: .separator
    case .ins: .insertion
    case .main: .main
    case .mark: .mark
    case .math: .math
    case .menu, .ol, .ul, .dir: .list
    case .meter: .meter
    case .nav: .navigation
    case .option: .option
    case .output: .status
    case .p: .paragraph
    case .progress: .progressBar
    case .search: .search
    case .section: .region
    case .strong: .strong
    case .sub: .subscripted
    case .sup: .superscripted
    case .textarea: .textBox
    case .time: .time
    default: nil
    }
  }

  private func inputRole(_ id: DOM.ID) -> Role {
    let type = InputType(of: id, dom)
    if type.takesSuggestions, let list = dom.attribute(.list, of: id),
      let target = identifiers.element(list, seenFrom: id), dom.htmlTag(target) == .datalist
    {
      return .combobox
    }
    return switch type {
    case .text, .email, .tel, .url, .password: .textBox
    case .search: .searchBox
    case .number: .spinButton
    case .range: .slider
    case .checkbox: dom.has(.switch, id) ? .switchControl : .checkbox
    case .radio: .radio
    case .date: .dateField
    case .month: .monthField
    case .week: .weekField
    case .time: .timeField
    case .dateTimeLocal: .dateTimeField
    case .color: .colorWell
    case .file: .fileButton
    case .button, .submit, .reset, .image: .button
    case .hidden: .none
    }
  }

  private func size(_ id: DOM.ID) -> Int { dom.attribute(.size, of: id)?.htmlInteger ?? 0 }

  /// Returns the role of an image.
  ///
  /// An empty `alt` marks decoration, unless ARIA or a title names the image.
  private func imageRole(_ id: DOM.ID) -> Role {
    guard let alt = dom.attribute(.alt, of: id), alt.isEmpty else { return .image }
    return isNamedByARIA(id) || dom.words(.title, of: id) != nil ? .image : .none
  }

  private func isNamedByARIA(_ id: DOM.ID) -> Bool {
    dom.words(.ariaLabel, of: id) != nil
      || !identifiers.references(.ariaLabelledby, of: id).isEmpty
  }

  /// Whether an element is inside a section or inside `main`.
  func isSectioned(_ id: DOM.ID) -> Bool {
    dom.ancestors(of: id).contains { roles[$0] == .main || isSection($0) }
  }

  /// Whether an `aside` is inside a section.
  ///
  /// Here, `main` does not count as a section.
  func isAsideSectioned(_ id: DOM.ID) -> Bool { dom.ancestors(of: id).contains(where: isSection) }

  /// Whether an element is a section.
  ///
  /// An explicit role decides or, without an explicit role, the tag.
  private func isSection(_ id: DOM.ID) -> Bool {
    switch roles[id] {
    case .article, .complementary, .navigation: true
    default: [.section, .aside].contains(dom.htmlTag(id)) && !roles.isExplicit(id)
    }
  }

  /// Returns the role of an `<li>`.
  ///
  /// An `<li>` in a list element with another role has no role, unless the author wrote
  /// `role="listitem"` on it. Source: Chromium 156, measured.
  private func listItemRole(_ id: DOM.ID) -> Role {
    let parent = dom[id].parent
    let written = dom.attribute(.role, of: id)?.asciiTokens.contains {
      AriaRoles.role($0) == .listItem
    }
    guard parent >= 0, written != true else { return .listItem }
    switch dom.htmlTag(parent) {
    case .ul, .ol, .menu, .dir:
      return roles[parent] == .list ? .listItem : .generic
    default: return .listItem
    }
  }

  private func tableRole(_ id: DOM.ID, _ tag: HTMLTag) -> Role {
    guard let table = tables.table(of: id) else { return .generic }
    if table == id { return tables.isLayout(id) ? .none : .table }
    if tag == .caption { return .caption }
    let outer = roles[table]
    let parent = dom[id].parent
    guard [.table, .grid, .treeGrid].contains(outer), roles[parent] != .none,
      !(roles[parent] == .generic && dom.htmlTag(parent) == .tr)
    else { return .generic }
    switch tag {
    case .tbody, .thead, .tfoot: return .rowGroup
    case .tr: return .row
    case .th: return tables.headerRole(of: id)
    default: return outer == .table ? .cell : .gridCell
    }
  }

  /// Returns the role of an element of SVG.
  ///
  /// If ARIA has no role for the element, the result is the role that browsers expose.
  ///
  /// Source: SVG-AAM 1.0, section 5.1.
  private func graphicsRole(_ id: DOM.ID) -> Role {
    switch dom[id].tag {
    case .svg: return .other("graphics-document")
    case .a:
      return dom.has(.href, id) || dom.has(.xlinkHref, id)
        ? .link : .generic
    case .image: return isNamedGraphic(id) ? .image : .none
    case .text: return .generic
    case .g, .use, .symbol: return isNamedGraphic(id) ? .group : .generic
    case .circle, .ellipse, .line, .path, .polygon, .polyline, .rect:
      let isFocusable = dom.attribute(.tabindex, of: id)?.htmlInteger != nil
      return isFocusable || isNamedGraphic(id) ? .other("graphics-symbol") : .none
    default: return .none
    }
  }

  private func isNamedGraphic(_ id: DOM.ID) -> Bool {
    if isNamedByARIA(id) { return true }
    let title = dom.firstChild(.title, of: id) ?? identifiers.titleOfUsedPart(id)
    return title.map { !dom.textContent(of: $0).isBlank } ?? false
  }
}
