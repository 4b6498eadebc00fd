internal import Simulator

extension AuditSubject {
  /// Whether a component is empty in the file, so that only the running app can add its content.
  ///
  /// The file then does not show whether the component has a defect.
  func isDynamic(_ node: Node.Index) -> Bool {
    screen.unknown[node]?.isSuperset(of: [.role, .label, .content]) == true
      && screen.firstChild(of: node) == nil
  }

  /// Whether the screen may have words that the file does not contain.
  var mayShowMoreWords: Bool {
    screen.unknown.values.contains { !$0.isDisjoint(with: [.label, .content]) }
  }

  /// Whether style sheets of a page were not read, so that elements may be invisible in a browser.
  ///
  /// A template that is only a part of a page gets its style sheets from the page.
  var lacksStyleSheets: Bool {
    guard platform == .web else { return false }
    return screen.diagnostics.contains { $0.kind == .missingFile }
      || !screen.unknown.isEmpty && source?.isWholeDocument == false
  }

  /// Whether a text in an element has a class with which frameworks hide texts from sight only, and
  /// no style that was read does so.
  func mayHoldUnseenText(_ node: Node.Index) -> Bool {
    guard platform == .web, !hasFrames else { return false }
    return screen.descendants(of: node).contains { visit in
      (attribute("class", of: visit.index)?.markupTokens ?? []).contains {
        ["sr-only", "visually-hidden", "visuallyhidden", "screen-reader-text"].contains($0)
      } && !isUnseen(visit.index)
    }
  }

  /// Whether an element, or an element around it, has a class with which frameworks hide elements.
  ///
  /// Source: the style sheets of Bootstrap, Tailwind CSS, Bulma and Foundation.
  func hasHidingClass(_ node: Node.Index) -> Bool {
    ([node] + screen.ancestors(of: node)).contains { index in
      (attribute("class", of: index)?.markupTokens ?? []).contains {
        ["hidden", "hide", "d-none", "is-hidden"].contains($0)
      }
    }
  }

  /// Whether an element is in a dialog that may still be closed.
  ///
  /// A script may add the content of the dialog before people see the dialog.
  func mayBeInClosedDialog(_ node: Node.Index) -> Bool {
    lacksStyleSheets
      && screen.ancestors(of: node).contains {
        screen[$0].role == .dialog || screen[$0].role == .alertDialog
      }
  }

  /// Whether a script may name a control: it may add words to the control or to a label of it.
  func mayBeNamedByScript(_ control: Node.Index) -> Bool {
    guard let element = element(of: control), let source else { return false }
    let own = labels.labels(of: element).map(\.element)
    let around = source.ancestors(of: element).filter { source[$0].name == "label" }
    return ([element] + own + around).contains(where: mayGetWordsFromScript)
      || !hasFrames && own.contains(where: isLabelForScript)
  }

  /// Whether an attribute of an empty label tells a script which words the label gets.
  ///
  /// Examples are `rel="message-key"` and `data-msg="message-key"`. HTML defines no attribute of
  /// labels that has this purpose.
  private func isLabelForScript(_ label: Int) -> Bool {
    guard let source, source[label].firstChild == nil, source[label].text.isBlank else {
      return false
    }
    return source[label].attributes.contains { attribute in
      let words = Identifier.words(of: attribute.name)
      if words.first == "data" {
        return words.contains { ["key", "label", "message", "msg", "text"].contains($0) }
      }
      return ["rel", "key", "msg", "message", "text", "label"].contains(attribute.name)
    }
  }

  /// Whether an element contains an empty custom element, to which a script may add words.
  ///
  /// A page from a browser has frames, and contains what scripts added. The icons of some libraries
  /// have words only if an attribute contains them.
  func mayGetWordsFromScript(in element: Int) -> Bool {
    guard let source, !hasFrames else { return false }
    return source.branch(of: element).dropFirst().contains { index in
      let inner = source[index]
      return inner.name.contains("-") && inner.firstChild == nil && inner.text.isBlank
        && inner["aria-hidden"]?.lowercased() != "true"
        && !(AuditSubject.wordlessIcons.contains(inner.name)
          && ["label", "title", "alt", "aria-label"].allSatisfy { inner[$0] == nil })
    }
  }

  /// The custom elements for icons that are hidden from readers, unless an attribute names them.
  ///
  /// Source: the documentation of Angular Material, Font Awesome for Angular and Vue, Shoelace, Web
  /// Awesome, Iconify and Spectrum.
  private static let wordlessIcons: Set<String> = [
    "mat-icon", "fa-icon", "font-awesome-icon", "sl-icon", "wa-icon", "iconify-icon", "sp-icon",
  ]

  /// Whether a reader announces a text inside a button or choice of a page that has no name.
  ///
  /// Browsers differ in whether some texts, such as a `<span role="status">`, name a button.
  func isNamedInOneBrowser(_ control: Control) -> Bool {
    guard platform == .web, control.kind == .button || control.kind == .choice, let source,
      let element = element(of: control.node)
    else { return false }
    let stops = readings.compactMap { $0.stop(of: control.node) }
    return source.branch(of: element).contains { index in
      let text = source[index].text
      return !text.isBlank && !Wording.words(of: text).isEmpty
        && stops.contains { $0.announcesPhrase(text) }
    }
  }

  /// Whether the only name of an iOS control is the name of a symbol.
  ///
  /// iOS has words for many symbols, which nobody has recorded yet.
  func isNamedBySymbol(_ node: Node.Index) -> Bool {
    guard screen[node].label?.origin == .fileName else { return false }
    if screen[node].knownIOS?.imageCatalog == .system { return true }
    guard let code = source?.code, let call = element(of: node).flatMap({ code.calls[$0] }) else {
      return false
    }
    return code.text(call.range).contains("systemName:")
  }

  /// Whether an element may have words that the file does not contain.
  ///
  /// The running app or an unknown component may add them.
  func mayHoldWords(_ node: Node.Index) -> Bool {
    guard !screen.unknown.isEmpty else { return false }
    let isOpen = { (index: Node.Index) in
      self.screen.unknown[index].map { !$0.isDisjoint(with: [.label, .content]) } == true
    }
    return isOpen(node) || screen.descendants(of: node).contains { isOpen($0.index) }
  }
}
