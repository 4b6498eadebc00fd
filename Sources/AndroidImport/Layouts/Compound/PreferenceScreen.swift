internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// The screen of a preference file: a list with a row for each preference.
///
/// A row is a clickable layout that contains a title, a summary and a switch. Readers announce them
/// with the row.
///
/// Source: AndroidX Preference 1.2, Preference.java, TwoStatePreference.java,
/// PreferenceCategory.java and the layouts of the library.
struct PreferenceScreen {
  let layout: ExpandedLayout
  let words: AndroidWords

  private enum Kind: Sendable, Hashable {
    case screen, category, plain, toggle, checkBox, choice, slider
  }

  func fill(
    _ screen: inout Screen, _ found: inout FoundTexts, _ diagnostics: inout DiagnosticCollector
  ) {
    var list = Node(.list)
    list.android.viewClass = "RecyclerView"
    let top = screen.append(list)
    var shown = Set<ExpandedLayout.ID>()
    for id in layout.all {
      let isShown = isShown(id, shown)
      if isShown { shown.insert(id) }
      let kind = PreferenceScreen.kind(of: layout[id])
      var draft = ViewDraft(
        layout[id], ViewType(kind: .group, viewClass: "LinearLayout", source: .platform))
      draft.node.android.passthrough["preference"] = layout[id].viewClass
      if kind == .screen, layout.parent(of: id) == nil {
        screen.title = draft.consumeEither("title") ?? screen.title
      } else if isShown {
        report(layout[id], kind, &diagnostics)
        fill(&draft, kind)
        screen.append(Branch(draft.node, children: draft.leading), to: top)
      }
      recordUnusedTexts(of: draft, isShown: isShown, &found)
    }
  }

  /// Whether a preference is on this screen, and not on a further screen that opens from a row.
  private func isShown(
    _ id: ExpandedLayout.ID, _ shown: Set<ExpandedLayout.ID>
  ) -> Bool {
    guard let parent = layout.parent(of: id), layout.parent(of: parent) != nil else { return true }
    return shown.contains(parent) && PreferenceScreen.kind(of: layout[parent]) == .category
  }

  /// Returns the kind of a preference.
  ///
  /// The end of the class name decides, so that classes of the app are recognized, too.
  private static func kind(of view: LayoutView) -> Kind {
    let name = ViewType.simpleName(view.viewClass)
    return endings.first { name.hasSuffix($0.ending) }?.kind ?? .plain
  }

  /// Reports a preference whose row is uncertain.
  ///
  /// Such a preference has a class of the app, or it is a check box and the theme is unknown.
  private func report(
    _ view: LayoutView, _ kind: Kind, _ diagnostics: inout DiagnosticCollector
  ) {
    let name = ViewType.simpleName(view.viewClass)
    if view.dependsOnTheme, layout.inflatesMaterialViews == nil {
      diagnostics.record(.unknownTheme, at: view.position)
    }
    let package = view.viewClass.dropLast(name.utf8.count)
    let isOfLibrary = PreferenceScreen.packages.contains(String(package))
    if isOfLibrary, PreferenceScreen.names.contains(name) || kind != .plain { return }
    if kind == .plain {
      diagnostics.record(.unknownView, name, at: view.position)
    } else {
      let base = PreferenceScreen.endings.first { name.hasSuffix($0.ending) }?.ending ?? name
      diagnostics.record(.guessedView(base), name, at: view.position)
    }
  }

  /// The prefixes of the names of known preference classes.
  ///
  /// The names of Android's own classes can lack the package.
  private static let packages = ["", "androidx.preference.", "android.preference."]

  /// The classes whose rows contain only a title and a summary.
  private static let names: Set<String> = [
    "Preference", "EditTextPreference", "MultiSelectListPreference", "RingtonePreference",
    "DialogPreference", "SeekBarDialogPreference",
  ]

  private static let endings: [(ending: String, kind: Kind)] = [
    ("PreferenceScreen", .screen), ("preference-headers", .screen),
    ("PreferenceCategory", .category), ("SwitchPreference", .toggle),
    ("SwitchPreferenceCompat", .toggle), ("CheckBoxPreference", .checkBox),
    ("CheckboxPreference", .checkBox), ("MultiSelectListPreference", .plain),
    ("ListPreference", .choice), ("DropDownPreference", .choice), ("SeekBarPreference", .slider),
  ]
}

extension PreferenceScreen {
  private func fill(_ draft: inout ViewDraft, _ kind: Kind) {
    let view = draft.view
    let title = draft.consumeEither("title")
    if kind == .category {
      draft.node.role = .heading
      draft.node.android.viewClass = "TextView"
      draft.node.label = title.map { AuthoredText($0, from: .content) }
    } else {
      draft.prependText(title)
      draft.prependText(summary(of: &draft, kind))
      addWidget(kind, titled: title, to: &draft)
    }
    draft.node.states.isDisabled = (view.bool("enabled") ?? view.bool("enabled", .app)) == false
    if (view.bool("isPreferenceVisible", .app) ?? view.bool("isPreferenceVisible")) == false {
      draft.node.hidden = Hidden(.displayNone)
    }
    draft.node.id = (view.attribute("key") ?? view.attribute("key", .app))?.shownText
  }

  /// Whether the preference is on before the user changes it.
  private func isOn(_ draft: ViewDraft) -> Bool {
    (draft.view.bool("defaultValue") ?? draft.view.bool("defaultValue", .app)) == true
  }

  /// Returns the summary for the initial state of the preference, such as the summary for “on”.
  ///
  /// If the preference has no summary for this state, returns the general summary.
  private func summary(of draft: inout ViewDraft, _ kind: Kind) -> String? {
    if kind == .choice { return summaryOfChoice(of: &draft) }
    if showsText(draft.view) {
      let text = draft.view.attribute("defaultValue") ?? draft.view.attribute("defaultValue", .app)
      return text?.shownText ?? words.notSet.text
    }
    guard kind == .toggle || kind == .checkBox else { return draft.consumeEither("summary") }
    let names = isOn(draft) ? ("summaryOn", "summaryOff") : ("summaryOff", "summaryOn")
    let stateSummary = draft.consumeEither(names.0)
    for space in [LayoutAttribute.Space.app, .android] {
      draft.discard(names.1, space, because: .otherState)
      if stateSummary != nil { draft.discard("summary", space, because: .overridden) }
    }
    return stateSummary ?? draft.consumeEither("summary")
  }

  /// Whether the summary of a preference is the text that a person enters.
  ///
  /// Source: AndroidX Preference 1.2, EditTextPreference.java, SimpleSummaryProvider.
  private func showsText(_ view: LayoutView) -> Bool {
    ViewType.simpleName(view.viewClass).hasSuffix("EditTextPreference")
      && view.bool("useSimpleSummaryProvider", .app) == true
  }

  /// Returns the summary of a preference for choosing one entry of a list.
  ///
  /// If the summary contains `%s`, the selected entry replaces it.
  ///
  /// Source: AndroidX Preference 1.2, ListPreference.java, getSummary.
  private func summaryOfChoice(of draft: inout ViewDraft) -> String? {
    let usesEntry = draft.view.bool("useSimpleSummaryProvider", .app) == true
    let selected = selectedEntry(of: draft.view)
    if usesEntry { return selected ?? (isEntryUnknown(of: draft.view) ? nil : words.notSet.text) }
    guard let summary = draft.consumeEither("summary") else { return nil }
    for sign in ["%s", "%1$s"] {
      guard let range = summary.range(ofScalars: sign) else { continue }
      // If no entry is selected, `%s` is removed.
      let shown = summary[..<range.lowerBound] + (selected ?? "") + summary[range.upperBound...]
      guard shown.allSatisfy(\.isWhitespace) else { return String(shown) }
      for space in [LayoutAttribute.Space.app, .android] {
        draft.discard("summary", space, because: .otherState)
      }
      return nil
    }
    return summary
  }

  private func selectedEntry(of view: LayoutView) -> String? {
    let value = (view.attribute("defaultValue") ?? view.attribute("defaultValue", .app))?.word
    guard let entries = texts("entries", of: view), let values = texts("entryValues", of: view),
      let index = values.firstIndex(where: { $0 == value }), index < entries.count
    else { return nil }
    return entries[index]
  }

  /// Returns the texts of an array, or `nil` if the array was not found.
  private func texts(_ name: String, of view: LayoutView) -> [String]? {
    guard let array = view.resource(name) ?? view.resource(name, .app) else { return nil }
    return layout.arrays[array.qualified] ?? layout.arrays[array.name]
  }

  /// Whether a preference has a default value, but a missing resource decides which entry this is.
  private func isEntryUnknown(of view: LayoutView) -> Bool {
    let attribute = view.attribute("defaultValue") ?? view.attribute("defaultValue", .app)
    switch attribute?.value {
    case nil, .null: return false
    case .text: return texts("entries", of: view) == nil || texts("entryValues", of: view) == nil
    case .reference, .theme, .binding: return true
    }
  }

  /// Adds the control at the end of a row, and sets the role of the row.
  ///
  /// The title of a row labels its slider. Source: AndroidX Preference 1.2,
  /// preference_widget_seekbar.xml, `labelFor`.
  private func addWidget(_ kind: Kind, titled title: String?, to draft: inout ViewDraft) {
    let isSelectable =
      (draft.view.bool("selectable") ?? draft.view.bool("selectable", .app)) != false
    if isSelectable, kind != .slider { draft.node.android.clickable = true }
    let position = draft.view.position
    let checked: Checked = isOn(draft) ? .on : .off
    switch kind {
    case .toggle, .checkBox:
      let role: Role = kind == .toggle ? .switchControl : .checkbox
      draft.node.role = role
      draft.node.value = Value(checked: checked)
      var mark = ViewPart.check(role, checked, at: position)
      if role == .checkbox, layout.inflatesMaterialViews == true {
        mark.android.viewClass = "MaterialCheckBox"
      }
      draft.leading.append(Branch(mark))
    case .slider:
      let label = title.map { AuthoredText($0, from: .labelElement) }
      var bar = ViewPart.view(.slider, "SeekBar", label, at: position)
      let low = draft.view.number("min", .app) ?? draft.view.number("min") ?? 0
      let high = draft.view.number("max") ?? draft.view.number("max", .app) ?? 100
      let now = draft.view.number("defaultValue") ?? draft.view.number("defaultValue", .app) ?? low
      bar.value = Value(range: Value.Range(now: now, minimum: low, maximum: high))
      draft.leading.append(Branch(bar))
    case .plain, .choice, .screen, .category:
      draft.node.role = isSelectable ? .button : .generic
    }
  }

  /// Records texts that are not on the screen.
  ///
  /// Such texts belong to dialogs and screens that open from a row, or to other states of the
  /// preference.
  private func recordUnusedTexts(of draft: ViewDraft, isShown: Bool, _ found: inout FoundTexts) {
    for attribute in draft.unread {
      let isDialog = attribute.name.hasPrefix("dialog") || attribute.name.hasSuffix("ButtonText")
      let isState = attribute.name.hasPrefix("switchText")
      found.omit(
        attribute,
        because: !isShown || isDialog ? .notShown : isState ? .otherState : .noEffect)
    }
    for (attribute, reason) in draft.discarded { found.omit(attribute, because: reason) }
  }
}
