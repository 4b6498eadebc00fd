internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// A preference screen: a list with one row for each preference.
///
/// A row is a layout that can be pressed; title, summary and switch stand inside it and are heard
/// with it.
/// Source: AndroidX Preference 1.2, Preference.java, TwoStatePreference.java, PreferenceCategory.java
/// and the layouts of the library.
struct PreferenceScreen {
  let layout: ExpandedLayout
  /// The platform's words.
  let words: AndroidWords

  /// What a preference has beside its title.
  private enum Kind: Sendable, Hashable {
    case screen, category, plain, toggle, checkBox, choice, slider
  }

  /// Adds the rows to a screen.
  func fill(_ screen: inout Screen, _ found: inout FoundTexts) {
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
      draft.node.android.carried["preference"] = layout[id].viewClass
      if kind == .screen, layout.parent(of: id) == nil {
        screen.title = draft.takeEither("title") ?? screen.title
      } else if isShown {
        fill(&draft, kind)
        screen.append(Branch(draft.node, children: draft.leading), to: top)
      }
      leaveRest(of: draft, isShown: isShown, &found)
    }
  }

  /// Whether a preference is on the screen rather than on one that a row opens.
  private func isShown(
    _ id: ExpandedLayout.ID, _ shown: Set<ExpandedLayout.ID>
  ) -> Bool {
    guard let parent = layout.parent(of: id), layout.parent(of: parent) != nil else { return true }
    return shown.contains(parent) && PreferenceScreen.kind(of: layout[parent]) == .category
  }

  /// The kind of a preference, an app's own by the end of its name.
  private static func kind(of view: LayoutView) -> Kind {
    let name = ViewType.simpleName(view.viewClass)
    return endings.first { name.hasSuffix($0.ending) }?.kind ?? .plain
  }

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
    let title = draft.takeEither("title")
    if kind == .category {
      draft.node.role = .heading
      draft.node.android.viewClass = "TextView"
      draft.node.label = title.map { AuthoredText($0, from: .content) }
    } else {
      draft.lead(with: title)
      draft.lead(with: summary(of: &draft, kind))
      addWidget(kind, to: &draft)
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

  /// The summary: that of the state the preference is in, else its own.
  private func summary(of draft: inout ViewDraft, _ kind: Kind) -> String? {
    if kind == .choice { return summaryOfChoice(of: &draft) }
    guard kind == .toggle || kind == .checkBox else { return draft.takeEither("summary") }
    let names = isOn(draft) ? ("summaryOn", "summaryOff") : ("summaryOff", "summaryOn")
    let stated = draft.takeEither(names.0)
    for space in [LayoutAttribute.Space.app, .android] {
      draft.leave(names.1, space, because: .otherState)
      if stated != nil { draft.leave("summary", space, because: .overridden) }
    }
    return stated ?? draft.takeEither("summary")
  }

  /// The summary of a choice, in which `%s` stands for the chosen entry.
  ///
  /// Source: AndroidX Preference 1.2, ListPreference.java, getSummary.
  private func summaryOfChoice(of draft: inout ViewDraft) -> String? {
    let usesEntry = draft.view.bool("useSimpleSummaryProvider", .app) == true
    let chosen = chosenEntry(of: draft.view)
    if usesEntry { return chosen ?? words.notSet.text }
    guard let summary = draft.takeEither("summary") else { return nil }
    for sign in ["%s", "%1$s"] {
      guard let place = summary.range(ofScalars: sign) else { continue }
      // Without an entry that is chosen nothing stands there.
      let shown = summary[..<place.lowerBound] + (chosen ?? "") + summary[place.upperBound...]
      guard shown.allSatisfy(\.isWhitespace) else { return String(shown) }
      for space in [LayoutAttribute.Space.app, .android] {
        draft.leave("summary", space, because: .otherState)
      }
      return nil
    }
    return summary
  }

  private func chosenEntry(of view: LayoutView) -> String? {
    func texts(_ name: String) -> [String] {
      guard let array = view.resource(name) ?? view.resource(name, .app) else { return [] }
      return layout.arrays[array.qualified] ?? layout.arrays[array.name] ?? []
    }
    let value = (view.attribute("defaultValue") ?? view.attribute("defaultValue", .app))?.word
    let entries = texts("entries")
    guard let place = texts("entryValues").firstIndex(where: { $0 == value }),
      place < entries.count
    else { return nil }
    return entries[place]
  }

  /// What stands at the end of a row, and what the row is to other platforms.
  private func addWidget(_ kind: Kind, to draft: inout ViewDraft) {
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
      draft.leading.append(Branch(ViewPart.check(role, checked, at: position)))
    case .slider:
      var bar = ViewPart.view(.slider, "SeekBar", nil, at: position)
      let low = draft.view.number("min", .app) ?? draft.view.number("min") ?? 0
      let high = draft.view.number("max") ?? draft.view.number("max", .app) ?? 100
      let now = draft.view.number("defaultValue") ?? draft.view.number("defaultValue", .app) ?? low
      bar.value = Value(range: Value.Range(now: now, minimum: low, maximum: high))
      draft.leading.append(Branch(bar))
    case .plain, .choice, .screen, .category:
      draft.node.role = isSelectable ? .button : .generic
    }
  }

  /// Texts of dialogs that a row opens, of pages behind it, and of other states.
  private func leaveRest(of draft: ViewDraft, isShown: Bool, _ found: inout FoundTexts) {
    for attribute in draft.unasked {
      let isDialog = attribute.name.hasPrefix("dialog") || attribute.name.hasSuffix("ButtonText")
      let isState = attribute.name.hasPrefix("switchText")
      found.leaveOut(
        attribute,
        because: !isShown || isDialog ? .notShown : isState ? .otherState : .noEffect)
    }
    for (attribute, reason) in draft.left { found.leaveOut(attribute, because: reason) }
  }
}
