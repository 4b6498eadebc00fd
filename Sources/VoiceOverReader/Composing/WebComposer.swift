import AccessibilityTree
import Announcements

/// A composer of the announcements of elements of a web page.
///
/// The order is:
///
/// 1. names of the containers that focus enters, headers of the cell, “selected”;
/// 2. name, value, `aria-description`, “dimmed”, kind of header cell;
/// 3. `aria-current`, role, popup, state, heading level, link;
/// 4. position, required, invalid, error message;
/// 5. row and column, start or end of containers;
/// 6. after the pause: the author's description, then VoiceOver's own hints.
///
/// Source: a11ysupport.io and magentaA11y recordings of VoiceOver on iOS.
struct WebComposer {
  let words: VoiceOverPhrasebook
  let settings: VoiceOver.Settings
  let corrections: VoiceOverCorrections
  /// How the person moves from stop to stop.
  let navigation: Navigation

  /// Whether VoiceOver says the role of a text area before its value.
  ///
  /// The value is true if focus jumps from form control to form control. Source: a11ysupport.io,
  /// textarea.json, VoiceOver on iOS 13.3.
  private var announcesTextAreaRoleFirst: Bool { navigation == .jump(.formControls) }

  /// Returns the announcement of an element, and the parts that VoiceOver does not announce.
  func announcement(for element: AccessibilityElement) -> (
    announcement: Announcement, omissions: [Part]
  ) {
    guard let attributes = element.$web else { return (Announcement(), []) }
    guard navigation == .swipeLeft else { return announcement(for: element, attributes.value) }
    var web = attributes.value
    web.cell = web.backwards?.cell
    web.groups = web.backwards?.groups ?? []
    return announcement(for: element, web)
  }

  private func announcement(
    for element: AccessibilityElement, _ web: WebAttributes
  ) -> (announcement: Announcement, omissions: [Part]) {
    var composition = Composition(
      of: element, in: words, platform: words, marksLanguages: settings.languages)
    composition.omissions = web.omissions
    addBefore(element, web, &composition)
    if let label = element.label, !label.isEmpty {
      composition.add(.label, label, known: element.labelAttestation, by: WebKitRules.name)
    }
    let isEditing = element.traits.isSuperset(of: [.textEntry, .isEditing])
    let announcesRoleFirst = announcesTextAreaRoleFirst && web.role == .multiLineTextField
    if !isEditing, !announcesRoleFirst { addValue(element, web, &composition) }
    addDescription(web, &composition)
    if element.traits.contains(.notEnabled), web.role != .separator {
      composition.add(.state, words.traits.dimmed, by: TraitRules.dimmed)
    }
    addHeaderKind(web, &composition)
    WebRoleWords(words: words).add(web, to: &composition)
    if !isEditing, announcesRoleFirst { addValue(element, web, &composition) }
    if isEditing { addEditing(element, web, &composition) } else { addAfter(web, &composition) }
    addEdges(web, &composition)
    WebHints(words: words, settings: settings).add(for: element, web, to: &composition)
    return (composition.announcement, composition.omissions)
  }

  private func addBefore(
    _ element: AccessibilityElement, _ web: WebAttributes, _ composition: inout Composition
  ) {
    if settings.containers {
      for group in web.groups where announces(group) {
        let isRecorded = !group.isFieldset || navigation == .swipeLeft
        composition.add(
          .container, group.name, by: isRecorded ? WebKitRules.groupName : WebKitRules.fieldsetName)
      }
    }
    if settings.headers, let cell = web.cell {
      for header in cell.headers { composition.add(.heading, header, by: WebKitRules.header) }
    }
    if element.traits.contains(.selected) {
      composition.add(.state, words.states.selected, by: TraitRules.selected)
    }
    if web.textKind == .deletion {
      composition.add(.role, words.roles.deletion, by: WebKitRules.textKind)
    }
  }

  private func addValue(
    _ element: AccessibilityElement, _ web: WebAttributes, _ composition: inout Composition
  ) {
    if let count = web.characters {
      let plural =
        corrections.webPasswordsAreBullets ? words.editing.bullets : words.editing.characters
      composition.add(.value, words.counted(plural, count), by: WebKitRules.passwordLength)
    } else if element.showsPlaceholder, let placeholder = element.value {
      composition.addAuthored(.placeholder, placeholder, by: WebKitRules.placeholder)
    } else if let value = element.value, !value.isEmpty, !web.role.announcesValueAsState {
      composition.add(.value, value, known: element.valueAttestation, by: WebKitRules.value)
    }
    if let placeholder = web.placeholder, !element.showsPlaceholder, placeholder != element.label {
      composition.omissions.append(
        Part(.placeholder, placeholder, by: DeviceRules.placeholderOfFilledField))
    }
  }

  private func addDescription(_ web: WebAttributes, _ composition: inout Composition) {
    guard let text = web.ariaDescription, !text.isEmpty else { return }
    guard corrections.speaksAriaDescription else {
      composition.omissions.append(Part(.description, text, by: WebKitRules.ariaDescription))
      return
    }
    composition.add(.description, words.roles.description, by: WebKitRules.ariaDescription)
    composition.addAuthored(.description, text, by: WebKitRules.ariaDescription)
  }

  private func addHeaderKind(_ web: WebAttributes, _ composition: inout Composition) {
    guard let cell = web.cell, cell.isRowHeader || cell.isColumnHeader else { return }
    let rule = WebKitRules.headerKind
    switch cell.sort {
    case .ascending: composition.add(.state, words.states.sortedUp, by: rule)
    case .descending: composition.add(.state, words.states.sortedDown, by: rule)
    case .other, nil: break
    }
    if cell.isRowHeader { composition.add(.role, words.roles.rowHeader, by: rule) }
    if cell.isColumnHeader { composition.add(.role, words.roles.columnHeader, by: rule) }
    addCellPosition(cell, &composition)
  }

  private func addCellPosition(_ cell: WebAttributes.Cell, _ composition: inout Composition) {
    guard settings.rows else { return }
    if cell.columnSpan > 1 {
      composition.add(
        .position, words.counted(words.containers.spansColumns, cell.columnSpan),
        by: WebKitRules.columnSpan)
    }
    // VoiceOver announces the row only at the first of several header cells in the row.
    if cell.announcesRow {
      composition.add(
        .position, words.containers.row.phrase(["row": "\(cell.row)"]), by: WebKitRules.cellPosition
      )
    }
    composition.add(
      .position, words.containers.column.phrase(["column": "\(cell.column)"]),
      by: WebKitRules.cellPosition)
  }

  private func addEditing(
    _ element: AccessibilityElement, _ web: WebAttributes, _ composition: inout Composition
  ) {
    composition.add(.state, words.traits.isEditing, by: TraitRules.isEditing)
    EditingWords(words: words, rotor: settings.rotor).add(
      value: element.value, isPlaceholder: element.showsPlaceholder, characters: web.characters,
      required: web.isRequired ? WebKitRules.required : nil, to: &composition)
    addInvalid(web, &composition)
  }

  private func addAfter(_ web: WebAttributes, _ composition: inout Composition) {
    addPosition(web.position, of: web.count, by: WebKitRules.position, &composition)
    if settings.listPositions {
      addPosition(web.itemPosition, of: web.itemCount, by: WebKitRules.itemPosition, &composition)
    }
    if web.isRequired { composition.add(.state, words.states.required, by: WebKitRules.required) }
    addInvalid(web, &composition)
    if let cell = web.cell, !cell.isRowHeader, !cell.isColumnHeader {
      addCellPosition(cell, &composition)
    }
  }

  private func addPosition(
    _ position: Int?, of count: Int?, by rule: Rule, _ composition: inout Composition
  ) {
    guard let position, let count else { return }
    composition.add(
      .position, words.containers.position.phrase(["index": "\(position)", "count": "\(count)"]),
      by: rule)
  }

  private func addInvalid(_ web: WebAttributes, _ composition: inout Composition) {
    guard let invalid = web.invalid, let text = words.states.words(for: invalid) else { return }
    // VoiceOver ignores `aria-invalid` on a select.
    guard web.role != .popUpButton else {
      composition.omissions.append(composition.part(.state, text, by: WebKitRules.invalid))
      return
    }
    composition.add(.state, text, by: WebKitRules.invalid)
    guard let error = web.error, !error.isEmpty else { return }
    if corrections.speaksErrorMessages {
      composition.addAuthored(.error, error, by: WebKitRules.error)
    } else {
      composition.omissions.append(Part(.error, error, by: WebKitRules.error))
    }
  }

  /// Whether the composer adds the name of a container.
  ///
  /// If focus jumps from form control to form control, ``GroupEntry`` adds the name of a fieldset.
  private func announces(_ group: WebAttributes.NamedGroup) -> Bool {
    !group.isFieldset || navigation != .jump(.formControls)
  }

  /// Whether VoiceOver announces the start or end of a container.
  ///
  /// VoiceOver does not announce the end of a fieldset if focus moves backwards into it. Source:
  /// a11ysupport.io, required_attribute_radio_group.json, aria-required-radiogroup.json, command
  /// “previous item”, VoiceOver on iOS 12.3.
  private func announces(_ edge: WebAttributes.Edge) -> Bool {
    !edge.container.isForm || edge.isStart || navigation != .swipeLeft
  }

  private func addEdges(_ web: WebAttributes, _ composition: inout Composition) {
    if settings.containers {
      for edge in web.edges where announces(edge) {
        WebEdgeWords(words: words).add(edge, to: &composition)
      }
    }
    let phrase: Phrase? =
      switch web.textKind {
      case .term: words.roles.term
      case .definition: words.roles.definition
      case .insertion: words.roles.insertion
      case .highlighted: words.roles.highlighted
      case .deletion, nil: nil
      }
    if let phrase { composition.add(.role, phrase, by: WebKitRules.textKind) }
  }
}
