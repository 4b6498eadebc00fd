/// Composes announcements of native elements as a phone does: parts after commas, in lower case.
///
/// Order: name of the container entered, “selected”, table headers, label, expanded or collapsed,
/// value, dimmed, role, state, position, required, edges of lists and landmarks, important custom
/// content; after the pause the error, the author's hint, VoiceOver's own hints, and what else is
/// available.
/// Source: AccessibilitySnapshot 0.12.1 for the order; recordings where they differ.
struct DeviceComposer {
  let tree: AccessibilityTree
  let words: VoiceOverPhrasebook
  let settings: VoiceOver.Settings
  let corrections: VoiceOverCorrections

  /// What is said at an element.
  func announcement(
    for index: Int, in context: ElementContext?, entering: [Part]
  ) -> (announcement: Announcement, omissions: [Part]) {
    let element = tree[index]
    var composition = Composition(language: element.language, parts: entering)
    if element.traits.contains(.selected) {
      composition.add(.state, words.states.selected, by: TraitRules.selected)
    }
    addHeaders(context, &composition)
    let nameCount = composition.parts.count
    if element.traits.isSuperset(of: [.textEntry, .isEditing]) {
      addLabel(element, &composition)
      addEditing(element, in: context, &composition)
    } else {
      addLabel(element, &composition)
      addExpanded(element, &composition)
      addValue(element, &composition)
      let usesHint = composition.parts.count == nameCount && settings.hints
      if usesHint, let hint = element.hint, !hint.isEmpty {
        composition.addAuthored(.hint, hint, by: ComposerRules.hintInsteadOfName)
        composition.hintIsSpoken = true
      }
      addTraits(element, in: context, &composition)
    }
    addPlace(element, in: context, &composition)
    addRequired(element, &composition)
    addEdges(context, &composition)
    addImportantContent(element, &composition)
    DeviceHints(words: words, settings: settings, corrections: corrections)
      .add(for: element, to: &composition)
    composition.omissions += element.design?.lost ?? []
    return (Announcement(composition.parts), composition.omissions)
  }

  private func addHeaders(_ context: ElementContext?, _ composition: inout Composition) {
    guard settings.headers, case .cell(let cell) = context else { return }
    for header in cell.headers {
      for text in [tree[header].label, tree[header].value] {
        guard let text, !text.isEmpty else { continue }
        composition.add(
          .heading, text: text, by: ComposerRules.tableHeaders, node: tree[header].node)
      }
    }
  }

  private func addLabel(_ element: AccessibilityElement, _ composition: inout Composition) {
    guard let label = element.label, !label.isEmpty else { return }
    // Otherwise one would hear “Back, back button”.
    if element.traits.contains(.backButton),
      label.lowercased() == words.values.backTitle.text.lowercased()
    {
      return
    }
    composition.addAuthored(.label, label, by: ComposerRules.label)
  }

  private func addExpanded(_ element: AccessibilityElement, _ composition: inout Composition) {
    guard let expanded = element.design?.expanded else { return }
    let text = expanded ? words.states.expanded : words.states.collapsed
    let part = Part(.state, text, by: DeviceRules.expandedStatus)
    if corrections.hasExpandedStatus {
      composition.parts.append(part)
    } else {
      composition.omissions.append(part)
    }
  }

  private func addValue(_ element: AccessibilityElement, _ composition: inout Composition) {
    let traits = element.traits
    if let count = element.design?.characters, !traits.contains(.isEditing) {
      composition.add(
        .value, words.counted(words.editing.bullets, count), by: DeviceRules.secureValue)
    } else if let value = element.value, !value.isEmpty, !traits.contains(.switchButton) {
      let kind: Part.Kind = element.showsPlaceholder ? .placeholder : .value
      let rule = element.showsPlaceholder ? DeviceRules.placeholder : ComposerRules.value
      composition.addAuthored(kind, value, by: rule)
    }
    if !element.showsPlaceholder, let placeholder = element.design?.placeholder {
      composition.omissions.append(
        Part(.placeholder, placeholder, by: DeviceRules.placeholderOfFilledField))
    }
  }

  private func addTraits(
    _ element: AccessibilityElement, in context: ElementContext?, _ composition: inout Composition
  ) {
    let traits = TraitWord.words(for: element, in: context)
    if traits.first == .dimmed {
      composition.add(.state, words.traits.dimmed, by: TraitRules.dimmed)
    }
    let isMenuButton =
      element.design?.roleWord == .popUpButton && element.traits.contains(.button)
    if !isMenuButton { addRoleWord(element, &composition) }
    let hasOwnState = element.design?.checked != nil
    for trait in traits where trait != .dimmed && !(hasOwnState && trait.isSwitchState) {
      if trait == .heading, let level = element.design?.level {
        composition.add(
          .role, words.roles.headingLevel.phrase(["level": "\(level)"]),
          by: DeviceRules.headingLevel)
      } else if trait == .textField, element.traits.contains(.searchField) {
        continue  // Recorded: “Search, search field”, without “text field”.
      } else {
        composition.add(trait.kind, words.traits.words(for: trait), by: trait.rule)
      }
    }
    // Noted down: “Actions, button, pop up button”, on a SwiftUI menu.
    if isMenuButton { addRoleWord(element, &composition) }
  }

  private func addRoleWord(_ element: AccessibilityElement, _ composition: inout Composition) {
    guard let design = element.design else { return }
    if let role = design.roleWord {
      composition.add(.role, words.roles.words(for: role), by: DeviceRules.roleWord)
    }
    if let checked = design.checked {
      let phrase =
        switch checked {
        case .off: words.states.unchecked
        case .on: words.states.checked
        case .mixed: words.states.mixed
        }
      composition.add(.state, phrase, by: DeviceRules.checkedState)
    }
  }

  private func addPlace(
    _ element: AccessibilityElement, in context: ElementContext?, _ composition: inout Composition
  ) {
    switch context {
    case .series(let index, let count), .tab(let index, let count, _):
      addPosition(index, count, &composition)
    case .cell(let cell): addCell(cell, &composition)
    case .listStart, .listEnd, .landmarkStart, .landmarkEnd, nil:
      if let position = element.design?.position, let count = element.design?.count {
        addPosition(position, count, &composition)
      }
    }
  }

  private func addPosition(_ index: Int, _ count: Int, _ composition: inout Composition) {
    composition.add(
      .position, words.containers.position.phrase(["index": "\(index)", "count": "\(count)"]),
      by: ComposerRules.positionInSeries)
  }

  private func addCell(_ cell: CellContext, _ composition: inout Composition) {
    let rule = ComposerRules.tablePosition
    if let rows = cell.rowSpan {
      composition.add(.position, words.counted(words.containers.spansRows, rows), by: rule)
    }
    if let columns = cell.columnSpan {
      composition.add(.position, words.counted(words.containers.spansColumns, columns), by: rule)
    }
    guard settings.rows else { return }
    if let row = cell.row {
      composition.add(.position, words.containers.row.phrase(["row": "\(row)"]), by: rule)
    }
    if let column = cell.column {
      composition.add(
        .position, words.containers.column.phrase(["column": "\(column)"]), by: rule)
    }
  }

  private func addRequired(_ element: AccessibilityElement, _ composition: inout Composition) {
    guard element.design?.isRequired == true else { return }
    composition.add(.state, words.states.required, by: DeviceRules.required)
  }

  private func addEdges(_ context: ElementContext?, _ composition: inout Composition) {
    guard settings.containers else { return }
    let phrase: Phrase? =
      switch context {
      case .listStart: words.containers.listStart
      case .listEnd: words.containers.listEnd
      case .landmarkStart: words.containers.landmark
      case .landmarkEnd: words.containers.end
      case .series, .tab, .cell, nil: nil
      }
    if let phrase { composition.add(.container, phrase, by: ComposerRules.containerEdge) }
  }

  private func addImportantContent(
    _ element: AccessibilityElement, _ composition: inout Composition
  ) {
    for content in element.customContent where content.isImportant {
      for text in [content.label, content.value] where !text.isEmpty {
        composition.addAuthored(.content, text, by: ComposerRules.importantContent)
      }
    }
  }

  /// While a field is edited, its role and state come before what it holds.
  private func addEditing(
    _ element: AccessibilityElement, in context: ElementContext?, _ composition: inout Composition
  ) {
    addTraits(element, in: context, &composition)
    EditingWords(words: words, rotor: settings.rotor).add(
      value: element.value, isPlaceholder: element.showsPlaceholder,
      characters: element.design?.characters, required: false, to: &composition)
  }
}
